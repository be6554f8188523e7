import type { ClientRecord, Practice } from '../../dialects/practice.ts';
import { pawprintIds } from './values.ts';

/** What a text is looked for in. */
export type FindBy = 'ANY' | 'NAME' | 'PHONE' | 'EMAIL' | 'PET' | 'CLNNO';

/** Whether a client is meant by what was typed; case and accents make no difference, as in the database's collation. */
export function isFound(practice: Practice, client: ClientRecord, findTxt: string, by: FindBy): boolean {
  const text = plain(findTxt).trim();
  if (text === '') return false;
  const tests: Readonly<Record<Exclude<FindBy, 'ANY'>, () => boolean>> = {
    NAME: () => hasWords(`${client.givenName ?? ''} ${client.familyName}`, text),
    PHONE: () => hasDigits(client, text),
    EMAIL: () => client.emails.slice(0, 1).some((email) => plain(email).startsWith(text)),
    PET: () => practice.patients.some((pet) => pet.clientKey === client.key && plain(pet.name).startsWith(text)),
    CLNNO: () => pawprintIds.of('client', client.key) === text,
  };
  return by === 'ANY' ? Object.values(tests).some((test) => test()) : tests[by]();
}

/** Whether each word begins a word of the name: "obrien zoe" is not found, "o'br, zoe" is. */
function hasWords(name: string, text: string): boolean {
  const known = wordsOf(plain(name));
  return wordsOf(text).every((word) => known.some((each) => each.startsWith(word)));
}

/** Whether a phone has the digits, of which there have to be three. */
function hasDigits({ phones }: ClientRecord, text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length < 3 || !/^[\d\s()+./-]+$/.test(text)) return false;
  return phones.some(({ value }) => value.replaceAll(/\D/g, '').includes(digits));
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,-]+/).filter((word) => word !== '');
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
