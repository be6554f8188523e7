import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { apiError, invalid } from './values.ts';

/** Makes a mutation of a write: its row goes into the envelope, and so does what speaks against it. */
export type Respond = <Args>(write: (args: Args) => Row) => (args: Args) => Row;

/** For the mutations of a server. */
export function responder({ refuseWrites }: Backstage): Respond {
  return (write) => (args) => {
    try {
      if (refuseWrites !== null) throw apiError('AUTH.FORBIDDEN', refuseWrites);
      return { success: true, message: 'OK', error: null, data: write(args) };
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      const { message, extensions } = error;
      return {
        success: false,
        message,
        error: {
          message,
          code: extensions['code'],
          severity: extensions['severity'],
          details: extensions['details'] ?? [],
        },
        data: null,
      };
    }
  };
}

/** The row of a write, or why there is none, with the field by the name that it has here. */
export function rowOfWrite<Item>(outcome: Written<Item>, fields: Readonly<Record<string, string>> = {}): Item {
  if (outcome.ok) return outcome.row;
  throw invalid(fields[outcome.field] ?? outcome.field, `is not valid: ${outcome.message}`);
}
