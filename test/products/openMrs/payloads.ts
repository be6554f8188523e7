import type { Backstage } from '../../dialects/dialect.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';

/** What every mutation takes. */
interface Input {
  readonly input: Row;
}

/** What keeps a write from happening, in the server's words. */
export class OpenMrsRefusal extends Error {
  readonly field: readonly string[] | null;
  constructor(message: string, field: readonly string[] | null = null) {
    super(message);
    this.field = field;
  }
}

/** Makes the answers of writes: what was written under its name, or what is wrong. */
export function payloads(backstage: Backstage) {
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    throw new OpenMrsRefusal(outcome.message);
  };
  const payload =
    (name: string, write: (input: Row) => unknown) =>
    ({ input }: Input): Row => {
      try {
        done(() => ({ ok: true, row: null }));
        return { [name]: write(input), userErrors: [] };
      } catch (error) {
        if (!(error instanceof OpenMrsRefusal)) throw error;
        return { [name]: null, userErrors: [{ field: error.field, message: error.message }] };
      }
    };
  return { done, payload };
}
