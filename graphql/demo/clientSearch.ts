import type { ClientRecord, PatientRecord } from './records.ts';
import type { ClinicStore } from './store.ts';

// Records are replaced when they change, so a folded text can never be out of date.
const clientTexts = new WeakMap<ClientRecord, string>();
const patientTexts = new WeakMap<PatientRecord, string>();

/**
 * Clients who match a search, in the order in which they were entered.
 *
 * Words must each begin a word of the client's names and e-mails or of one pet's name; a search of digits must be
 * part of a phone number, however that is written.
 */
export function findClients(store: ClinicStore, query: string): readonly ClientRecord[] {
  const digits = query.replace(/\D/g, '');
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  if (digits.length >= 3 && /^[\d\s().+-]*$/.test(query)) {
    const nationalDigits = digits.replace(/^1(?=\d{10})/, '');
    return store
      .clients()
      .filter(({ phoneNumbers }) =>
        phoneNumbers.some(({ value }) => value.replace(/\D/g, '').includes(nationalDigits)),
      );
  }
  return store.clients().filter((client) => {
    const pets = store.patientsOf(client.id).map(patientText).join('');
    const text = clientText(client) + pets;
    return words.every((word) => text.includes(` ${word}`));
  });
}

function clientText(client: ClientRecord): string {
  let text = clientTexts.get(client);
  if (text === undefined) {
    const parts = [client.givenName, client.familyName, client.email, client.secondaryEmail];
    text = ` ${parts
      .filter((part) => part !== null)
      .map(foldText)
      .join(' ')}`;
    clientTexts.set(client, text);
  }
  return text;
}

function patientText(patient: PatientRecord): string {
  let text = patientTexts.get(patient);
  if (text === undefined) {
    text = ` ${foldText(patient.name)}`;
    patientTexts.set(patient, text);
  }
  return text;
}

const unfolded: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['ı', 'i'],
]);

/** Lower case without accents or apostrophes, so that "obrien munoz" finds "O'Brien-Muñoz". */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most names are plain ASCII; normalising them as well would double the cost of a first search.
  if (/^[a-z0-9 @.]*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[łøđßæı]/g, (letter) => unfolded.get(letter) ?? letter)
    .replace(/[^a-z0-9@.]+/g, ' ')
    .trim();
}
