import type { SchemaModel } from './schemaModel.ts';

/** Services list their types and fields in any order, and change it; nothing below may depend on that. */
export function sortSchema(schema: SchemaModel): SchemaModel {
  const known = sorted.get(schema) ?? inOrder(schema);
  sorted.set(schema, known);
  sorted.set(known, known);
  return known;
}

/** Sorting and scoring is expensive, and a map is described and proven operation by operation. */
const sorted = new WeakMap<SchemaModel, SchemaModel>();

function inOrder(schema: SchemaModel): SchemaModel {
  const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
    one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
  const types = [...schema.types.values()].toSorted(byName).map((type) => {
    const fields = type.fields
      .map((field) => ({ ...field, arguments: field.arguments.toSorted(byName) }))
      .toSorted(byName);
    return [type.name, { ...type, fields, inputFields: type.inputFields.toSorted(byName) }] as const;
  });
  return { ...schema, types: new Map(types) };
}
