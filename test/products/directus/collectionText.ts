/**
 * A collection of a Directus project: fields are `string`, `integer`, `float`, `boolean`, `date`, `dateTime`,
 * `timestamp`, `csv` or `json`, or relations as `one collection` or `many collection`; ! marks what has to be there.
 */
export interface Collection {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  /** A collection of Directus itself is a type here, but has no root fields of its own. */
  readonly isSystem?: boolean;
}

interface FieldText {
  readonly output: string;
  readonly filter: string;
  readonly functions: string | null;
}

const scalars: Readonly<Record<string, FieldText>> = {
  id: { output: 'ID', filter: 'number_filter_operators', functions: null },
  uuid: { output: 'ID', filter: 'id_filter_operators', functions: null },
  string: { output: 'String', filter: 'string_filter_operators', functions: null },
  integer: { output: 'Int', filter: 'number_filter_operators', functions: null },
  float: { output: 'Float', filter: 'number_filter_operators', functions: null },
  boolean: { output: 'Boolean', filter: 'boolean_filter_operators', functions: null },
  date: { output: 'Date', filter: 'date_filter_operators', functions: 'date_function' },
  dateTime: { output: 'Date', filter: 'date_filter_operators', functions: 'datetime_function' },
  timestamp: { output: 'Date', filter: 'date_filter_operators', functions: 'datetime_function' },
  csv: { output: '[String]', filter: 'string_filter_operators', functions: null },
  json: { output: 'JSON', filter: 'string_filter_operators', functions: 'count_function' },
};

/** What every collection has besides its own fields. */
const commonFields: Readonly<Record<string, string>> = {
  id: 'id!',
  status: 'string',
  sort: 'integer',
  user_created: 'one directus_users',
  date_created: 'timestamp',
  user_updated: 'one directus_users',
  date_updated: 'timestamp',
};

const dateParts = ['year', 'month', 'week', 'day', 'weekday'];
const timeParts = ['hour', 'minute', 'second'];

const frame = `
"ISO8601 Date values"
scalar Date
"BigInt value"
scalar GraphQLBigInt
"A Float or a String"
scalar GraphQLStringOrFloat
"The \`JSON\` scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf)."
scalar JSON
enum EventEnum { create update delete }
type delete_one { id: ID! }
type delete_many { ids: [ID]! }
type count_functions { count: Int }
type date_functions { ${dateParts.map((part) => `${part}: Int`).join(' ')} }
type datetime_functions { ${[...dateParts, ...timeParts].map((part) => `${part}: Int`).join(' ')} }
input count_function_filter_operators { count: number_filter_operators }
input date_function_filter_operators { ${dateParts.map((part) => `${part}: number_filter_operators`).join(' ')} }
input datetime_function_filter_operators {
  ${[...dateParts, ...timeParts].map((part) => `${part}: number_filter_operators`).join(' ')}
}
input boolean_filter_operators { _eq: Boolean _neq: Boolean _null: Boolean _nnull: Boolean }
input id_filter_operators {
  _eq: ID _neq: ID _contains: ID _icontains: ID _starts_with: ID _ends_with: ID _in: [ID] _nin: [ID] _null: Boolean
  _nnull: Boolean _empty: Boolean _nempty: Boolean
}
input number_filter_operators {
  _eq: GraphQLStringOrFloat _neq: GraphQLStringOrFloat _in: [GraphQLStringOrFloat] _nin: [GraphQLStringOrFloat]
  _gt: GraphQLStringOrFloat _gte: GraphQLStringOrFloat _lt: GraphQLStringOrFloat _lte: GraphQLStringOrFloat
  _null: Boolean _nnull: Boolean _between: [GraphQLStringOrFloat] _nbetween: [GraphQLStringOrFloat]
}
input date_filter_operators {
  _eq: String _neq: String _gt: String _gte: String _lt: String _lte: String _null: Boolean _nnull: Boolean
  _in: [String] _nin: [String] _between: [GraphQLStringOrFloat] _nbetween: [GraphQLStringOrFloat]
}
input string_filter_operators {
  _eq: String _neq: String _contains: String _icontains: String _ncontains: String _starts_with: String
  _nstarts_with: String _istarts_with: String _nistarts_with: String _ends_with: String _nends_with: String
  _iends_with: String _niends_with: String _in: [String] _nin: [String] _null: Boolean _nnull: Boolean _empty: Boolean
  _nempty: Boolean
}`;

