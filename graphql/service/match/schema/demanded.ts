import { type InputModel, isRequired, type SchemaModel } from '../../introspection/schemaModel.ts';
import type { Argument, ArgumentRole } from '../../serviceMap.ts';
import type { WriteSlot } from '../../serviceWrites.ts';
import type { Path } from '../../sources.ts';
import { isOperatorType } from './operatorTypes.ts';

/** Whether the service demands a value at this place of an argument, by whichever operator. */
export function isDemanded(schema: SchemaModel, input: InputModel, path: Path): boolean {
  if (!isRequired(input)) return false;
  const [step, ...rest] = path;
  if (step === undefined) return true;
  const type = schema.types.get(input.type.name ?? '');
  if (type && isOperatorType(type)) return true;
  const below = type?.inputFields.find(({ name }) => name === step);
  return below !== undefined && isDemanded(schema, below, rest);
}

/** The arguments without what fills some roles, except where the service demands it. */
export function withoutRoles(
  schema: SchemaModel,
  list: readonly Argument[],
  ...roles: readonly ArgumentRole[]
): readonly Argument[] {
  return list.flatMap((argument) => {
    const slots = argument.slots.filter((slot) => !('role' in slot) || !roles.includes(slot.role));
    if (slots.length === argument.slots.length) return argument;
    if (slots.length === 0 && !argument.type.endsWith('!')) return [];
    const rest = { ...argument, slots };
    return lacksDemanded(schema, rest) ? argument : rest;
  });
}

/** Whether an argument that is sent would lack something that its type demands. */
export function lacksDemanded(
  schema: SchemaModel,
  { type, slots }: Pick<Argument, 'type'> & { readonly slots: readonly Pick<WriteSlot, 'path' | 'fixed'>[] },
): boolean {
  const named = type.replace(/[[\]!]/g, '');
  if (schema.types.get(named)?.kind !== 'INPUT_OBJECT') return slots.length === 0 && type.endsWith('!');
  const lacks = (name: string, paths: readonly Path[]): boolean => {
    const model = schema.types.get(name);
    if (model?.kind !== 'INPUT_OBJECT') return false;
    const given = new Set(paths.flatMap(([step]) => step ?? []));
    if (model.inputFields.some((field) => isRequired(field) && !given.has(field.name))) return true;
    return model.inputFields.some((field) => {
      const below = paths
        .filter(([step, next]) => step === field.name && next !== undefined)
        .map((path) => path.slice(1));
      return below.length > 0 && lacks(field.type.name ?? '', below);
    });
  };
  return lacks(
    named,
    // The place in a list of one is no field.
    slots.flatMap(placesOf).map((path) => path.filter((step) => step !== '0')),
  );
}

/** The objects in an argument that has to be given which have to be there too, and may be empty. */
export function demandedObjects(schema: SchemaModel, input: InputModel): readonly Path[] {
  const fields = isRequired(input) ? (schema.types.get(input.type.name ?? '')?.inputFields ?? []) : [];
  return fields.flatMap((field): readonly Path[] => {
    const model = isRequired(field) && field.type.lists === 0 ? schema.types.get(field.type.name ?? '') : undefined;
    const mayBeEmpty = model?.kind === 'INPUT_OBJECT' && !model.inputFields.some(isRequired);
    return mayBeEmpty ? [[field.name]] : [];
  });
}

/** The places that a slot fills: its own, and that of the word that is sent beside it. */
export function placesOf({ path, fixed }: Pick<WriteSlot, 'path' | 'fixed'>): readonly Path[] {
  return fixed ? [path, [...path.slice(0, -1), fixed.field]] : [path];
}
