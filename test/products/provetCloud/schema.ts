import { provetInputsText } from './schemaInputs.ts';
import { provetMoreText } from './schemaMore.ts';
import { provetTypesText } from './schemaTypes.ts';

/** The lists: their type, and the field for one, where there is one. */
const lists: readonly (readonly [field: string, type: string, one: string | null])[] = [
  ['departments', 'Department', 'department'],
  ['users', 'User', 'user'],
  ['clients', 'Client', 'client'],
  ['phoneNumbers', 'PhoneNumber', null],
  ['patients', 'Patient', 'patient'],
  ['appointments', 'Appointment', 'appointment'],
  ['consultations', 'Consultation', 'consultation'],
  ['reasons', 'Reason', 'reason'],
  ['reasonGroups', 'ReasonGroup', null],
  ['shifts', 'Shift', null],
  ['reminders', 'Reminder', null],
  ['invoices', 'Invoice', 'invoice'],
  ['items', 'Item', null],
  ['tags', 'Tag', null],
  ['wards', 'Ward', null],
];

const connections = lists.map(
  ([, type]) => `
  type ${type}Edge {
    cursor: String!
    node: ${type}!
  }

  type ${type}Connection {
    edges: [${type}Edge!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }`,
);
const page = 'first: Int, after: String, last: Int, before: String';
const queries = lists.flatMap(([field, type, one]) => [
  `    ${field}(filter: ${type}Filter, ${type === 'Client' ? 'filterType: FilterType = AND, ' : ''}${page}): ${type}Connection!`,
  ...(one === null ? [] : [`    ${one}(id: ID!): ${type}`]),
]);

/** The whole schema. */
export const provetText = `${provetTypesText}
${provetMoreText}
${provetInputsText}
${connections.join('\n')}

  type Query {
    node(id: ID!): Node
    "The user of the key."
    me: User
${queries.join('\n')}
  }
`;
