import { foldText } from './foldText.ts';
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
