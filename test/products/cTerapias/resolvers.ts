import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { accountMutations } from './account.ts';
import { createTherapyMemory, therapyRecords } from './records.ts';
import { castFailure, instantOfDate, isObjectId } from './values.ts';
import { therapyWrites } from './writes.ts';

const invalidId = 'Argument passed in must be a single String of 12 bytes or a string of 24 hex characters';

/** A pattern of a search, as the database reads it. */
function patternOf(text: string): RegExp {
  try {
    return new RegExp(text, 'i');
  } catch {
    throw new GraphQLError('Regular expression is invalid: nothing to repeat');
  }
}

/** The root fields of the service. */
export function cTerapiasRoots(backstage: Backstage): object {
  const { practice } = backstage;
  const memory = createTherapyMemory(practice.clients);
  const records = therapyRecords(backstage, memory);

  return {
    FindAllClients: () => records.clients(),
    searchClients({ name }: { readonly name?: string | null }) {
      // A text that is not given is looked for as the word that JavaScript makes of it.
      const pattern = patternOf(String(name));
      const matches = (value: unknown): boolean => typeof value === 'string' && pattern.test(value);
      return records
        .clients()
        .filter((row) => matches(row['name']) || matches(row['phone']))
        .map(records.withObservations);
    },
    findClient({ _id: id }: { readonly _id?: string | null }) {
      if (id !== null && id !== undefined && !isObjectId(id)) throw new GraphQLError(invalidId);
      const row = records.client(id);
      return row && records.withObservations(records.clientDocument(row));
    },
    findObservations({ client_id: id }: { readonly client_id?: string | null }) {
      if (typeof id === 'string' && !isObjectId(id)) throw castFailure('ObjectId', id, 'client_id', 'Observation');
      // The first one alone, which is no list.
      return memory.observations.find((note) => note.client_id === id) ?? null;
    },
    findAppointmentByClient({ client_id: id }: { readonly client_id?: string | null }) {
      if (typeof id === 'string' && !isObjectId(id)) throw castFailure('ObjectId', id, 'client_id', 'Appointment');
      return records.visits().filter((row) => row['client_id'] === id);
    },
    /** Both ends belong to the interval; null is the beginning of time. */
    findAppointmentByTimeInterval({
      starts_at: from,
      ends_at: to,
    }: {
      readonly starts_at?: unknown;
      readonly ends_at?: unknown;
    }) {
      const [first, last] = [from, to].map((value) => {
        const instant = value === null ? 0 : instantOfDate(value);
        if (instant === null) throw castFailure('date', 'Invalid Date', 'scheduled_to', 'Appointment');
        return instant;
      });
      return records.visits().filter((row: Row) => {
        const { scheduled_to: date } = row;
        if (typeof date !== 'string') return false;
        return Date.parse(date) >= (first ?? 0) && Date.parse(date) <= (last ?? 0);
      });
    },
    ...therapyWrites(backstage, records, memory),
    ...accountMutations(),
  };
}
