import { t } from '../../i18n/page/t.ts';
import { isTyping } from '../lib/keys.ts';

function isMac(): boolean {
  return globalThis.navigator?.platform?.startsWith('Mac') ?? false;
}

const macSymbols: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };

/** A key as printed on the keyboard: Ctrl Shift E, ⌘ K, ←; Strg on a German one. */
export function keyLabel(key: string, mac = isMac()): string {
  return key
    .split('+')
    .map((part) => (mac ? macSymbols[part] : undefined) ?? keyPartLabel(part))
    .join(' ');
}

function keyPartLabel(part: string): string {
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
      return t('general.keyCtrl');
    case 'Space':
    case 'Shift':
    case 'Escape':
    case 'Enter':
    case 'Delete':
    case 'Home':
    case 'End':
    case 'PageUp':
    case 'PageDown':
      return t(`general.key${part}`);
    default:
      return part;
  }
}

/** Keys in the syntax of aria-keyshortcuts. */
export function ariaKeys(keys: readonly string[], mac = isMac()): string {
  return keys.map((key) => key.replace('Mod', mac ? 'Meta' : 'Control')).join(' ');
}

/**
 * Whether a key press is this key. Alt and a digit are compared by physical key, as Alt, Option or AltGr change the
 * character. Punctuation is compared by character, as its physical key depends on the layout.
 */
export function isKey(event: KeyboardEvent, key: string): boolean {
  const parts = key.split('+');
  const name = parts.at(-1) ?? '';
  const requires = (modifier: string): boolean => parts.includes(modifier);
  if (event.altKey !== requires('Alt') || (event.ctrlKey || event.metaKey) !== requires('Mod')) return false;
  if (requires('Alt') && /^\d$/.test(name)) return altDigit(event) === Number(name);
  const isSign = name.length === 1 && !/[A-Z0-9]/.test(name);
  if (!isSign && event.shiftKey !== requires('Shift')) return false;
  return event.key.toUpperCase() === name.toUpperCase();
}

const textFields =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="date"], [type="number"], [type="radio"], [type="time"])';

/**
 * The digit pressed with Alt. Null for any other key, and where a Mac types a different character into a text field,
 * such as @ on a Spanish layout. Windows and Linux type nothing with Alt; their French layout reports & for 1.
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

/** Whether a key is pressed with Alt, by its place on the keyboard: Alt and Option may change its character. */
export function isAltKey({ altKey, ctrlKey, metaKey, code }: AltPress, physical: string): boolean {
  return altKey && !ctrlKey && !metaKey && code === physical;
}

type AltPress = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'code'>;

/** Single characters are no shortcuts while a text field has the focus. */
export function mayBeShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  return event.ctrlKey || event.metaKey || event.altKey || !isTyping(event);
}
