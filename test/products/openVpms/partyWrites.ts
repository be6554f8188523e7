import type { Backstage } from '../../dialects/dialect.ts';
import { type PatientRecord, type PhoneRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient, mergeClients } from '../../dialects/practiceChanges.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { type Gate, nameOfLookup, referenceTo } from './gate.ts';
import { lookupNames } from './lookups.ts';
import type { OpenVpmsTools } from './tools.ts';
import { checkDate, codeOf, invalidNode } from './values.ts';

interface PhoneInput {
  readonly areaCode?: string | null;
  readonly telephoneNumber: string;
  readonly purposes: readonly string[];
}

interface CustomerUpdate {
  readonly title?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly companyName?: string | null;
  readonly phones?: readonly PhoneInput[] | null;
  readonly emails?: readonly { readonly emailAddress: string }[] | null;
  readonly address?: { readonly address?: string | null; readonly suburb?: string | null } | null;
  readonly classifications?: readonly string[] | null;
  readonly location?: string | null;
  readonly active?: boolean | null;
}

interface PatientUpdate {
  readonly name?: string | null;
  readonly species?: string | null;
  readonly breed?: string | null;
  readonly newBreed?: string | null;
  readonly colour?: string | null;
  readonly sex?: keyof typeof sexes | null;
  readonly desexed?: boolean | null;
  readonly dateOfBirth?: string | null;
  readonly microchip?: string | null;
  readonly deceased?: boolean | null;
  readonly active?: boolean | null;
  readonly customer?: string | null;
}

interface PatientInput extends PatientUpdate {
  readonly name: string;
  readonly species: string;
  readonly customer: string;
}

const person = 'party.customerperson';
const pet = 'party.patientpet';
const sexes = { MALE: 'MALE', FEMALE: 'FEMALE', UNSPECIFIED: 'UNKNOWN' } as const;

