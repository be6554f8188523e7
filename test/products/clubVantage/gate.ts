import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { badRequest, failure } from './values.ts';

/** Gives way to a write, or says why not. */
export interface Gate {
  readonly allowed: () => void;
  readonly done: <Item>(outcome: Written<Item>) => Item;
  /** For mutations that answer a refusal beside the row: nothing but a value of the wrong form is an error. */
  readonly attempt: (write: () => Row, refused?: Row) => Row;
}

/** The gate of a server. */
export function createGate({ refuseWrites }: Backstage): Gate {
  const allowed = (): void => {
    if (refuseWrites !== null) throw new GraphQLError(refuseWrites, { extensions: { code: 'FORBIDDEN' } });
  };
  return {
    allowed,
    done(outcome) {
      if (outcome.ok) return outcome.row;
      throw failure(outcome.message);
    },
    attempt(write, refused = {}) {
      try {
        allowed();
        return { success: true, ...write() };
      } catch (error) {
        const isForm = error instanceof GraphQLError && error.message === badRequest().message;
        if (isForm || !(error instanceof GraphQLError)) throw error;
        return { success: false, error: error.message, ...refused };
      }
    },
  };
}
