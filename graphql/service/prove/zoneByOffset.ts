import type { SchemaModel } from '../introspection/schemaModel.ts';
import { contentsOf } from '../match/schema/leaves.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { offsetAt, offsetIn, readMoment, writtenOffset } from '../readers/time.ts';
import { zoneNamed } from '../readers/zoneNames.ts';
import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { asText, type Path, readText, readValue, sourceAt, valueAt } from '../sources.ts';

/**
 * The zone of a visit must have the offset that its times are written with: beside the `timezone` of the person who booked, the
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
  const found = other && { timeZone: sourceAt(other.path) };
  return { ...operation, fields: { ...others, ...found } };
}

/**
 * Where the start is a bare instant, the text beside it that is the same instant with an offset: `startDateLocal` beside
 * milliseconds. It tells the clock of a place whose zone is not known.
 */
export function withLocalStart(
  schema: SchemaModel,
  operation: Operation<object>,
  rows: readonly unknown[],
): Operation<object> {
  const { start } = operation.fields as Partial<AppointmentFields>;
  const type = rowType(schema, operation);
  if (!type || start?.kind !== 'path') return operation;
  const instants = rows.flatMap((row) => {
    const moment = readMoment(readValue(row, start), 'UTC');
    return moment === null ? [] : [{ row, moment, offset: writtenOffset(readText(row, start)) }];
  });
  if (instants.length < fewestStarts || instants.some(({ offset }) => offset !== null)) return operation;
  const local = contentsOf(schema, type).leaves.find(({ kind, path, isList }) => {
    if (isList || !['text', 'moment'].includes(kind) || path.length !== start.path.length) return false;
    const texts = instants.map(({ row }) => asText(valueAt(row, path)));
    const isSame = instants.every(({ moment }, index) => readMoment(texts[index], 'UTC') === moment);
    // In London an offset is that of UTC in winter; where all are, they may be no place's.
    return isSame && texts.every((text) => offsetIn(text) !== null) && texts.some((text) => offsetIn(text) !== 0);
  });
  if (!local) return operation;
  // That both are one instant shows that a bare wall clock is one of UTC.
  const isBare = instants.every(({ row }) => /\d:\d{2}(:\d{2}(\.\d+)?)?$/.test(readText(row, start) ?? ''));
  const found = { start: isBare ? { ...start, naive: 'utc' as const } : start, localStart: sourceAt(local.path) };
  return { ...operation, fields: { ...operation.fields, ...found } };
}

/** Fewer may be the same by chance. */
const fewestStarts = 2;

function isFilled(rows: readonly unknown[], path: Path): boolean {
  return rows.every((row) => zoneNamed(asText(valueAt(row, path)) ?? '') !== null);
}
