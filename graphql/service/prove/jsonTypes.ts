import type { FieldModel, SchemaModel, TypeModel, TypeReference } from '../introspection/schemaModel.ts';
import { isRecord } from '../json.ts';
import { rowType } from '../match/schema/resultShape.ts';
import type { Operation } from '../serviceMap.ts';
import { type ProofSession, queryRows } from './proofSession.ts';

// Services keep objects in columns of JSON: an address, phone numbers, the client of a visit as it was saved. A schema says
// no more of them than `JSON`, so rows tell what they hold, and from then on they are types like all others.

/** Lists of which rows are looked at. */
const lists = ['clients', 'appointments', 'patients', 'locations'] as const;
const jsonName = /^_?(json|jsonb|map|object|any|mixed|hash|dict|dictionary|struct|unknown|generic)|json(b|object)?$/i;
const sampleSize = 20;
const mostFields = 40;
const mostLevels = 3;

/** The schema with types for the JSON that a few rows of each list hold; null where they hold none. */
export async function withJsonTypes(session: ProofSession): Promise<SchemaModel | null> {
  const types = new Map(session.schema.types);
  for (const concept of lists) {
    const operation = session.operations[concept];
    const type = operation && rowType(session.schema, operation);
    const fields = type ? jsonFields(session.schema, type) : [];
    if (!operation || !type || fields.length === 0) continue;
    const brief: Operation<object> = { ...operation, fields: { json: fields.map(({ name }) => [name]) } };
    const values = { limit: sampleSize, offset: 0, page: 1, includeEnded: true };
    const rows = await queryRows(session, concept, brief, values, session.timeZone);
    if (!rows) continue;
    const typed = type.fields.map((field): FieldModel => {
      if (!fields.includes(field)) return field;
      const held = rows.flatMap((row) => (isRecord(row) ? [row[field.name]] : []));
      const reference = typeOf(types, field.name, held, 1);
      return isObject(types, reference) ? { ...field, type: reference, isJson: true } : field;
    });
    types.set(type.name, { ...type, fields: typed });
  }
  const found = [...types.values()].some(({ fields }) => fields.some(({ isJson }) => isJson));
  return found ? { ...session.schema, types } : null;
}

function jsonFields(schema: SchemaModel, { fields }: TypeModel): readonly FieldModel[] {
  return fields.filter(
    ({ type: { name }, arguments: list }) =>
      list.length === 0 && name !== null && jsonName.test(name) && schema.types.get(name)?.kind === 'SCALAR',
  );
}

function isObject(types: ReadonlyMap<string, TypeModel>, { name }: TypeReference): boolean {
  return types.get(name ?? '')?.kind === 'OBJECT';
}

/** Keys that a path can lead to. */
const key = /^(?!__)[_A-Za-z][_0-9A-Za-z]{0,99}$/;

/** The type of what stands under one key, made where it is an object. */
function typeOf(types: Map<string, TypeModel>, field: string, given: readonly unknown[], level: number): TypeReference {
  const held = given.filter((value) => value !== null && value !== undefined);
  const isList = held.length > 0 && held.every(Array.isArray);
  const values: readonly unknown[] = isList ? held.flat() : held;
  const isRow = values.length > 0 && values.every(isRecord) && level <= mostLevels;
  const name = isRow ? addObject(types, field, values, level) : scalarOf(types, values);
  return { name, text: isList ? `[${name}]` : name, lists: isList ? 1 : 0, required: false };
}

function addObject(
  types: Map<string, TypeModel>,
  field: string,
  values: readonly Readonly<Record<string, unknown>>[],
  level: number,
): string {
  const name = newName(types, field);
  const type = { ...plainType, name, kind: 'OBJECT' as const };
  types.set(name, type);
  const keys = [...new Set(values.flatMap((value) => Object.keys(value)))].filter((each) => key.test(each));
  const fields = keys.slice(0, mostFields).map((each) => ({
    name: each,
    description: null,
    arguments: [],
    type: typeOf(
      types,
      each,
      values.map((value) => value[each]),
      level + 1,
    ),
    deprecated: false,
  }));
  types.set(name, { ...type, fields });
  return name;
}

const plainType = {
  description: null,
  fields: [],
  inputFields: [],
  enumValues: [],
  interfaces: [],
  possibleTypes: [],
  read: true,
};

function scalarOf(types: Map<string, TypeModel>, values: readonly unknown[]): string {
  const are = (kind: string): boolean => values.length > 0 && values.every((value) => typeof value === kind);
  const name = are('boolean') ? 'Boolean' : are('number') ? 'Float' : 'String';
  if (!types.has(name)) types.set(name, { ...plainType, name, kind: 'SCALAR' });
  return name;
}

/** `address` as `Address`, with a number where the schema has such a type. */
function newName(types: ReadonlyMap<string, TypeModel>, field: string): string {
  const base = field.charAt(0).toUpperCase() + field.slice(1);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}${number}`;
    if (!types.has(name)) return name;
  }
}
