import type { SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import { identityOf } from '../match/schema/identity.ts';
import { contentsOf } from '../match/schema/leaves.ts';
import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { asText, type Link, linkedAt, readText, type Source, valueAt } from '../sources.ts';

const links = ['client', 'patient', 'provider', 'location', 'type'] as const;
/** Fewer may be the same by chance. */
const fewestIds = 3;

/**
 * The links of appointments with the fields of the row itself that hold the same ids, whatever they are called: a mutation
 * takes them by these names.
 */
export function withKeys(
  schema: SchemaModel,
  type: TypeModel,
  operation: Operation<AppointmentFields>,
  rows: readonly unknown[],
): Operation<AppointmentFields> {
  const own = contentsOf(schema, type).leaves.filter(
    ({ path, isList, kind }) =>
      path.length === 1 &&
      !isList &&
      (kind === 'id' || kind === 'text' || kind === 'number') &&
      path[0] !== identityOf(schema, type)?.name,
  );
  const keyOf = (link: Link<{ readonly id: Source }>): string | undefined => {
    const ids = rows.map((row) => readText(linkedAt(row, link), link.fields.id));
    if (new Set(ids.filter((id) => id !== null)).size < fewestIds) return undefined;
    const [only, another] = own.filter(({ path }) =>
      rows.every((row, index) => asText(valueAt(row, path)) === ids[index]),
    );
    return another ? undefined : only?.path[0];
  };
  const keys = links.flatMap((name) => {
    const link: Link<{ readonly id: Source }> | undefined = operation.fields[name];
    const key = link && link.path.length > 0 && !link.mention ? keyOf(link) : undefined;
    return key === undefined ? [] : [[name, { ...link, key }] as const];
  });
  return { ...operation, fields: { ...operation.fields, ...Object.fromEntries(keys) } };
}
