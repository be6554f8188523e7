import type { FieldModel, SchemaModel } from '../../introspection/schemaModel.ts';
import { wordsOf } from '../words/words.ts';

/** The path of a record that Google's guidelines give every record (AIP-122), `hospitals/7`: not the name of a resource. */
export function isResourceName(schema: SchemaModel, { name }: FieldModel): boolean {
  return wordsOf(name).join(' ') === 'resource name' && countOf(schema, name) >= fewestTypes;
}

/** A column of a diary that is named in visits is so in two or three types. */
const fewestTypes = 5;

const counts = new WeakMap<SchemaModel, Map<string, number>>();

function countOf(schema: SchemaModel, name: string): number {
  const known = counts.get(schema) ?? new Map<string, number>();
  counts.set(schema, known);
  const count =
    known.get(name) ??
    [...schema.types.values()].filter(({ fields }) => fields.some((each) => each.name === name)).length;
  known.set(name, count);
  return count;
}
