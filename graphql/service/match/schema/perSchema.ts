import type { SchemaModel } from '../../introspection/schemaModel.ts';

/** The same function, asked once for each part of a schema: the parts do not change, and every concept asks for them. */
export function perSchema<Part extends object, Value>(
  find: (schema: SchemaModel, part: Part) => Value,
): (schema: SchemaModel, part: Part) => Value {
  const bySchema = new WeakMap<SchemaModel, WeakMap<Part, { readonly value: Value }>>();
  return (schema, part) => {
    const known = bySchema.get(schema) ?? new WeakMap<Part, { readonly value: Value }>();
    bySchema.set(schema, known);
    const found = known.get(part) ?? { value: find(schema, part) };
    known.set(part, found);
    return found.value;
  };
}
