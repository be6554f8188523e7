import { type Enums, type Model, modelsText } from './modelText.ts';

const stamps = { createdAt: 'DateTimeISO!', updatedAt: 'DateTimeISO!' };
const defaults = ['createdAt', 'updatedAt'];

const enums: Enums = {
  AppointmentStatus: ['BOOKED', 'CONFIRMED', 'CHECKED_IN', 'STARTED', 'TO_PAY', 'DONE', 'CANCELED', 'NO_SHOW'],
  Day: ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'],
  ReminderChannel: ['EMAIL', 'SMS'],
};

/** The models of a practice that has one place and no animals. */
export const prismaModels: readonly Model[] = [
  {
    name: 'User',
    plural: 'users',
    columns: {
      id: 'Int!',
      email: 'String!',
      username: 'String!',
      googleId: 'String',
      firstName: 'String!',
      lastName: 'String!',
      websiteUrl: 'String',
      phone: 'String',
      address: 'String',
      minScheduleNotice: 'Int!',
      lastLoginAt: 'DateTimeISO',
      ...stamps,
    },
    many: {
      appointments: ['Appointment', 'userId'],
      appointmentTypes: ['AppointmentType', 'userId'],
      availabilityModifiers: ['AvailabilityModifier', 'userId'],
      recurrentAvailabilities: ['RecurrentAvailability', 'userId'],
    },
    unique: ['email', 'username', 'googleId'],
    defaults: [...defaults, 'minScheduleNotice'],
  },
  {
    name: 'Customer',
    plural: 'customers',
    columns: {
      id: 'Int!',
      email: 'String',
      firstName: 'String',
      lastName: 'String!',
      phone: 'String',
      address: 'String',
      isBlackListed: 'Boolean!',
      comment: 'String',
      ...stamps,
      deletedAt: 'DateTimeISO',
    },
    many: { appointments: ['Appointment', 'customerId'], payments: ['Payment', 'customerId'] },
    unique: ['email'],
    defaults: [...defaults, 'isBlackListed'],
  },
  {
    name: 'Appointment',
    plural: 'appointments',
    columns: {
      id: 'Int!',
      start: 'DateTimeISO!',
      end: 'DateTimeISO!',
      status: 'AppointmentStatus!',
      comment: 'String',
      cancellationReason: 'String',
      googleCalendarEventId: 'String',
      appointmentTypeId: 'Int',
      userId: 'Int',
      customerId: 'Int',
      ...stamps,
      deletedAt: 'DateTimeISO',
    },
    one: {
      appointmentType: ['AppointmentType', 'appointmentTypeId'],
      user: ['User', 'userId'],
      customer: ['Customer', 'customerId'],
    },
    many: { reminders: ['Reminder', 'appointmentId'] },
    defaults: [...defaults, 'status'],
  },
  {
    name: 'AppointmentType',
    plural: 'appointmentTypes',
    columns: {
      id: 'Int!',
      name: 'String!',
      description: 'String',
      duration: 'Int!',
      price: 'Float',
      generateClientSheet: 'Boolean!',
      userId: 'Int',
    },
    one: { user: ['User', 'userId'] },
    many: { appointments: ['Appointment', 'appointmentTypeId'] },
    defaults: ['generateClientSheet'],
  },
  {
    name: 'AvailabilityModifier',
    plural: 'availabilityModifiers',
    columns: {
      id: 'Int!',
      start: 'DateTimeISO!',
      end: 'DateTimeISO!',
      isExclusive: 'Boolean!',
      userId: 'Int',
    },
    one: { user: ['User', 'userId'] },
  },
  {
    name: 'RecurrentAvailability',
    plural: 'recurrentAvailabilities',
    columns: { id: 'Int!', day: 'Day!', startTime: 'Int!', endTime: 'Int!', userId: 'Int' },
    one: { user: ['User', 'userId'] },
  },
  {
    name: 'Payment',
    plural: 'payments',
    columns: {
      id: 'Int!',
      amount: 'Float!',
      method: 'String!',
      paidAt: 'DateTimeISO',
      reference: 'String',
      customerId: 'Int!',
      createdAt: 'DateTimeISO!',
    },
    one: { customer: ['Customer', 'customerId'] },
    defaults: ['createdAt'],
  },
  {
    name: 'Reminder',
    plural: 'reminders',
    columns: {
      id: 'Int!',
      channel: 'ReminderChannel!',
      sendAt: 'DateTimeISO!',
      sentAt: 'DateTimeISO',
      appointmentId: 'Int!',
    },
    one: { appointment: ['Appointment', 'appointmentId'] },
  },
];

/** SDL of the practice. */
export const prismaText: string = modelsText(prismaModels, enums);
