import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PatientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient, mergeClients } from '../../dialects/practiceChanges.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { codeOfName, keyOfCode } from './codes.ts';
import { scopeOf } from './scope.ts';
import { dateOf, e164, refusal } from './values.ts';
import { type Guard, rowWritten, type WriteTools } from './writeTools.ts';

interface ClientInput {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly alternateEmail?: string | null;
  readonly mobilePhone?: string | null;
  readonly homePhone?: string | null;
  readonly workPhone?: string | null;
  readonly address?: { readonly street1?: string | null; readonly city?: string | null } | null;
  readonly notes?: string | null;
  readonly tags?: readonly string[] | null;
  readonly active?: boolean | null;
}

interface PatientInput {
  readonly clientId?: string | null;
  readonly name?: string | null;
  readonly speciesId?: string | null;
  readonly breedId?: string | null;
  readonly color?: string | null;
  readonly gender?: 'FEMALE' | 'MALE' | null;
  readonly spayedNeuteredStatus?: string | null;
  readonly dateOfBirth?: string | null;
  readonly microchip?: string | null;
  readonly deceased?: boolean | null;
}

interface ChangeArgs<Input> {
  readonly businessId?: string | null;
  readonly id: string;
  readonly input: Input;
}

const phoneFields = [
  ['Mobile', 'mobilePhone'],
  ['Home', 'homePhone'],
  ['Work', 'workPhone'],
] as const;

/** The mutations of clients and patients. */
export function peopleWrites(
  backstage: Backstage,
  { desk, clinical, neutered }: WriteTools,
  guard: Guard,
): Readonly<Record<string, unknown>> {
  const { practice, now } = backstage;
  const clientWith = (id: string, businessId?: string | null): ClientRecord => {
    const row = rowOf(scopeOf(backstage, businessId).clients(), keyOfCode('client', id));
    if (!row || row.isDeleted) throw refusal('Client not found', 'NOT_FOUND');
    return row;
  };
  const patientWith = (id: string, businessId?: string | null): PatientRecord => {
    const row = rowOf(scopeOf(backstage, businessId).patients(), keyOfCode('patient', id));
    if (!row) throw refusal('Patient not found', 'NOT_FOUND');
    return row;
  };

  const savedClient = (row: ClientRecord, input: ClientInput, placeKey?: number): ClientRecord => {
    const lastName = input.lastName === undefined ? row.familyName : (input.lastName ?? '').trim();
    if (lastName === '') throw refusal('lastName must not be empty', 'BAD_USER_INPUT');
    const change = {
      givenName: input.firstName === undefined ? undefined : input.firstName?.trim() || null,
      familyName: lastName,
      emails: emailsAfter(row, input),
      phones: phonesAfter(row, input),
      street: input.address === undefined ? undefined : (input.address?.street1 ?? ''),
      city: input.address === undefined ? undefined : (input.address?.city ?? ''),
      note: input.notes,
      tags: input.tags === undefined ? undefined : (input.tags ?? []),
      isActive: input.active ?? undefined,
      placeKey,
    };
    return rowWritten(changeClient(practice, row.key, change, now()));
  };

  const speciesIn = (id: string | null | undefined): string | undefined => {
    if (!id) return undefined;
    const name = clinical.speciesNames().find((known) => clinical.species(known)['id'] === id);
    if (name === undefined) throw refusal('Species not found', 'NOT_FOUND');
    return name;
  };
  const breedIn = (id: string | null | undefined, species: string): string | null | undefined => {
    if (id === null || id === undefined) return id;
    const name = clinical.breedNames(species).find((known) => codeOfName(known) === id);
    if (name === undefined) throw refusal('Breed not found for this species', 'NOT_FOUND');
    return name;
  };
  const patientChange = (
    before: string,
    input: PatientInput,
  ): { readonly [Field in keyof PatientRecord]?: PatientRecord[Field] | undefined } => {
    const species = speciesIn(input.speciesId);
    const name = input.name === undefined ? undefined : (input.name ?? '').trim();
    if (name === '') throw refusal('name must not be empty', 'BAD_USER_INPUT');
    const isOther = species !== undefined && species !== before;
    return {
      name,
      species,
      // A breed of another species can't stay.
      breed: breedIn(input.breedId, species ?? before) ?? (isOther || input.breedId === null ? null : undefined),
      color: input.color === undefined ? undefined : (input.color ?? ''),
      sex: input.gender === undefined ? undefined : (input.gender ?? 'UNKNOWN'),
      birthDate: input.dateOfBirth ? dateOf(input.dateOfBirth) : input.dateOfBirth,
      microchip: input.microchip,
      isDeceased: input.deceased ?? undefined,
    };
  };

  return {
    createClient: guard(
      ({ businessId, input }: { readonly businessId?: string | null; readonly input: ClientInput }): Row => {
        const place = scopeOf(backstage, businessId).place ?? practice.places[0];
        if ((input.lastName ?? '').trim() === '') throw refusal('lastName must not be empty', 'BAD_USER_INPUT');
        contactChecked(input);
        const names = { givenName: input.firstName, familyName: input.lastName };
        const made = rowWritten(registerClient(practice, names, now()));
        return desk.client(savedClient(made, input, place?.key));
      },
    ),
    updateClient: guard(({ businessId, id, input }: ChangeArgs<ClientInput>): Row => {
      const before = clientWith(id, businessId);
      contactChecked(input);
      return desk.client(savedClient(before, input));
    }),
    deleteClient: guard(({ businessId, id }: Omit<ChangeArgs<ClientInput>, 'input'>): boolean => {
      const { key } = clientWith(id, businessId);
      rowWritten(changeClient(practice, key, { isDeleted: true, isActive: false }, now()));
      return true;
    }),
    mergeClients: guard(
      (args: { readonly businessId?: string | null; readonly id: string; readonly duplicateId: string }): Row => {
        const keep = clientWith(args.id, args.businessId);
        const remove = clientWith(args.duplicateId);
        if (keep === remove) throw refusal('A client can not be merged with itself', 'BAD_USER_INPUT');
        return desk.client(rowWritten(mergeClients(practice, keep.key, remove.key, now())));
      },
    ),
    createPatient: guard(
      ({ businessId, input }: { readonly businessId?: string | null; readonly input: PatientInput }): Row => {
        const owner = clientWith(input.clientId ?? '', businessId);
        const change = patientChange('', input);
        const made = rowWritten(addPatient(practice, { clientKey: owner.key, name: input.name }, now()));
        neutered.set(made.key, input.spayedNeuteredStatus ?? null);
        return desk.patient(rowWritten(changePatient(practice, made.key, change, now())));
      },
    ),
    updatePatient: guard(({ businessId, id, input }: ChangeArgs<PatientInput>): Row => {
      const before = patientWith(id, businessId);
      const change = patientChange(before.species, input);
      if (input.spayedNeuteredStatus !== undefined) neutered.set(before.key, input.spayedNeuteredStatus);
      return desk.patient(rowWritten(changePatient(practice, before.key, change, now())));
    }),
  };
}

