import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { type Written, addPatient, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { clientsOf, isRecord, type PetDetails, petsOf, type VkrRecords } from './records.ts';
import { badRequest, instantsOf, prismaError, refuseEmpty, trimmed } from './values.ts';

interface ClientInput {
  readonly fullName: string;
  readonly telephoneNumber: string;
  readonly address?: string | null;
}

interface PetInput extends PetDetails {
  readonly clientId: number;
  readonly alias: string;
  readonly kind?: string | null;
  readonly breed?: string | null;
  readonly color?: string | null;
  readonly gender?: boolean | null;
  readonly DOB?: string | null;
}

interface RecordInput {
  readonly dateTimeStart: string;
  readonly dateTimeEnd: string;
  readonly clientId?: number | null;
  readonly employeeId?: number | null;
  readonly receptionPurposeId?: number | null;
  readonly kindOfAnimal?: string | null;
}

const missing = 'An operation failed because it depends on one or more records that were required but not found.';

/** What changes clients, pets and the appointment book. Deleting is for good, and the only way to call off. */
export function vkrWrites(stage: Backstage, { client, pet, record, kinds, petDetails, employee, purpose }: VkrRecords) {
  const { practice, now } = stage;
  const row = <Made>(write: () => Written<Made>): Made => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
  };
  function found<Kept extends { readonly key: number }>(rows: readonly Kept[], key: number, call: string): Kept {
    const one = rowOf(rows, key);
    const action = call.endsWith('delete') ? 'Record to delete does not exist.' : 'Record to update not found.';
    if (!one) throw prismaError(call, `${missing} ${action}`);
    return one;
  }
  const addressOf = (address: string | null | undefined): Pick<ClientRecord, 'street' | 'city'> => {
    const [street = '', ...rest] = (address ?? '').split(', ');
    return { street, city: rest.join(', ') };
  };
  const nameOf = (fullName: string): Pick<ClientRecord, 'givenName' | 'familyName'> => {
    const [given = '', ...rest] = fullName.split(' ');
    return rest.length === 0
      ? { givenName: null, familyName: given }
      : { givenName: given, familyName: rest.join(' ') };
  };
  const phonesOf = (value: string, before: ClientRecord['phones']): ClientRecord['phones'] => [
    ...(value === '' ? [] : [{ label: 'Mobile', value } as const]),
    ...before.slice(1),
  ];
  const refuseTwice = (call: string, name: string, phone: string, own: number | null): void => {
    const isSame = (each: ClientRecord): boolean =>
      each.key !== own && fullNameOf(each) === name && (each.phones[0]?.value ?? '') === phone;
    if (clientsOf(practice).some(isSame))
      throw prismaError(call, 'Unique constraint failed on the fields: (`fullName`,`telephoneNumber`)');
  };
  const petChange = (input: PetInput): Partial<PatientRecord> => ({
    name: input.alias,
    ...(input.kind !== undefined && { species: input.kind ?? '' }),
    ...(input.breed !== undefined && { breed: input.breed }),
    ...(input.color !== undefined && { color: input.color ?? '' }),
    ...(input.gender !== undefined && { sex: input.gender === null ? 'UNKNOWN' : input.gender ? 'MALE' : 'FEMALE' }),
    ...(input.DOB !== undefined && { birthDate: birthOf(input.DOB) }),
  });
  const birthOf = (DOB: string | null): string | null =>
    DOB === null ? null : new Date(instantsOf({ DOB }, 'DOB')[0] ?? 0).toISOString().slice(0, 10);
  const detailsOf = ({ nutrition, castration, notes, diagnosis, weight }: PetDetails): PetDetails =>
    Object.fromEntries(
      Object.entries({ nutrition, castration, notes, diagnosis, weight }).filter(([, value]) => value !== undefined),
    );
  const ownerOf = (clientId: number, call: string): number => {
    if (rowOf(clientsOf(practice), clientId)) return clientId;
    throw prismaError(call, 'Foreign key constraint failed on the field: `Pet_clientId_fkey (index)`');
  };
  const refuseSamePet = (input: PetInput): void => {
    const sex = petChange(input).sex;
    const isSame = (each: PatientRecord): boolean =>
      each.clientKey === input.clientId &&
      each.name === input.alias.trim() &&
      // What is unknown is never the same in a database.
      (input.kind ?? null) !== null &&
      each.species === input.kind &&
      sex !== 'UNKNOWN' &&
      each.sex === sex;
    if (petsOf(practice).some(isSame))
      throw prismaError('pet.create', 'Unique constraint failed on the fields: (`alias`,`kind`,`gender`,`clientId`)');
  };
  /** The columns of an entry; whatever is left out, or 0, is emptied. */
  const columns = (input: RecordInput, call: string) => {
    const [start = 0, end = 0] = instantsOf(input, 'dateTimeStart', 'dateTimeEnd');
    const keys = {
      clientKey: input.clientId || null,
      providerKey: input.employeeId || null,
      // No purpose is the number of no type.
      typeKey: input.receptionPurposeId || 0,
    };
    const refuse = (column: string): never => {
      const text = `Foreign key constraint failed on the field: \`ReceptionRecord_${column}_fkey (index)\``;
      throw prismaError(call, text);
    };
    if (keys.clientKey !== null && !rowOf(clientsOf(practice), keys.clientKey)) refuse('clientId');
    if (keys.providerKey !== null && !employee(keys.providerKey)) refuse('employeeId');
    if (keys.typeKey !== 0 && !purpose(keys.typeKey)) refuse('receptionPurposeId');
    return { start, minutes: (end - start) / 60_000, ...keys };
  };
  const book = (): readonly AppointmentRecord[] => practice.appointments.filter(isRecord);

  return {
    createClient({ data }: { data: ClientInput }): Row {
      refuseEmpty({ ...data }, ['fullName', 'telephoneNumber']);
      const [name, phone] = [data.fullName.trim(), data.telephoneNumber.trim()];
      refuseTwice('client.create', name, phone, null);
      const made = row(() => registerClient(practice, { ...nameOf(name), phones: [phone] }, now()));
      return client(row(() => changeClient(practice, made.key, addressOf(trimmed(data.address)), now())));
    },
    updateClient({ clientId, data }: { clientId: number; data: ClientInput }): Row {
      refuseEmpty({ ...data }, ['fullName', 'telephoneNumber']);
      const before = found(clientsOf(practice), clientId, 'client.update');
      refuseTwice('client.update', data.fullName, data.telephoneNumber, clientId);
      const change = {
        ...nameOf(data.fullName),
        phones: phonesOf(data.telephoneNumber, before.phones),
        ...(data.address !== undefined && addressOf(data.address)),
      };
      return client(row(() => changeClient(practice, clientId, change, now())));
    },
    deleteClient({ clientId }: { clientId: number }): Row {
      const before = found(clientsOf(practice), clientId, 'client.delete');
      row(() => changeClient(practice, clientId, { isDeleted: true, isActive: false }, now()));
      for (const { key } of book().filter(({ clientKey }) => clientKey === clientId))
        changeAppointment(practice, key, { isDeleted: true }, now());
      return client(before);
    },
    createPet({ data }: { data: PetInput }): Row {
      refuseEmpty({ ...data }, ['alias']);
      const clientKey = ownerOf(data.clientId, 'pet.create');
      refuseSamePet(data);
      const { name = '', ...change } = petChange({ ...data, alias: data.alias.trim() });
      const made = row(() => addPatient(practice, { clientKey, name }, now()));
      petDetails.set(made.key, { castration: null, nutrition: null, notes: null, weight: null, ...detailsOf(data) });
      return pet(row(() => changePatient(practice, made.key, { species: '', ...change }, now())));
    },
    updatePet({ petId, data }: { petId: number; data: PetInput }): Row {
      found(petsOf(practice), petId, 'pet.update');
      const change = { ...petChange(data), clientKey: ownerOf(data.clientId, 'pet.update') };
      const after = row(() => changePatient(practice, petId, change, now()));
      petDetails.set(petId, { ...petDetails.get(petId), ...detailsOf(data) });
      return pet(after);
    },
    deletePet({ petId }: { petId: number }): Row {
      const before = found(petsOf(practice), petId, 'pet.delete');
      const shown = pet(before);
      row(() => ({ ok: true, row: practice.patients.splice(practice.patients.indexOf(before), 1) }));
      return shown;
    },
    createReceptionRecord({ data }: { data: RecordInput }): Row {
      // The schema lets it be left out, the validation does not.
      if (typeof data.kindOfAnimal !== 'string') throw badRequest(['kindOfAnimal must be a string']);
      const given = columns(data, 'receptionRecord.create');
      const made: AppointmentRecord = {
        key: 1 + Math.max(0, ...practice.appointments.map(({ key }) => key)),
        placeKey: 1,
        state: 'planned',
        patientKey: null,
        reason: null,
        cancelReason: null,
        isBlock: false,
        isDeleted: false,
        createdAt: now(),
        updatedAt: now(),
        ...given,
      };
      row(() => ({ ok: true, row: practice.appointments.push(made) }));
      kinds.set(made.key, data.kindOfAnimal || null);
      return record(made);
    },
    updateReceptionRecord({ receptionRecordId, data }: { receptionRecordId: number; data: RecordInput }): Row {
      const before = found(book(), receptionRecordId, 'receptionRecord.update');
      const given = columns(data, 'receptionRecord.update');
      // The animal of the practice is not known here; it stays as long as its owner does.
      const patientKey = given.clientKey === before.clientKey ? before.patientKey : null;
      const after = row(() => changeAppointment(practice, before.key, { ...given, patientKey }, now()));
      kinds.set(after.key, data.kindOfAnimal || null);
      return record(after);
    },
    updateDateReceptionRecord({
      receptionRecordId,
      data,
    }: {
      receptionRecordId: number;
      data: { readonly dateStart: string; readonly dateEnd: string };
    }): Row {
      const [start = 0, end = 0] = instantsOf(data, 'dateStart', 'dateEnd');
      const { key } = found(book(), receptionRecordId, 'receptionRecord.update');
      const change = { start, minutes: (end - start) / 60_000 };
      return record(row(() => changeAppointment(practice, key, change, now())));
    },
    deleteReceptionRecord({ receptionRecordId }: { receptionRecordId: number }): Row {
      const before = found(book(), receptionRecordId, 'receptionRecord.delete');
      row(() => changeAppointment(practice, before.key, { isDeleted: true }, now()));
      return record(before);
    },
  };
}
