import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { successOf } from './schemaWrites.ts';

/** A field that is to blame, and why. */
export type FieldError = readonly [path: string, message: string];

/** What a write answers: the row it was about, or one of the errors. */
export type Write = <Input>(
  name: string,
  write: (input: Input) => Row,
) => Readonly<Record<string, (args: { readonly input: Input }) => Row>>;

const errors: readonly unknown[] = ['ValidationError', 'NotFoundError', 'ForbiddenError', 'ConflictError'];

/** The writes of a server, which may refuse all of them. */
export function writesOf({ refuseWrites }: Backstage): Write {
  return (name, write) => ({
    [name]({ input }) {
      if (refuseWrites !== null)
        return { __typename: 'ForbiddenError', message: refuseWrites, requiredPermission: null };
      const row = write(input);
      return errors.includes(row['__typename']) ? row : { __typename: successOf(name), data: row };
    },
  });
}

/** An input that can't be accepted. */
export function invalid(fieldErrors: readonly FieldError[]): Row {
  return {
    __typename: 'ValidationError',
    message: fieldErrors.map(([, message]) => message).join('. '),
    fieldErrors: fieldErrors.map(([path, message]) => ({ path: path.split('.'), message })),
  };
}

/** Nothing is there to change. */
export function notFound(what: string, missingId: string): Row {
  return { __typename: 'NotFoundError', message: `${what} not found`, missingId };
}
