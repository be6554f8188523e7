import { columnsOf } from '../tableDefinitions.ts';

/** An entity of the project: the fields that it shows, and those of its input. */
export interface Entity {
  readonly fields: Readonly<Record<string, string>>;
  readonly input: Readonly<Record<string, string>>;
}

// Scalars are named alike in both; a field that an input names as well is a column, every other one leads back.
// prettier-ignore
const definitions: Readonly<Record<string, readonly [fields: string, input: string]>> = {
  Address: ['number: Int, floor: String, department: String, street: Street, city: City, people: [Person], center: Center, socialWork: SocialWork, supplier: Supplier',
    'number: Int!, floor: String, department: String, street: ID!, city: ID!'],
  Appointment: ['date: String, finished: Boolean, schedule: Schedule, patient: Patient', 'date: String!, finished: Boolean!, schedule: ID!, patient: ID!'],
  Availability: ['day: String, start: String, end: String, schedule: Schedule', 'day: String!, start: String!, end: String!, schedule: ID!'],
  Bank: ['name: String', 'name: String!'],
  Bed: ['name: String, bedStatus: BedStatus, room: Room', 'name: String!, bedStatus: ID!, room: ID!'],
  BedStatus: ['name: String, beds: [Bed]', 'name: String!'],
  BillingDetail: ['taxIdentifier: String, email: String, accountNumber: String, reference: String, iban: String, phoneNumber: String, bank: Bank, person: Person, address: Address',
    'taxIdentifier: String!, email: String!, accountNumber: String!, reference: String, iban: String!, phoneNumber: String!, bank: ID!, person: ID!, address: ID!'],
  Center: ['name: String, phoneNumber: String, email: String, subscriptionStart: String, subscriptionEnd: String, address: Address, subscriptionStatus: SubscriptionStatus, centerType: CenterType, billingDetail: BillingDetail, users: [User], rooms: [Room]',
    'name: String!, phoneNumber: String!, email: String!, subscriptionStart: String, subscriptionEnd: String, address: ID!, subscriptionStatus: ID!, centerType: ID!, billingDetail: ID!'],
  CenterType: ['name: String, CenterTypes: [CenterType], subscriptionPlan: SubscriptionPlan', 'name: String!, subscriptionPlan: ID'],
  City: ['name: String, state: State, addresses: [Address]', 'name: String!, state: ID!'],
  Country: ['name: String, states: [State]', 'name: String!'],
  DeliveryNote: ['date: String, quantity: Int, deliveryNoteType: DeliveryNoteType, supply: Supply', 'date: String!, quantity: Int!, deliveryNoteType: ID!, supply: ID!'],
  DeliveryNoteType: ['name: String, deliveryNotes: [DeliveryNote]', 'name: String!'],
  DetailStatus: ['name: String, episodeDetails: [EpisodeDetail]', 'name: String!'],
  DocumentType: ['name: String, people: [Person]', 'name: String!'],
  Episode: ['name: String, date: String, episodeDetails: [EpisodeDetail], episodeType: EpisodeType, patient: Patient', 'name: String!, date: String!, episodeType: ID!, patient: ID!'],
  EpisodeDetail: ['note: String, date: String, bed: Bed, treatment: Treatment, supplies: [Supply], users: [User], episodeDetailStatus: DetailStatus, episode: Episode',
    'note: String!, date: String!, bed: ID!, treatment: ID!, supplies: [ID]!, users: [ID]!, episodeDetailStatus: ID!, episode: ID!'],
  EpisodeType: ['name: String, episodes: [Episode]', 'name: String!'],
  Patient: ['appointments: [Appointment], episodes: [Episode], person: Person, plan: Plan', 'person: ID!, plan: ID!'],
  Periodicity: ['day: DayOfWeek, start: String, end: String', 'day: DayOfWeek!, start: String!, end: String!'],
  Person: ['name: String, lastname: String, document: String, phoneNumber: String, email: String, gender: Gender, birthdate: String, registrationDate: String, address: Address, documentType: DocumentType, patient: Patient',
    'name: String!, lastname: String!, document: String!, phoneNumber: String!, email: String, gender: Gender!, birthdate: String, address: ID!, documentType: ID!'],
  Plan: ['name: String, socialWork: SocialWork, patients: [Patient]', 'name: String!, socialWork: ID!'],
  Role: ['name: String, users: [User]', 'name: String!'],
  Room: ['name: String, roomType: RoomType, center: Center, beds: [Bed]', 'name: String!, roomType: ID, center: ID!'],
  RoomType: ['name: String, rooms: [RoomType]', 'name: String!'],
  Schedule: ['user: User, availabilities: [Availability], specialty: Specialty, appointments: [Appointment]', 'user: ID!, specialty: ID!'],
  SocialWork: ['name: String, address: Address', 'name: String!, address: ID!'],
  Specialty: ['name: String, schedules: [Schedule]', 'name: String!'],
  State: ['name: String, country: Country, cities: [City]', 'name: String!, country: ID!'],
  Street: ['name: String, addresses: [Address]', 'name: String!'],
  SubscriptionPlan: ['name: String, cost: Float, terms: String, periodicity: Periodicity', 'name: String!, cost: Float!, terms: String!, periodicity: ID!'],
  SubscriptionStatus: ['name: String, centers: [Center]', 'name: String!'],
  Supplier: ['name: String, address: Address, supplies: [Supply]', 'name: String!, address: ID!'],
  Supply: ['name: String, stock: Int, dueDate: String, minimalStock: Int, deliveryNotes: [DeliveryNote], suppliers: [Supplier], supplyType: SupplyType, episodeDetails: [EpisodeDetail]',
    'name: String!, stock: Int!, dueDate: String!, minimalStock: Int!, suppliers: [ID]!, supplyType: ID!'],
  SupplyType: ['name: String, supplies: [SupplyType]', 'name: String!'],
  Treatment: ['name: String', 'name: String!'],
  User: ['password: String, active: Boolean, schedules: [Schedule], center: Center, person: Person, role: Role, episodeDetails: [EpisodeDetail]',
    'password: String!, active: Boolean!, center: ID!, person: ID!, role: ID!'],
};

/** The entities by the names of their types. */
export const entities: Readonly<Record<string, Entity>> = Object.fromEntries(
  Object.entries(definitions).map(([name, [fields, input]]) => [
    name,
    { fields: columnsOf(fields), input: columnsOf(input) },
  ]),
);

/** The type that a field leads to or is of, without its wrapping. */
export function bareType(type: string): string {
  return type.replaceAll(/[[\]!]/g, '');
}

function listed(columns: Readonly<Record<string, string>>): string {
  return Object.entries(columns)
    .map(([field, type]) => `${field}: ${type}`)
    .join('\n  ');
}

/** One file of the schema: each entity extends the roots by two queries and three mutations, which answer a Boolean. */
function entityText([name, { fields, input }]: readonly [string, Entity]): string {
  return `
type ${name} {
  id: ID
  ${listed(fields)}
}
input Input${name} {
  ${listed(input)}
}
extend type Query { getAll${name}: [${name}] get${name}(id: ID!): ${name} }
extend type Mutation {
  create${name}(input: Input${name}!): Boolean
  update${name}(id: ID!, input: Input${name}!): Boolean
  delete${name}(id: ID!): Boolean
}`;
}

/** SDL of the service, whole. */
export const vitaVaultText = `
schema { query: Query mutation: Mutation }
type Query { _dummy: Boolean }
type Mutation { _dummy: Boolean }
enum DayOfWeek { MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY }
enum Gender { MALE FEMALE OTHER }
${Object.entries(entities).map(entityText).join('\n')}`;
