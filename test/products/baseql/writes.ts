import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type PatientRecord,
  type PhoneRecord,
  type VisitState,
  rowOf,
} from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { givenText } from '../givenText.ts';
import type { Row } from '../generatedRows.ts';
import { baseqlIds } from './ids.ts';
import { phoneColumns, statusOptions } from './records.ts';
import type { Snapshot } from './resolvers.ts';
import { options, tables } from './tables.ts';

const labels = ['Mobile', 'Home', 'Work'] as const;
const sexes = { Male: 'MALE', Female: 'FEMALE', Unknown: 'UNKNOWN' } as const;
/** The tables whose rows can be written here; the others belong to nobody who asks through this key. */
const kinds: Readonly<Record<string, Kind>> = { clients: 'client', pets: 'patient', appointments: 'appointment' };

function refused(type: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } });
}

function badValue(field: string): GraphQLError {
  return refused('INVALID_VALUE_FOR_COLUMN', `Field "${field}" cannot accept the provided value`);
}

/** The key that the first link of a column leads to: undefined where it isn't given, null where it is emptied. */
function linkedKey(input: Row, field: string, kind: Kind): number | null | undefined {
  const value = input[field];
  if (value === undefined) return undefined;
  const [first] = Array.isArray(value) ? value : [value];
  if (first === undefined || first === null) return null;
  const key = baseqlIds.key(kind, String(first));
  if (key !== null) return key;
  throw refused('ROW_DOES_NOT_EXIST', `Record ID ${String(first)} does not exist`);
}

function instantIn(input: Row, field: string): number | undefined {
  const text = givenText(input, field);
  if (text === undefined) return undefined;
  const instant = Date.parse(text ?? '');
  if (Number.isNaN(instant)) throw badValue(field);
  return instant;
}

/** Only options that exist can be chosen: the key may not make new ones. */
function refuseNewOptions(table: string, input: Row): void {
  for (const [field, value] of Object.entries(input)) {
    const known = options[`${table}.${field}`];
    if (!known || typeof value !== 'string' || known.includes(value)) continue;
    const message = `Insufficient permissions to create new select option ""${value}""`;
    throw refused('INVALID_MULTIPLE_CHOICE_OPTIONS', message);
  }
}

function stateIn(input: Row): VisitState | undefined {
  const states = Object.keys(statusOptions) as VisitState[]; // Sound: the record has exactly these keys.
  return states.find((state) => statusOptions[state] === input['status']);
}

function phonesIn(input: Row, before: readonly PhoneRecord[]): PhoneRecord[] {
  return labels.flatMap((label) => {
    const given = givenText(input, phoneColumns[label]);
    if (given === undefined) return before.filter((phone) => phone.label === label);
    return given === null || given === '' ? [] : [{ label, value: given }];
  });
}

function emailsIn(input: Row, before: readonly string[]): string[] {
  return ['email', 'email2'].flatMap((field, index) => {
    const given = givenText(input, field);
    return (given === undefined ? before[index] : given) || [];
  });
}

function flag(input: Row, field: string): boolean | undefined {
  const value = input[field];
  if (value === undefined) return undefined;
  return value === true;
}

function tagsIn({ tags }: Row): readonly string[] | undefined {
  if (tags === undefined) return undefined;
  return Array.isArray(tags) ? tags.map(String) : [];
}

function clientChange(input: Row, before: ClientRecord | null): Partial<ClientRecord> {
  const lastName = givenText(input, 'lastName');
  const change = {
    givenName: givenText(input, 'firstName'),
    familyName: lastName === null ? '' : lastName,
    emails: emailsIn(input, before?.emails ?? []),
    phones: phonesIn(input, before?.phones ?? []),
    street: givenText(input, 'street') ?? undefined,
    city: givenText(input, 'city') ?? undefined,
    isActive: flag(input, 'active'),
    tags: tagsIn(input),
    note: givenText(input, 'notes'),
    placeKey: linkedKey(input, 'homeClinic', 'place') ?? undefined,
  };
  return present(change);
}

function petChange(input: Row): Partial<PatientRecord> {
  const sex = givenText(input, 'sex');
  return present({
    name: givenText(input, 'name') ?? undefined,
    species: givenText(input, 'species') ?? undefined,
    breed: givenText(input, 'breed'),
    color: givenText(input, 'color') ?? undefined,
    sex: sex === undefined ? undefined : (sexes[(sex ?? 'Unknown') as keyof typeof sexes] ?? 'UNKNOWN'),
    birthDate: givenText(input, 'birthDate'),
    microchip: givenText(input, 'microchip'),
    isDeceased: flag(input, 'deceased'),
    isActive: flag(input, 'active'),
    clientKey: linkedKey(input, 'owner', 'client'),
  });
}

/** Without the fields that aren't given. */
function present<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return given as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }; // Sound: only undefined is left out.
}

