import { utcText } from '../../dialects/clock.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { scalarRules } from './builtIns.ts';
import { type ConnectTable, scalarOf } from './tableText.ts';
import { bareUuid, comparable, expressionValue, relativeTime, sqlError, textOf, updatedValue } from './values.ts';

/** A value as its column holds it. */
function stored(scalar: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value;
  if (scalar === 'UUID') return bareUuid(textOf(scalar, value));
  if (scalar === 'Timestamp') return utcText(Number(comparable(scalar, value)));
  if (scalar === 'Int64') return textOf(scalar, value);
  return scalar === 'Date' ? comparable(scalar, value) : value;
}

/** The columns that a data input sets, with all variants worked out; `before` is the row that is changed. */
export function columnsOfData(table: ConnectTable, data: Row, before: Row | null, now: number): Row {
  const values: Record<string, unknown> = {};
  for (const [column, type] of Object.entries(table.columns)) {
    const scalar = scalarOf(type);
    const [suffix = ''] = scalarRules[scalar]?.relative ?? [];
    const relative = data[`${column}_${suffix}`];
    const steps = data[`${column}_update`];
    if (data[column] !== undefined) values[column] = stored(scalar, data[column]);
    if (data[`${column}_expr`] !== undefined)
      values[column] = stored(scalar, expressionValue(scalar, data[`${column}_expr`], now));
    if (suffix !== '' && isRow(relative)) values[column] = stored(scalar, relativeTime(scalar, relative, now));
    if (Array.isArray(steps))
      values[column] = stored(
        scalar,
        steps.reduce((value, step) => updatedValue(scalar, value, step), before?.[column]),
      );
  }
  for (const [field, [, column]] of Object.entries(table.one ?? {})) {
    const key = data[field];
    if (key === undefined) continue;
    const scalar = scalarOf(table.columns[column] ?? 'UUID');
    values[column] = isRow(key) ? stored(scalar, key['id'] ?? expressionOf(scalar, key['id_expr'], now)) : null;
  }
  return values;
}

function expressionOf(scalar: string, expression: unknown, now: number): unknown {
  return expression === undefined ? null : expressionValue(scalar, expression, now);
}

/** A new row's columns, with the defaults of those that are not given. */
export function withDefaults(table: ConnectTable, values: Row, now: number): Row {
  const defaults = Object.entries(table.defaults).map(([column, value]) => {
    return [column, value === 'request.time' ? utcText(now) : value];
  });
  return { ...Object.fromEntries(defaults), ...values };
}

/** Refuses what the database would refuse: nothing where something must be, and references to nothing. */
export function checkConstraints(
  table: ConnectTable,
  values: Row,
  isNew: boolean,
  exists: (table: string, id: unknown) => boolean,
): void {
  const relation = snake(table.name);
  for (const [column, type] of Object.entries(table.columns)) {
    const isImplicit = column === 'id' && type === 'UUID!';
    const value = values[column];
    const isMissing = value === null || (isNew && value === undefined && !isImplicit);
    if (type.endsWith('!') && isMissing)
      throw sqlError(`null value in column "${snake(column)}" of relation "${relation}" violates not-null constraint`);
  }
  for (const [target, column] of Object.values(table.one ?? {})) {
    const value = values[column];
    if (value === null || value === undefined || exists(target, value)) continue;
    const constraint = `${relation}_${snake(column)}_fkey`;
    throw sqlError(`insert or update on table "${relation}" violates foreign key constraint "${constraint}"`);
  }
}

function snake(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
}
