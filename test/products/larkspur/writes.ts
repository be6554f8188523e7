import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  rowOf,
  type VisitState,
  visitStates,
} from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { type Ledger, writeMessage } from '../../dialects/practiceLedger.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { timesOf } from '../tableDefinitions.ts';
import { instantIn } from './engine.ts';
import type { LarkspurMemory } from './rows.ts';
import { type Table, tableOf } from './tables.ts';
import { larkspurSpecies, larkspurStates, phoneColumns } from './words.ts';

/** What may be done to the rows of a table; each answers the keys of the rows that it wrote. */
export interface TableWrites {
  readonly insert: (values: Row) => number | null;
  readonly update?: (keys: readonly number[], set: Row) => void;
  readonly remove?: (keys: readonly number[]) => void;
}

const sexes: Readonly<Record<PatientRecord['sex'], string>> = { MALE: 'male', FEMALE: 'female', UNKNOWN: 'unknown' };
const ownOwnerColumns = ['title', 'inactiveSince'];
const foreignKey = (table: string, column: string, target: string): string =>
  `insert or update on table "${table}" violates foreign key constraint "${table}_${column}_${target}_fk"`;
const stillUsed = (table: string, other: string, column: string): string =>
  `update or delete on table "${table}" violates foreign key constraint "${other}_${column}_${table}_id_fk" on table "${other}"`;
const failedCheck = (table: string, check: string): string =>
  `new row for relation "${table}" violates check constraint "${check}"`;

