import type { SchemaModel } from '../introspection/schemaModel.ts';
import { contentsOf } from '../match/schema/leaves.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { offsetAt, readMoment, writtenOffset } from '../readers/time.ts';
import { zoneNamed } from '../readers/zoneNames.ts';
import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { asText, type Path, readText, valueAt } from '../sources.ts';

/**
 * The zone of a visit must have the offset that its times are written with: beside a `timezone` of whoever booked, the
 * `calendarTimezone` may be that of the visit. Where none of the row's zones agrees, none is taken.
 */
export function withZoneByOffset(
  schema: SchemaModel,
  operation: Operation<object>,
  rows: readonly unknown[],
): Operation<object> {
  const { timeZone, ...others } = operation.fields as Partial<AppointmentFields>;
  const { start } = others;
  const type = rowType(schema, operation);
  if (!type || timeZone?.kind !== 'path' || start?.kind !== 'path') return operation;
  const agrees = (path: Path): boolean =>
    rows.every((row) => {
      const text = readText(row, start);
      const [moment, zone] = [readMoment(text, 'UTC'), zoneNamed(asText(valueAt(row, path)) ?? '')];
      const offset = writtenOffset(text);
      if (moment === null || offset === null || zone === null) return true;
      return offsetAt(moment, zone) === offset;
    });
  if (agrees(timeZone.path)) return operation;
  const other = contentsOf(schema, type).leaves.find(
    ({ words, kind, path, isList }) =>
      kind === 'text' && !isList && path.length === 1 && words.includes('zone') && isFilled(rows, path) && agrees(path),
  );
  const found = other && { timeZone: { kind: 'path' as const, path: other.path } };
  return { ...operation, fields: { ...others, ...found } };
}

function isFilled(rows: readonly unknown[], path: Path): boolean {
  return rows.every((row) => zoneNamed(asText(valueAt(row, path)) ?? '') !== null);
}
