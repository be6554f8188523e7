import { instantOfWall, wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type PatientRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { failed } from '../hasura/select.ts';
import { presentFields } from '../presentFields.ts';
import {
  type Beside,
  branchZone,
  breedOf,
  rowUuid,
  timestamptz,
  userOfClient,
  veticubeIds,
  veticubeWords,
} from './records.ts';

/** Tables that others point to. */
const targets = { client: 'auth_clients', patient: 'pet_pets', place: 'clinic_clinic_branches' } as const;

interface Write {
  readonly insert: (object: Row) => Row;
  readonly update: (row: Row, set: Row) => Row;
}

/** Writes of the tables that the role may write, each answering the row as it then is. */
export function veticubeWrites(
  stage: Backstage,
  beside: Beside,
  all: (table: string) => readonly Row[],
): Readonly<Record<string, Write>> {
  const { practice, now } = stage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(stage, write, 'unexpected');
  const rowById = (table: string, id: string): Row => all(table).find((row) => row['id'] === id) ?? {};
  const client = (key: number): Row => rowById('auth_clients', veticubeIds.of('client', key));
  const pet = (key: number): Row => rowById('pet_pets', veticubeIds.of('patient', key));
  const appointment = (key: number): Row => rowById('clinic_appointments', veticubeIds.of('appointment', key));
  /** The key behind a uuid in a column that points to a row, which has to be there. */
  const pointed = (table: string, column: string, kind: keyof typeof targets, object: Row): number | undefined => {
    const id = givenText(object, column);
    if (id === undefined) return undefined;
    if (id === null) throw nullValue(table, column);
    const key = veticubeIds.key(kind, id);
    if (key === null || rowById(targets[kind], id)['id'] === undefined) throw foreignKey(table, column);
    return key;
  };
  const isTaken = (user: unknown): boolean => all('auth_clients').some((row) => row['user_id'] === user);

  function insertUser(object: Row): Row {
    if (stage.refuseWrites !== null) throw failed('unexpected', stage.refuseWrites);
    const id = rowUuid(8, beside.users.size + beside.userOfClient.size + 1);
    const stamp = timestamptz(now());
    const columns = ['email', 'first_name', 'last_name', 'phone_number'];
    const row: Row = {
      id,
      allowed_roles: ['user'],
      default_role: 'user',
      is_verified: false,
      ...Object.fromEntries(columns.map((column) => [column, object[column] ?? null])),
      created_at: stamp,
      updated_at: stamp,
    };
    beside.users.set(id, row);
    return row;
  }
  function updateUser(row: Row, set: Row): Row {
    const id = String(row['id']);
    const owner = practice.clients.find(({ key }) => userOfClient(beside, key) === id);
    if (owner) {
      const contacts = contactChange(owner, givenText(set, 'phone_number'), givenText(set, 'email'));
      const names = { givenName: givenText(set, 'first_name'), familyName: givenText(set, 'last_name') ?? undefined };
      done(() => changeClient(practice, owner.key, { ...contacts, ...names }, now()));
    } else if (beside.users.has(id)) beside.users.set(id, { ...row, ...set, updated_at: timestamptz(now()) });
    // Colleagues look after their own names.
    else throw failed('permission-error', 'check constraint of an insert/update permission has failed');
    return rowById('auth_users', id);
  }
  function insertClient(object: Row): Row {
    const nested = isRow(object['user']) && isRow(object['user']['data']) ? object['user']['data'] : null;
    if (!nested && (object['user_id'] ?? null) === null) throw nullValue('clients', 'user_id');
    const existing = nested ? null : rowById('auth_users', String(object['user_id']));
    if (existing && existing['id'] === undefined) throw foreignKey('clients', 'user_id');
    if (existing && isTaken(existing['id']))
      throw failed(
        'constraint-violation',
        'Uniqueness violation. duplicate key value violates unique constraint "clients_user_id_key"',
      );
    const person = nested ?? existing ?? {};
    const input = {
      givenName: givenText(person, 'first_name'),
      familyName: givenText(person, 'last_name'),
      phones: [givenText(person, 'phone_number')],
      emails: [givenText(person, 'email')],
    };
    const { key } = done(() => registerClient(practice, input, now()));
    if (existing) {
      const id = String(existing['id']);
      beside.userOfClient.set(key, id);
      beside.users.delete(id);
    }
    return client(key);
  }
  function petDetails(object: Row): Partial<PatientRecord> {
    const { pet_breed_id: breedId } = object;
    const breed = typeof breedId === 'number' ? breedOf(practice, breedId) : undefined;
    if (breed === null) throw foreignKey('pets', 'pet_breed_id');
    const name = givenText(object, 'name');
    if (name === null) throw nullValue('pets', 'name');
    const gender = givenText(object, 'gender');
    const sex = gender === undefined ? undefined : ({ male: 'MALE', female: 'FEMALE' } as const)[gender ?? ''];
    return presentFields({
      name,
      ...breed,
      birthDate: givenText(object, 'birth_date'),
      microchip: givenText(object, 'chip_id'),
      sex: gender === undefined ? undefined : (sex ?? 'UNKNOWN'),
    });
  }
  function insertPet(object: Row): Row {
    const details = petDetails(object);
    if (details.name === undefined) throw nullValue('pets', 'name');
    const links = isRow(object['pet_clients']) ? object['pet_clients']['data'] : [];
    const owners = (Array.isArray(links) ? links.filter(isRow) : []).map((link) =>
      pointed('pet_clients', 'client_id', 'client', link),
    );
    const key = 1 + Math.max(0, ...practice.patients.map((row) => row.key));
    const row: PatientRecord = {
      key,
      name: details.name,
      species: 'Unknown',
      breed: null,
      color: '',
      sex: 'UNKNOWN',
      birthDate: null,
      microchip: null,
      isActive: true,
      isDeceased: false,
      clientKey: null,
      createdAt: now(),
      updatedAt: now(),
      ...details,
    };
    done(() => {
      practice.patients.push(row);
      return { ok: true, row };
    });
    for (const owner of owners) linkPet(key, owner ?? 0);
    return pet(key);
  }
  function linkPet(patientKey: number, clientKey: number): Row {
    const [petId, clientId] = [veticubeIds.of('patient', patientKey), veticubeIds.of('client', clientKey)];
    const found = (): Row | undefined =>
      all('pet_pet_clients').find((row) => row['pet_id'] === petId && row['client_id'] === clientId);
    if (found())
      throw failed(
        'constraint-violation',
        'Uniqueness violation. duplicate key value violates unique constraint "pet_clients_pkey"',
      );
    if (rowOf(practice.patients, patientKey)?.clientKey === null)
      done(() => changePatient(practice, patientKey, { clientKey }, now()));
    else beside.links.push({ clientKey, patientKey, createdAt: now() });
    return found() ?? {};
  }
  function insertLink(given: Row): Row {
    // What a row leads to may be made with it: `pet: { data }`.
    const nested = isRow(given['pet']) ? given['pet']['data'] : undefined;
    const object = isRow(nested) ? { ...given, pet_id: insertPet(nested)['id'] } : given;
    const [patientKey, clientKey] = [
      pointed('pet_clients', 'pet_id', 'patient', object),
      pointed('pet_clients', 'client_id', 'client', object),
    ];
    if (patientKey === undefined) throw nullValue('pet_clients', 'pet_id');
    if (clientKey === undefined) throw nullValue('pet_clients', 'client_id');
    return linkPet(patientKey, clientKey);
  }
  /** What the columns of an appointment say, with the start by the clock of its branch. */
  function visitOf(object: Row, key: number | null) {
    const before = rowOf(practice.appointments, key);
    const placeKey = pointed('appointments', 'clinic_branch_id', 'place', object);
    const zone = branchZone(placeKey ?? before?.placeKey ?? 1);
    const day = needed(object, 'appointment_date') ?? (before && wallDay(before.start, branchZone(before.placeKey)));
    const time = needed(object, 'appointment_time') ?? (before && wallTime(before.start, branchZone(before.placeKey)));
    const [status, type] = [needed(object, 'status'), givenText(object, 'appointment_type')];
    const states = Object.keys(veticubeWords) as VisitState[]; // Sound: the record has exactly these keys.
    const state = states.find((one) => veticubeWords[one] === status);
    const patientKey = pointed('appointments', 'pet_id', 'patient', object);
    return {
      words: presentFields({ status: state ? undefined : status, type: type ?? undefined }),
      change: {
        placeKey,
        patientKey,
        clientKey: patientKey === undefined ? undefined : (rowOf(practice.patients, patientKey)?.clientKey ?? null),
        state,
        typeKey: practice.visitTypes.find(({ name, isBlock }) => name === type && !isBlock)?.key,
        reason: givenText(object, 'notes'),
        start: day && time ? startOf(day, time, zone) : undefined,
      },
    };
  }
  function insertAppointment(object: Row): Row {
    for (const column of ['appointment_date', 'appointment_time', 'clinic_branch_id', 'pet_id'])
      if ((object[column] ?? null) === null) throw nullValue('appointments', column);
    const { change, words } = visitOf(object, null);
    // A type that is none of the clinic's is one like any other, here.
    const booking = { ...change, start: change.start ?? null, placeKey: change.placeKey ?? null };
    const { key } = done(() => bookAppointment(practice, { ...booking, typeKey: change.typeKey ?? 1 }, now()));
    beside.words.set(key, words);
    return appointment(key);
  }
  function updateAppointment(row: Row, set: Row): Row {
    const key = veticubeIds.key('appointment', String(row['id'])) ?? 0;
    const { change, words } = visitOf(set, key);
    const before = beside.words.get(key);
    const kept = { ...(set['status'] === undefined && before), ...words };
    beside.words.set(
      key,
      set['appointment_type'] === undefined && before?.type ? { type: before.type, ...kept } : kept,
    );
    done(() => changeAppointment(practice, key, change, now()));
    return appointment(key);
  }
  return {
    auth_clients: { insert: insertClient, update: (row) => row },
    auth_users: { insert: insertUser, update: updateUser },
    clinic_appointments: { insert: insertAppointment, update: updateAppointment },
    pet_pet_clients: { insert: insertLink, update: (row) => row },
    pet_pets: {
      insert: insertPet,
      update(row, set) {
        const key = veticubeIds.key('patient', String(row['id'])) ?? 0;
        done(() => changePatient(practice, key, petDetails(set), now()));
        return pet(key);
      },
    },
  };
}

/** The instant of a date and a time as the database reads them. */
function startOf(day: string, time: string, zone: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw failed('data-exception', `invalid input syntax for type date: "${day}"`);
  const [, hours, minutes, seconds = '00'] = /^(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined)
    throw failed('data-exception', `invalid input syntax for type time: "${time}"`);
  return instantOfWall(`${day}T${hours}:${minutes}:${seconds}`, zone);
}

function needed(object: Row, column: string): string | undefined {
  const value = givenText(object, column);
  if (value === null) throw nullValue('appointments', column);
  return value;
}

function nullValue(table: string, column: string): Error {
  return failed(
    'constraint-violation',
    `Not-NULL violation. null value in column "${column}" of relation "${table}" violates not-null constraint`,
  );
}

function foreignKey(table: string, column: string): Error {
  return failed(
    'constraint-violation',
    `Foreign key violation. insert or update on table "${table}" violates foreign key constraint "${table}_${column}_fkey"`,
  );
}
