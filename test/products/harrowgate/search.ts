import type { ClientRecord, PatientRecord, Practice } from '../../dialects/practice.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import { animalNumberOf } from './animalRecords.ts';
import { accountNumberOf } from './peopleRecords.ts';
import { plain } from './values.ts';

/** Digits that are too few to be part of a phone number say nothing. */
const fewestDigits = 3;

/** The words of a search; every one has to be found. */
export function wordsOf(search: string): readonly string[] {
  return plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether an account holder has every word in the name, the number, the email address or a phone. */
export function holderMatches(client: ClientRecord, words: readonly string[]): boolean {
  const text = plain([fullNameOf(client), accountNumberOf(client), client.emails[0] ?? ''].join('\n'));
  const phones = client.phones.map(({ value }) => value.replaceAll(/\D/g, ''));
  const isPhone = (word: string): boolean => {
    const digits = word.replaceAll(/\D/g, '');
    return /^[\d()+.-]+$/.test(word) && digits.length >= fewestDigits && phones.some((phone) => phone.includes(digits));
  };
  return words.every((word) => text.includes(word) || isPhone(word));
}

/** Whether an animal has every word in the name, the number, the microchip or the name of its account holder. */
export function animalMatches(practice: Practice, patient: PatientRecord, words: readonly string[]): boolean {
  const holder = rowOf(practice.clients, patient.clientKey);
  const parts = [patient.name, animalNumberOf(patient), patient.microchip ?? '', holder ? fullNameOf(holder) : ''];
  const text = plain(parts.join('\n'));
  return words.every((word) => text.includes(word));
}
