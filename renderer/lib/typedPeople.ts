import type { NewClient, NewPatient } from '../../graphql/desk/generated/operations.ts';
import { t } from '../../i18n/page/t.ts';
import { readBirthDate } from './birthDate.ts';
import type { Offer } from './offers.ts';
import { splitName, wholeName } from './personName.ts';

/** What is typed of somebody; desk words, as the service is told them. A name is typed in one piece or in two. */
export const clientWords = [
  'name',
  'givenName',
  'familyName',
  'phone',
  'email',
  'address',
  'location',
  'notes',
] as const;
export const patientWords = ['name', 'species', 'breed', 'sex', 'birthDate', 'notes'] as const;
export type ClientWord = (typeof clientWords)[number];
export type PatientWord = (typeof patientWords)[number];
export type TypedClient = Readonly<Record<ClientWord, string>>;
export type TypedPatient = Readonly<Record<PatientWord, string>>;

export const noClient: TypedClient = {
  name: '',
  givenName: '',
  familyName: '',
  phone: '',
  email: '',
  address: '',
  location: '',
  notes: '',
};
export const noPatient: TypedPatient = { name: '', species: '', breed: '', sex: '', birthDate: '', notes: '' };

/** What is wrong with what was typed of somebody, in words. */
export interface WordProblem<Word> {
  readonly word: Word;
  readonly words: string;
}

/** Our own rule for new people: a name, a phone number, a pet and what it is. */
const always = { client: ['name', 'phone'], patient: ['name', 'species'] } as const;

/** Whether the service has room for it; both pieces of a name are the name. */
export function isTaken(word: ClientWord | PatientWord, { takes }: Pick<Offer, 'takes'>): boolean {
  return takes.includes(word === 'givenName' || word === 'familyName' ? 'name' : word);
}

/** Whether a word about somebody new has to be said: by our own rule, or because the service demands it. */
export function isNeeded(whose: 'client' | 'patient', word: string, { takes, demands }: Offer): boolean {
  if (demands.includes(word) || word === 'name') return true;
  return takes.includes(word) && always[whose].some((each) => each === word);
}

export function isBlank(typed: Readonly<Record<string, string>>): boolean {
  return Object.values(typed).every((text) => text.trim() === '');
}

function missingText(whose: 'client' | 'patient', word: ClientWord | PatientWord): string {
  if (word === 'name') return t(whose === 'client' ? 'general.clientNeedsName' : 'general.patientNeedsName');
  if (word === 'phone') return t('general.clientNeedsPhone');
  return word === 'species' ? t('general.patientNeedsSpecies') : t('general.demanded');
}

/** What is missing of somebody new or can't be, in the order of the words. */
export function checkClient(typed: TypedClient, offer: Offer): readonly WordProblem<ClientWord>[] {
  const missing = clientWords
    .filter((word) => isNeeded('client', word, offer) && typed[word].trim() === '')
    .map((word) => ({ word, words: missingText('client', word) }));
  const mistyped = clientWords.flatMap((word) => {
    const words = clientMistake(word, typed[word]);
    return words === null ? [] : [{ word, words }];
  });
  return [...missing, ...mistyped];
}

export function checkPatient(typed: TypedPatient, offer: Offer, today: string): readonly WordProblem<PatientWord>[] {
  const missing = patientWords
    .filter((word) => isNeeded('patient', word, offer) && typed[word].trim() === '')
    .map((word) => ({ word, words: missingText('patient', word) }));
  const mistyped = patientWords.flatMap((word) => {
    const words = patientMistake(word, typed[word], today);
    return words === null ? [] : [{ word, words }];
  });
  return [...missing, ...mistyped];
}

/** What is wrong with a text whatever else is typed; null where nothing is. */
export function clientMistake(word: ClientWord, text: string): string | null {
  if (word !== 'email' || text.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())) return null;
  return t('general.emailNotWhole');
}

export function patientMistake(word: PatientWord, text: string, today: string): string | null {
  if (word !== 'birthDate') return null;
  switch (readBirthDate(text, today).kind) {
    case 'day':
    case 'nothing':
      return null;
    case 'future':
      return t('general.dayToCome');
    case 'noSuchDay':
      return t('general.noSuchDay');
    case 'unreadable':
      return t('general.sayBirth');
  }
}

/** A new client as the service is told of her: what was typed, as far as it has room for it. */
export function newClient(typed: TypedClient, offer: Offer): NewClient {
  const { name, ...rest } = said(typed, clientWords, offer);
  return { ...rest, ...(name !== undefined && { name: wholeName(name), ...splitName(name) }) };
}

export function newPatient(typed: TypedPatient, offer: Offer, today: string): NewPatient {
  const { birthDate, ...rest } = said(typed, patientWords, offer);
  const born = readBirthDate(birthDate ?? '', today);
  return { ...rest, name: typed.name.trim(), ...(born.kind === 'day' && { birthDate: born.date }) };
}

function said<Word extends ClientWord | PatientWord>(
  typed: Readonly<Record<Word, string>>,
  words: readonly Word[],
  offer: Offer,
): Partial<Record<Word, string>> {
  const all: Partial<Record<Word, string>> = {};
  for (const word of words) {
    const text = typed[word].trim();
    if (text !== '' && (word === 'name' || isTaken(word, offer))) all[word] = text;
  }
  return all;
}

/** The field that a desk word of the service's answer is about; null where the form has none. */
export function clientWordOf(word: string): ClientWord | null {
  return clientWords.find((each) => each === word) ?? null;
}

export function patientWordOf(word: string): PatientWord | null {
  return patientWords.find((each) => each === word) ?? null;
}

/** Digits typed into the search were a phone number, anything with an @ an e-mail address, the rest a name. */
export function typedInSearch(search: string): Partial<TypedClient> {
  const text = search.trim();
  if (text.includes('@')) return { email: text };
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '') return { name: text };
  const phone = (/\+?[\d\s().\-/]*\d/.exec(text)?.[0] ?? digits).trim();
  const name = text.replace(phone, '').trim();
  return /\p{L}/u.test(name) ? { name, phone } : { phone: text };
}
