import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { timesOf } from '../tableDefinitions.ts';
import { rootName } from './entityText.ts';
import { seaographyWords } from './records.ts';
import { seaographyEntities } from './schema.ts';
import { instantOf, meetsFilters, shapeOf } from './select.ts';

interface Saving {
  readonly create: (data: Row) => number;
  readonly update: (id: number, data: Row) => void;
  readonly remove: (id: number) => unknown;
  /** Columns that the practice doesn't know and that are kept as they were written. */
  readonly kept: readonly string[];
}

/** Mutations of every entity; a guard keeps all but two of them as they are. */
export function seaographyWrites(
  stage: Backstage,
  all: (table: string) => readonly Row[],
  extras: Map<string, Row>,
): object {
  const saving = savingOf(stage);
  const roots = seaographyEntities.map((entity) => {
    const [name, root] = [entity.name, rootName(entity)];
    const guarded = (): Saving => {
      if (saving[name]) return saving[name];
      throw new GraphQLError('Entity guard triggered.');
    };
    const byId = (id: number): Row | undefined => all(name).find((row) => row['id'] === id);
    /** Keeps what the practice doesn't know, before its record is looked at again. */
    const keep = (id: number, data: Row, kept: readonly string[]): void => {
      const given = Object.entries(data).filter(([column]) => kept.includes(column));
      const at = `${name} ${String(id)}`;
      extras.set(at, { ...extras.get(at), ...Object.fromEntries(given) });
    };
    const check = (data: Row): void => {
      for (const [column, value] of Object.entries(data)) shapeOf(entity, column, value);
    };
    const create = (data: Row): Row | undefined => {
      const { create: insert, kept } = guarded();
      check(data);
      const id = insert(data);
      keep(id, data, kept);
      return byId(id);
    };
    const chosen = (filter: Row | null | undefined): readonly number[] =>
      all(name)
        .filter((row) => meetsFilters(entity, row, filter))
        .map((row) => Number(row['id']));
    return {
      [`${root}CreateOne`]: ({ data }: { data: Row }) => create(data),
      [`${root}CreateBatch`]: ({ data }: { data: readonly Row[] }) => data.map(create),
      [`${root}Update`]({ data, filter }: { data: Row; filter?: Row | null }) {
        const { update, kept } = guarded();
        check(data);
        const ids = chosen(filter);
        for (const id of ids) update(id, data);
        for (const id of ids) keep(id, data, kept);
        return ids.map(byId);
      },
      [`${root}Delete`]({ filter }: { filter?: Row | null }) {
        const { remove } = guarded();
        return chosen(filter).map(remove).length;
      },
    };
  });
  return Object.assign({ _ping: 'pong' }, ...roots) as object;
}

function savingOf(stage: Backstage): Readonly<Record<string, Saving>> {
  const { practice, now } = stage;
  function saved<Record extends { readonly key: number }>(write: () => Written<Record>): number {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row.key;
    throw stage.refuseWrites === null ? failed(outcome.message) : new GraphQLError(outcome.message);
  }
  const text = (data: Row, column: string): string | undefined =>
    typeof data[column] === 'string' ? data[column] : undefined;
  function changePatient(id: number, data: Row): number {
    const [phone, email] = [text(data, 'phoneNumber'), text(data, 'email')];
    const change = {
      givenName: text(data, 'firstName'),
      familyName: text(data, 'lastName'),
      ...contactChange(rowOf(practice.clients, id), phone === '' ? null : phone, email === '' ? null : email),
      street: text(data, 'addressLine1'),
      city: text(data, 'addressCity'),
    };
    return saved(() => changeClient(practice, id, change, now()));
  }
  function appointmentOf(data: Row, before: AppointmentRecord | null) {
    const key = (column: string, known: readonly { readonly key: number }[]): number | undefined => {
      if (typeof data[column] !== 'number') return undefined;
      if (rowOf(known, data[column])) return data[column];
      throw failed(`insert or update on table "medical_appointments" violates foreign key constraint (${column})`);
    };
    const at = (column: string): number | undefined => {
      const time = text(data, column);
      return time === undefined ? undefined : instantOf(time);
    };
    return {
      ...timesOf(before, at('startsAt'), at('endsAt')),
      placeKey: key('practitionerOfficeId', practice.places),
      providerKey: key('userId', practice.providers),
      clientKey: key('patientId', practice.clients),
      state: stateOfWord(seaographyWords, text(data, 'status')),
      reason: data['reason'] === null ? null : text(data, 'reason'),
    };
  }
  return {
    Patients: {
      create(data) {
        const [givenName, familyName] = [text(data, 'firstName'), text(data, 'lastName')];
        const id = saved(() => registerClient(practice, { givenName, familyName }, now()));
        return changePatient(id, data);
      },
      update: changePatient,
      remove: (id) => saved(() => changeClient(practice, id, { isDeleted: true }, now())),
      kept: ['createdAt', 'updatedAt', 'pid', 'addressZipCode', 'addressCountry', 'userId'],
    },
    MedicalAppointments: {
      create(data) {
        const { placeKey = null, ...rest } = appointmentOf(data, null);
        return saved(() => bookAppointment(practice, { ...rest, placeKey, typeKey: 1 }, now()));
      },
      update(id, data) {
        const change = appointmentOf(data, rowOf(practice.appointments, id));
        saved(() => changeAppointment(practice, id, change, now()));
      },
      remove: (id) => saved(() => changeAppointment(practice, id, { isDeleted: true }, now())),
      // The date follows from the start, whatever was written.
      kept: ['createdAt', 'updatedAt', 'priceInCents', 'paymentMethod'],
    },
  };
}

/** An error of the database, as SeaORM words it. */
function failed(message: string): GraphQLError {
  return new GraphQLError(`Query Error: error returned from database: ${message}`);
}