/** SDL of what Directus makes of these collections, for items. */
export function collectionsText(collections: readonly Collection[]): string {
  const own = collections.filter(({ isSystem }) => isSystem !== true);
  return [
    frame,
    ...collections.map(collectionText),
    `type Query {\n${own.map(queriesText).join('\n')}\n}`,
    `type Mutation {\n${own.map(mutationsText).join('\n')}\n}`,
    `type Subscription {\n${own.map(({ name }) => `  ${name}_mutated(event: EventEnum): ${name}_mutated`).join('\n')}\n}`,
  ].join('\n');
}

/** All fields of a collection. */
function fieldsOf({ fields, isSystem }: Collection): Readonly<Record<string, string>> {
  return isSystem === true ? { id: 'uuid!', ...fields } : { ...commonFields, ...fields };
}

function listArguments(name: string): string {
  return `(filter: ${name}_filter, sort: [String], limit: Int, offset: Int, page: Int, search: String)`;
}

function collectionText(collection: Collection): string {
  const { name } = collection;
  const fields = Object.entries(fieldsOf(collection)).map(([field, text]) => {
    const [kind = '', target = ''] = text.replace('!', '').split(' ');
    return { field, kind, target, mark: text.endsWith('!') ? '!' : '', plain: scalars[kind] ?? null };
  });
  const outputs = fields.map(({ field, kind, target, mark, plain }) => {
    if (plain) {
      const functions = plain.functions === null ? '' : ` ${field}_func: ${plain.functions}s`;
      return `${field}: ${plain.output}${mark}${functions}`;
    }
    const related = `${field}${listArguments(target)}: ${kind === 'many' ? `[${target}]` : target}`;
    return kind === 'many' ? `${related} ${field}_func: count_functions` : related;
  });
  const filters = fields.map(({ field, kind, target, plain }) => {
    if (plain) {
      const functions = plain.functions === null ? '' : ` ${field}_func: ${plain.functions}_filter_operators`;
      return `${field}: ${plain.filter}${functions}`;
    }
    if (kind === 'one') return `${field}: ${target}_filter`;
    return `${field}: ${target}_quantifier_filter ${field}_func: count_function_filter_operators`;
  });
  const inputs = (action: 'create' | 'update'): string =>
    fields
      .map(({ field, kind, target, mark, plain }) => {
        const required = action === 'create' && field !== 'id' ? mark : '';
        if (plain) return `${field}: ${plain.output}${required}`;
        return `${field}: ${kind === 'many' ? `[${action}_${target}_input]` : `${action}_${target}_input`}`;
      })
      .join('\n  ');
  const numbers = fields.filter(({ kind }) => ['id', 'integer', 'float'].includes(kind));
  return `
type ${name} {
  ${outputs.join('\n  ')}
}
input ${name}_filter {
  ${filters.join('\n  ')}
  _and: [${name}_filter]
  _or: [${name}_filter]
}
input ${name}_quantifier_filter {
  ${filters.join('\n  ')}
  _and: [${name}_filter]
  _or: [${name}_filter]
  _some: ${name}_filter
  _none: ${name}_filter
}
type ${name}_aggregated {
  group: JSON
  countAll: Int
  count: ${name}_aggregated_count
  countDistinct: ${name}_aggregated_count
  ${numbers.length === 0 ? '' : ['avg', 'sum', 'min', 'max'].map((kind) => `${kind}: ${name}_aggregated_fields`).join('\n  ')}
}
type ${name}_aggregated_count { ${fields.map(({ field }) => `${field}: Int`).join(' ')} }
${numbers.length === 0 ? '' : `type ${name}_aggregated_fields { ${numbers.map(({ field }) => `${field}: Float`).join(' ')} }`}
type ${name}_mutated { key: ID! event: EventEnum data: ${name} }
input create_${name}_input {
  ${inputs('create')}
}
input update_${name}_input {
  ${inputs('update')}
}`;
}

function queriesText({ name }: Collection): string {
  return `  ${name}${listArguments(name)}: [${name}!]!
  ${name}_by_id(id: ID!, version: String): ${name}
  ${name}_aggregated(groupBy: [String], filter: ${name}_filter, sort: [String], limit: Int, offset: Int, page: Int, search: String): [${name}_aggregated!]!`;
}

function mutationsText({ name }: Collection): string {
  const list = listArguments(name).slice(1, -1);
  return `  create_${name}_items(${list}, data: [create_${name}_input!]): [${name}!]!
  create_${name}_item(data: create_${name}_input!): ${name}
  update_${name}_items(${list}, ids: [ID]!, data: update_${name}_input!): [${name}!]!
  update_${name}_batch(${list}, data: [update_${name}_input!]): [${name}!]!
  update_${name}_item(id: ID!, data: update_${name}_input!): ${name}
  delete_${name}_items(ids: [ID]!): delete_many
  delete_${name}_item(id: ID!): delete_one`;
}
