import type { ClientRecord, PatientRecord } from '../../dialects/practice.ts';

const fewestDigits = 3;

/**
 * Owners that a phrase finds: every word begins a word of the name, or is part of the email, of the number of the file
 * or of an animal's name; a phrase of digits is looked for in phones.
 */
export function foundOwners(
  clients: readonly ClientRecord[],
  patients: readonly PatientRecord[],
  phrase: string,
): readonly ClientRecord[] {
  const words = folded(phrase).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const digits = phrase.replaceAll(/\D/g, '');
  const isNumber = digits.length >= fewestDigits && !/\p{L}/u.test(phrase);
  const pets = new Map<number, string>();
  for (const { clientKey, name } of patients) {
    if (clientKey !== null) pets.set(clientKey, `${pets.get(clientKey) ?? ''} ${folded(name)}`);
  }
  return clients.filter((row) => {
    if (isNumber && row.phones.some(({ value }) => value.replaceAll(/\D/g, '').includes(digits))) return true;
    const parts = folded(`${row.givenName ?? ''} ${row.familyName}`).split(/[\s'’-]+/);
    const whole = [...parts, folded(`${row.givenName ?? ''} ${row.familyName}`), folded(row.familyName)];
    const more = `${row.emails.join(' ').toLowerCase()} k/${String(row.key).padStart(5, '0')} ${pets.get(row.key) ?? ''}`;
    return words.every((word) => whole.some((part) => part.startsWith(word)) || more.includes(word));
  });
}

/** A text without capitals and accents. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'O')
    .toLowerCase();
}
