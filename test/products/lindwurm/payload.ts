import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';

/** An error that a mutation tells in its payload. */
class Expected extends Error {
  readonly row: Row;

  constructor(row: Row) {
    super(String(row['message']));
    this.row = row;
  }
}

/** An id that belongs to nothing. */
export function notFound(entitaet: string, id: unknown): Error {
  return new Expected({
    __typename: 'NichtGefundenError',
    entitaet,
    message: `${entitaet} mit der Id ${String(id)} wurde nicht gefunden.`,
  });
}

/** A value that can't be taken. */
export function invalid(feld: string | null, message: string): Error {
  return new Expected({ __typename: 'ValidierungError', feld, message });
}

/** An error of a kind of its own. */
export function expected(row: Row): Error {
  return new Expected(row);
}

/** The written row; what the practice refuses is a wrong value. */
export function rowOfWrite<Record>(outcome: Written<Record>): Record {
  if (outcome.ok) return outcome.row;
  throw invalid(outcome.field, outcome.message);
}

/** The payload of a mutation: what was written, or the errors. A key without the right to write is no such error. */
export function payloadOf({ refuseWrites }: Backstage, field: string, write: () => Row): Row {
  if (refuseWrites !== null) throw new GraphQLError(refuseWrites, { extensions: { code: 'AUTH_NOT_AUTHORIZED' } });
  try {
    return { [field]: write(), errors: null };
  } catch (error) {
    if (error instanceof Expected) return { [field]: null, errors: [error.row] };
    throw error;
  }
}
