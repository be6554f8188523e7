/** How a scalar is filtered and written beside its plain value. */
interface ScalarRules {
  /** Has a variant that is worked out on the server. */
  readonly hasExpr: boolean;
  readonly isOrdered: boolean;
  /** The variant that is relative to a time, and its type. */
  readonly relative?: readonly [suffix: string, type: string];
  /** Can be changed by what it was before. */
  readonly update?: string;
}

/** The scalars of columns. */
export const scalarRules: Readonly<Record<string, ScalarRules>> = {
  Boolean: { hasExpr: true, isOrdered: false },
  Date: { hasExpr: true, isOrdered: true, relative: ['date', 'Date_Relative'], update: 'Date_Update' },
  Float: { hasExpr: true, isOrdered: true, update: 'Float_Update' },
  Int: { hasExpr: true, isOrdered: true, update: 'Int_Update' },
  Int64: { hasExpr: true, isOrdered: true, update: 'Int64_Update' },
  String: { hasExpr: true, isOrdered: true },
  Timestamp: {
    hasExpr: true,
    isOrdered: true,
    relative: ['time', 'Timestamp_Relative'],
    update: 'Timestamp_Update',
  },
  UUID: { hasExpr: true, isOrdered: false },
};

const units = ['days', 'weeks', 'months', 'years'];
const duration = (names: readonly string[]): string => names.map((name) => `${name}: Int! = 0`).join(' ');

function filterText(scalar: string, { isOrdered, relative }: ScalarRules): string {
  const operators = ['eq', 'ne', ...(isOrdered ? ['gt', 'ge', 'lt', 'le'] : [])];
  const variants = operators.map((operator) => {
    const isComparedByServer = isOrdered || operator === 'eq' || operator === 'ne';
    const expr = isComparedByServer ? `${operator}_expr: ${scalar}_Expr` : '';
    return `${operator}: ${scalar} ${expr} ${relative ? `${operator}_${relative[0]}: ${relative[1]}` : ''}`;
  });
  const texts = `
  "Match if field value contains the provided value as a substring. Equivalent to \`LIKE '%value%'\`"
  contains: String
  "Match if field value starts with the provided value. Equivalent to \`LIKE 'value%'\`"
  startsWith: String
  "Match if field value ends with the provided value. Equivalent to \`LIKE '%value'\`"
  endsWith: String
  "Match based on the provided pattern."
  pattern: String_Pattern`;
  return `"Query filter criteria for \`${scalar}\` scalar fields."
input ${scalar}_Filter {
  "When true, match if field \`IS NULL\`. When false, match if field is \`NOT NULL\`."
  isNull: Boolean
  ${variants.join('\n  ')}
  ${scalar === 'Boolean' ? '' : `in: [${scalar}!] nin: [${scalar}!]`}${scalar === 'String' ? texts : ''}
}`;
}

/** SDL that is the same for every schema. */
export const builtInText = [
  `"UUID is a string of hexadecimal digits representing an RFC4122-compliant UUID. UUIDs are always output as 32 lowercase hexadecimal digits without delimiters or curly braces."
scalar UUID
"Int64 is a scalar that represents a 64-bit signed integer. On the wire, it's encoded as string because 64-bit integer exceeds the range of JSON number."
scalar Int64
"Date is a string in the YYYY-MM-DD format representing a local-only date."
scalar Date
"Timestamp is a RFC 3339 string that represents an exact point in time."
scalar Timestamp
"The \`True\` scalar type only accepts the boolean value \`true\`."
scalar True`,
  ...Object.keys(scalarRules).map((scalar) => `scalar ${scalar}_Expr`),
  ...Object.entries(scalarRules).map(([scalar, rules]) => filterText(scalar, rules)),
  'input String_Pattern { like: String regex: String ignoreCase: Boolean invert: Boolean }',
  'input String_ListFilter { includes: String excludes: String includesAll: [String!] excludesAll: [String!] }',
  'input String_ListUpdate { append: [String!] prepend: [String!] add: [String!] remove: [String!] }',
  ...['Int', 'Int64', 'Float'].map((scalar) => `input ${scalar}_Update { inc: ${scalar} dec: ${scalar} }`),
  'input Date_Update { inc: Date_Offset dec: Date_Offset }',
  `input Date_Offset { ${duration(units)} }`,
  'enum Date_Interval { WEEK MONTH YEAR }',
  'input Date_Relative { today: True on: Date add: Date_Offset sub: Date_Offset truncateTo: Date_Interval }',
  'input Timestamp_Update { inc: Timestamp_Duration dec: Timestamp_Duration }',
  `input Timestamp_Duration { ${duration(['milliseconds', 'seconds', 'minutes', 'hours', ...units])} }`,
  'enum Timestamp_Interval { SECOND MINUTE HOUR DAY WEEK MONTH YEAR }',
  `"A runtime-calculated \`Timestamp\` value relative to \`now\` or \`at\`."
input Timestamp_Relative {
  now: True at: Timestamp add: Timestamp_Duration sub: Timestamp_Duration truncateTo: Timestamp_Interval
}`,
  `"Defines the orderBy direction in a query."
enum OrderDirection { "Results are ordered in ascending order." ASC "Results are ordered in descending order." DESC }`,
  'enum Search_QueryFormat { QUERY PLAIN PHRASE ADVANCED }',
  'type _Metadata { distance: Float relevance: Float }',
].join('\n');
