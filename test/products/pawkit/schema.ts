import { capital } from '../generatedRows.ts';
import { type Model, enums, parts, pawkitModels } from './models.ts';

type Columns = Readonly<Record<string, string>>;

/** The argument for the sort keys of a list: one name for all of them together. */
export function sortArgument({ keys: [, ...sort] }: Model): string | null {
  const [first, ...others] = sort;
  return first === undefined ? null : first + others.map(capital).join('');
}

const bare = (type: string): string => type.replaceAll(/[![\]]/g, '');
const optional = (type: string): string => type.replace(/!$/, '');

function fields(columns: Columns): string {
  return Object.entries(columns)
    .map(([name, type]) => `  ${name}: ${type}`)
    .join('\n');
}

function operators(names: readonly string[], type: string): string {
  return names.map((name) => `  ${name}: ${type}`).join('\n');
}

/** The input by which a column is filtered; parts of items can't be. */
function filterInput(type: string): string | null {
  const named = bare(type);
  if (named in parts) return null;
  if (named.startsWith('AWS')) return 'ModelStringInput';
  return `Model${named}${named in enums && type.startsWith('[') ? 'List' : ''}Input`;
}

function filterFields(columns: Columns): string {
  return Object.entries(columns)
    .flatMap(([name, type]) => {
      const input = filterInput(type);
      return input === null ? [] : [`  ${name}: ${input}`];
    })
    .join('\n');
}

/** Columns as inputs take them: parts have inputs of their own. */
function inputColumns(columns: Columns): Columns {
  const given = (type: string): string => (bare(type) in parts ? type.replace(bare(type), `${bare(type)}Input`) : type);
  return Object.fromEntries(Object.entries(columns).map(([name, type]) => [name, given(type)]));
}

const page = 'limit: Int, nextToken: String';
const direction = 'sortDirection: ModelSortDirection';

function listOf(name: string, before: string, after = ''): string {
  return `(${before}filter: Model${name}FilterInput, ${page}${after}): Model${name}Connection`;
}

function modelText(model: Model): string {
  const { name, columns, one, many, implied = {}, keys } = model;
  const manies = Object.entries(many).map(([field, target]) => `  ${field}${listOf(target, '', `, ${direction}`)}`);
  const times = { createdAt: 'AWSDateTime!', updatedAt: 'AWSDateTime!' };
  const [own, rest] = [(column: string) => keys.includes(column), (column: string) => !keys.includes(column)];
  const only = (from: Columns, isMeant: (column: string) => boolean): Columns =>
    Object.fromEntries(Object.entries(from).filter(([column]) => isMeant(column)));
  const written = inputColumns({ ...columns, ...implied });
  const logic = (self: string): string => `  and: [${self}]\n  or: [${self}]\n  not: ${self}`;
  const changed = Object.fromEntries(
    Object.entries(only(written, rest)).map(([column, type]) => [column, optional(type)]),
  );
  const filtered = { ...columns, ...times, ...implied };
  return `type ${name} {
${fields({ ...columns, ...one })}
${manies.join('\n')}
${fields({ ...times, ...implied })}
}
type Model${name}Connection {
  items: [${name}]!
  nextToken: String
}
input Model${name}FilterInput {
${filterFields(filtered)}
${logic(`Model${name}FilterInput`)}
}
input Model${name}ConditionInput {
${filterFields(only(filtered, (column) => rest(column) && column !== 'id'))}
${logic(`Model${name}ConditionInput`)}
}
input Create${name}Input {
${fields({ ...written, id: 'ID' })}
}
input Update${name}Input {
${fields({ ...changed, ...only(columns, own) })}
}
input Delete${name}Input {
${fields(only(columns, own))}
}`;
}

