import type { FieldModel, SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import type { Path } from '../../sources.ts';
import { objectType } from '../schema/identity.ts';
import { contentWords, doingWords } from './writeIntents.ts';
import { titleOf } from '../../mapDescription.ts';

/** A mutation, and the fields that hold it: none at the root, `Appointments` for `Appointments { create(…) }`. */
export interface MutationField {
  readonly way: Path;
  readonly field: FieldModel;
  /** Its name in the words by which it is judged: what is called `create` does so to what holds it. */
  readonly called: string;
}

/** Mutations stand at the root, or this far below fields that only hold them. */
export const maxHolders = 2;

const cache = new WeakMap<SchemaModel, readonly MutationField[]>();

/** Every mutation of a schema: those at the root first. */
export function mutationFieldsOf(schema: SchemaModel): readonly MutationField[] {
  const known = cache.get(schema);
  if (known) return known;
  const root = schema.types.get(schema.mutationType ?? '');
  const found = root ? fieldsIn(schema, root, []) : [];
  cache.set(schema, found);
  return found;
}

/** The mutation of a name, as `titleOf` gives it. */
export function mutationCalled(schema: SchemaModel, name: string): MutationField | undefined {
  return mutationFieldsOf(schema).find(({ way, field }) => titleOf({ way, field: field.name }) === name);
}

function fieldsIn(schema: SchemaModel, type: TypeModel, way: Path): readonly MutationField[] {
  const own = type.fields.map((field) => ({ way, field, called: calledIn(way, field) }));
  if (way.length >= maxHolders) return own;
  const held = type.fields.flatMap((field) => {
    const below = holderType(schema, field);
    return below ? fieldsIn(schema, below, [...way, field.name]) : [];
  });
  return [...own, ...held];
}

/** What a field gives that takes nothing and leads to fields that do: it changes nothing by itself. */
function holderType(schema: SchemaModel, { arguments: list, type }: FieldModel): TypeModel | null {
  const below = type.lists === 0 && list.length === 0 ? objectType(schema, type.name) : null;
  if (!below || below.name === schema.mutationType || below.name === schema.queryType) return null;
  const isHeld = (field: FieldModel): boolean => takesSomething(field) || leadsToMutations(schema, field);
  return below.fields.some(isHeld) ? below : null;
}

function leadsToMutations(schema: SchemaModel, field: FieldModel): boolean {
  const below = field.type.lists === 0 && !takesSomething(field) ? objectType(schema, field.type.name) : null;
  return below !== null && below.fields.length > 0 && below.fields.every(takesSomething);
}

function takesSomething({ arguments: list }: FieldModel): boolean {
  return list.length > 0;
}

function calledIn(way: Path, { name }: FieldModel): string {
  const holder = way.at(-1);
  const isVerbAlone = contentWords(name).every((word) => doingWords.has(word));
  return holder !== undefined && isVerbAlone ? `${holder}_${name}` : name;
}
