import type { NewClient, NewPatient } from '../../graphql/desk/generated/operations.ts';
import { t } from '../../i18n/page/t.ts';
import { readBirthDate } from './birthDate.ts';
import type { Offer } from './offers.ts';
import { splitName, wholeName } from './personName.ts';

/** Typed values of a client or patient, by their names in the desk schema. A name has one part or two. */
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

/** The problem of a typed value, as text. */
export interface WordProblem<Word> {
  readonly word: Word;
  readonly words: string;
}

/** Our own required fields for new clients and patients: a name, a phone number, a pet and its species. */
const always = { client: ['name', 'phone'], patient: ['name', 'species'] } as const;

/** Whether the service supports the field; both parts of a name count as the name. */
export function isTaken(word: ClientWord | PatientWord, { takes }: Pick<Offer, 'takes'>): boolean {
  return takes.includes(word === 'givenName' || word === 'familyName' ? 'name' : word);
}

/** Whether a field of a new client or patient is required, by our own rule or by the service. */
export function isNeeded(kind: 'client' | 'patient', word: string, { takes, demands }: Offer): boolean {
  if (demands.includes(word) || word === 'name') return true;
  return takes.includes(word) && always[kind].some((each) => each === word);
}

export function isBlank(typed: Readonly<Record<string, string>>): boolean {
  return Object.values(typed).every((text) => text.trim() === '');
}

function missingText(kind: 'client' | 'patient', word: ClientWord | PatientWord): string {
  if (word === 'name') return t(kind === 'client' ? 'general.clientNeedsName' : 'general.patientNeedsName');
  if (word === 'phone') return t('general.clientNeedsPhone');
  return word === 'species' ? t('general.patientNeedsSpecies') : t('general.demanded');
}

/** Missing and invalid values of a new client or patient, in the order of the fields. */
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

/** The problem of a value by itself; null where there is none. */
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

/** The input for a new client: the typed values that the service supports. */
export function newClient(typed: TypedClient, offer: Offer): NewClient {
  const { name, ...rest } = supportedValues(typed, clientWords, offer);
  return { ...rest, ...(name !== undefined && { name: wholeName(name), ...splitName(name) }) };
}

export function newPatient(typed: TypedPatient, offer: Offer, today: string): NewPatient {
  const { birthDate, ...rest } = supportedValues(typed, patientWords, offer);
  const born = readBirthDate(birthDate ?? '', today);
  return { ...rest, name: typed.name.trim(), ...(born.kind === 'day' && { birthDate: born.date }) };
}

function supportedValues<Word extends ClientWord | PatientWord>(
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

/** The form's field for a field of the service's response; null where there is none. */
export function clientWordOf(word: string): ClientWord | null {
  return clientWords.find((each) => each === word) ?? null;
}

export function patientWordOf(word: string): PatientWord | null {
  return patientWords.find((each) => each === word) ?? null;
}

/** Digits in a search are a phone number, a text with an @ is an e-mail address, anything else a name. */
export function typedInSearch(search: string): Partial<TypedClient> {
  const text = search.trim();
  if (text.includes('@')) return { email: text };
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '') return { name: text };
  const phone = (/\+?[\d\s().\-/]*\d/.exec(text)?.[0] ?? digits).trim();
  const name = text.replace(phone, '').trim();
  return /\p{L}/u.test(name) ? { name, phone } : { phone: text };
}
