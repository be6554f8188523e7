import { app, Menu, type MenuItemConstructorOptions } from 'electron';
import type { Core } from '../core/createCore.ts';
import { say } from '../../words/core/say.ts';

/** Keeps the application menu in the chosen language: Electron's own roles have English names only. */
export function followLanguage(core: Core): void {
  let spoken = core.language();
  setMenu();
  core.listen(() => {
    if (core.language() === spoken) return;
    spoken = core.language();
    setMenu();
  });
}

/** The application menu: what the keyboard needs (copy and paste, zoom) and nothing that the page does itself. */
export function setMenu(): void {
  const debugging: MenuItemConstructorOptions[] = app.isPackaged
    ? []
    : [{ type: 'separator' }, { role: 'reload' }, { role: 'toggleDevTools' }];
  const onMac: MenuItemConstructorOptions[] = process.platform === 'darwin' ? [{ role: 'appMenu' }] : [];
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...onMac,
      {
        role: 'editMenu',
        label: say('desktop.edit'),
        submenu: [
          { role: 'undo', label: say('desktop.undo') },
          { role: 'redo', label: say('desktop.redo') },
          { type: 'separator' },
          { role: 'cut', label: say('desktop.cut') },
          { role: 'copy', label: say('desktop.copy') },
          { role: 'paste', label: say('desktop.paste') },
          { role: 'selectAll', label: say('desktop.selectAll') },
        ],
      },
      {
        role: 'viewMenu',
        label: say('desktop.view'),
        submenu: [
          { role: 'resetZoom', label: say('desktop.actualSize') },
          { role: 'zoomIn', label: say('desktop.zoomIn') },
          { role: 'zoomOut', label: say('desktop.zoomOut') },
          { type: 'separator' },
          { role: 'togglefullscreen', label: say('desktop.fullScreen') },
          ...debugging,
        ],
      },
      {
        role: 'windowMenu',
        label: say('desktop.window'),
        submenu: [
          { role: 'minimize', label: say('desktop.minimize') },
          { role: 'close', label: say('desktop.close') },
        ],
      },
    ]),
  );
}