function queriesText(model: Model): string {
  const { name, plural, columns, keys, isKeyed, indexes } = model;
  const [hash] = keys;
  const typeOf = (column: string): string => columns[column] ?? 'ID!';
  const get = keys.map((column) => `${column}: ${typeOf(column)}`).join(', ');
  const sort = sortArgument(model);
  const condition = keys.length > 2 ? `Model${name}PrimaryComposite` : filterInput(typeOf(keys[1] ?? ''))?.slice(0, -5);
  const sorted = sort === null ? '' : `${sort}: ${condition ?? ''}KeyConditionInput, `;
  const list = isKeyed
    ? listOf(name, `${hash}: ${optional(typeOf(hash))}, ${sorted}`, `, ${direction}`)
    : listOf(name, '');
  return [
    `  get${name}(${get}): ${name}`,
    `  list${plural}${list}`,
    ...indexes.map(
      ([column, query]) => `  ${query}${listOf(name, `${column}: ${optional(typeOf(column))}!, ${direction}, `)}`,
    ),
  ].join('\n');
}

const joined =
  'petBookingsByBookingCustomerUsernameAndBookingtimeSlotId' +
  listOf(
    'PetBookings',
    `bookingCustomerUsername: String!, bookingtimeSlotId: ModelIDKeyConditionInput, ${direction}, `,
  );

function scalarInput(type: string): string {
  const isText = type === 'String' || type === 'ID';
  const order = type === 'Boolean' ? [] : ['le', 'lt', 'ge', 'gt'];
  const texts = isText ? ['contains', 'notContains', 'beginsWith'] : [];
  return `input Model${type}Input {
${operators(['ne', 'eq', ...order, ...texts], type)}
${type === 'Boolean' ? '' : `  between: [${type}]`}
${isText ? '  size: ModelSizeInput' : ''}
  attributeExists: Boolean
  attributeType: ModelAttributeTypes
}`;
}

function keyCondition(name: string, type: string): string {
  return `input Model${name}KeyConditionInput {
${operators(['eq', 'le', 'lt', 'ge', 'gt', 'beginsWith'], type)}
  between: [${type}]
}`;
}

const verbs = ['create', 'update', 'delete'];

/** The SDL that the transformer makes of these models. */
export const pawkitText: string = [
  ...['Date', 'DateTime', 'Time', 'Email', 'Phone', 'URL'].map((name) => `scalar AWS${name}`),
  `enum ModelAttributeTypes { binary binarySet bool list map number numberSet string stringSet _null }
enum ModelSortDirection { ASC DESC }
input ModelSizeInput {
${operators(['ne', 'eq', 'le', 'lt', 'ge', 'gt'], 'Int')}
  between: [Int]
}`,
  ...['String', 'ID', 'Int', 'Float', 'Boolean'].map(scalarInput),
  keyCondition('String', 'String'),
  keyCondition('ID', 'ID'),
  keyCondition('ServicePrimaryComposite', 'ModelServicePrimaryCompositeKeyInput'),
  `input ModelServicePrimaryCompositeKeyInput {
  serviceProviderName: String
  serviceCategory: ServiceCategory
  petType: PetType
}
input ModelPredefinedBehaviorListInput {
${operators(['eq', 'ne'], '[PredefinedBehavior]')}
${operators(['contains', 'notContains'], 'PredefinedBehavior')}
}`,
  ...Object.entries(enums).flatMap(([name, values]) => [
    `enum ${name} {\n  ${values.join('\n  ')}\n}`,
    ...(name === 'PredefinedBehavior' ? [] : [`input Model${name}Input {\n  eq: ${name}\n  ne: ${name}\n}`]),
  ]),
  ...Object.entries(parts).flatMap(([name, columns]) => [
    `type ${name} {\n${fields(columns)}\n}`,
    `input ${name}Input {\n${fields(columns)}\n}`,
  ]),
  ...pawkitModels.map(modelText),
  `type Query {\n${pawkitModels.map(queriesText).join('\n')}\n  ${joined}\n}`,
  `type Mutation {\n${pawkitModels
    .flatMap(({ name }) =>
      verbs.map(
        (verb) =>
          `  ${verb}${name}(input: ${capital(verb)}${name}Input!, condition: Model${name}ConditionInput): ${name}`,
      ),
    )
    .join('\n')}\n}`,
  `type Subscription {\n${pawkitModels
    .flatMap(({ name }) => verbs.map((verb) => `  on${capital(verb)}${name}: ${name}`))
    .join('\n')}\n}`,
].join('\n');
