import type { RelatedTable } from '../tableRelations.ts';

/** An entity that Elide exports; one that nobody may write has permission for no more than reading. */
export interface ElideEntity extends RelatedTable {
  readonly isWritable: boolean;
}

const person = { firstName: 'String', lastName: 'String' };

/** The entities of the clinic, all of which the root leads to. Columns of foreign keys are no attributes. */
export const entities: readonly ElideEntity[] = [
  {
    name: 'Clinic',
    isWritable: false,
    columns: { id: 'ID', name: 'String', address: 'String', telephone: 'String', timeZone: 'String' },
    many: { visits: ['Visit', 'clinicId'] },
  },
  {
    name: 'Owner',
    isWritable: true,
    columns: { id: 'ID', ...person, address: 'String', city: 'String', telephone: 'String', email: 'String' },
    many: { pets: ['Pet', 'ownerId'], visits: ['Visit', 'ownerId'] },
  },
  {
    name: 'Pet',
    isWritable: true,
    columns: { id: 'ID', name: 'String', birthDate: 'Date' },
    one: { owner: ['Owner', 'ownerId'], species: ['Species', 'speciesId'] },
    many: { reminders: ['Reminder', 'petId'], visits: ['Visit', 'petId'] },
  },
  { name: 'Species', isWritable: false, columns: { id: 'ID', name: 'String' } },
  {
    name: 'Reminder',
    isWritable: false,
    columns: { id: 'ID', dueDate: 'Date', text: 'String', sent: 'Boolean' },
    one: { pet: ['Pet', 'petId'] },
  },
  {
    name: 'Vet',
    isWritable: false,
    columns: { id: 'ID', ...person, title: 'String', email: 'String', active: 'Boolean' },
    many: { visits: ['Visit', 'vetId'] },
  },
  {
    name: 'Visit',
    isWritable: true,
    columns: {
      id: 'ID',
      startTime: 'Instant',
      endTime: 'Instant',
      description: 'String',
      status: 'VisitStatus',
      cancelReason: 'String',
      createdOn: 'Instant',
    },
    one: {
      clinic: ['Clinic', 'clinicId'],
      owner: ['Owner', 'ownerId'],
      pet: ['Pet', 'petId'],
      visitType: ['VisitType', 'visitTypeId'],
      vet: ['Vet', 'vetId'],
    },
  },
  { name: 'VisitType', isWritable: false, columns: { id: 'ID', name: 'String', minutes: 'Int' } },
];

/** The name of an entity among the fields of the root. */
export function aliasOf({ name }: Pick<ElideEntity, 'name'>): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

function capital(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

const list = 'filter: String, sort: String';
const writing = ['UPSERT', 'REPLACE', 'UPDATE'];

function opText(entity: ElideEntity, field: string | null): readonly [argument: string, type: string] {
  const name = `ElideRelationshipOp${entity.name}${field === null ? '' : capital(field)}`;
  // Nobody may delete anything, and what takes out of a relationship changes the entity that has it.
  const operations = entity.isWritable
    ? [...writing.slice(0, 2), ...(field === null ? [] : ['REMOVE']), ...writing.slice(2)]
    : [];
  return [`op: ${name} = FETCH`, `enum ${name} { ${['FETCH', ...operations].join(' ')} }`];
}

function entityText(entity: ElideEntity): string {
  const { name, columns, one = {}, many = {} } = entity;
  const attributes = Object.entries(columns).filter(([column]) => column !== 'id');
  const ones = Object.entries(one);
  const manies = Object.entries(many);
  const fields = [
    'id: DeferredID',
    ...attributes.map(([column, type]) => `${column}: ${type}`),
    ...ones.map(
      ([field, [target]]) => `${field}(${opText(entity, field)[0]}, data: ${target}Input): ${target}Connection`,
    ),
    ...manies.map(
      ([field, [target]]) =>
        `${field}(${opText(entity, field)[0]}, ${list}, after: StringOrInt, first: StringOrInt, ids: [String], data: [${target}Input]): ${target}Connection`,
    ),
  ];
  const inputs = [
    'id: ID',
    ...attributes.map(([column, type]) => `${column}: ${type}`),
    ...ones.map(([field, [target]]) => `${field}: ${target}Input`),
    ...manies.map(([field, [target]]) => `${field}: [${target}Input]`),
  ];
  return [
    `type ${name} {\n  ${fields.join('\n  ')}\n}`,
    `type ${name}Connection {\n  edges: [${name}Edge]\n  pageInfo: PageInfo\n}`,
    `type ${name}Edge {\n  node: ${name}\n}`,
    `input ${name}Input {\n  ${inputs.join('\n  ')}\n}`,
    ...[null, ...Object.keys(one), ...Object.keys(many)].map((field) => opText(entity, field)[1]),
  ].join('\n\n');
}

const roots = entities
  .map((entity) => {
    const { name } = entity;
    const page = 'first: StringOrInt, after: StringOrInt';
    return `  ${aliasOf(entity)}(${opText(entity, null)[0]}, ids: [String], ${list}, ${page}, data: [${name}Input]): ${name}Connection`;
  })
  .join('\n');

/** The schema that Elide builds from the entities; what can be written is what can be read. */
export const elideText = `type Query {
${roots}
}

type Mutation {
${roots}
}

${entities.map(entityText).join('\n\n')}

type PageInfo {
  hasPreviousPage: Boolean
  hasNextPage: Boolean
  startCursor: String
  endCursor: String
  totalRecords: Int
}

enum VisitStatus { SCHEDULED CONFIRMED ARRIVED IN_PROGRESS READY COMPLETED CANCELLED NO_SHOW }

"The DeferredID scalar type represents a unique identifier."
scalar DeferredID

"The \`StringOrInt\` scalar type represents a type that can accept either a \`String\` textual value or \`Int\` non-fractional signed whole numeric values."
scalar StringOrInt

"Built-in date"
scalar Date

"Instant"
scalar Instant
`;
