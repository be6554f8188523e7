import type { FieldModel, SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import { isRequired } from '../introspection/schemaModel.ts';
import { type Sign, signs } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** What kind of value stands at the end of a field. */
export type ValueKind = 'text' | 'number' | 'flag' | 'moment' | 'date' | 'clock' | 'enum' | 'id' | 'object' | 'other';

const momentScalars =
  /^(date_?time|.*datetime|timestamp(tz)?|instant|awsdatetime|iso8601datetime|zoneddatetime|localdatetime|time ?stamp)$/i;
const dateScalars = /^(date|awsdate|localdate|iso8601date|calendardate)$/i;
const clockScalars = /^(time|timetz|awstime|localtime|clock)$/i;
const numberScalars = /^(int|float|decimal|numeric|bigint|long|money|bigdecimal|number|cents|double|smallint|amount)$/i;

/** The kind of a type by its own kind and its name; scalars of one's own are read by their names. */
export function valueKind(schema: SchemaModel, name: string | null): ValueKind {
  const type = name === null ? undefined : schema.types.get(name);
  if (!type || name === null) return 'other';
  if (type.kind === 'ENUM') return 'enum';
  if (type.kind !== 'SCALAR') return 'object';
  if (
    name === 'String' ||
    /^(string|text|email|awsemail|awsphone|phone|phonenumber|url|uri|citext|varchar)$/i.test(name)
  )
    return 'text';
  if (name === 'Boolean') return 'flag';
  if (/^(id|uuid|globalid|objectid)$/i.test(name)) return 'id';
  if (momentScalars.test(name)) return 'moment';
  if (dateScalars.test(name)) return 'date';
  if (clockScalars.test(name)) return 'clock';
  if (numberScalars.test(name)) return 'number';
  return /date|time|instant|moment/i.test(name) ? 'moment' : 'text';
}

/** Whether a field can be asked without knowing anything. */
export function isPlain(field: FieldModel): boolean {
  return !field.arguments.some(isRequired);
}

/** How many rows a nested list is asked for where it demands a number. */
const nestedRows = 50;

/** A field as a step of a path: its name, with a page size where it demands one; null where it demands more. */
export function stepOf(field: FieldModel): string | null {
  const demanded = field.arguments.filter(isRequired);
  if (demanded.length === 0) return field.name;
  const sizes = demanded.every(
    ({ name, type }) => type.name === 'Int' && hasWords(name, ['first', 'limit', 'take', 'size']),
  );
  return sizes ? `${field.name}(${demanded.map(({ name }) => `${name}: ${nestedRows}`).join(', ')})` : null;
}

/** Whether a name has all words of one of the alternatives. */
export function hasWords(name: string, alternatives: readonly string[]): boolean {
  const words = wordsOf(name);
  return alternatives.some((alternative) => alternative.split(' ').every((word) => words.includes(word)));
}

export function hasSign(type: TypeModel, sign: Sign): boolean {
  return type.fields.some((field) => isPlain(field) && hasWords(field.name, signs[sign]));
}

/**
 * The best field for a meaning: alternatives are tried in order, an exact name beats one with more words, and of
 * equals the first in the schema wins. Only fields of the wanted kinds count, and only such as need no argument.
 */
export function pickField(
  schema: SchemaModel,
  type: TypeModel,
  alternatives: readonly string[],
  kinds: readonly ValueKind[],
  avoid: readonly string[] = [],
): FieldModel | null {
  let best: { readonly field: FieldModel; readonly cost: number } | null = null;
  for (const field of type.fields) {
    if (!isPlain(field) || !kinds.includes(valueKind(schema, field.type.name)) || hasWords(field.name, avoid)) continue;
    const words = wordsOf(field.name);
    alternatives.forEach((alternative, rank) => {
      const wanted = alternative.split(' ');
      if (!wanted.every((word) => words.includes(word))) return;
      const cost =
        rank + 3 * (words.length - wanted.length) + (field.deprecated ? 5 : 0) + (field.type.lists > 0 ? 1 : 0);
      if (!best || cost < best.cost) best = { field, cost };
    });
  }
  // Sound: TypeScript does not see assignments inside the callback.
  return (best as { readonly field: FieldModel } | null)?.field ?? null;
}
