import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';

/** Wraps a mutation so that one who may not write is told so. */
export type Guard = <Args>(write: (args: Args) => Row) => (args: Args) => Row;

/** For the mutations of a server. */
export function guard({ refuseWrites }: Backstage): Guard {
  return (write) => (args) =>
    refuseWrites === null ? write(args) : { __typename: 'PermissionError', message: refuseWrites };
}

/** The answer to what can't be written: the fields that are to blame, and why. */
export function invalid(issues: readonly (readonly [field: string, message: string])[]): Row {
  return {
    __typename: 'ValidationError',
    message: issues.map(([, message]) => message).join('. '),
    issues: issues.map(([field, message]) => ({ field, message })),
  };
}

/** The answer where there is nothing to change. */
export function missing(what: string, id: string): Row {
  return { __typename: 'NotFoundError', message: `No ${what} with this id`, id };
}
