import type { ClientRecord, PatientRecord, Practice } from '../../dialects/practice.ts';

const fewestDigits = 3;

/** The families that a text finds: each of its words is somewhere in a name, an email or a patient's name. */
export function familySearch({ patients }: Practice, text: string): (client: ClientRecord) => boolean {
  const words = wordsOf(text);
  const digits = digitsIn(text);
  if (words.length === 0) return () => false;
  return (client) => {
    if (digits !== null) return client.phones.some(({ value }) => value.replaceAll(/\D/g, '').includes(digits));
    const own = [client.givenName ?? '', client.familyName, ...client.emails].map((part) => part.toLowerCase());
    if (words.every((word) => own.some((part) => part.includes(word)))) return true;
    const names = patients.filter(({ clientKey }) => clientKey === client.key).map(({ name }) => name.toLowerCase());
    const all = [...own, ...names];
    return names.length > 0 && words.every((word) => all.some((part) => part.includes(word)));
  };
}

/** The patients that a text finds: each of its words is in the name, the microchip or a name of the family's contact. */
export function patientSearch({ clients }: Practice, text: string): (patient: PatientRecord) => boolean {
  const words = wordsOf(text);
  if (words.length === 0) return () => false;
  return ({ name, microchip, clientKey }) => {
    const family = clientKey === null ? undefined : clients.find(({ key }) => key === clientKey);
    const parts = [name, microchip ?? '', family?.givenName ?? '', family?.familyName ?? ''];
    return words.every((word) => parts.some((part) => part.toLowerCase().includes(word)));
  };
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The digits of a text that looks like a phone number or a part of one. */
function digitsIn(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '');
  return digits.length >= fewestDigits && /^[\d\s()+./-]+$/.test(text) ? digits : null;
}
