/** The place of a value, with the French “de” before it and the period after it, but for an ellipsis. */
const places = /(?:\b([Dd])e )?\{\{(\w+)\}\}(\.(?!\.))?/g;

/**
 * A text whose values take with them what depends on them: in French the “de” before one, and the period after one. What
 * they take is their format, which `writeValue` writes.
 */
export function markPlaces(text: string, language: string): string {
  return text.replaceAll(places, (all: string, letter: string | undefined, name: string, stop: string | undefined) => {
    const hasDe = letter !== undefined && language === 'fr';
    const format = [hasDe ? `${letter}e` : '', stop === undefined ? '' : 'stop'].filter(Boolean).join(' ');
    if (format === '') return all;
    return `${letter !== undefined && !hasDe ? `${letter}e ` : ''}{{${name}, ${format}}}`;
  });
}

/**
 * A value in its place: “de Luna” and “d’Alfie”, where an h stays as it is, as most names of today have one that is spoken;
 * and one period after “10:30 a.m.”.
 */
export function writeValue(value: string, format = ''): string {
  const [, letter] = /^([Dd])e/.exec(format) ?? [];
  const before = letter === undefined ? '' : /^[aeiouœæ]/.test(baseLetters(value)) ? `${letter}’` : `${letter}e `;
  const after = format.endsWith('stop') && !value.endsWith('.') ? '.' : '';
  return `${before}${value}${after}`;
}

function baseLetters(text: string): string {
  return text.slice(0, 2).toLowerCase().normalize('NFD');
}
