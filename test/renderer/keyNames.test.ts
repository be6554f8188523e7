import { describe, expect, it } from 'vitest';
import { actionList, keyHints } from '../../renderer/actions/actionList.ts';
import { ariaKeys, isKey, keyLabel } from '../../renderer/actions/keyNames.ts';
import en from '../../i18n/page/en/first.json' with { type: 'json' };
import enScreens from '../../i18n/page/en/screens.json' with { type: 'json' };
import de from '../../i18n/page/de/first.json' with { type: 'json' };
import { setMessages, t } from '../../i18n/page/t.ts';

/** A key press as the browser reports it; nothing else of the event counts. */
function press(key: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent {
  const event = { key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
  // Sound: isKey reads these six and nothing else.
  return event as KeyboardEvent;
}

describe('isKey', () => {
  it('takes a letter in either case, but no other key with it', () => {
    expect(isKey(press('t'), 'T')).toBe(true);
    expect(isKey(press('T'), 'T')).toBe(true);
    expect(isKey(press('t', { ctrlKey: true }), 'T')).toBe(false);
    expect(isKey(press('t', { metaKey: true }), 'T')).toBe(false);
    expect(isKey(press('t', { altKey: true }), 'T')).toBe(false);
    expect(isKey(press('T', { shiftKey: true }), 'T')).toBe(false);
  });

  it('takes a sign as it is, however the keyboard makes it', () => {
    expect(isKey(press('?', { shiftKey: true }), '?')).toBe(true);
    expect(isKey(press('/', { shiftKey: true }), '/')).toBe(true);
    expect(isKey(press('/'), '/')).toBe(true);
  });

  it('treats Ctrl and Cmd as the same, and Shift as different', () => {
    expect(isKey(press('k', { ctrlKey: true }), 'Mod+K')).toBe(true);
    expect(isKey(press('k', { metaKey: true }), 'Mod+K')).toBe(true);
    expect(isKey(press('E', { ctrlKey: true, shiftKey: true }), 'Mod+Shift+E')).toBe(true);
    expect(isKey(press('e', { ctrlKey: true }), 'Mod+Shift+E')).toBe(false);
    expect(isKey(press('ArrowLeft', { shiftKey: true }), 'ArrowLeft')).toBe(false);
  });

  it('takes a digit with Alt by its place, as Option and AltGr make other characters', () => {
    expect(isKey(press('¡', { altKey: true, code: 'Digit1' }), 'Alt+1')).toBe(true);
    expect(isKey(press('1', { altKey: true, code: 'Numpad1' }), 'Alt+1')).toBe(false);
  });
});

describe('the names of keys', () => {
  it('are written as on the keyboard', () => {
    expect(['Mod+Shift+E', 'ArrowLeft', 'Escape', '?'].map((key) => keyLabel(key, false))).toEqual([
      'Ctrl Shift E',
      '←',
      'Esc',
      '?',
    ]);
    expect(keyLabel('Mod+K', true)).toBe('⌘ K');
    expect(ariaKeys(['Mod+K', '/'], false)).toBe('Control+K /');
    expect(ariaKeys(['Mod+K'], true)).toBe('Meta+K');
  });

  it('are those of the keyboard that goes with the language, and stay English for assistive technology', () => {
    setMessages('de', de, 'de-DE');
    const shown = ['Mod+Shift+E', 'Home', 'Delete', 'Escape'].map((key) => keyLabel(key, false));
    const announced = ariaKeys(['Mod+Shift+E', 'Home'], false);
    setMessages('en', { ...en, ...enScreens }, 'en-US');
    expect(shown).toEqual(['Strg Umschalt E', 'Pos1', 'Entf', 'Esc']);
    expect(announced).toBe('Control+Shift+E Home');
  });
});

describe('the action list', () => {
  it('has no key twice where it could mean two things', () => {
    // Of these, one is open at a time.
    const screens = [['day', 'dayGrid', 'board'], ['clients'], ['review', 'reviewTable']];
    for (const screen of screens) {
      const rows = Object.values(actionList).filter(({ place }) => place === 'everywhere' || screen.includes(place));
      const keys = rows.flatMap((row) => [...row.keys]);
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  });

  it('has no label twice in one place', () => {
    const rows = [...Object.values(actionList), ...keyHints].map(({ place, text }) => `${place}: ${t(text)}`);
    expect(new Set(rows).size).toBe(rows.length);
  });
});