/** Refuses what can't be an email or a phone. */
function contactChecked(input: ClientInput): void {
  for (const field of ['email', 'alternateEmail'] as const) {
    const value = input[field];
    if (value && !/^\S+@\S+$/.test(value.trim())) throw refusal(`${field} must be an email address`, 'BAD_USER_INPUT');
  }
  for (const [, field] of phoneFields) {
    const value = input[field];
    if (value && !/^\+?[\d\s().-]{7,}$/.test(value.trim()))
      throw refusal(`${field} must be a phone number`, 'BAD_USER_INPUT');
  }
}

/** The emails of a client whose fields are changed; undefined where none is. */
function emailsAfter({ emails }: ClientRecord, { email, alternateEmail }: ClientInput): readonly string[] | undefined {
  if (email === undefined && alternateEmail === undefined) return undefined;
  const [first, second, ...rest] = emails;
  const pair = [email === undefined ? first : email, alternateEmail === undefined ? second : alternateEmail];
  return [...pair.flatMap((value) => (value?.trim() ? [value.trim()] : [])), ...rest];
}

/** The phones of a client whose fields are changed: each has a place of its own, and others stay. */
function phonesAfter({ phones }: ClientRecord, input: ClientInput): readonly PhoneRecord[] | undefined {
  if (phoneFields.every(([, field]) => input[field] === undefined)) return undefined;
  const firsts = phoneFields.map(([label]) => phones.find((row) => row.label === label));
  const kept = phoneFields.flatMap(([label, field], index): readonly PhoneRecord[] => {
    const value = input[field];
    if (value === undefined) return firsts[index] ? [firsts[index]] : [];
    return value?.trim() ? [{ label, value: e164(value.trim()) }] : [];
  });
  return [...kept, ...phones.filter((row) => !firsts.includes(row))];
}
