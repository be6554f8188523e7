import { type Model, models, small } from './models.ts';

type Level = 'Admin' | 'User';

const line = ({ name, type }: { readonly name: string; readonly type: string }): string => `  ${name}: ${type}`;

function typeText({ name, columns, relations }: Model): string {
  const own = [
    { name: 'id', type: 'String' },
    { name: 'createdAt', type: 'Date' },
    { name: 'updatedAt', type: 'Date' },
    ...columns,
  ];
  const led = relations.map((each) => ({ name: each.name, type: each.isMany ? `[${each.model}!]` : each.model }));
  return `type ${name} {\n${[...own, ...led].map(line).join('\n')}\n}`;
}

/** The inputs of a model on one level; what only the server counts is in none of them. */
function inputTexts({ name, plural, columns, relations, filters }: Model, level: Level): string {
  const given = columns.filter((column) => !['rating', 'reviewCount', 'distance'].includes(column.name));
  const nested = (verb: string): readonly string[] =>
    relations.map((each) => {
      const type = `${level}${verb}${each.model}Input`;
      return line({ name: each.name, type: each.isMany ? `[${type}!]` : type });
    });
  const extra = name === 'Appointment' && level === 'User' ? ['  notifyProvider: Boolean'] : [];
  const paging = ['  limit: Int = 100000', '  skip: Int = 0', '  total: Int = 0', '  name: String'];
  // Lists of administrators have the plain columns alone.
  const asked =
    level === 'User' ? filters : filters.filter((each) => columns.some((column) => column.name === each.name));
  return [
    `input ${level}Create${name}Input {\n${[...given.map(line), ...extra, ...nested('Create')].join('\n')}\n}`,
    `input ${level}Update${name}Input {\n${['  id: String', ...given.map(line), ...nested('Update')].join('\n')}\n}`,
    `input ${level}List${name}Input {\n${[...paging, ...asked.map(line)].join('\n')}\n}`,
    ...(level === 'User' ? [`input UserUpdate${plural}Input {\n  ${small(plural)}: [UserUpdate${name}Input!]\n}`] : []),
  ].join('\n\n');
}

function queryTexts({ name, plural }: Model): readonly string[] {
  const id = `${small(name)}Id: String!`;
  const lists = (prefix: string, level: Level, isSelected: boolean): readonly string[] => [
    `  ${prefix}${plural}(input: ${level}List${name}Input): [${name}!]`,
    `  ${prefix}Count${plural}(input: ${level}List${name}Input): CorePaging`,
    ...(isSelected ? [`  ${prefix}Select${plural}(input: ${level}List${name}Input): [${name}!]`] : []),
    `  ${prefix}${name}(${id}): ${name}`,
  ];
  return [...lists('admin', 'Admin', false), ...lists('public', 'User', true), ...lists('user', 'User', true)];
}

function mutationTexts({ name, plural }: Model): readonly string[] {
  const id = `${small(name)}Id: String!`;
  const both = (['Admin', 'User'] as const).flatMap((level) => {
    const prefix = small(level);
    return [
      `  ${prefix}Create${name}(input: ${level}Create${name}Input!): ${name}`,
      `  ${prefix}Update${name}(${id}, input: ${level}Update${name}Input!): ${name}`,
      `  ${prefix}Delete${name}(${id}): ${name}`,
    ];
  });
  return [...both, `  userUpdate${plural}(input: UserUpdate${plural}Input!): UpdateResult`];
}

const all = [...models.values()];
const byAppointment = ['CheckIn', 'RequestReschedule', 'Cancel', 'Confirm', 'Hide'].map((word) => {
  const name = word === 'RequestReschedule' ? 'userRequestReschedule' : `user${word}Appointment`;
  return `  ${name}(appointmentId: String!): Appointment`;
});

/** SDL as NestJS makes it from the classes of these models, which the product's own generator wrote. */
export const caseClinicalText: string = `
"""Date custom scalar type"""
scalar Date

type CorePaging {
  limit: Int
  skip: Int
  total: Int
}

type UpdateResult {
  total: Float
  updated: String
  created: String
  failed: String
}

type AuthToken {
  token: String!
  user: User!
}

input DateFilterInput {
  operator: String = "="
  startDate: Date!
  endDate: Date
}

input LoginInput {
  email: String!
  password: String!
}

${all.map(typeText).join('\n\n')}

${all.flatMap((model) => [inputTexts(model, 'Admin'), inputTexts(model, 'User')]).join('\n\n')}

type Query {
  uptime: Float!
  me: User
${all.flatMap(queryTexts).join('\n')}
}

type Mutation {
  login(input: LoginInput!): AuthToken
  logout: Boolean
${byAppointment.join('\n')}
  userRescheduleAppointment(appointmentId: String!, rescheduleDate: Date!): Appointment
  userUploadBill(input: UserUpdateAppointmentInput!): Appointment
${all.flatMap(mutationTexts).join('\n')}
}
`;
