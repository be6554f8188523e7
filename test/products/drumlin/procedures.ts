import type { Backstage } from '../../dialects/dialect.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { Refusal } from './values.ts';

/** What a key that may only read is told. */
const readOnly = 90;

/** Runs a procedure: what it returns comes with the row, or with a number and a text where nothing was saved. */
export function procedure({ refuseWrites }: Backstage, name: string, run: () => Row): Row {
  if (refuseWrites !== null) return { rc: readOnly, msg: refuseWrites, [name]: null };
  try {
    return { rc: 0, msg: null, [name]: run() };
  } catch (error) {
    if (error instanceof Refusal) return { rc: error.rc, msg: error.message, [name]: null };
    // A date that is none never reaches the procedure.
    throw error;
  }
}

/** The row of a write that can't fail for reasons other than what is named here. */
export function rowOrRefusal<Item>(outcome: Written<Item>): Item {
  if (outcome.ok) return outcome.row;
  throw new Refusal(10, outcome.message);
}
