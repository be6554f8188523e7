import type { Backstage } from '../../dialects/dialect.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';

/** What a mutation answers. */
export type Payload = Row;

/** What is wrong with an input, said beside the data. */
export class Refusal extends Error {
  readonly field: readonly string[] | null;
  readonly code: string;

  constructor(field: readonly string[] | null, message: string, code: string) {
    super(message);
    this.field = field;
    this.code = code;
  }
}

/** How mutations answer, with what they wrote under a name or with what is wrong. */
export function payloads(backstage: Backstage) {
  const done = <Item>(write: () => Written<Item>): Item => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    throw new Refusal([outcome.field], outcome.message, 'INVALID');
  };
  const answered =
    (name: string, write: (input: Row) => unknown) =>
    ({ input }: { readonly input: Row }): Payload => {
      const clientMutationId = input['clientMutationId'] ?? null;
      try {
        if (backstage.refuseWrites !== null) throw new Refusal(null, backstage.refuseWrites, 'FORBIDDEN');
        return { clientMutationId, [name]: write(input), userErrors: [] };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { field, message, code } = error;
        return { clientMutationId, [name]: null, userErrors: [{ field, message, code }] };
      }
    };
  return { answered, done };
}