/** Mutations of customers and patients. */
export function openVpmsPartyWrites(
  { practice, now }: Backstage,
  { parties, memory }: OpenVpmsTools,
  { allowed, done }: Gate,
): object {
  const saveCustomer = (key: number, input: CustomerUpdate): Row => {
    const { title, companyName, address, location } = input;
    if (title) nameOfLookup(practice, person, 'title', 'lookup.personTitle', title);
    const change = {
      givenName: input.firstName === '' ? null : input.firstName,
      familyName: input.lastName ?? undefined,
      phones: input.phones?.map(phoneIn),
      emails: input.emails?.map(({ emailAddress }) => emailAddress.trim()),
      street: address === null ? '' : (address?.address ?? undefined),
      city: address === null ? '' : (address?.suburb ?? undefined),
      tags: input.classifications?.map((word) => categoryIn(practice, word)),
      placeKey: location ? referenceTo(practice, 'place', location) : undefined,
      isActive: input.active ?? undefined,
    };
    const row = done(person, changeClient(practice, key, change, now()));
    if (title !== undefined) memory.titles.set(key, title);
    if (companyName !== undefined) memory.companies.set(key, companyName);
    return parties.customer(row);
  };
  const breedIn = (input: PatientUpdate): string | null | undefined => {
    if (input.newBreed) return input.newBreed;
    return input.breed ? nameOfLookup(practice, pet, 'breed', 'lookup.breed', input.breed) : input.breed;
  };
  const savePatient = (key: number, input: PatientUpdate): Row => {
    const { name, species, colour, sex, desexed, dateOfBirth, microchip, deceased, active } = input;
    const change = {
      name: name ?? undefined,
      species: species ? nameOfLookup(practice, pet, 'species', 'lookup.species', species) : undefined,
      breed: breedIn(input),
      color: colour === null ? '' : colour,
      sex: sex ? sexes[sex] : undefined,
      birthDate: dateOfBirth,
      microchip,
      isDeceased: deceased ?? undefined,
      // Who has died is no longer active.
      isActive: deceased === true ? false : (active ?? undefined),
    };
    const row = done(pet, changePatient(practice, key, change, now()));
    if (typeof desexed === 'boolean') memory.desexed.set(key, desexed);
    if (deceased === true) memory.deceasedDates.set(key, new Date(now()).toISOString().slice(0, 10));
    if (deceased === false) memory.deceasedDates.delete(key);
    return parties.patient(row);
  };
  const moveTo = (row: PatientRecord, clientKey: number): void => {
    if (row.clientKey === clientKey) return;
    const former = memory.formerOwners.get(row.key) ?? [];
    if (row.clientKey !== null)
      memory.formerOwners.set(row.key, [...former, { clientKey: row.clientKey, until: now() }]);
    done(pet, changePatient(practice, row.key, { clientKey }, now()));
  };

  return {
    createCustomer({ customer }: { readonly customer: CustomerUpdate & { readonly lastName: string } }) {
      allowed();
      checkCustomer(practice, customer);
      const names = { givenName: customer.firstName, familyName: customer.lastName };
      const { key } = done(person, registerClient(practice, names, now()));
      // The names stand as they were trimmed, and whoever gives no company has none.
      const { firstName: _firstName, lastName: _lastName, companyName = null, ...others } = customer;
      return saveCustomer(key, { ...others, companyName });
    },
    updateCustomer({ id, customer }: { readonly id: string; readonly customer: CustomerUpdate }) {
      allowed();
      const key = referenceTo(practice, 'client', id);
      if (customer.lastName === null) throw invalidNode(person, 'lastName', 'a value is required');
      checkCustomer(practice, customer);
      return saveCustomer(key, customer);
    },
    mergeCustomers({ from, to }: { readonly from: string; readonly to: string }) {
      allowed();
      const [going, staying] = [referenceTo(practice, 'client', from), referenceTo(practice, 'client', to)];
      return parties.customer(done(person, mergeClients(practice, staying, going, now())));
    },
    createPatient({ patient }: { readonly patient: PatientInput }) {
      allowed();
      const clientKey = referenceTo(practice, 'client', patient.customer);
      const species = nameOfLookup(practice, pet, 'species', 'lookup.species', patient.species);
      const breed = breedIn(patient);
      checkDate(patient.dateOfBirth, 'dateOfBirth');
      if (patient.name.trim() === '') throw invalidNode(pet, 'name', 'a value is required');
      const { key } = done(pet, addPatient(practice, { clientKey, name: patient.name, species, breed }, now()));
      const { species: _species, breed: _breed, newBreed: _newBreed, ...others } = patient;
      return savePatient(key, others);
    },
    updatePatient({ id, patient }: { readonly id: string; readonly patient: PatientUpdate }) {
      allowed();
      const key = referenceTo(practice, 'patient', id);
      const owner = patient.customer ? referenceTo(practice, 'client', patient.customer) : null;
      checkDate(patient.dateOfBirth, 'dateOfBirth');
      if (patient.name?.trim() === '') throw invalidNode(pet, 'name', 'a value is required');
      const shown = savePatient(key, patient);
      const row = rowOf(practice.patients, key);
      if (owner === null || !row) return shown;
      moveTo(row, owner);
      return parties.patientOf(key);
    },
  };
}

function phoneIn({ areaCode, telephoneNumber, purposes }: PhoneInput): PhoneRecord {
  const label = purposes.includes('HOME') ? 'Home' : purposes.includes('WORK') ? 'Work' : 'Mobile';
  return { label, value: areaCode ? `(${areaCode}) ${telephoneNumber}` : telephoneNumber };
}

/** The category with a code or name; a new one is refused. */
function categoryIn(practice: Practice, word: string): string {
  const name = lookupNames(practice, 'lookup.customerType').find((each) => each === word || codeOf(each) === word);
  if (name === undefined) throw invalidNode(person, 'classifications', `'${word}' is not a valid value`);
  return name;
}

/** Refuses what can't be saved before anything is. */
function checkCustomer(
  practice: Practice,
  { lastName, phones, emails, classifications, title, location }: CustomerUpdate,
): void {
  if (lastName?.trim() === '') throw invalidNode(person, 'lastName', 'a value is required');
  if (title) nameOfLookup(practice, person, 'title', 'lookup.personTitle', title);
  if (location) referenceTo(practice, 'place', location);
  for (const word of classifications ?? []) categoryIn(practice, word);
  for (const { telephoneNumber } of phones ?? [])
    if (!/\d/.test(telephoneNumber)) throw invalidNode('contact.phoneNumber', 'telephoneNumber', 'no number');
  for (const { emailAddress } of emails ?? [])
    if (!/^\S+@\S+$/.test(emailAddress.trim()))
      throw invalidNode('contact.email', 'emailAddress', 'not a valid email address');
}
