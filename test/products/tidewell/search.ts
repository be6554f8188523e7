import { type ClientRecord, fullNameOf, type Practice } from '../../dialects/practice.ts';

/** Who was found, and by what. */
export interface SearchHit {
  readonly client: ClientRecord;
  readonly matchedOn: readonly string[];
}

const fewestDigits = 4;

/** Finds pet parents; case and accents don't count, and each word has to begin a word of the same name. */
export function searchHits(practice: Practice, clients: readonly ClientRecord[], text: string): readonly SearchHit[] {
  const term = plain(text.trim());
  const words = term.split(/\s+/);
  const digits = text.replaceAll(/\D/g, '');
  const begins = (name: string): boolean => {
    const parts = plain(name).split(/[\s-]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  const matches = (client: ClientRecord): readonly string[] => {
    const pets = practice.patients.filter(({ clientKey }) => clientKey === client.key);
    const tests = [
      ['NAME', begins(fullNameOf(client))],
      ['EMAIL', client.emails.some((email) => email.toLowerCase().startsWith(term))],
      ['PHONE', digits.length >= fewestDigits && client.phones.some(({ value }) => digitsOf(value).includes(digits))],
      ['PET', pets.some(({ name }) => begins(name))],
    ] as const;
    return tests.filter(([, isMatch]) => isMatch).map(([word]) => word);
  };
  return clients
    .map((client) => ({ client, matchedOn: matches(client) }))
    .filter(({ matchedOn }) => matchedOn.length > 0);
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Without case and without the accents that can be taken off a letter. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
