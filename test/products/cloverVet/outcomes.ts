import type { Backstage } from '../../dialects/dialect.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { notFound } from './values.ts';

/** Something that is wrong with an input, and where. */
export interface Problem {
  readonly path: readonly string[];
  readonly message: string;
}

/** The answer to an input that is wrong. */
export function invalid(...problems: readonly Problem[]): Row {
  return {
    __typename: 'ValidationError',
    message: problems.map(({ message }) => message).join('; '),
    fieldErrors: problems,
  };
}

/** The success of a mutation, by the naming of the errors plugin. */
export function success(mutation: string, data: Row): Row {
  return { __typename: `Mutation${mutation}Success`, data };
}

/** What a mutation came to: its success, or what the practice says against it. */
export function outcomeOf<Item>(
  mutation: string,
  written: Written<Item>,
  input: string,
  show: (row: Item) => Row,
): Row {
  if (written.ok) return success(mutation, show(written.row));
  return invalid({ path: [input, written.field], message: written.message });
}

/** Lets a mutation do its work unless the token may not do it. */
export function permitted<Args>(
  { refuseWrites }: Backstage,
  requiredPermission: string,
  work: (args: Args) => Row,
): (args: Args) => Row {
  return (args) =>
    refuseWrites === null ? work(args) : { __typename: 'ForbiddenError', message: refuseWrites, requiredPermission };
}

/** The first of some ids that was given and leads nowhere, as an answer; null where all is well. */
export function firstMissing(
  references: readonly (readonly [resource: string, id: string | null | undefined, row: object | null])[],
): Row | null {
  const missing = references.find(([, id, row]) => id !== null && id !== undefined && row === null);
  return missing ? notFound(missing[0]) : null;
}
