import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, fullNameOf, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { vetigenIds } from './fingerprints.ts';
import type { VetigenMemory } from './memory.ts';
import type { VetigenRecords } from './records.ts';
import { type Respond, rowOfWrite } from './responses.ts';
import { dateIn, invalid, notFound } from './values.ts';

interface CustomerInput {
  readonly name?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly status?: 'ACTIVE' | 'INACTIVE' | null;
  readonly address?: { readonly line1?: string | null; readonly city?: string | null } | null;
  readonly notes?: string | null;
}

interface PatientInput {
  readonly name?: string | null;
  readonly species?: string | null;
  readonly breed?: string | null;
  readonly sex?: string | null;
  readonly date_of_birth?: string | null;
  readonly weight_kg?: number | null;
  readonly color?: string | null;
  readonly microchip?: string | null;
  readonly status?: 'ACTIVE' | 'ARCHIVED' | 'DECEASED' | null;
}

const sexes = ['male', 'female', 'unknown'] as const;
const { key } = vetigenIds;

/** Mutations of customers and of patients. */
export function peopleWrites(
  { practice, now }: Backstage,
  memory: VetigenMemory,
  records: VetigenRecords,
  respond: Respond,
): object {
  const customerWith = (fp: string): ClientRecord => {
    const row = rowOf(practice.clients, key('client', fp));
    if (!row || row.isDeleted) throw notFound('CUSTOMER', fp);
    return row;
  };

  const checkCustomer = ({ name, phone, email }: CustomerInput): void => {
    if (name !== undefined && (name ?? '').trim() === '') throw invalid('name', 'should not be empty');
    if (phone && !/\d/.test(phone)) throw invalid('phone', 'must be a valid phone number');
    if (email && !/^\S+@\S+$/.test(email)) throw invalid('email', 'must be an email');
  };
  const saveCustomer = (before: ClientRecord, input: CustomerInput, rest: Partial<ClientRecord> = {}): Row => {
    const name = input.name?.trim();
    const change = {
      ...(name !== undefined && name !== fullNameOf(before) && partsOf(name)),
      ...contactChange(before, input.phone, input.email),
      isActive: input.status ? input.status === 'ACTIVE' : undefined,
      street: input.address === undefined ? undefined : (input.address?.line1 ?? ''),
      city: input.address === undefined ? undefined : (input.address?.city ?? ''),
      note: input.notes,
      ...rest,
    };
    return records.customer(rowOfWrite(changeClient(practice, before.key, change, now())));
  };

  const checkPatient = ({ name, species, sex, date_of_birth: born, weight_kg: weight }: PatientInput): void => {
    if (name !== undefined && (name ?? '').trim() === '') throw invalid('name', 'should not be empty');
    if (species !== undefined && (species ?? '').trim() === '') throw invalid('species', 'should not be empty');
    if (sex && !sexes.some((word) => word === sex)) throw invalid('sex', `must be one of ${sexes.join(', ')}`);
    if (born) dateIn(born, 'date_of_birth');
    if (typeof weight === 'number' && weight <= 0) throw invalid('weight_kg', 'must be a positive number');
  };
  /** A species as it is written in the clinic already, whatever its case. */
  const speciesOf = (text: string): string =>
    practice.patients.find(({ species }) => species.toLowerCase() === text.trim().toLowerCase())?.species ??
    text.trim();
  const savePatient = (before: PatientRecord, input: PatientInput): Row => {
    const change = {
      name: input.name?.trim(),
      species: input.species ? speciesOf(input.species) : undefined,
      breed: input.breed,
      sex: sexOf(input.sex),
      birthDate: input.date_of_birth,
      color: input.color === undefined ? undefined : (input.color ?? ''),
      microchip: input.microchip,
      isActive: input.status ? input.status === 'ACTIVE' : undefined,
      isDeceased: input.status ? input.status === 'DECEASED' : undefined,
    };
    if (input.weight_kg !== undefined) memory.weights.set(before.key, input.weight_kg);
    return records.patient(rowOfWrite(changePatient(practice, before.key, change, now())));
  };

  return {
    createCustomer: respond(({ input }: { readonly input: CustomerInput & { readonly clinic_fp: string } }) => {
      const place = rowOf(practice.places, key('place', input.clinic_fp));
      if (!place) throw notFound('CLINIC', input.clinic_fp);
      checkCustomer(input);
      const row = rowOfWrite(registerClient(practice, partsOf((input.name ?? '').trim()), now()));
      return saveCustomer(row, input, { placeKey: place.key });
    }),
    updateCustomer: respond(({ fp, input }: { readonly fp: string; readonly input: CustomerInput }) => {
      const row = customerWith(fp);
      checkCustomer(input);
      return saveCustomer(row, input);
    }),
    createPatient: respond(({ input }: { readonly input: PatientInput & { readonly customer_fp: string } }) => {
      const owner = customerWith(input.customer_fp);
      checkPatient(input);
      const first = { clientKey: owner.key, name: input.name, species: input.species };
      return savePatient(rowOfWrite(addPatient(practice, first, now())), input);
    }),
    updatePatient: respond(({ fp, input }: { readonly fp: string; readonly input: PatientInput }) => {
      const row = rowOf(practice.patients, key('patient', fp));
      if (!row) throw notFound('PATIENT', fp);
      checkPatient(input);
      return savePatient(row, input);
    }),
  };
}

/** A whole name as given and family name: the first word, and the others; a single word is a family name. */
function partsOf(name: string): { readonly givenName: string | null; readonly familyName: string } {
  const [first = '', ...others] = name.split(/\s+/);
  return others.length === 0
    ? { givenName: null, familyName: first }
    : { givenName: first, familyName: others.join(' ') };
}

function sexOf(word: string | null | undefined): PatientRecord['sex'] | undefined {
  if (word === undefined) return undefined;
  if (word === 'male') return 'MALE';
  return word === 'female' ? 'FEMALE' : 'UNKNOWN';
}
