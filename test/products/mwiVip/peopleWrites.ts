import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { addPatient, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { addressRow, emailRow, numberRow } from './parts.ts';
import type { VipMemory, VipRecords } from './records.ts';
import {
  accountTypeWords,
  answered,
  breedWords,
  colourWords,
  found,
  genderWords,
  speciesWords,
  vipIds,
  wordOf,
} from './values.ts';

interface ContactInput {
  readonly lastName?: string | null;
  readonly firstName?: string | null;
  readonly contactType?: string;
  readonly locationUuid?: string;
  readonly deactivated?: boolean | null;
}

interface PatientInput {
  readonly accountUuid?: string | null;
  readonly patientName?: string | null;
  readonly speciesUuid?: string | null;
  readonly breedUuid?: string | null;
  readonly colourUuid?: string | null;
  readonly genderUuid?: string | null;
  readonly microchip?: string | null;
  readonly dateOfBirth?: string | null;
  readonly statusDeceased?: boolean | null;
  readonly statusDeactivated?: boolean | null;
}

interface OfContact<Input> {
  readonly contactUuid: string;
  readonly input: Input;
}

const longest = 100;
const labels: readonly PhoneRecord['label'][] = ['Mobile', 'Home', 'Work'];
const sexes = { Male: 'MALE', Female: 'FEMALE', Unknown: 'UNKNOWN' } as const;
const breedNames = breedWords.map(([name]) => name);

/** The mutations for contacts, their accounts and their animals. */
export function peopleWrites(
  backstage: Backstage,
  records: VipRecords,
  memory: VipMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write);
  const { key } = vipIds;

  const clientOf = (uuid: string): ClientRecord => {
    // The rows of the practice's staff are no business of an integration.
    if (rowOf(practice.providers, key('provider', uuid))) throw new GraphQLError('Insufficient scope');
    const row = rowOf(practice.clients, key('client', uuid));
    return found(row && !row.isDeleted ? row : null, 'Contact');
  };
  const accountHolder = (uuid: string): ClientRecord => {
    const row = rowOf(practice.clients, key('organization', uuid));
    return found(row && records.hasAccount(row) ? row : null, 'Account');
  };
  const checkName = (field: string, name: string | null | undefined): void => {
    if (name === undefined) return;
    const { length } = (name ?? '').trim();
    if (length < 1 || length > longest)
      throw new GraphQLError(`${field} size must be between 1 and ${String(longest)}`);
  };
  const breedOf = (uuid: string | null | undefined, species: string | undefined): string | null | undefined => {
    if (uuid === null) return null;
    const breed = wordOf('breed', breedNames, uuid);
    const isOther = breed !== undefined && !breedWords.some(([name, own]) => name === breed && own === species);
    if (isOther) throw new GraphQLError(`Breed ${breed} is not of the species`);
    return breed;
  };

  return {
    createContact: ({ input }: { readonly input: ContactInput }) =>
      answered(() => {
        checkName('last-name', input.lastName);
        checkName('first-name', input.firstName);
        if (input.contactType !== 'CLIENT') throw new GraphQLError('Insufficient scope');
        const place = found(rowOf(practice.places, key('place', input.locationUuid)), 'Location');
        const { firstName, lastName } = input;
        const { key: own } = done(() =>
          registerClient(practice, { givenName: firstName, familyName: lastName }, now()),
        );
        memory.withoutAccount.add(own);
        return { result: records.client(done(() => changeClient(practice, own, { placeKey: place.key }, now()))) };
      }),
    updateContact: ({ contactUuid, input }: OfContact<ContactInput>) =>
      answered(() => {
        const { key: own } = clientOf(contactUuid);
        checkName('last-name', input.lastName);
        checkName('first-name', input.firstName);
        const change = {
          givenName: input.firstName,
          familyName: input.lastName ?? undefined,
          isActive: typeof input.deactivated === 'boolean' ? !input.deactivated : undefined,
        };
        return { result: records.client(done(() => changeClient(practice, own, change, now()))) };
      }),
    createContactEmail: ({ contactUuid, input }: OfContact<{ readonly emailAddress: string }>) =>
      answered(() => {
        const { key: own, emails } = clientOf(contactUuid);
        if (!/^\S+@\S+$/.test(input.emailAddress)) throw new GraphQLError('email-address is not valid');
        done(() => changeClient(practice, own, { emails: [...emails, input.emailAddress] }, now()));
        return { result: emailRow(contactUuid.toLowerCase(), input.emailAddress, emails.length) };
      }),
    createContactNumber: ({
      contactUuid,
      input,
    }: OfContact<{ readonly number: string; readonly numberType?: string | null }>) =>
      answered(() => {
        const { key: own, phones } = clientOf(contactUuid);
        if (input.number.trim() === '') throw new GraphQLError('number must not be blank');
        const label = labels.find((type) => type === input.numberType) ?? 'Mobile';
        done(() => changeClient(practice, own, { phones: [...phones, { label, value: input.number }] }, now()));
        return { result: numberRow(contactUuid.toLowerCase(), label, input.number, phones.length) };
      }),
    createContactAddress: ({
      contactUuid,
      input,
    }: OfContact<{ readonly address1: string; readonly city?: string | null }>) =>
      answered(() => {
        const { key: own } = clientOf(contactUuid);
        const change = { street: input.address1, city: input.city ?? '' };
        const row = done(() => changeClient(practice, own, change, now()));
        return { result: addressRow(contactUuid.toLowerCase(), row) };
      }),
    createAccount: ({
      input,
    }: {
      readonly input: {
        readonly contactUuid: string;
        readonly registeredLocationUuid: string;
        readonly accountTypeUuid?: string | null;
      };
    }) =>
      answered(() => {
        const row = clientOf(input.contactUuid);
        const place = found(rowOf(practice.places, key('place', input.registeredLocationUuid)), 'Location');
        wordOf('account-type', accountTypeWords, input.accountTypeUuid);
        if (records.hasAccount(row)) throw new GraphQLError('Contact already has an account');
        const changed = done(() => changeClient(practice, row.key, { placeKey: place.key }, now()));
        memory.withoutAccount.delete(row.key);
        return { result: records.account(changed) };
      }),
    createPatient: ({ input }: { readonly input: PatientInput }) =>
      answered(() => {
        const owner = accountHolder(input.accountUuid ?? '');
        const species = wordOf('species', speciesWords, input.speciesUuid);
        const breed = breedOf(input.breedUuid, species);
        const color = wordOf('colour', colourWords, input.colourUuid);
        const gender = wordOf('gender', genderWords, input.genderUuid);
        const { key: own } = done(() =>
          addPatient(practice, { clientKey: owner.key, name: input.patientName, species, breed }, now()),
        );
        const sex = Object.entries(sexes).find(([word]) => word === gender)?.[1];
        const change = { color, sex, microchip: input.microchip, birthDate: input.dateOfBirth };
        return { result: records.patient(done(() => changePatient(practice, own, change, now()))) };
      }),
    updatePatient: ({ patientUuid, input }: { readonly patientUuid: string; readonly input: PatientInput }) =>
      answered(() => {
        const before = found(rowOf(practice.patients, key('patient', patientUuid)), 'Patient');
        const change = {
          clientKey: input.accountUuid ? accountHolder(input.accountUuid).key : undefined,
          name: input.patientName ?? undefined,
          breed: breedOf(input.breedUuid, before.species),
          color: wordOf('colour', colourWords, input.colourUuid),
          microchip: input.microchip,
          isDeceased: input.statusDeceased ?? undefined,
          isActive: typeof input.statusDeactivated === 'boolean' ? !input.statusDeactivated : undefined,
        };
        return { result: records.patient(done(() => changePatient(practice, before.key, change, now()))) };
      }),
  };
}
