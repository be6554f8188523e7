import { type CdsElement, type CdsEntity, entities } from './model.ts';

const service = 'ClinicService';
const relational = ['eq', 'ne', 'gt', 'ge', 'le', 'lt', 'in'];
const textual = ['startswith', 'endswith', 'contains'];
const listOperators = ['ne', 'in', 'contains'];

const customScalars = {
  Date: 'The `Date` scalar type represents date values as strings in the ISO 8601 format `YYYY-MM-DD`.',
  DateTime:
    'The `DateTime` scalar type represents datetime values as strings in the ISO 8601 format `YYYY-MM-DDThh-mm-ssTZD`.',
  Decimal:
    'The `Decimal` scalar type represents exact signed decimal values. Decimal represents values as strings rather than floating point numbers.',
  Timestamp:
    'The `Timestamp` scalar type represents timestamp values as strings in the ISO 8601 format `YYYY-MM-DDThh-mm-ss.sTZD` with up to 7 digits of fractional seconds.',
};

type Fields = readonly (readonly [field: string, type: string])[];

function block(keyword: string, name: string, fields: Fields): string {
  return `${keyword} ${name} {\n${fields.map(([field, type]) => `  ${field}: ${type}`).join('\n')}\n}`;
}

const typeName = (entity: string): string => `${service}_${entity}`;
const listArguments = (entity: string): string =>
  `(top: Int, skip: Int, filter: [${typeName(entity)}_filter], orderBy: [${typeName(entity)}_orderBy])`;

function operatorsOf(scalar: string): readonly string[] {
  if (scalar === 'Boolean') return ['eq', 'ne'];
  return scalar === 'String' ? [...relational, ...textual] : relational;
}

function filterText(scalar: string): string {
  const fields = operatorsOf(scalar).map(
    (operator) => [operator, listOperators.includes(operator) ? `[${scalar}]` : scalar] as const,
  );
  return block('input', `${scalar}_filter`, fields);
}

function objectField({ name, type, kind }: CdsElement): readonly [string, string] {
  if (kind === 'scalar') return [name, type];
  return kind === 'one' ? [name, typeName(type)] : [name + listArguments(type), `${typeName(type)}_connection`];
}

function inputField({ name, type, kind }: CdsElement): readonly [string, string] {
  if (kind === 'scalar') return [name, type];
  // What is deep in a change is written anew, so that it is an input to create.
  return [name, kind === 'one' ? `${typeName(type)}_C` : `[${typeName(type)}_C]`];
}

function entityText({ name, elements }: CdsEntity): string {
  const type = typeName(name);
  const stored = elements.filter(({ kind }) => kind === 'scalar');
  return [
    block('type', type, elements.map(objectField)),
    block('type', `${type}_connection`, [
      ['nodes', `[${type}]`],
      ['totalCount', 'Int'],
    ]),
    block(
      'input',
      `${type}_filter`,
      stored.map((element) => [element.name, `[${element.type}_filter]`]),
    ),
    block(
      'input',
      `${type}_orderBy`,
      stored.map((element) => [element.name, 'SortDirection']),
    ),
    block('input', `${type}_C`, elements.map(inputField)),
    block('input', `${type}_U`, elements.filter(({ isKey }) => !isKey).map(inputField)),
    block('type', `${type}_input`, [
      [`create(input: [${type}_C]!)`, `[${type}]`],
      [`update(filter: [${type}_filter]!, input: ${type}_U!)`, `[${type}]`],
      [`delete(filter: [${type}_filter]!)`, 'Int'],
    ]),
  ].join('\n\n');
}

function wholeText(): string {
  const scalars = new Set(
    entities.flatMap(({ elements }) => elements.filter(({ kind }) => kind === 'scalar').map(({ type }) => type)),
  );
  return [
    block('type', 'Query', [[service, service]]),
    block(
      'type',
      service,
      entities.map(({ name }) => [name + listArguments(name), `${typeName(name)}_connection`]),
    ),
    ...entities.map(entityText),
    ...Object.entries(customScalars).map(([name, text]) => `"""\n${text}\n"""\nscalar ${name}`),
    ...[...scalars].map(filterText),
    'enum SortDirection {\n  asc\n  desc\n}',
    block('type', 'Mutation', [[service, `${service}_input`]]),
    block(
      'type',
      `${service}_input`,
      entities.map(({ name }) => [name, `${typeName(name)}_input`]),
    ),
  ].join('\n\n');
}

/** SDL of what the GraphQL adapter generates from the service. */
export const capJsText: string = wholeText();
