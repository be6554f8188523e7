import { type ClientRecord, fullNameOf, type PatientRecord } from '../../dialects/practice.ts';

/** A keeper who was found, and by what. */
export interface KeeperHit {
  readonly client: ClientRecord;
  readonly matchedOn: readonly string[];
}

const fewestDigits = 4;

/** The number on a keeper's invoices. */
export function accountRef({ key }: { readonly key: number }): string {
  return `QM${String(400_000 + key)}`;
}

/**
 * Finds keepers as the index of team people does: every word of the phrase has to begin a word of the name, without
 * regard to case and accents; telephones are found by digits in a row.
 */
export function keeperHits(
  clients: readonly ClientRecord[],
  patients: readonly PatientRecord[],
  phrase: string,
): readonly KeeperHit[] {
  const term = plain(phrase.trim());
  const words = term.split(/[\s,-]+/).filter((word) => word !== '');
  const digits = phrase.replaceAll(/\D/g, '');
  const begins = (name: string): boolean => {
    const parts = plain(name).split(/[\s-]+/);
    return words.length > 0 && words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  const owners = new Set(patients.filter(({ name }) => begins(name)).map(({ clientKey }) => clientKey));
  return clients.flatMap((client): readonly KeeperHit[] => {
    const tests = [
      ['NAME', begins(fullNameOf(client))],
      ['TELEPHONE', digits.length >= fewestDigits && client.phones.some(({ value }) => holds(value, digits))],
      ['EMAIL', client.emails.some((email) => email.toLowerCase().startsWith(term))],
      ['ACCOUNT_REF', accountRef(client).toLowerCase() === term],
      ['PATIENT_NAME', owners.has(client.key)],
    ] as const;
    const matchedOn = tests.filter(([, isMatch]) => isMatch).map(([word]) => word);
    return matchedOn.length > 0 ? [{ client, matchedOn }] : [];
  });
}

function holds(phone: string, digits: string): boolean {
  return phone.replaceAll(/\D/g, '').includes(digits);
}

/** Without case and without the accents that can be taken off a letter. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
