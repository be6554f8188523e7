/** A field as it is configured in the CRM: a type of GraphQL, or the values of a picklist. */
export type FieldType = 'String' | 'Int' | 'Float' | 'Date' | 'Boolean' | '[String!]' | readonly string[];

/** A module of the bundle, with the fields that were given an API name. */
export interface Module {
  readonly name: string;
  readonly fields: Readonly<Record<string, FieldType>>;
  /** Labels of fields that must be filled in. */
  readonly required: Readonly<Record<string, string>>;
  /** Relations to one record. */
  readonly lookups: Readonly<Record<string, string>>;
  /** Relations to many records, which have a lookup to this one. */
  readonly lists: Readonly<Record<string, string>>;
}

/** Kinds of calendar entries, in the order of the practice's types of visit. */
export const eventKinds: readonly string[] = [
  'WELLNESS_EXAM',
  'VACCINATION',
  'SICK_VISIT',
  'SURGERY',
  'NAIL_TRIM',
  'RECHECK',
  'TEAM_MEETING',
];

/** The modules of the practice's bundle. */
export const modules: readonly Module[] = [
  {
    name: 'Customer',
    fields: {
      name: 'String',
      email: 'String',
      phone: 'String',
      secondPhone: 'String',
      street: 'String',
      city: 'String',
      status: ['ACTIVE', 'INACTIVE'],
      source: 'String',
      tags: '[String!]',
      lastContactDate: 'Date',
      description: 'String',
    },
    required: { name: 'Customer Name' },
    lookups: { assignedUser: 'User' },
    lists: { contacts: 'Contact', events: 'Event', notes: 'Note', orders: 'Order', opportunities: 'Opportunity' },
  },
  {
    name: 'Contact',
    fields: {
      name: 'String',
      species: 'String',
      breed: 'String',
      color: 'String',
      sex: ['MALE', 'FEMALE'],
      birthDate: 'Date',
      chipNumber: 'String',
      isDeceased: 'Boolean',
    },
    required: { name: 'Animal Name' },
    lookups: { customer: 'Customer', assignedUser: 'User' },
    lists: { events: 'Event', notes: 'Note' },
  },
  {
    name: 'Event',
    fields: {
      title: 'String',
      startTime: 'Date',
      endTime: 'Date',
      kind: eventKinds,
      status: ['PLANNED', 'CONFIRMED', 'ARRIVED', 'IN_TREATMENT', 'READY_TO_LEAVE', 'HELD', 'CANCELLED', 'NO_SHOW'],
      branch: 'String',
      reason: 'String',
      cancellationReason: 'String',
      isAllDay: 'Boolean',
      reminderMinutes: 'Int',
    },
    required: { startTime: 'Start', endTime: 'End', kind: 'Kind of Visit', branch: 'Branch' },
    lookups: { customer: 'Customer', contact: 'Contact', coach: 'Coach', assignedUser: 'User' },
    lists: { tasks: 'Task' },
  },
  {
    name: 'Coach',
    fields: {
      firstName: 'String',
      lastName: 'String',
      email: 'String',
      position: 'String',
      degree: 'String',
      isActive: 'Boolean',
      hourlyRate: 'Float',
    },
    required: { lastName: 'Last Name' },
    lookups: {},
    lists: { events: 'Event', enlists: 'Enlist' },
  },
  {
    name: 'Enlist',
    fields: {
      title: 'String',
      startTime: 'Date',
      endTime: 'Date',
      status: ['SIGNED_UP', 'WAITING', 'RESIGNED'],
      seats: 'Int',
      price: 'Float',
    },
    required: { title: 'Course' },
    lookups: { customer: 'Customer', coach: 'Coach' },
    lists: {},
  },
  {
    name: 'Task',
    fields: {
      title: 'String',
      dueDate: 'Date',
      status: ['OPEN', 'IN_PROGRESS', 'DONE', 'CANCELLED'],
      priority: 'Int',
      description: 'String',
    },
    required: { title: 'Task' },
    lookups: { event: 'Event', customer: 'Customer', assignedUser: 'User' },
    lists: {},
  },
  {
    name: 'Note',
    fields: { title: 'String', content: 'String' },
    required: { content: 'Content' },
    lookups: { customer: 'Customer', contact: 'Contact', assignedUser: 'User' },
    lists: {},
  },
  {
    name: 'Order',
    fields: {
      number: 'String',
      orderDate: 'Date',
      totalAmount: 'Float',
      status: ['NEW', 'PAID', 'SENT', 'CANCELLED'],
      description: 'String',
    },
    required: { number: 'Number' },
    lookups: { customer: 'Customer', assignedUser: 'User' },
    lists: {},
  },
  {
    name: 'Opportunity',
    fields: {
      title: 'String',
      value: 'Float',
      stage: ['QUALIFICATION', 'PROPOSAL', 'NEGOTIATION', 'WON', 'LOST'],
      closeDate: 'Date',
      probability: 'Int',
      description: 'String',
    },
    required: { title: 'Title' },
    lookups: { customer: 'Customer', assignedUser: 'User' },
    lists: {},
  },
];

/** A module of the bundle. */
export function moduleNamed(name: string): Module {
  const found = modules.find((module) => module.name === name);
  if (!found) throw new Error(`No module ${name}`);
  return found;
}
