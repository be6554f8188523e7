import type { Backstage } from '../../dialects/dialect.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';

/** What every input of a mutation has. */
export interface MutationInput {
  readonly clientMutationId?: string | null;
}

/** A payload that says what is in the way of an argument, or of the whole where none is named. */
export function invalid(field: string | null, message: string): Row {
  return { errors: [{ message, path: field === null ? null : ['input', field] }] };
}

/** A payload of a write to the practice. */
export function payloadOf<Item>(
  outcome: Written<Item>,
  show: (item: Item) => Row,
  fields: Readonly<Record<string, string>> = {},
): Row {
  return outcome.ok ? show(outcome.row) : invalid(fields[outcome.field] ?? outcome.field, outcome.message);
}

/** A mutation as graphql-ruby's RelayClassicMutation has it: one input, and its id back with what came of it. */
export type Mutation = <Input extends MutationInput>(
  write: (input: Input) => Row,
) => (args: { readonly input: Input }) => Row;

/** Mutations of a server, which may refuse all of them. */
export function mutations({ refuseWrites }: Backstage): Mutation {
  return (write) =>
    ({ input }) => ({
      clientMutationId: input.clientMutationId ?? null,
      errors: [],
      warnings: [],
      ...(refuseWrites === null ? write(input) : invalid(null, refuseWrites)),
    });
}

/** A text of an input without blanks around it: undefined where it isn't given, null where it is emptied. */
export function trimmed(text: string | null | undefined): string | null | undefined {
  if (text === undefined || text === null) return text;
  return text.trim() === '' ? null : text.trim();
}
