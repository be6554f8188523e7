import type { SchemaModel } from '../../introspection/schemaModel.ts';
import type { Scores } from './patientsFirst.ts';
import { entities, nouns } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

// What a visit says of a record without leading to it: `AppointmentPatient { id name }` beside a `Patient`.

/** More fields have a life of their own. */
const mostCopied = 12;

/** The type of which another is a copy for a visit: it is called after both, and has few fields. Null for all others. */
export function recordOfCopy(schema: SchemaModel, name: string): string | null {
  const [first = '', ...rest] = wordsOf(name);
  const copy = schema.types.get(name);
  if (!copy || rest.length === 0 || !nouns.appointment.includes(first) || copy.fields.length >= mostCopied) return null;
  const record = typesByWords(schema).get(rest.join(' ')) ?? null;
  // What leads to the record itself joins the two.
  return copy.fields.some(({ type }) => type.name === record) ? null : record;
}

const known = new WeakMap<SchemaModel, ReadonlyMap<string, string>>();

function typesByWords(schema: SchemaModel): ReadonlyMap<string, string> {
  const found =
    known.get(schema) ??
    new Map(
      [...schema.types.values()]
        .filter(({ kind }) => kind === 'OBJECT')
        .map(({ name }) => [wordsOf(name).join(' '), name]),
    );
  known.set(schema, found);
  return found;
}

const likely = 0.5;

/**
 * The scores of a schema where copies of clients are clients, and a record is what its copy in a visit shows it to be: an
 * appointment leads to the copy alone.
 */
export function withCopies(schema: SchemaModel, scores: Scores): Scores {
  const changed = [...scores].flatMap(([name, copy]) => {
    const record = recordOfCopy(schema, name);
    const own = record === null ? undefined : scores.get(record);
    if (record === null || !own) return [];
    const shown = entities.filter((entity) => copy[entity].score >= likely && own[entity].score >= likely);
    const whole = shown.reduce((found, entity) => ({ ...found, [entity]: better(own[entity], copy[entity]) }), own);
    return own.client.score >= likely ? [[name, whole] as const, [record, whole] as const] : [[record, whole] as const];
  });
  return changed.length === 0 ? scores : new Map([...scores, ...changed]);
}

function better<Each extends { readonly score: number }>(one: Each, other: Each): Each {
  return other.score > one.score ? other : one;
}
