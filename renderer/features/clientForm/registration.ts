import type { LikeClientsQuery } from '../../../graphql/desk/generated/operations.ts';
import type { FieldProblem } from '../../submission/submissionResult.ts';
import type { ClientFormRequest } from '../../lib/dialogs.ts';
import { type Offer, offerOf } from '../../lib/offers.ts';
import { wholeName } from '../../lib/personName.ts';
import { isSamePhoneNumber } from '../../lib/phoneDigits.ts';
import {
  checkClient,
  checkPatient,
  type ClientWord,
  isBlank,
  noClient,
  noPatient,
  type PatientWord,
  type TypedClient,
  type TypedPatient,
  typedInSearch,
} from '../../lib/typedPeople.ts';

/** A client as lists show her. */
export type ListedClient = LikeClientsQuery['likeClients'][number]['client'];

/** Whom the patients belong to, once the clinic knows her. */
export interface KnownClient {
  /** Empty where the service did not say under which id it made her. */
  readonly id: string;
  readonly name: string;
  /** `asked`: the form was opened for her; `chosen`: she was found on the way; `made`: she was registered from here. */
  readonly how: 'asked' | 'chosen' | 'made';
  readonly phones: readonly string[];
  /** Names of the patients she has already. */
  readonly patients: readonly string[];
}

export interface TypedNewPatient {
  /** Tells it from the others of this form. */
  readonly key: string;
  readonly typed: TypedPatient;
  /** The id under which it was made, empty where the service did not say; null while it is only typed. */
  readonly made: string | null;
}

/** Somebody new as she stands in the form: a client and any number of patients, or patients of a client who is known. */
export interface Registration {
  readonly client: TypedClient;
  readonly known: KnownClient | null;
  readonly patients: readonly TypedNewPatient[];
}

/** The fields of the form, as problems name them. */
export type RegistrationField = `client.${ClientWord}` | `${string}.${PatientWord}`;

export type Offers = { readonly offers: readonly Offer[] };

/** The form as it opens, for somebody new or for the patients of somebody known. */
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

/** A patient of whom nothing is typed yet, beside others. */
export function emptyPatient(others: readonly TypedNewPatient[]): TypedNewPatient {
  const last = Math.max(0, ...others.map(({ key }) => Number(key.slice('patient'.length))));
  return { key: `patient${last + 1}`, typed: noPatient, made: null };
}

/** Whether somebody put anything into it that would be missed. */
export function isWorthKeeping({ client: { location: _location, ...typed }, known, patients }: Registration): boolean {
  return known?.how === 'made' || !isBlank(typed) || patients.some(({ typed: patient }) => !isBlank(patient));
}

/** Whether it is of nobody else than the words that were looked for. */
export function isOf({ client }: Registration, typed: string): boolean {
  const carried = Object.entries(typedInSearch(typed)).filter(([, text]) => text !== '');
  // Sound: these are words of a typed client.
  return carried.every(([word, text]) => client[word as ClientWord].trim() === text);
}

/** The form without what the service does not offer: its fields are not shown. */
export function withOffered(registration: Registration, offers: Offers): Registration {
  if (offerOf(offers, 'addPatient').offered) return registration;
  return { ...registration, patients: registration.patients.filter(({ made }) => made !== null) };
}

/** What is missing or can't be, by field, in the order of the form. */
export function checkRegistration(
  { client, known, patients }: Registration,
  offers: Offers,
  today: string,
): readonly FieldProblem<RegistrationField>[] {
  const ofClient = known === null ? checkClient(client, offerOf(offers, 'registerClient')) : [];
  const ofPatients = patients
    .filter(({ made }) => made === null)
    .flatMap(({ key, typed }) =>
      checkPatient(typed, offerOf(offers, 'addPatient'), today).map(
        ({ word, words }) => ({ field: `${key}.${word}`, message: words }) as const,
      ),
    );
  return [...ofClient.map(({ word, words }) => ({ field: `client.${word}`, message: words }) as const), ...ofPatients];
}

/** The form with a client who was found: what was typed of patients is for her. */
export function choose(registration: Registration, client: ListedClient, how: KnownClient['how']): Registration {
  return { ...registration, known: knownClient(client, how) };
}

/** Somebody as the service has her now. */
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

/** Whether something was typed that the clinic does not have of her. Her name is how she was found, and is no news. */
export function saysMoreThan({ client }: Registration, { phones, emails }: ListedClient): boolean {
  const { phone, email, address, notes } = client;
  const hasPhone = isBlank({ phone }) || phones.some(({ number }) => isSamePhoneNumber(number, phone));
  const hasEmail = isBlank({ email }) || emails.some((each) => fold(each) === fold(email));
  return !hasPhone || !hasEmail || !isBlank({ address, notes });
}

/** Whether the client has a patient of that name already. */
export function hasPatientNamed({ known }: Registration, name: string): boolean {
  return name.trim() !== '' && (known?.patients ?? []).some((each) => fold(each) === fold(name));
}

export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}

/** Who the form is about, as far as she has a name. */
export function subjectName({ client, known }: Registration): string {
  return known?.name ?? wholeName(client.name);
}