/** What changes rows: one mutation of each kind for a table, which answers the row in a list. */
export function baseqlWrites(stage: Backstage, snapshot: () => Snapshot): object {
  const { practice, now } = stage;
  function row<Made>(write: () => Written<Made>): Made {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw refused('INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND', outcome.message);
  }
  const answer = (table: string, key: number): readonly Row[] => {
    const at = snapshot();
    const stored = at.find(table, baseqlIds.of(kinds[table] ?? 'client', key));
    return stored ? [at.show(table, stored)] : [];
  };
  function insertClient(input: Row): number {
    const names = { givenName: givenText(input, 'firstName'), familyName: givenText(input, 'lastName') };
    // A row without a name is a row all the same, but nobody could ever find it.
    const { key } = row(() => registerClient(practice, names, now()));
    row(() => changeClient(practice, key, { isActive: false, ...clientChange(input, null) }, now()));
    return key;
  }
  function insertPet(input: Row): number {
    const clientKey = linkedKey(input, 'owner', 'client') ?? null;
    const details = { clientKey, name: givenText(input, 'name'), species: givenText(input, 'species') };
    const { key } = row(() => addPatient(practice, details, now()));
    row(() => changePatient(practice, key, { isActive: false, ...petChange(input) }, now()));
    return key;
  }
  function appointmentChange(input: Row): Partial<AppointmentRecord> {
    const minutes = input['durationMin'];
    return present({
      start: instantIn(input, 'start'),
      minutes: typeof minutes === 'number' ? minutes : undefined,
      state: stateIn(input),
      reason: givenText(input, 'reason'),
      cancelReason: givenText(input, 'cancellationReason'),
      providerKey: linkedKey(input, 'teamMember', 'provider'),
      patientKey: linkedKey(input, 'pet', 'patient'),
      clientKey: linkedKey(input, 'client', 'client'),
      placeKey: linkedKey(input, 'location', 'place') ?? undefined,
      typeKey: linkedKey(input, 'visitType', 'visitType') ?? undefined,
    });
  }
  function insertAppointment(input: Row): number {
    const { patientKey, clientKey, providerKey, ...change } = appointmentChange(input);
    const details = {
      start: change.start ?? null,
      minutes: change.minutes,
      // The columns have defaults: the first location, and a wellness exam.
      placeKey: change.placeKey ?? 1,
      typeKey: change.typeKey ?? 1,
      providerKey,
      patientKey,
      clientKey: clientKey ?? rowOf(practice.patients, patientKey ?? null)?.clientKey,
      reason: change.reason,
      state: change.state,
    };
    return row(() => bookAppointment(practice, details, now())).key;
  }
  const inserts: Readonly<Record<string, (input: Row) => number>> = {
    clients: insertClient,
    pets: insertPet,
    appointments: insertAppointment,
  };
  const updates: Readonly<Record<string, (key: number, input: Row) => void>> = {
    clients: (key, input) => {
      const before = rowOf(practice.clients, key);
      row(() => changeClient(practice, key, clientChange(input, before), now()));
    },
    pets: (key, input) => void row(() => changePatient(practice, key, petChange(input), now())),
    appointments: (key, input) => void row(() => changeAppointment(practice, key, appointmentChange(input), now())),
  };
  const removals: Readonly<Record<string, (key: number) => void>> = {
    clients: (key) => void row(() => changeClient(practice, key, { isDeleted: true, isActive: false }, now())),
    pets(key) {
      row(() => changePatient(practice, key, {}, now()));
      const index = practice.patients.findIndex((pet) => pet.key === key);
      practice.patients.splice(index, 1);
    },
    appointments: (key) => void row(() => changeAppointment(practice, key, { isDeleted: true }, now())),
  };
  /** The key behind an id of a row that is there. */
  function existing(table: string, id: unknown): number {
    const key = baseqlIds.key(kinds[table] ?? 'organization', String(id));
    if (key !== null && snapshot().find(table, String(id))) return key;
    throw refused('ROW_DOES_NOT_EXIST', `Record ID ${String(id)} does not exist in this table`);
  }
  const mutations = Object.keys(kinds).flatMap((table) => [
    [
      `insert_${table}`,
      (input: Row) => {
        refuseNewOptions(table, input);
        return answer(table, inserts[table]?.(input) ?? 0);
      },
    ],
    [
      `update_${table}`,
      ({ id, ...input }: Row) => {
        refuseNewOptions(table, input);
        const key = existing(table, id);
        updates[table]?.(key, input);
        return answer(table, key);
      },
    ],
    [
      `delete_${table}`,
      ({ id }: Row) => {
        removals[table]?.(existing(table, id));
        return [{ id }];
      },
    ],
  ]);
  const others = tables
    .filter(({ name }) => kinds[name] === undefined)
    .flatMap(({ name }) =>
      ['insert', 'update', 'delete'].map((verb) => [
        `${verb}_${name}`,
        () => {
          const message = `You are not permitted to perform this operation on table "${name}"`;
          throw refused('INVALID_PERMISSIONS', message);
        },
      ]),
    );
  return Object.fromEntries([...mutations, ...others]) as object;
}
