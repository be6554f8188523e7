import { app, Menu, type MenuItemConstructorOptions, nativeTheme } from 'electron';
import { resolveLanguage } from '../contract/language.ts';
import type { Core } from '../core/createCore.ts';
import { setLanguage, t } from '../../i18n/core/t.ts';

/** Keeps menus, dialogs and the page's `prefers-color-scheme` with the chosen appearance. */
export function followAppearance(core: Core): void {
  const apply = (): void => {
    const chosen = core.appearance().appearance;
    if (nativeTheme.themeSource !== chosen) nativeTheme.themeSource = chosen;
  };
  apply();
  core.subscribe(apply);
}

const names = {
  editMenu: 'desktop.edit',
  undo: 'desktop.undo',
  redo: 'desktop.redo',
  cut: 'desktop.cut',
  copy: 'desktop.copy',
  paste: 'desktop.paste',
  selectAll: 'desktop.selectAll',
  viewMenu: 'desktop.view',
  resetZoom: 'desktop.actualSize',
  zoomIn: 'desktop.zoomIn',
  zoomOut: 'desktop.zoomOut',
  togglefullscreen: 'desktop.fullScreen',
  windowMenu: 'desktop.window',
  minimize: 'desktop.minimize',
  close: 'desktop.close',
} as const;

/** Keeps the application menu in the chosen language. */
export function followLanguage(core: Core): void {
  let spoken = core.appearance().language;
  setMenu('translated');
  core.subscribe(() => {
    if (core.appearance().language === spoken) return;
    spoken = core.appearance().language;
    setMenu('translated');
  });
}

/**
 * The application menu: what the keyboard needs (copy and paste, zoom) and nothing that the page does itself. Until the
 * language is known its items have Electron's own English labels.
 */
export function setMenu(labels: 'english' | 'translated'): void {
  const item = (role: keyof typeof names): MenuItemConstructorOptions =>
    labels === 'translated' ? { role, label: t(names[role]) } : { role };
  const line: MenuItemConstructorOptions = { type: 'separator' };
  const debugging: MenuItemConstructorOptions[] = app.isPackaged
    ? []
    : [line, { role: 'reload' }, { role: 'toggleDevTools' }];
  const onMac: MenuItemConstructorOptions[] = process.platform === 'darwin' ? [{ role: 'appMenu' }] : [];
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...onMac,
      {
        ...item('editMenu'),
        submenu: [item('undo'), item('redo'), line, item('cut'), item('copy'), item('paste'), item('selectAll')],
      },
      {
        ...item('viewMenu'),
        submenu: [item('resetZoom'), item('zoomIn'), item('zoomOut'), line, item('togglefullscreen'), ...debugging],
      },
      { ...item('windowMenu'), submenu: [item('minimize'), item('close')] },
    ]),
  );
}

/** Uses the computer's language: for texts before the core has loaded the user's choice, or if it never will. */
export function speakAsComputer(): void {
  setLanguage(resolveLanguage('system', app.getPreferredSystemLanguages()));
}
