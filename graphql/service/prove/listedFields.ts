import type { SchemaModel } from '../introspection/schemaModel.ts';
import { rowType } from '../match/schema/resultShape.ts';
import type { Operation } from '../serviceMap.ts';
import type { ReadList } from './proofSession.ts';

/**
 * A query of the same rows as a list, such as a search or a question for one by its id, read as the rows of the list
 * showed: what they refuted is not read there either, and what was found elsewhere is read from there. Which rows are
 * hidden stays its own: who was deleted may still be opened from a visit.
 */
export function withListedFields(
  schema: SchemaModel,
  operation: Operation<object>,
  { matched, operation: proven }: ReadList,
): Operation<object> {
  const type = rowType(schema, operation);
  if (!type || type !== rowType(schema, proven)) return operation;
  const [before, after]: readonly Readonly<Record<string, unknown>>[] = [{ ...matched.fields }, { ...proven.fields }];
  const changed = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => name !== 'hidden' && JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
  const kept = Object.entries(operation.fields).filter(([name]) => !changed.includes(name));
  const taken = changed.flatMap((name) => (after && name in after ? [[name, after[name]]] : []));
  // Sound: the fields of one type of row are read alike, whichever query gives it.
  return { ...operation, fields: Object.fromEntries([...kept, ...taken]) as object };
}
