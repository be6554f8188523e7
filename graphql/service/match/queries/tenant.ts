import { type FieldModel, isRequired, type SchemaModel, type TypeModel } from '../../introspection/schemaModel.ts';
import type { Path } from '../../sources.ts';
import { typeInId } from '../values/idMeaning.ts';
import { shapeOf } from '../schema/resultShape.ts';
import { calledIn } from '../words/typeNames.ts';
import { wordsOf } from '../words/words.ts';

/** What a service keeps apart for each customer of its own, and the list that gives it. */
export interface Tenant {
  /** As it stands in the name of its id: `project` of `projectId`. */
  readonly name: string;
  readonly field: FieldModel;
  readonly type: TypeModel;
  /** From the field to its rows. */
  readonly rows: Path;
}

/** Fewer lists than these demand an id for reasons of their own. */
const fewest = 3;

const tenants = new WeakMap<SchemaModel, Tenant | null>();

/**
 * What most lists of a service demand the id of, where a list that demands nothing gives it: the project of a booking
 * engine, the salon of a platform. A key reads one of them, so it stands for the organization.
 */
export function tenantOf(schema: SchemaModel): Tenant | null {
  const known = tenants.get(schema);
  if (known !== undefined) return known;
  const found = findTenant(schema);
  tenants.set(schema, found);
  return found;
}

function findTenant(schema: SchemaModel): Tenant | null {
  const fields = schema.types.get(schema.queryType)?.fields ?? [];
  const lists = fields.flatMap((field) => {
    const shape = shapeOf(schema, field);
    return shape?.many ? [{ field, shape }] : [];
  });
  const counts = new Map<string, number>();
  for (const { field } of lists)
    for (const name of new Set(demandedIds(field))) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!most || most[1] < fewest || most[1] < lists.length / 2) return null;
  const [name] = most;
  const own = lists.find(
    ({ field, shape }) => !field.arguments.some(isRequired) && wordsOf(calledIn(schema, shape.type)).join('') === name,
  );
  return own ? { name, field: own.field, type: own.shape.type, rows: own.shape.rows } : null;
}

/** What a field demands the ids of, except what the vocabulary has a noun for. */
function demandedIds({ arguments: list }: FieldModel): readonly string[] {
  return list
    .filter((each) => isRequired(each) && each.type.lists === 0)
    .flatMap(({ name }) => typeInId(wordsOf(name)) ?? []);
}
