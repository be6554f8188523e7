import type { ClientRecord, PatientRecord, Practice } from '../../dialects/practice.ts';

const fewestDigits = 3;

/** Tells clients by names, patients' names, emails and digits of phones; case and accents don't count. */
export function clientSearch({ patients }: Practice, text: string): (client: ClientRecord) => boolean {
  const words = wordsOf(text);
  const digits = text.replaceAll(/\D/g, '');
  const isNumber = digits.length >= fewestDigits && !/\p{L}/u.test(text);
  return ({ key, givenName, familyName, emails, phones }) => {
    if (isNumber && phones.some(({ value }) => value.replaceAll(/\D/g, '').includes(digits))) return true;
    const pets = patients.filter(({ clientKey }) => clientKey === key).map(({ name }) => name);
    const parts = wordsOf([givenName ?? '', familyName, ...pets].join(' '));
    const isNamed = words.every((word) => parts.some((part) => part.startsWith(word)));
    return isNamed || emails.some((email) => email.toLowerCase().includes(text.trim().toLowerCase()));
  };
}

/** Tells patients by the beginnings of their names. */
export function patientSearch(text: string): (patient: PatientRecord) => boolean {
  const words = wordsOf(text);
  return ({ name, microchip }) => {
    const parts = wordsOf(name);
    return microchip === text.trim() || words.every((word) => parts.some((part) => part.startsWith(word)));
  };
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[\s,-]+/).filter((word) => word !== '');
}
