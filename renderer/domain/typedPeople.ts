import type { NewClient, NewPatient } from '../../graphql/desk/generated/operations.ts';
import { t } from '../../i18n/page/t.ts';
import { readBirthDate } from './birthDate.ts';
import type { Offer } from './offers.ts';
import { splitName, wholeName } from './personName.ts';

/** Typed values of a client or patient, by their names in the desk schema. A name has one part or two. */
export const clientFields = [
  'name',
  'givenName',
  'familyName',
  'phone',
  'email',
  'address',
  'location',
  'notes',
] as const;
export const patientFields = ['name', 'species', 'breed', 'sex', 'birthDate', 'notes'] as const;
export type ClientField = (typeof clientFields)[number];
export type PatientField = (typeof patientFields)[number];
export type TypedClient = Readonly<Record<ClientField, string>>;
export type TypedPatient = Readonly<Record<PatientField, string>>;

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
export interface TypedProblem<Field> {
  readonly field: Field;
  readonly message: string;
}

/** Our own required fields for new clients and patients: a name, a phone number, a pet and its species. */
const always = { client: ['name', 'phone'], patient: ['name', 'species'] } as const;

/** Whether the service supports the field; both parts of a name count as the name. */
export function isTaken(field: ClientField | PatientField, { takes }: Pick<Offer, 'takes'>): boolean {
  return takes.includes(field === 'givenName' || field === 'familyName' ? 'name' : field);
}

/** Whether a field of a new client or patient is required, by our own rule or by the service. */
export function isNeeded(kind: 'client' | 'patient', field: string, { takes, demands }: Offer): boolean {
  if (demands.includes(field) || field === 'name') return true;
  return takes.includes(field) && always[kind].some((each) => each === field);
}

export function isBlank(typed: Readonly<Record<string, string>>): boolean {
  return Object.values(typed).every((text) => text.trim() === '');
}

function missingText(kind: 'client' | 'patient', field: ClientField | PatientField): string {
  if (field === 'name') return t(kind === 'client' ? 'general.clientNeedsName' : 'general.patientNeedsName');
  if (field === 'phone') return t('general.clientNeedsPhone');
  return field === 'species' ? t('general.patientNeedsSpecies') : t('general.demanded');
}

/** Missing and invalid values of a new client or patient, in the order of the fields. */
export function checkClient(typed: TypedClient, offer: Offer): readonly TypedProblem<ClientField>[] {
  const missing = clientFields
    .filter((field) => isNeeded('client', field, offer) && typed[field].trim() === '')
    .map((field) => ({ field, message: missingText('client', field) }));
  const mistyped = clientFields.flatMap((field) => {
    const message = clientMistake(field, typed[field]);
    return message === null ? [] : [{ field, message }];
  });
  return [...missing, ...mistyped];
}

export function checkPatient(typed: TypedPatient, offer: Offer, today: string): readonly TypedProblem<PatientField>[] {
  const missing = patientFields
    .filter((field) => isNeeded('patient', field, offer) && typed[field].trim() === '')
    .map((field) => ({ field, message: missingText('patient', field) }));
  const mistyped = patientFields.flatMap((field) => {
    const message = patientMistake(field, typed[field], today);
    return message === null ? [] : [{ field, message }];
  });
  return [...missing, ...mistyped];
}

/** The problem of a value by itself; null where there is none. */
export function clientMistake(field: ClientField, text: string): string | null {
  if (field !== 'email' || text.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())) return null;
  return t('general.emailNotWhole');
}

export function patientMistake(field: PatientField, text: string, today: string): string | null {
  if (field !== 'birthDate') return null;
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
  const { name, ...rest } = supportedValues(typed, clientFields, offer);
  return { ...rest, ...(name !== undefined && { name: wholeName(name), ...splitName(name) }) };
}

export function newPatient(typed: TypedPatient, offer: Offer, today: string): NewPatient {
  const { birthDate, ...rest } = supportedValues(typed, patientFields, offer);
  const born = readBirthDate(birthDate ?? '', today);
  return { ...rest, name: typed.name.trim(), ...(born.kind === 'day' && { birthDate: born.date }) };
}

function supportedValues<Field extends ClientField | PatientField>(
  typed: Readonly<Record<Field, string>>,
  fields: readonly Field[],
  offer: Offer,
): Partial<Record<Field, string>> {
  const all: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const text = typed[field].trim();
    if (text !== '' && (field === 'name' || isTaken(field, offer))) all[field] = text;
  }
  return all;
}

/** The form's field for a field of the service's response; null where there is none. */
export function asClientField(field: string): ClientField | null {
  return clientFields.find((each) => each === field) ?? null;
}

export function asPatientField(field: string): PatientField | null {
  return patientFields.find((each) => each === field) ?? null;
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
