import { GraphQLError } from 'graphql';
import { compareValues, isRow, type Row } from '../generatedRows.ts';
import { moduleNamed } from './modules.ts';
import type { CrmRecord } from './records.ts';

const systemDates = ['createdTime', 'modifiedTime'];

function dateOf(value: unknown): number {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(instant)) {
    const extensions = { code: 'GRAPHQL_VALIDATION_FAILED' };
    throw new GraphQLError(`Date cannot represent an invalid date-string ${String(value)}.`, { extensions });
  }
  return instant;
}

/** Whether a record fits all conditions of a filtration. */
export function fits(record: CrmRecord, filtration: unknown): boolean {
  if (!isRow(filtration)) return true;
  const { fields, systemFields } = filtration;
  const types = moduleNamed(record.module).fields;
  const own = (isRow(fields) ? Object.entries(fields) : []).every(([field, condition]) =>
    meets(record.fields[field] ?? null, condition, types[field] === 'Date'),
  );
  return (
    own &&
    (isRow(systemFields) ? Object.entries(systemFields) : []).every(([field, condition]) =>
      meets(record[field], condition, systemDates.includes(field)),
    )
  );
}

function meets(value: unknown, condition: unknown, isDate: boolean): boolean {
  if (!isRow(condition)) return true;
  const read = (given: unknown): unknown => (isDate && given !== null ? dateOf(given) : given);
  const own = read(value);
  return Object.entries(condition).every(([operator, given]) => given === null || test(own, operator, given, read));
}

function test(own: unknown, operator: string, given: unknown, read: (given: unknown) => unknown): boolean {
  const isEmpty = own === null || own === '' || (Array.isArray(own) && own.length === 0);
  const list: readonly unknown[] = Array.isArray(given) ? given.map(read) : [];
  const isIn = Array.isArray(own) ? own.some((each) => list.includes(each)) : list.includes(own);
  const part = (text: unknown): string => (typeof text === 'string' ? text.toLowerCase() : '');
  const order = (): number | null => (own === null ? null : compareValues(own, read(given)));
  const tests: Row = {
    equal: () => own === read(given),
    notEqual: () => own !== read(given),
    contains: () => part(own).includes(part(given)),
    notContains: () => !part(own).includes(part(given)),
    in: () => isIn,
    notIn: () => !isIn,
    greater: () => (order() ?? -1) > 0,
    greaterOrEqual: () => (order() ?? -1) >= 0,
    lower: () => (order() ?? 1) < 0,
    lowerOrEqual: () => (order() ?? 1) <= 0,
    isNull: () => isEmpty === given,
    isNotNull: () => isEmpty !== given,
  };
  const meant = tests[operator];
  return typeof meant === 'function' && meant() === true;
}
