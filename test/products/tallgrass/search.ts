import { type ClientRecord, fullNameOf, type PatientRecord } from '../../dialects/practice.ts';
import type { MemberRow, TallgrassMemory } from './memory.ts';
import { e164, plain } from './values.ts';

/** Fewer digits say nothing about a phone number. */
const fewestDigits = 4;

type Person = Pick<ClientRecord | MemberRow, 'givenName' | 'familyName' | 'phones' | 'emails'>;

/** Whether a word of a text begins with something. */
function hasBeginning(text: string, beginning: string): boolean {
  for (let place = text.indexOf(beginning); place !== -1; place = text.indexOf(beginning, place + 1)) {
    if (place === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(place - 1))) return true;
  }
  return false;
}

function isNamed(name: string, term: string): boolean {
  const text = plain(name);
  return term.split(/\s+/).every((word) => hasBeginning(text, word));
}

/** The field of a household in which a term is found; null where it isn't. */
export function householdMatch(
  { members }: TallgrassMemory,
  client: ClientRecord,
  text: string,
): 'NAME' | 'EMAIL' | 'PHONE' | null {
  const term = plain(text.trim());
  const digits = /^[\d\s()+.-]+$/.test(term) ? term.replaceAll(/\D/g, '') : '';
  const people: readonly Person[] = [client, ...members.filter(({ clientKey }) => clientKey === client.key)];
  const isFound = (test: (person: Person) => boolean): boolean => people.some(test);
  if (isFound((person) => isNamed(fullNameOf(person), term))) return 'NAME';
  if (isFound(({ emails }) => emails.some((email) => email.toLowerCase().startsWith(term)))) return 'EMAIL';
  const isPhone =
    digits.length >= fewestDigits &&
    isFound(({ phones }) => phones.some(({ value }) => e164(value).replaceAll(/\D/g, '').includes(digits)));
  return isPhone ? 'PHONE' : null;
}

/** The field of a companion in which a term is found. */
export function companionMatch({ name, microchip }: PatientRecord, text: string): 'NAME' | 'MICROCHIP' | null {
  const term = plain(text.trim());
  if (isNamed(name, term)) return 'NAME';
  return microchip !== null && microchip === term ? 'MICROCHIP' : null;
}
