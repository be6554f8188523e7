import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PatientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient, mergeClients } from '../../dialects/practiceChanges.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import type { NectarRecords } from './records.ts';
import { invalid, keyOf, nectarIds } from './values.ts';
import type { Gate } from './writes.ts';

interface ContactInput {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly secondaryEmail?: string | null;
  readonly phoneNumbers?: readonly { readonly number: string; readonly type: 'MOBILE' | 'HOME' | 'WORK' }[] | null;
  readonly addressLine1?: string | null;
  readonly city?: string | null;
}

interface FamilyInput {
  readonly primaryContact?: ContactInput | null;
  readonly institutionId?: string | null;
  readonly status?: 'ACTIVE' | 'INACTIVE' | null;
  readonly tags?: readonly string[] | null;
  readonly notes?: string | null;
}

interface PatientInput {
  readonly name?: string | null;
  readonly species?: string | null;
  readonly breed?: string | null;
  readonly color?: string | null;
  readonly sex?: PatientRecord['sex'] | null;
  readonly dateOfBirth?: string | null;
  readonly microchip?: string | null;
  readonly status?: 'ACTIVE' | 'INACTIVE' | 'DECEASED' | null;
}

interface ById {
  readonly id: string;
}

const labels = { MOBILE: 'Mobile', HOME: 'Home', WORK: 'Work' } as const;

/** Mutations of families and patients. */
export function peopleWrites({ practice, now }: Backstage, records: NectarRecords, { allowed, done }: Gate): object {
  const changeFamily = (key: number, input: FamilyInput): Row => {
    const before = rowOf(practice.clients, key);
    const { primaryContact: contact, institutionId, status, tags, notes } = input;
    const change = {
      givenName: contact?.firstName === '' ? null : contact?.firstName,
      familyName: contact?.lastName ?? undefined,
      emails: emailsIn(before, contact ?? {}),
      phones: contact?.phoneNumbers?.map(({ number, type }): PhoneRecord => ({ label: labels[type], value: number })),
      street: contact?.addressLine1 === null ? '' : contact?.addressLine1,
      city: contact?.city === null ? '' : contact?.city,
      placeKey: institutionId ? keyOf(practice, 'place', institutionId) : undefined,
      isActive: status ? status === 'ACTIVE' : undefined,
      tags: tags ?? undefined,
      note: notes,
    };
    return records.family(done(changeClient(practice, key, change, now())));
  };
  const changePet = (key: number, input: PatientInput): Row => {
    const { name, species, breed, color, sex, dateOfBirth, microchip, status } = input;
    const change = {
      name: name ?? undefined,
      species: species ?? undefined,
      breed,
      color: color === null ? '' : color,
      sex: sex ?? undefined,
      birthDate: dateOfBirth,
      microchip,
      ...(status && { isActive: status === 'ACTIVE', isDeceased: status === 'DECEASED' }),
    };
    return records.patient(done(changePatient(practice, key, change, now())));
  };

  return {
    createFamily({ input }: { readonly input: FamilyInput & { readonly primaryContact: ContactInput } }) {
      allowed();
      checkContact(input.primaryContact);
      if (input.institutionId) keyOf(practice, 'place', input.institutionId);
      const { firstName, lastName, ...contact } = input.primaryContact;
      const { key } = done(registerClient(practice, { givenName: firstName, familyName: lastName }, now()));
      const institutionId = input.institutionId ?? nectarIds.of('place', practice.places[0]?.key ?? 1);
      return changeFamily(key, { ...input, primaryContact: contact, institutionId });
    },
    updateFamily({ input }: { readonly input: FamilyInput & ById }) {
      allowed();
      const key = keyOf(practice, 'client', input.id);
      checkContact(input.primaryContact ?? {});
      return changeFamily(key, input);
    },
    mergeFamilies({ keepId, mergeId }: { readonly keepId: string; readonly mergeId: string }) {
      allowed();
      const [keep, merge] = [keyOf(practice, 'client', keepId), keyOf(practice, 'client', mergeId)];
      if (keep === merge) throw invalid('mergeId', 'A family cannot be merged with itself');
      return records.family(done(mergeClients(practice, keep, merge, now())));
    },
    deleteFamily({ id }: ById) {
      allowed();
      const key = keyOf(practice, 'client', id);
      if (practice.patients.some(({ clientKey, isActive }) => clientKey === key && isActive))
        throw invalid('id', 'A family with active patients cannot be deleted');
      done(changeClient(practice, key, { isDeleted: true, isActive: false }, now()));
      return true;
    },
    createPatient({ input }: { readonly input: PatientInput & { readonly familyId: string } }) {
      allowed();
      checkPatient(input);
      const { familyId, name, species, breed, ...others } = input;
      const patient = { clientKey: keyOf(practice, 'client', familyId), name: name?.trim(), species, breed };
      const { key } = done(addPatient(practice, patient, now()));
      return changePet(key, others);
    },
    updatePatient({ input }: { readonly input: PatientInput & ById }) {
      allowed();
      const key = keyOf(practice, 'patient', input.id);
      checkPatient(input);
      return changePet(key, input);
    },
  };
}

/** The emails after a change of the first, the second or both: undefined stays, null is taken away. */
function emailsIn(before: ClientRecord | null, { email, secondaryEmail }: ContactInput): readonly string[] | undefined {
  if (email === undefined && secondaryEmail === undefined) return undefined;
  const [first = null, second = null, ...others] = before?.emails ?? [];
  const given = (value: string | null | undefined, old: string | null): string | null =>
    value === undefined ? old : value;
  return [given(email, first), given(secondaryEmail, second), ...others].flatMap((value) => value || []);
}

function checkContact({ lastName, email, secondaryEmail, phoneNumbers }: ContactInput): void {
  if (lastName?.trim() === '') throw invalid('primaryContact.lastName', 'lastName must not be empty');
  const emails = { email, secondaryEmail };
  for (const [field, value] of Object.entries(emails))
    if (value && !/^[^\s@]+@[^\s@]+$/.test(value))
      throw invalid(`primaryContact.${field}`, 'value is not a valid email address');
  for (const { number } of phoneNumbers ?? [])
    if (!/\d{3}/.test(number.replaceAll(/\D/g, '')))
      throw invalid('primaryContact.phoneNumbers', 'value is not a valid phone number');
}

function checkPatient({ name, species, dateOfBirth }: PatientInput): void {
  if (name?.trim() === '') throw invalid('name', 'name must not be empty');
  if (species?.trim() === '') throw invalid('species', 'species must not be empty');
  if (dateOfBirth && (!/^\d{4}-\d\d-\d\d$/.test(dateOfBirth) || Number.isNaN(Date.parse(dateOfBirth))))
    throw invalid('dateOfBirth', `Value cannot represent a Date: "${dateOfBirth}"`);
}
