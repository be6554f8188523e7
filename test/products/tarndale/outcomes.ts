import { isRow, type Row } from '../generatedRows.ts';
import { forbidden } from './values.ts';

/** A refusal on its way to the errors of a payload. */
export class Refusal extends Error {
  readonly error: Row;
  constructor(error: Row) {
    super(String(error['message']));
    this.error = error;
  }
}

/** Refuses a value of an input. */
export function invalid(fieldName: string, message: string): Refusal {
  return new Refusal({ __typename: 'InvalidFieldError', message, fieldName });
}

/** Refuses an id that no row has. */
export function notFound(entityName: string, recordId: number): Refusal {
  const message = `${entityName} ${String(recordId)} was not found.`;
  return new Refusal({ __typename: 'RecordNotFoundError', message, entityName, recordId });
}

/** A row by the name of its entity and its id, as an answer shows it. */
export type RowWith = (entity: string, id: number) => Row | null;

/** A mutation: what it writes, and the id of the row that its payload shows. */
export type Mutation = (args: { readonly input: Row }) => Row;

/** Makes mutations of functions that answer the id of what they wrote, or the row itself where it is gone afterwards. */
export function mutationsWith(
  refuseWrites: string | null,
  rowWith: RowWith,
): (entity: string, write: (input: Row) => number | Row) => Mutation {
  return (entity, write) =>
    ({ input }) => {
      if (refuseWrites !== null) throw forbidden(refuseWrites);
      const field = `${entity.slice(0, 1).toLowerCase()}${entity.slice(1)}`;
      try {
        const done = write(input);
        return { [field]: isRow(done) ? done : rowWith(entity, done), errors: null };
      } catch (error) {
        if (error instanceof Refusal) return { [field]: null, errors: [error.error] };
        throw error;
      }
    };
}
