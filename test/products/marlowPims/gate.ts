import { GraphQLError } from 'graphql';
import { type Practice, rowOf } from '../../dialects/practice.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { marlowIds, momentOf } from './values.ts';

/** What is wrong with a write, in the words of a form of Django. */
interface Fault {
  readonly kind: 'VALIDATION' | 'PERMISSION' | 'ERROR';
  readonly message: string;
  readonly field: string | null;
  readonly code: string | null;
}

/** Stops a write. */
class Refusal extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** A value of the input that can't be. */
export function invalid(field: string, message: string, code = 'invalid'): Error {
  return new Refusal({ kind: 'VALIDATION', message, field, code });
}

/** The row that was to be changed isn't there. */
export function gone(model: string): Error {
  return new Refusal({ kind: 'ERROR', message: `${model} matching query does not exist.`, field: null, code: null });
}

/** Answers the row of a write, or messages that say why it didn't happen. */
export function answered(refuseWrites: string | null, type: string, write: () => Row): Row {
  try {
    if (refuseWrites !== null)
      throw new Refusal({ kind: 'PERMISSION', message: refuseWrites, field: null, code: null });
    return { __typename: type, ...write() };
  } catch (error) {
    if (error instanceof Refusal) return { __typename: 'OperationInfo', messages: [error.fault] };
    throw error;
  }
}

/** The row that the practice has written. */
export function settled<Item>(outcome: Written<Item>): Item {
  if (outcome.ok) return outcome.row;
  throw invalid(outcome.field, outcome.message);
}

type Choice = 'place' | 'provider' | 'visitType' | 'client' | 'patient';

/** The key of what an input refers to; undefined where nothing was said, null where it is emptied. */
export function choice(practice: Practice, kind: Choice, id: unknown, field: string): number | null | undefined {
  if (id === undefined || id === null) return id;
  const key = typeof id === 'string' ? marlowIds.key(kind, id) : null;
  const rows = {
    place: practice.places,
    provider: practice.providers,
    visitType: practice.visitTypes,
    client: practice.clients.filter(({ isDeleted }) => !isDeleted),
    patient: practice.patients,
  }[kind];
  if (!rows.some((row) => row.key === key))
    throw invalid(field, 'Select a valid choice. That choice is not one of the available choices.', 'invalid_choice');
  return key;
}

/** The same for what can't be empty. */
export function required(practice: Practice, kind: Choice, id: unknown, field: string): number {
  const key = choice(practice, kind, id, field);
  if (key === undefined || key === null) throw invalid(field, 'This field cannot be null.', 'null');
  return key;
}

/** The record of the practice that is to be changed. */
export function target<Item extends { readonly key: number }>(
  rows: readonly Item[],
  kind: 'client' | 'patient' | 'appointment',
  id: unknown,
  model: string,
): Item {
  const row = rowOf(rows, typeof id === 'string' ? marlowIds.key(kind, id) : null);
  if (!row) throw gone(model);
  return row;
}

/** The moment of an input; one without an offset is refused before anything is written. */
export function moment(text: unknown): number | null | undefined {
  if (text === undefined || text === null) return text;
  if (typeof text !== 'string') throw new GraphQLError('Value cannot represent a DateTime.');
  return momentOf(text);
}
