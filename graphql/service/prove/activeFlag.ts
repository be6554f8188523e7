import type { SchemaModel } from '../introspection/schemaModel.ts';
import { asFlag } from '../flags.ts';
import { endedSource } from '../match/fields/entityValues.ts';
import { rowType } from '../match/schema/resultShape.ts';
import type { ClientFields, Operation } from '../serviceMap.ts';
import { readValue } from '../sources.ts';

/** Fewer rows may well all be active. */
const fewestRows = 12;

/**
 * Where every row is active and some are archived, being archived is what tells: the other flag is about records that were
 * deleted, which are not listed.
 */
export function withTellingFlag(
  schema: SchemaModel,
  operation: Operation<object>,
  rows: readonly unknown[],
): Operation<object> {
  const { active } = operation.fields as Partial<ClientFields>;
  const type = rowType(schema, operation);
  if (active?.kind !== 'path' || !type || rows.length < fewestRows) return operation;
  const ended = endedSource({ schema, type, levels: active.path.length });
  if (!ended || rows.some((row) => asFlag(readValue(row, active)) !== true)) return operation;
  const isActive = new Set(rows.map((row) => readValue(row, ended)));
  return isActive.has(true) && isActive.has(false)
    ? { ...operation, fields: { ...operation.fields, active: ended } }
    : operation;
}
