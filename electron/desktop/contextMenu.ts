import { type BrowserWindow, type ContextMenuParams, Menu, type MenuItemConstructorOptions } from 'electron';
import { t } from '../../i18n/core/t.ts';

const mostSuggestions = 5;

/**
 * Whether text is checked for spelling: on macOS, by the system itself. Elsewhere Chromium would fetch a dictionary
 * from a server of others.
 */
export function checksSpelling(platform: NodeJS.Platform = process.platform): boolean {
  return platform === 'darwin';
}

/** Electron opens no context menu by itself, and without one a mouse can't paste. */
export function offerContextMenu(window: BrowserWindow): void {
  window.webContents.on('context-menu', (_event, params) => {
    const template = itemsFor(params, (text) => window.webContents.replaceMisspelling(text));
    if (template.length === 0 || window.isDestroyed()) return;
    const { frame, x, y, menuSourceType: sourceType } = params;
    Menu.buildFromTemplate(template).popup({ window, x, y, sourceType, ...(frame && { frame }) });
  });
}

function itemsFor(params: ContextMenuParams, replace: (text: string) => void): MenuItemConstructorOptions[] {
  const { editFlags: can, isEditable, selectionText, dictionarySuggestions } = params;
  const line: MenuItemConstructorOptions = { type: 'separator' };
  const copy = { role: 'copy', label: t('desktop.copy'), enabled: can.canCopy } as const;
  const selectAll = { role: 'selectAll', label: t('desktop.selectAll'), enabled: can.canSelectAll } as const;
  if (!isEditable) return selectionText.trim() === '' ? [] : [copy, line, selectAll];
  const spellings = dictionarySuggestions
    .slice(0, mostSuggestions)
    .map((label): MenuItemConstructorOptions => ({ label, click: () => replace(label) }));
  return [
    ...spellings,
    ...(spellings.length > 0 ? [line] : []),
    { role: 'undo', label: t('desktop.undo'), enabled: can.canUndo },
    { role: 'redo', label: t('desktop.redo'), enabled: can.canRedo },
    line,
    { role: 'cut', label: t('desktop.cut'), enabled: can.canCut },
    copy,
    { role: 'paste', label: t('desktop.paste'), enabled: can.canPaste },
    line,
    selectAll,
  ];
}
