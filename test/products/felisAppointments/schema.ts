import { capital } from '../generatedRows.ts';
import { inputsText } from './schemaInputs.ts';
import { modelsText } from './schemaModels.ts';

/** Columns that each list may be ordered by, as its directive names them. */
const orderColumns: Readonly<Record<string, readonly string[]>> = {
  users: ['ID', 'NAME', 'EMAIL', 'CREATED_AT', 'UPDATED_AT'],
  appointments: ['ID', 'TITLE', 'START_DATE_TIME', 'END_DATE_TIME', 'CREATED_AT', 'UPDATED_AT'],
  appointmentTypes: ['ID', 'TITLE', 'DURATION', 'PRICE', 'CREATED_AT', 'UPDATED_AT'],
  appointmentStatuses: ['ID', 'NAME', 'CREATED_AT', 'UPDATED_AT'],
  groups: ['ID', 'NAME', 'CREATED_AT', 'UPDATED_AT'],
  slotRules: ['ID', 'RULE_NAME', 'DAY_OF_TE_WEEK', 'START_TIME', 'END_TIME', 'SLOT_DURATION', 'TIME_AFTER_APPOINTMENT'],
};

/** What @orderBy makes of the placeholder in a list. */
function orderTypes(field: string): string {
  const name = `Query${capital(field)}OrderBy`;
  return `
  "Allowed column names for Query.${field}.orderBy."
  enum ${name}Column { ${(orderColumns[field] ?? []).join(' ')} }

  "Order by clause for Query.${field}.orderBy."
  input ${name}OrderByClause {
    "The column that is used for ordering."
    column: ${name}Column!

    "The direction that is used for ordering."
    order: SortOrder!
  }`;
}

/** What @paginate makes of a list of a type. */
function paginator(type: string): string {
  return `
  "A paginated list of ${type} items."
  type ${type}Paginator {
    "Pagination information about the list of items."
    paginatorInfo: PaginatorInfo!

    "A list of ${type} items."
    data: [${type}!]!
  }`;
}

const pageArguments = `
      "Limits number of fetched items."
      first: Int!

      "The offset from which items are returned."
      page: Int`;

/** The part of the schema that Lighthouse adds by itself. */
const frameworkText = /* GraphQL */ `
  "Information about pagination using a fully featured paginator."
  type PaginatorInfo {
    "Number of items in the current page."
    count: Int!

    "Index of the current page."
    currentPage: Int!

    "Index of the first item in the current page."
    firstItem: Int

    "Are there more pages after this one?"
    hasMorePages: Boolean!

    "Index of the last item in the current page."
    lastItem: Int

    "Index of the last available page."
    lastPage: Int!

    "Number of items per page."
    perPage: Int!

    "Number of total available items."
    total: Int!
  }

  "Directions for ordering a list of records."
  enum SortOrder {
    "Sort records in ascending order."
    ASC

    "Sort records in descending order."
    DESC
  }

  "Aggregate functions when ordering by a relation without specifying a column."
  enum OrderByRelationAggregateFunction {
    "Amount of items."
    COUNT
  }

  "Aggregate functions when ordering by a relation that may specify a column."
  enum OrderByRelationWithColumnAggregateFunction {
    "Average."
    AVG

    "Minimum."
    MIN

    "Maximum."
    MAX

    "Sum."
    SUM

    "Amount of items."
    COUNT
  }

  "Allows ordering a list of records."
  input OrderByClause {
    "The column that is used for ordering."
    column: String!

    "The direction that is used for ordering."
    order: SortOrder!
  }
`;

const queriesText = `
  type Query {
    appointment(id: ID, title: String): Appointment
    appointments(
      id: [ID!]
      title: String
      startDateTime: DateTime
      endDateTime: DateTime
      userId: ID
      attendeeId: ID
      orderBy: [QueryAppointmentsOrderByOrderByClause!]
${pageArguments}
    ): AppointmentPaginator!
    allAppointments: [Appointment!]!
    slotRules(
      id: [ID!]
      ruleName: String
      dayOfTeWeek: String
      startTime: DateTime
      endTime: DateTime
      slotDuration: Int
      timeAfterAppointment: Int
      orderBy: [QuerySlotRulesOrderByOrderByClause!]
${pageArguments}
    ): SlotRulePaginator!
    appointmentStatus(id: ID!): AppointmentStatus
    appointmentStatuses(
      id: [ID!]
      name: String
      orderBy: [QueryAppointmentStatusesOrderByOrderByClause!]
${pageArguments}
    ): AppointmentStatusPaginator!
    allAppointmentStatuses: [AppointmentStatus!]!
    appointmentType(id: ID, title: String): AppointmentType
    appointmentTypes(
      id: [ID!]
      title: String
      duration: Int
      price: Int
      orderBy: [QueryAppointmentTypesOrderByOrderByClause!]
${pageArguments}
    ): AppointmentTypePaginator!
    allAppointmentTypes: [AppointmentType!]!
    group(id: ID): Group
    groups(
      trashed: Trashed
      id: [ID!]
      name: String
      active: Boolean
      orderBy: [QueryGroupsOrderByOrderByClause!]
${pageArguments}
    ): GroupPaginator!
    allGroups: [Group!]!
    user(id: ID, trashed: Trashed, email: Email): User
    users(
      trashed: Trashed
      id: [ID!]
      email: [Email!]
      name: String
      emailVerified: Boolean
      role: [String!]
      orderBy: [QueryUsersOrderByOrderByClause!]
${pageArguments}
    ): UserPaginator!
    me: User
    allUsers: [User!]!
    getAvailableSlots(user_id: ID!, reference_date: String!): [DaySlots!]!
  }
`;

/** The product's schema with what its directives generate. */
export const felisText: string = [
  `  "A datetime string with format \`Y-m-d H:i:s\`, e.g. \`2018-05-23 13:43:32\`."
  scalar DateTime

  "A [RFC 5321](https://tools.ietf.org/html/rfc5321) compliant email."
  scalar Email

  "Used for filtering"
  enum Trashed { ONLY WITH WITHOUT }`,
  queriesText,
  modelsText,
  inputsText,
  frameworkText,
  ...['User', 'Appointment', 'AppointmentStatus', 'AppointmentType', 'Group', 'SlotRule'].map(paginator),
  ...Object.keys(orderColumns).map(orderTypes),
].join('\n');
