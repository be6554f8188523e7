import { capital } from '../generatedRows.ts';
import type { RelatedTable } from '../tableRelations.ts';

const base = 'exact isNull inList';
const textual = 'iExact contains iContains startsWith iStartsWith endsWith iEndsWith regex iRegex';
const ofDay = 'year month day weekDay isoWeekDay week isoYear quarter';

/** SDL of lookups; their range and parts of dates come with `more`. */
function lookupText(name: string, type: string, lookups = '', more = ''): string {
  const fields = `${base} ${lookups}`.trim().replaceAll(/\w+/g, (lookup) => {
    const kind = lookup === 'isNull' ? 'Boolean' : lookup === 'inList' ? `[${type}!]` : type;
    return `"Filter will be skipped on \`null\` value" ${lookup}: ${kind}`;
  });
  return `input ${name}FilterLookup { ${fields} ${more} }`;
}

function comparisonText(name: string, type: string, parts = '', more = ''): string {
  const numbers = parts.replaceAll(/\w+/g, '$&: IntComparisonFilterLookup');
  const range = `"Inclusive range test (between)" range: ${type}RangeLookup`;
  return lookupText(name, type, 'gt gte lt lte', `${range} ${numbers} ${more}`);
}

/** SDL that the library adds by itself: scalars, pages, orders, results of operations and lookups. */
export function libraryText(enums: readonly string[]): string {
  const timeOf = 'date: DateComparisonFilterLookup time: TimeComparisonFilterLookup';
  return [
    `directive @oneOf on INPUT_OBJECT
"Date (isoformat)" scalar Date
"Date with time (isoformat)" scalar DateTime
"Time (isoformat)" scalar Time
"Decimal (fixed-point)" scalar Decimal
input OffsetPaginationInput { offset: Int! = 0 limit: Int }
type OffsetPaginationInfo { offset: Int! limit: Int }
enum Ordering { ASC ASC_NULLS_FIRST ASC_NULLS_LAST DESC DESC_NULLS_FIRST DESC_NULLS_LAST }
input OneToManyInput { set: ID }
type OperationInfo { "List of messages returned by the operation." messages: [OperationMessage!]! }
type OperationMessage {
  "The kind of this message." kind: OperationMessageKind!
  "The error message." message: String!
  "The field that caused the error, or \`null\` if it isn't associated with any particular field." field: String
  "The error code, or \`null\` if no error code was set." code: String
}
enum OperationMessageKind { INFO WARNING ERROR PERMISSION VALIDATION }`,
    lookupText('IDBase', 'ID'),
    lookupText('BoolBase', 'Boolean'),
    lookupText('Str', 'String', textual),
    ...enums.map((name) => lookupText(name, name, textual)),
    ...['Int', 'Decimal', 'Date', 'DateTime', 'Time'].flatMap((type) => [
      `input ${type}RangeLookup { start: ${type} = null end: ${type} = null }`,
      comparisonText(`${type}Comparison`, type),
    ]),
    comparisonText('Date', 'Date', ofDay),
    comparisonText('Datetime', 'DateTime', `${ofDay} hour minute second`, timeOf),
  ].join('\n');
}

/** The name of a model, such as PetProfile for PetProfileType. */
export const modelOf = (type: string): string => type.replace(/Type$/, '');

/** The arguments of a list of a type. */
export function listArguments(type: string): string {
  const model = modelOf(type);
  return `(pagination: OffsetPaginationInput, filters: ${model}Filter, ordering: [${model}Order!]! = [])`;
}

/** SDL of a type's pages, filter and order; relations are followed by both. */
export function filterText({ name, columns, one = {} }: RelatedTable): string {
  const model = modelOf(name);
  const own = Object.entries(columns);
  const near = Object.entries(one).map(([field, [target]]) => [field, modelOf(target)] as const);
  const filters = own.map(([column, lookup]) => `${column}: ${lookup}FilterLookup`);
  const logic = ['AND', 'OR', 'NOT'].map((word) => `${word}: ${model}Filter`).join(' ');
  return `type ${name}OffsetPaginated {
  pageInfo: OffsetPaginationInfo!
  "Total count of existing results." totalCount: Int!
  "List of paginated results." results: [${name}!]!
}
input ${model}Filter {
  ${[...filters, ...near.map(([field, other]) => `${field}: ${other}Filter`)].join(' ')} ${logic} DISTINCT: Boolean
}
input ${model}Order @oneOf {
  ${[...own.map(([column]) => `${column}: Ordering`), ...near.map(([field, other]) => `${field}: ${other}Order`)].join(' ')}
}`;
}

/** SDL of mutations, one a line: what each gives, and its arguments. */
export function mutationsText(text: string): string {
  const mutations = [...text.matchAll(/(\w+) = (\w+) (.+)/g)].map(([, name = '', type = '', given = '']) => ({
    union: `union ${capital(name)}Payload = ${type} | OperationInfo`,
    field: `  ${name}(${given}): ${capital(name)}Payload!`,
  }));
  const fields = mutations.map(({ field }) => field).join('\n');
  return [...mutations.map(({ union }) => union), `type Mutation {\n${fields}\n}`].join('\n');
}
