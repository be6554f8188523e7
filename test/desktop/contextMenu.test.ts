import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, FakeWindow, resetElectron } from '../support/electron/electronStandIn.ts';
import { checksSpelling, offerContextMenu } from '../../electron/desktop/contextMenu.ts';
import { setLanguage } from '../../i18n/core/t.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

interface Item {
  readonly role?: string;
  readonly label?: string;
  readonly enabled?: boolean;
  readonly type?: string;
  readonly click?: () => void;
}

const flags = { canUndo: false, canRedo: false, canCut: false, canCopy: false, canPaste: true, canSelectAll: true };
const inField = { isEditable: true, selectionText: '', editFlags: flags, dictionarySuggestions: [], frame: null };
let window: FakeWindow;

beforeEach(() => {
  resetElectron();
  setLanguage('en');
  window = new FakeWindow({});
  // Sound: the stand-in is a window to what is tested here.
  offerContextMenu(window as never);
});

/** The menu that opens at a place of the page; null where none does. */
function menuAt(place: object): readonly Item[] | null {
  calls.length = 0;
  window.webContents.emit('context-menu', {}, { ...inField, ...place, x: 12, y: 34, menuSourceType: 'mouse' });
  const popup = calls.find(({ name }) => name === 'menu.popup');
  // Sound: the stand-in's menu is the template that it was built from.
  return popup ? (popup.args[0] as readonly Item[]) : null;
}

const rolesOf = (menu: readonly Item[] | null): unknown => menu?.map(({ role, type }) => role ?? type);

describe('the context menu', () => {
  it('pastes into a field, with what can’t be done switched off', () => {
    const menu = menuAt({});
    expect(rolesOf(menu)).toEqual(['undo', 'redo', 'separator', 'cut', 'copy', 'paste', 'separator', 'selectAll']);
    expect(menu?.filter(({ enabled }) => enabled).map(({ role }) => role)).toEqual(['paste', 'selectAll']);
  });

  it('copies what is selected elsewhere, and does not open where nothing is', () => {
    const selected = { isEditable: false, selectionText: 'Bella', editFlags: { ...flags, canCopy: true } };
    expect(rolesOf(menuAt(selected))).toEqual(['copy', 'separator', 'selectAll']);
    expect(menuAt({ isEditable: false, selectionText: ' ' })).toBeNull();
  });

  it('offers the system’s spelling first, and puts the chosen one in', () => {
    const menu = menuAt({ dictionarySuggestions: ['vaccine', 'vaccines', 'a', 'b', 'c', 'd', 'e'] });
    expect(menu?.slice(0, 6).map(({ label, type }) => label ?? type)).toEqual([
      'vaccine',
      'vaccines',
      'a',
      'b',
      'c',
      'separator',
    ]);
    menu?.[1]?.click?.();
    expect(calls.at(-1)).toEqual({ name: 'contents.replaceMisspelling', args: ['vaccines'] });
  });

  it.each([
    ['de', 'Ausschneiden', 'Einfügen'],
    ['es', 'Cortar', 'Pegar'],
    ['fr', 'Couper', 'Coller'],
  ] as const)('speaks %s', (language, cut, paste) => {
    setLanguage(language);
    expect(menuAt({})?.map(({ label }) => label)).toEqual(expect.arrayContaining([cut, paste]));
  });
});

it('leaves spelling to the system, and to nothing that would have to be fetched', () => {
  expect((['darwin', 'win32', 'linux'] as const).map((platform) => checksSpelling(platform))).toEqual([
    true,
    false,
    false,
  ]);
});
