import { say } from '../../words/page/say.ts';
import { isTyping } from '../lib/keys.ts';

function isMac(): boolean {
  return globalThis.navigator?.platform?.startsWith('Mac') ?? false;
}

const macSigns: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };

/** A key as it is written on the keyboard: Ctrl Shift E, ⌘ K, ←; Strg on a German one. */
export function shownKey(key: string, mac = isMac()): string {
  return key
    .split('+')
    .map((part) => (mac ? macSigns[part] : undefined) ?? shownName(part))
    .join(' ');
}

function shownName(part: string): string {
  switch (part) {
    case 'ArrowLeft':
      return '←';
    case 'ArrowRight':
      return '→';
    case 'ArrowUp':
      return '↑';
    case 'ArrowDown':
      return '↓';
    case 'Mod':
      return say('general.keyCtrl');
    case 'Shift':
    case 'Escape':
    case 'Enter':
    case 'Delete':
    case 'Home':
    case 'End':
    case 'PageUp':
    case 'PageDown':
      return say(`general.key${part}`);
    default:
      return part;
  }
}

/** Keys as assistive technology is told them (aria-keyshortcuts). */
export function ariaKeys(keys: readonly string[], mac = isMac()): string {
  return keys.map((key) => key.replace('Mod', mac ? 'Meta' : 'Control')).join(' ');
}

/**
 * Whether a key press is this key. Alt and digit go by the place of the key, as with Alt, Option or AltGr the
 * character differs; a sign goes by what it is, as the keys for it differ from keyboard to keyboard.
 */
export function isKey(event: KeyboardEvent, key: string): boolean {
  const parts = key.split('+');
  const name = parts.at(-1) ?? '';
  const wants = (modifier: string): boolean => parts.includes(modifier);
  if (event.altKey !== wants('Alt') || (event.ctrlKey || event.metaKey) !== wants('Mod')) return false;
  if (wants('Alt') && /^\d$/.test(name)) return altDigit(event) === Number(name);
  const isSign = name.length === 1 && !/[A-Z0-9]/.test(name);
  if (!isSign && event.shiftKey !== wants('Shift')) return false;
  return event.key.toUpperCase() === name.toUpperCase();
}

const textFields =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="date"], [type="number"], [type="radio"], [type="time"])';

/**
 * The digit on the key that was pressed with Alt; null where it is none, or where a Mac writes another character with it
 * into a field, such as @ in Spain. Windows and Linux write nothing with Alt, and their French keyboard tells & for 1.
 */
export function altDigit(
  press: Pick<KeyboardEvent, 'altKey' | 'code' | 'key' | 'target'>,
  mac = isMac(),
): number | null {
  const { altKey, code, key, target } = press;
  const digit = altKey ? /^Digit(\d)$/.exec(code)?.[1] : undefined;
  if (digit === undefined) return null;
  const writes = mac && key !== digit && target instanceof Element && target.matches(textFields);
  return writes ? null : Number(digit);
}

/** Whether a press may be a shortcut at all: not while somebody types, unless no character comes of it. */
export function mayBeShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  return event.ctrlKey || event.metaKey || event.altKey || !isTyping(event);
}
