import { type ClientRecord, fullNameOf, type Practice } from '../../dialects/practice.ts';
import { accountCodeOf } from './deskRows.ts';
import { isKept } from './values.ts';

const shortest = 2;
const fewestDigits = 4;

/**
 * The accounts that the F2 search finds, by surname.
 *
 * Every word of the phrase has to begin a word of the name in any order; or the phrase is the beginning of an account
 * code, of an email or of an animal's name, or digits out of a phone. Accents and capitals don't count.
 */
export function foundAccounts(practice: Practice, phrase: string): readonly ClientRecord[] {
  const term = plain(phrase.trim());
  if (term.length < shortest) return [];
  const words = wordsOf(term);
  const digits = /[^\d\s()+./-]/.test(term) ? '' : term.replaceAll(/\D/g, '');
  const owners = new Set(
    practice.patients.filter(({ name }) => plain(name).startsWith(term)).map(({ clientKey }) => clientKey),
  );
  const isFound = (client: ClientRecord): boolean => {
    const names = wordsOf(plain(fullNameOf(client)));
    return (
      (words.length > 0 && words.every((word) => names.some((name) => name.startsWith(word)))) ||
      plain(accountCodeOf(client)).startsWith(term) ||
      client.emails.slice(0, 1).some((email) => plain(email).startsWith(term)) ||
      (digits.length >= fewestDigits &&
        client.phones.some(({ value }) => value.replaceAll(/\D/g, '').includes(digits))) ||
      owners.has(client.key)
    );
  };
  return practice.clients
    .filter((client) => isKept(client) && isFound(client))
    .toSorted((one, other) => byName.compare(one.familyName, other.familyName) || one.key - other.key);
}

const byName = new Intl.Collator('en', { sensitivity: 'accent' });

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,-]+/).filter((word) => word !== '');
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