/** The writes of the tables that have some, by name; what the database doesn't allow is an error. */
export function larkspurWrites(
  backstage: Backstage,
  ledger: Ledger,
  memory: LarkspurMemory,
): Readonly<Record<string, TableWrites>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write);
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const fail = (message: string): never => {
    throw new GraphQLError(message);
  };
  const remember = (rows: Map<number, Row>, key: number, values: Row, columns: readonly string[]): void => {
    const own = Object.entries(values).filter(([column]) => columns.includes(column));
    rows.set(key, { ...rows.get(key), ...Object.fromEntries(own) });
  };
  const live = (key: number | null | undefined): ClientRecord | null => {
    const client = rowOf(practice.clients, key ?? null);
    return client && !client.isDeleted ? client : null;
  };

  /** Refuses what a column points to and isn't there. */
  const checkKeys = (table: string, values: Row): void => {
    const known: Readonly<Record<string, (key: number) => unknown>> = {
      branches: (key) => rowOf(practice.places, key),
      staff: (key) => rowOf(practice.providers, key),
      owners: live,
      animals: (key) => rowOf(practice.patients, key),
      species: (key) => larkspurSpecies[key - 1],
      bookingTypes: (key) => rowOf(practice.visitTypes, key)?.isBlock === false || null,
    };
    for (const [column, value] of Object.entries(values)) {
      const target = Object.values(tableOf(table).relations).find((each) => !each.isMany && each.own === column);
      const found = target && typeof value === 'number' && known[target.table];
      if (target && found && (found(value) ?? null) === null) {
        const snake = (name: string): string => name.replaceAll(/(?=[A-Z])/g, '_').toLowerCase();
        fail(foreignKey(snake(table), snake(column), `${snake(target.table)}_id`));
      }
    }
  };

  const stateIn = ({ stateCode }: Row): VisitState | undefined => {
    if (stateCode === undefined) return undefined;
    const known = visitStates.find((state) => larkspurStates[state].code === stateCode);
    return known ?? fail(foreignKey('bookings', 'state_code', 'booking_states_code'));
  };

  /** A booking after a change, or a new one; refused where it would break a rule of its table. */
  const bookingOf = (before: AppointmentRecord | null, values: Row) => {
    checkKeys('bookings', values);
    const [start, end] = ['startsAt', 'endsAt'].map((column) =>
      values[column] === undefined ? undefined : instantIn(values[column], column),
    );
    const times = timesOf(before, start, end);
    if (times.minutes <= 0) fail(failedCheck('bookings', 'bookings_end_after_start'));
    const patientKey = keyIn(values, 'animalId', before?.patientKey);
    const clientKey = keyIn(values, 'ownerId', before?.clientKey);
    if (patientKey === null && clientKey === null) fail(failedCheck('bookings', 'bookings_animal_or_owner'));
    return {
      ...times,
      placeKey: keyIn(values, 'branchId', before?.placeKey),
      typeKey: keyIn(values, 'bookingTypeId', before?.typeKey),
      providerKey: keyIn(values, 'staffId', before?.providerKey),
      patientKey,
      // A trigger of the table fills it where only the animal is given.
      clientKey: clientKey ?? rowOf(practice.patients, patientKey)?.clientKey ?? null,
      state: stateIn(values),
      reason: givenText(values, 'reason'),
      cancelReason: givenText(values, 'cancelledBecause'),
    };
  };

  const ownerChange = (before: ClientRecord | null, values: Row) => {
    checkKeys('owners', values);
    const familyName = givenText(values, 'surname') ?? before?.familyName ?? '';
    if (familyName.trim() === '') fail(failedCheck('owners', 'owners_surname_not_empty'));
    const phones = phoneColumns.flatMap(([label, column]) => {
      const own = before?.phones.find((phone) => phone.label === label)?.value;
      const value = values[column] === undefined ? own : givenText(values, column);
      return value ? [{ label, value }] : [];
    });
    const emails = ['email', 'otherEmail']
      .map((column, index) => (values[column] === undefined ? before?.emails[index] : givenText(values, column)))
      .filter((value) => typeof value === 'string' && value !== '')
      .map(String);
    const flags = values['flags'];
    return {
      givenName: givenText(values, 'forename'),
      familyName,
      phones,
      emails,
      street: givenText(values, 'addressLine') ?? undefined,
      city: givenText(values, 'town') ?? undefined,
      placeKey: keyIn(values, 'homeBranchId', before?.placeKey ?? 1) ?? 1,
      tags: Array.isArray(flags) ? flags.map(String) : undefined,
      note: givenText(values, 'notes'),
      isActive: values['inactiveSince'] === undefined ? undefined : values['inactiveSince'] === null,
    };
  };

  const animalChange = (values: Row) => {
    checkKeys('animals', values);
    const speciesId = values['speciesId'];
    const diedOn = values['diedOn'];
    const sex = (['MALE', 'FEMALE', 'UNKNOWN'] as const).find((word) => sexes[word] === values['sex']);
    return {
      name: givenText(values, 'name') ?? undefined,
      species: typeof speciesId === 'number' ? larkspurSpecies[speciesId - 1] : undefined,
      breed: givenText(values, 'breed'),
      color: givenText(values, 'colour') ?? undefined,
      sex,
      birthDate: givenText(values, 'dateOfBirth'),
      microchip: givenText(values, 'chipNumber'),
      clientKey: values['ownerId'] === undefined ? undefined : keyIn(values, 'ownerId', null),
      ...(diedOn !== undefined && { isDeceased: diedOn !== null, isActive: diedOn === null }),
    };
  };

  return {
    bookings: {
      insert(values) {
        allowed();
        if (isTaken(practice.appointments, values)) return null;
        const { state = 'planned', cancelReason, ...booking } = bookingOf(null, values);
        const { key } = done(() => bookAppointment(practice, { ...booking, state }, now()));
        if (cancelReason) done(() => changeAppointment(practice, key, { cancelReason }, now()));
        return key;
      },
      update(keys, set) {
        allowed();
        const changes = keys.map((key) => {
          const { placeKey, typeKey, ...change } = bookingOf(rowOf(practice.appointments, key), set);
          return { key, ...change, placeKey: placeKey ?? undefined, typeKey: typeKey ?? undefined };
        });
        for (const { key, ...change } of changes) done(() => changeAppointment(practice, key, change, now()));
      },
      remove(keys) {
        allowed();
        for (const key of keys) done(() => changeAppointment(practice, key, { isDeleted: true }, now()));
      },
    },
    owners: {
      insert(values) {
        allowed();
        if (isTaken(practice.clients, values)) return null;
        const change = ownerChange(null, values);
        const { key } = done(() => registerClient(practice, { familyName: change.familyName }, now()));
        remember(memory.owners, key, values, ownOwnerColumns);
        done(() => changeClient(practice, key, change, now()));
        return key;
      },
      update(keys, set) {
        allowed();
        const changes = keys.map((key) => ({ key, change: ownerChange(rowOf(practice.clients, key), set) }));
        for (const { key, change } of changes) {
          remember(memory.owners, key, set, ownOwnerColumns);
          done(() => changeClient(practice, key, change, now()));
        }
      },
      remove(keys) {
        allowed();
        const isOwn = ({ clientKey }: { readonly clientKey: number | null }): boolean => keys.includes(clientKey ?? 0);
        if (practice.patients.some(isOwn)) fail(stillUsed('owners', 'animals', 'owner_id'));
        if (practice.appointments.some((row) => !row.isDeleted && isOwn(row)))
          fail(stillUsed('owners', 'bookings', 'owner_id'));
        if (ledger.orders.some(isOwn)) fail(stillUsed('owners', 'invoices', 'owner_id'));
        for (const key of keys) done(() => changeClient(practice, key, { isDeleted: true }, now()));
      },
    },
    animals: {
      insert(values) {
        allowed();
        if (isTaken(practice.patients, values)) return null;
        const { name, species, clientKey = null, ...more } = animalChange(values);
        if ((name ?? '').trim() === '') fail(failedCheck('animals', 'animals_name_not_empty'));
        const client = live(clientKey) ?? practice.clients[0];
        const input = { clientKey: client?.key ?? null, name, species };
        const { key } = done(() => addPatient(practice, input, now()));
        remember(memory.animals, key, values, ['diedOn']);
        // One without an owner is a stray.
        done(() => changePatient(practice, key, { ...more, clientKey }, now()));
        return key;
      },
      update(keys, set) {
        allowed();
        const change = animalChange(set);
        if (change.name?.trim() === '') fail(failedCheck('animals', 'animals_name_not_empty'));
        for (const key of keys) {
          remember(memory.animals, key, set, ['diedOn']);
          done(() => changePatient(practice, key, change, now()));
        }
      },
      remove(keys) {
        allowed();
        if (practice.appointments.some((row) => !row.isDeleted && keys.includes(row.patientKey ?? 0)))
          fail(stillUsed('animals', 'bookings', 'animal_id'));
        if (keys.some((key) => key % 3 === 0)) fail(stillUsed('animals', 'reminders', 'animal_id'));
        practice.patients.splice(
          0,
          practice.patients.length,
          ...practice.patients.filter(({ key }) => !keys.includes(key)),
        );
      },
    },
    messages: {
      insert(values) {
        checkKeys('messages', values);
        const message = { clientKey: keyIn(values, 'ownerId', null), body: String(values['body']) };
        return done(() => writeMessage(practice, ledger, message, now())).key;
      },
    },
  };
}

/** What is set, without null for columns that are never null. */
export function storedValues(table: Table, values: Row): Row {
  const given = Object.entries(presentFields(values)).filter(
    ([column, value]) => value !== null || table.columns[column]?.isRequired !== true,
  );
  return Object.fromEntries(given);
}

function keyIn(values: Row, column: string, before: number | null | undefined): number | null {
  const value = values[column];
  if (value === undefined) return before ?? null;
  return typeof value === 'number' ? value : null;
}

/** A row whose number is taken already is not inserted, and that is no error. */
function isTaken(rows: readonly { readonly key: number }[], { id }: Row): boolean {
  return rows.some(({ key }) => key === id);
}
