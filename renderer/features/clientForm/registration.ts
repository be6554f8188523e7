import type { PossibleDuplicatesQuery } from '../../../graphql/desk/generated/operations.ts';
import type { FieldProblem } from '../../submission/submissionResult.ts';
import type { ClientFormRequest } from '../../state/dialogs.ts';
import { type Offer, offerOf } from '../../domain/offers.ts';
import { wholeName } from '../../domain/personName.ts';
import { isSamePhoneNumber } from '../../lib/phoneDigits.ts';
import {
  checkClient,
  checkPatient,
  type ClientField,
  isBlank,
  noClient,
  noPatient,
  type PatientField,
  type TypedClient,
  type TypedPatient,
  typedInSearch,
} from '../../domain/typedPeople.ts';

/** A client as shown in lists. */
export type ListedClient = PossibleDuplicatesQuery['possibleDuplicates'][number]['client'];

/** The owner of the patients, once registered. */
export interface KnownClient {
  /** Empty where the service returned no id for the new client. */
  readonly id: string;
  readonly name: string;
  /** `asked`: the form was opened for this client; `chosen`: found while typing; `made`: registered from this form. */
  readonly how: 'asked' | 'chosen' | 'made';
  readonly phones: readonly string[];
  /** Names of the client's existing patients. */
  readonly patients: readonly string[];
}

export interface TypedNewPatient {
  /** Unique within the form. */
  readonly key: string;
  readonly typed: TypedPatient;
  /** The id of the new record, empty where the service returned none; null while unsent. */
  readonly made: string | null;
}

/** The content of the form: a new client with any number of patients, or patients of a registered client. */
export interface Registration {
  readonly client: TypedClient;
  readonly known: KnownClient | null;
  readonly patients: readonly TypedNewPatient[];
}

/** The form's fields, as problems name them. */
export type RegistrationField = `client.${ClientField}` | `${string}.${PatientField}`;

export type Offers = { readonly offers: readonly Offer[] };

/** The form's initial state, for a new client or for patients of a registered one. */
export function startRegistration(request: ClientFormRequest, location: string | null): Registration {
  const typed = request.kind === 'new' ? typedInSearch(request.typed ?? '') : {};
  const known: KnownClient | null =
    request.kind === 'addPatient' ? { id: request.client, name: '', how: 'asked', phones: [], patients: [] } : null;
  return {
    client: { ...noClient, ...typed, location: location ?? '' },
    known,
    patients: [emptyPatient([])],
  };
}

/** An empty patient, next to others. */
export function emptyPatient(others: readonly TypedNewPatient[]): TypedNewPatient {
  const last = Math.max(0, ...others.map(({ key }) => Number(key.slice('patient'.length))));
  return { key: `patient${last + 1}`, typed: noPatient, made: null };
}

/** Whether the form holds input worth keeping. */
export function isWorthKeeping({ client: { location: _location, ...typed }, known, patients }: Registration): boolean {
  return known?.how === 'made' || !isBlank(typed) || patients.some(({ typed: patient }) => !isBlank(patient));
}

/** Whether it holds nothing but the search text. */
export function isOf({ client }: Registration, typed: string): boolean {
  const carried = Object.entries(typedInSearch(typed)).filter(([, text]) => text !== '');
  // Sound: these are fields of a typed client.
  return carried.every(([field, text]) => client[field as ClientField].trim() === text);
}

/** The form without fields that the service does not support; they are not shown. */
export function withOffered(registration: Registration, offers: Offers): Registration {
  if (offerOf(offers, 'addPatient').offered) return registration;
  return { ...registration, patients: registration.patients.filter(({ made }) => made !== null) };
}

/** Missing and invalid values by field, in the form's order. */
export function checkRegistration(
  { client, known, patients }: Registration,
  offers: Offers,
  today: string,
): readonly FieldProblem<RegistrationField>[] {
  const clientProblems = known === null ? checkClient(client, offerOf(offers, 'registerClient')) : [];
  const patientProblems = patients
    .filter(({ made }) => made === null)
    .flatMap(({ key, typed }) =>
      checkPatient(typed, offerOf(offers, 'addPatient'), today).map(
        ({ field, message }) => ({ field: `${key}.${field}`, message }) as const,
      ),
    );
  return [
    ...clientProblems.map(({ field, message }) => ({ field: `client.${field}`, message }) as const),
    ...patientProblems,
  ];
}

/** The form with a registered client chosen; the typed patients are added to that client. */
export function choose(registration: Registration, client: ListedClient, how: KnownClient['how']): Registration {
  return { ...registration, known: knownClient(client, how) };
}

/** A client as the service has it now. */
export function knownClient(
  {
    id,
    name,
    phones,
    patients,
  }: Pick<ListedClient, 'id' | 'name' | 'phones'> & {
    readonly patients: readonly { readonly name: string }[] | null;
  },
  how: KnownClient['how'],
): KnownClient {
  return {
    id,
    name,
    how,
    phones: phones.map(({ number }) => number),
    patients: (patients ?? []).map((patient) => patient.name),
  };
}

/** Whether anything was typed of a patient. */
export function hasPatients({ patients }: Registration): boolean {
  return patients.some(({ typed, made }) => made !== null || !isBlank(typed));
}

/** Whether the input differs from the clinic's record. The name does not count, as it was the search text. */
export function hasChangesFrom({ client }: Registration, { phones, emails }: ListedClient): boolean {
  const { phone, email, address, notes } = client;
  const hasPhone = isBlank({ phone }) || phones.some(({ number }) => isSamePhoneNumber(number, phone));
  const hasEmail = isBlank({ email }) || emails.some((each) => fold(each) === fold(email));
  return !hasPhone || !hasEmail || !isBlank({ address, notes });
}

/** Whether the client already has a patient of that name. */
export function hasPatientNamed({ known }: Registration, name: string): boolean {
  return name.trim() !== '' && (known?.patients ?? []).some((each) => fold(each) === fold(name));
}

export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}

/** The name of the client or patient, if typed. */
export function subjectName({ client, known }: Registration): string {
  return known?.name ?? wholeName(client.name);
}
