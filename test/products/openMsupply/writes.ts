import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf, type VisitState } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';
import { standardError } from './filters.ts';
import { documentTypeOf, encounterForm, openMsupplyIds, type OpenMsupplyMemory, patientForm } from './ids.ts';
import type { OpenMsupplyRecords } from './records.ts';

interface Input {
  readonly storeId: string;
  readonly input: Row;
}

interface Tools {
  /** The key of a store that the caller may use; every other one is an error. */
  readonly storeKey: (storeId: string) => number;
  readonly shelf: (row: OpenMsupplyMemory['shelves'][number]) => Row;
}

const states: Readonly<Record<string, VisitState>> = {
  PENDING: 'planned',
  VISITED: 'completed',
  CANCELLED: 'cancelled',
};

function optional(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function bad(details: string): Error {
  return standardError('Bad user input', details);
}

/** Patients with fields of their own, and everything that is written as a document. */
export function openMsupplyWrites(
  backstage: Backstage,
  records: OpenMsupplyRecords,
  memory: OpenMsupplyMemory,
  { storeKey, shelf }: Tools,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    throw bad(outcome.message);
  };
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };

  /** What a caller says of a patient; what is left out is emptied. */
  const savePatient = (key: number, input: Row): Row => {
    const { id, code, code2 = null, dateOfBirth = null, dateOfDeath = null, gender = null } = input;
    const before = rowOf(practice.clients, key);
    const { phones } = contactChange(before, optional(input['phone']), undefined);
    const change = {
      givenName: optional(input['firstName']),
      familyName: optional(input['lastName']) ?? '',
      phones: phones ?? [],
      street: optional(input['address1']) ?? '',
    };
    const row = done(() => changeClient(practice, key, change, now()));
    const isDeceased = input['isDeceased'] === true;
    memory.given.set(key, { id, code, code2, dateOfBirth, dateOfDeath, gender, isDeceased });
    return records.patient(row);
  };
  const formOf = (input: Row, form: string): Row => {
    if (input['schemaId'] !== form) throw bad('DataSchemaDoesNotExist');
    return isRow(input['data']) ? input['data'] : {};
  };
  const programPatient = (input: Row): Row => {
    const data = formOf(input, patientForm);
    const id = textOf(data['id'] ?? '');
    const key = records.clientKey(id);
    const person = { givenName: optional(data['firstName']), familyName: optional(data['lastName']) };
    if (key === null) {
      const row = done(() => registerClient(practice, person, now()));
      memory.given.set(row.key, { id, code: optional(data['code']) ?? '' });
      return records.patient(row);
    }
    const change = { givenName: person.givenName, familyName: person.familyName ?? '' };
    return records.patient(done(() => changeClient(practice, key, change, now())));
  };
  const encounterOf = (storeId: string, data: Row) => {
    const [start, end] = [optional(data['startDatetime']), optional(data['endDatetime'])];
    if (start === null)
      throw bad('InvalidDataSchema(\n    [\n        "Invalid program data: missing field `startDatetime`",\n    ],\n)');
    const clinician = isRow(data['clinician']) ? optional(data['clinician']['id']) : null;
    const providerKey = openMsupplyIds.key('provider', clinician);
    if (clinician !== null && !rowOf(practice.providers, providerKey)) throw bad('InvalidClinicianId');
    const location = isRow(data['location']) ? optional(data['location']['storeId']) : null;
    const minutes = end === null ? undefined : (instantOf(end) - instantOf(start)) / 60_000;
    const [note] = Array.isArray(data['notes']) ? data['notes'].filter(isRow) : [];
    return {
      start: instantOf(start),
      minutes,
      placeKey: storeKey(location ?? storeId),
      providerKey,
      reason: optional(note?.['text']),
      state: states[textOf(data['status'] ?? 'PENDING')] ?? ('planned' as const),
    };
  };

  return {
    insertPatient({ storeId, input }: Input): Row {
      storeKey(storeId);
      if (records.clientKey(input['id']) !== null) throw bad('PatientExists');
      const person = { givenName: optional(input['firstName']), familyName: optional(input['lastName']) };
      const { key } = done(() => registerClient(practice, person, now()));
      return savePatient(key, input);
    },
    updatePatient({ storeId, input }: Input): Row {
      storeKey(storeId);
      const key = records.clientKey(input['id']);
      if (key === null) throw bad('PatientDoesNotExist');
      return savePatient(key, input);
    },
    insertProgramPatient({ storeId, input }: Input): Row {
      storeKey(storeId);
      return programPatient(input);
    },
    updateProgramPatient({ storeId, input }: Input): Row {
      storeKey(storeId);
      return programPatient(input);
    },
    insertEncounter({ storeId, input }: Input): Row {
      storeKey(storeId);
      const type = practice.visitTypes.find((row) => documentTypeOf(row) === input['type'] && !row.isBlock);
      if (!type) throw bad('InvalidEncounterType');
      const clientKey = records.clientKey(input['patientId']);
      if (clientKey === null) throw bad('PatientIsNotEnrolled');
      const booking = { ...encounterOf(storeId, formOf(input, encounterForm)), typeKey: type.key, clientKey };
      return records.encounter(done(() => bookAppointment(practice, booking, now())));
    },
    updateEncounter({ storeId, input }: Input): Row {
      storeKey(storeId);
      const data = formOf(input, encounterForm);
      const row = practice.appointments.find(
        (visit) => visit.clientKey !== null && records.encounterDocument(visit)['id'] === input['parent'],
      );
      if (!row) throw bad('InvalidParentId');
      const { minutes = row.minutes, ...change } = encounterOf(storeId, data);
      const isDeleted = data['status'] === 'DELETED';
      return records.encounter(
        done(() => changeAppointment(practice, row.key, { ...change, minutes, isDeleted }, now())),
      );
    },
    insertProgramEnrolment({ storeId, input }: Input): Row {
      storeKey(storeId);
      const row = rowOf(practice.clients, records.clientKey(input['patientId']));
      if (!row) throw bad('InvalidPatientId');
      throw bad('ProgramEnrolmentExists');
    },
    updateProgramEnrolment({ storeId, input }: Input): Row {
      storeKey(storeId);
      allowed();
      const row = rowOf(practice.clients, records.clientKey(input['patientId']));
      if (!row) throw bad('InvalidParentId');
      return records.enrolment(row);
    },
    linkPatientToStore({ storeId, nameId }: { readonly storeId: string; readonly nameId: string }): Row {
      storeKey(storeId);
      allowed();
      if (records.clientKey(nameId) !== null)
        return { __typename: 'NameStoreJoinNode', id: `${nameId}-${storeId}`, nameId, storeId };
      const error = { __typename: 'ConnectionError', description: 'Connection Error' };
      return { __typename: 'LinkPatientPatientToStoreError', error };
    },
    insertLocation({ storeId, input }: Input): Row {
      const key = storeKey(storeId);
      allowed();
      const code = textOf(input['code']);
      if (memory.shelves.some((row) => row.storeKey === key && row.code === code)) {
        const error = { __typename: 'UniqueValueViolation', description: 'Field needs to be unique', field: 'code' };
        return { __typename: 'InsertLocationError', error };
      }
      const row = {
        id: textOf(input['id']),
        storeKey: key,
        code,
        name: optional(input['name']) ?? '',
        onHold: input['onHold'] === true,
      };
      memory.shelves.push(row);
      return shelf(row);
    },
    updateLocation({ storeId, input }: Input): Row {
      const key = storeKey(storeId);
      allowed();
      const row = memory.shelves.find(({ id }) => id === input['id']);
      if (row?.storeKey !== key) return { __typename: 'UpdateLocationError', error: missing(row !== undefined) };
      row.name = optional(input['name']) ?? row.name;
      row.code = optional(input['code']) ?? row.code;
      row.onHold = typeof input['onHold'] === 'boolean' ? input['onHold'] : row.onHold;
      return shelf(row);
    },
    deleteLocation({ storeId, input }: Input): Row {
      const key = storeKey(storeId);
      allowed();
      const index = memory.shelves.findIndex(({ id }) => id === input['id']);
      const row = memory.shelves[index];
      if (row?.storeKey !== key) return { __typename: 'DeleteLocationError', error: missing(row !== undefined) };
      memory.shelves.splice(index, 1);
      return { __typename: 'DeleteResponse', id: row.id };
    },
  };
}

function missing(isElsewhere: boolean): Row {
  if (isElsewhere) return { __typename: 'RecordBelongsToAnotherStore', description: 'Record belongs to another store' };
  return { __typename: 'RecordNotFound', description: 'Record not found' };
}
