import { GraphQLError } from 'graphql';
import { compareValues, type Row, textOf } from '../generatedRows.ts';

/** What a page is asked for with. */
export interface PageInput {
  readonly limit?: number | null;
  readonly currentPage: number;
}

/** The part of a list on a page, and what is said of the page; `count` is what the service takes for the whole. */
export function pageOf<Any>(
  rows: readonly Any[],
  { limit, currentPage }: PageInput,
  cap: number,
  count = rows.length,
): { readonly part: readonly Any[]; readonly pagination: Row } {
  const size = Math.min(limit || 10, cap);
  const page = currentPage || 1;
  const totalPages = Math.ceil(count / size);
  const pagination = {
    limit: size,
    currentPage: page,
    count,
    totalPages,
    nextPage: page + 1 > totalPages ? null : page + 1,
    previousPage: page - 1 > 0 ? page - 1 : null,
  };
  return { part: rows.slice((page - 1) * size, page * size), pagination };
}

/** Some lists need the number of a page, for which nought counts as none. */
export function checkPage({ currentPage }: PageInput): void {
  if (currentPage !== 0) return;
  const what =
    "Key: 'PaginationsInput.CurrentPage' Error:Field validation for 'CurrentPage' failed on the 'required' tag";
  throw new GraphQLError(`pagination input validation failed: ${what}`);
}

/** One condition on a column. */
export interface FilterParam {
  readonly fieldName: string;
  readonly fieldType: string;
  readonly comparisonOperation: string;
  readonly fieldValue: unknown;
}

const wanted: Readonly<Record<string, readonly [type: string, words: string]>> = {
  BOOLEAN: ['boolean', 'true or false'],
  INTEGER: ['number', 'an int'],
  TIMESTAMP: ['string', 'a timestamp'],
  STRING: ['string', 'a string'],
};

/** Whether a row, by its columns, meets a condition; a column that isn't there is an error of the database. */
export function meets(columns: Row, { fieldName, fieldType, comparisonOperation, fieldValue }: FilterParam): boolean {
  if (!(fieldName in columns)) throw new GraphQLError(`failed to add filters: column "${fieldName}" does not exist`);
  const own = columns[fieldName];
  if (comparisonOperation === 'IN') return Array.isArray(fieldValue) && fieldValue.some((each) => each === own);
  const [type, words] = wanted[fieldType] ?? [];
  if (type === undefined) throw new GraphQLError(`failed to add filters: unexpected field type '${fieldType}'`);
  if (typeof fieldValue !== type)
    throw new GraphQLError(`failed to add filters: expected filter value to be ${words ?? ''}`);
  const order = compareValues(
    typeof own === 'boolean' ? textOf(own) : own,
    typeof fieldValue === 'boolean' ? textOf(fieldValue) : fieldValue,
  );
  const tests: Readonly<Record<string, boolean>> = {
    LESS_THAN: order < 0,
    LESS_THAN_OR_EQUAL_TO: order <= 0,
    EQUAL: order === 0,
    GREATER_THAN: order > 0,
    GREATER_THAN_OR_EQUAL_TO: order >= 0,
  };
  const isMet = tests[comparisonOperation];
  // It is an operation of another database, from which the filters were taken over.
  if (isMet === undefined) throw new GraphQLError('syntax error at or near "array"');
  return isMet;
}
