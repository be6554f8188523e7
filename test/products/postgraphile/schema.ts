import { type Enums, postgraphileText, type Table } from './tableText.ts';

const stamps = { createdAt: 'Datetime!', updatedAt: 'Datetime!' };
const softDelete = { isDeleted: 'Boolean!', deletedAt: 'Datetime' };

/** Enum types of the database. */
const enums: Enums = {
  UserRole: ['ADMIN', 'VETERINARIAN', 'TECHNICIAN', 'GROOMER', 'CUSTOMER'],
  AppointmentStatus: [
    'PENDING',
    'CONFIRMED',
    'CHECKED_IN',
    'IN_PROGRESS',
    'READY_FOR_PICKUP',
    'COMPLETED',
    'CANCELLED',
    'NO_SHOW',
  ],
  AnimalSex: ['MALE', 'FEMALE', 'UNKNOWN'],
  InvoiceStatus: ['DRAFT', 'OPEN', 'PAID', 'VOID'],
};

/** The tables of the database: one of them for everybody who can sign in, staff and customers alike. */
export const tables: readonly Table[] = [
  {
    type: 'User',
    plural: 'Users',
    columns: {
      role: 'UserRole!',
      email: 'String',
      emailVerifiedAt: 'Datetime',
      firstName: 'String',
      lastName: 'String!',
      phone: 'String',
      alternatePhone: 'String',
      avatarUrl: 'String',
      addressLine: 'String',
      city: 'String',
      notes: 'String',
      isActive: 'Boolean!',
      lastSignInAt: 'Datetime',
      ...softDelete,
      ...stamps,
    },
    unique: ['email'],
  },
  {
    type: 'Animal',
    plural: 'Animals',
    columns: {
      ownerId: 'Int',
      name: 'String!',
      species: 'String!',
      breed: 'String',
      sex: 'AnimalSex!',
      color: 'String',
      dateOfBirth: 'Date',
      microchipNumber: 'String',
      deceasedAt: 'Datetime',
      ...softDelete,
      ...stamps,
    },
    references: { ownerId: 'User' },
    unique: ['microchipNumber'],
  },
  {
    type: 'Clinic',
    plural: 'Clinics',
    columns: {
      name: 'String!',
      addressLine: 'String',
      city: 'String',
      state: 'String',
      zip: 'String',
      timezone: 'String!',
      phone: 'String',
      email: 'String',
      ...stamps,
    },
  },
  {
    type: 'AppointmentType',
    plural: 'AppointmentTypes',
    columns: { name: 'String!', durationMinutes: 'Int!', color: 'String', price: 'BigFloat', isActive: 'Boolean!' },
  },
  {
    type: 'Appointment',
    plural: 'Appointments',
    columns: {
      clinicId: 'Int!',
      appointmentTypeId: 'Int!',
      animalId: 'Int',
      customerId: 'Int',
      assigneeId: 'Int',
      createdById: 'Int',
      startsAt: 'Datetime!',
      endsAt: 'Datetime!',
      status: 'AppointmentStatus!',
      reason: 'String',
      cancellationReason: 'String',
      cancelledAt: 'Datetime',
      ...softDelete,
      ...stamps,
    },
    references: {
      clinicId: 'Clinic',
      appointmentTypeId: 'AppointmentType',
      animalId: 'Animal',
      customerId: 'User',
      assigneeId: 'User',
      createdById: 'User',
    },
  },
  {
    type: 'ScheduleBlock',
    plural: 'ScheduleBlocks',
    columns: {
      clinicId: 'Int!',
      userId: 'Int',
      startsAt: 'Datetime!',
      endsAt: 'Datetime!',
      title: 'String',
      createdAt: 'Datetime!',
    },
    references: { clinicId: 'Clinic', userId: 'User' },
  },
  {
    type: 'ClinicMember',
    plural: 'ClinicMembers',
    columns: { clinicId: 'Int!', userId: 'Int!', title: 'String', startedOn: 'Date' },
    references: { clinicId: 'Clinic', userId: 'User' },
  },
  {
    type: 'Invoice',
    plural: 'Invoices',
    columns: {
      customerId: 'Int!',
      appointmentId: 'Int',
      number: 'String!',
      status: 'InvoiceStatus!',
      total: 'BigFloat!',
      dueOn: 'Date',
      ...stamps,
    },
    references: { customerId: 'User', appointmentId: 'Appointment' },
    unique: ['number'],
  },
  {
    type: 'MedicalRecord',
    plural: 'MedicalRecords',
    columns: { animalId: 'Int!', authorId: 'Int!', title: 'String!', body: 'String', recordedAt: 'Datetime!' },
    references: { animalId: 'Animal', authorId: 'User' },
  },
  {
    type: 'Notification',
    plural: 'Notifications',
    columns: { userId: 'Int!', title: 'String!', body: 'String', readAt: 'Datetime', createdAt: 'Datetime!' },
    references: { userId: 'User' },
  },
  {
    type: 'Session',
    plural: 'Sessions',
    columns: { userId: 'Int!', token: 'UUID!', userAgent: 'String', expiresAt: 'Datetime!' },
    references: { userId: 'User' },
    unique: ['token'],
  },
  {
    type: 'AuditLog',
    plural: 'AuditLogs',
    columns: { userId: 'Int', action: 'String!', tableName: 'String!', rowId: 'Int', createdAt: 'Datetime!' },
    references: { userId: 'User' },
  },
  {
    type: 'Product',
    plural: 'Products',
    columns: { name: 'String!', sku: 'String!', price: 'BigFloat!', stock: 'Int!', isActive: 'Boolean!' },
    unique: ['sku'],
  },
];

/** SDL of the database. */
export const postgraphileClinicText: string = postgraphileText(tables, enums);
