import type { SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import { isIdentity, objectType } from './identity.ts';
import { shapeOf } from './resultShape.ts';
import { finish, type Steps } from './steps.ts';

const listed = new WeakMap<SchemaModel, ReadonlySet<string>>();

/** Whether a query lists objects of a type, at the root or below one object of it. */
export function isListed(schema: SchemaModel, { name }: TypeModel): boolean {
  return finish(listedTypes(schema)).has(name);
}

/** The names of all types that queries list, in pieces. */
export function* listedTypes(schema: SchemaModel): Steps<ReadonlySet<string>> {
  const known = listed.get(schema);
  if (known) return known;
  const found = new Set<string>();
  const root = schema.types.get(schema.queryType);
  const holders = (root?.fields ?? []).flatMap((field) => {
    const type = field.type.lists === 0 ? objectType(schema, field.type.name) : null;
    return type && !isIdentity(schema, type) ? [type] : [];
  });
  for (const type of root ? [root, ...holders] : [])
    for (const field of type.fields) {
      const shape = shapeOf(schema, field);
      if (shape?.many) found.add(shape.type.name);
      yield;
    }
  listed.set(schema, found);
  return found;
}
