import { columnsOf } from '../tableDefinitions.ts';

/** A field that leads to other rows. */
export interface Relation {
  readonly target: string;
  /** One row, a plain list, or pages by offset. */
  readonly kind: 'one' | 'list' | 'paged';
  /** Whether rows can be filtered by it. */
  readonly isFilter?: boolean;
  readonly hasAggregate?: boolean;
}

/** An entity whose types are made from its columns, as the library behind the service does. */
export interface Entity {
  readonly name: string;
  /** Types of columns, `!` where they can't be null. */
  readonly columns: Readonly<Record<string, string>>;
  /** Columns that no filter knows. */
  readonly unfiltered?: readonly string[];
  readonly relations: Readonly<Record<string, Relation>>;
  /** How the list of the root pages: by cursor, by cursor without a total, or not at all. */
  readonly pages: 'counted' | 'uncounted' | 'none';
  /** Sums, averages and counts by groups; rows are only filtered so for a relation, where it is 'filter'. */
  readonly aggregate?: 'root' | 'filter';
  readonly canUpdate?: boolean;
  readonly canDelete?: boolean;
}

const one = (target: string): Relation => ({ target, kind: 'one', isFilter: true });
const list = (target: string): Relation => ({ target, kind: 'list', isFilter: true });
const paged = (target: string): Relation => ({ target, kind: 'paged', hasAggregate: true });

const nullable = 'createdAt: DateTime, updatedAt: DateTime, deletedAt: DateTime';
// What is deleted is not found any more, so that the last one is always empty and asking for it is an error.
const strict = 'createdAt: DateTime!, updatedAt: DateTime!, deletedAt: DateTime!';

/** All entities of the service, by their names. */
export const entities: readonly Entity[] = [
  {
    name: 'Appointment',
    columns: columnsOf(`id: ID!, appointmentType: String, departmentId: Float, doctorId: Float, healthProviderId: Float,
      isActive: Boolean, patientId: Float, price: Float, scheduleId: Float, scheduleTime: DateTime, status: String,
      transactionId: String, ${nullable}`),
    relations: {
      department: one('Department'),
      doctor: one('Doctor'),
      healthProvider: one('HealthProvider'),
      patient: one('Patient'),
      schedule: one('Schedule'),
    },
    pages: 'counted',
    aggregate: 'root',
  },
  {
    name: 'Department',
    columns: columnsOf(`id: ID!, code: String, description: String, name: String, ${nullable}`),
    relations: { doctors: paged('Doctor'), healthProviders: paged('HealthProvider') },
    pages: 'counted',
    aggregate: 'root',
    canUpdate: true,
    canDelete: true,
  },
  {
    name: 'Doctor',
    columns: columnsOf(`id: ID!, bio: String, departmentId: Int!, doctorTypeCategoryId: Float, doctorTypeId: Float,
      location: String, price: Float, ratings: Float, uploadId: Int, userProfileId: Float, ${nullable}`),
    relations: {
      availabilities: list('Schedule'),
      department: one('Department'),
      doctorType: one('DoctorType'),
      healthProviders: { target: 'HealthProvider', kind: 'paged' },
      patients: one('Patient'),
      typeCategories: one('DoctorTypeCategory'),
      upload: one('Upload'),
      userProfile: one('UserProfile'),
    },
    pages: 'none',
    aggregate: 'filter',
    canDelete: true,
  },
  {
    name: 'DoctorType',
    columns: columnsOf(`id: ID!, code: String, name: String, ${strict}`),
    relations: { categories: one('DoctorTypeCategory'), doctor: one('Doctor') },
    pages: 'uncounted',
    canUpdate: true,
    canDelete: true,
  },
  {
    name: 'DoctorTypeCategory',
    columns: columnsOf(`id: ID!, code: String, description: String, doctorTypeId: Float, name: String, ${strict}`),
    relations: { doctorType: one('DoctorType'), doctors: one('Doctor') },
    pages: 'uncounted',
    canUpdate: true,
    canDelete: true,
  },
  {
    name: 'HealthProvider',
    columns: columnsOf(`id: ID!, description: String, district: String, name: String, region: String, type: String,
      ${nullable}`),
    relations: { departments: list('Department'), doctors: list('Doctor') },
    pages: 'counted',
    aggregate: 'filter',
    canUpdate: true,
    canDelete: true,
  },
  {
    name: 'Patient',
    columns: columnsOf(`id: ID!, userProfileId: Float, ${strict}`),
    relations: {
      appointments: paged('Appointment'),
      departments: paged('Department'),
      doctors: paged('Doctor'),
      healthProviders: paged('HealthProvider'),
      transactions: paged('Transaction'),
      userProfile: one('UserProfile'),
    },
    pages: 'counted',
    aggregate: 'root',
  },
  {
    name: 'Schedule',
    columns: columnsOf(`id: ID!, dayOfWeek: DaysOfWeek!, doctorId: Float, endTime: String!, isFull: Boolean,
      startTime: String!, ${nullable}`),
    relations: { appointments: one('Appointment'), doctor: one('Doctor') },
    pages: 'uncounted',
    canDelete: true,
  },
  {
    name: 'Transaction',
    columns: columnsOf(`id: ID!, amount: Float, appointmentId: Float, currency: String, externalId: String,
      patientId: Float!, provider: String, transactionId: String, ${strict}`),
    unfiltered: ['appointmentId'],
    relations: { appointment: one('Appointment'), patient: one('Patient') },
    pages: 'counted',
    aggregate: 'root',
  },
  {
    name: 'UserProfile',
    columns: columnsOf(`id: ID!, active: Boolean, createdAt: DateTime!, dateOfBirth: DateTime, email: String,
      emailVerifiedAt: DateTime, firstName: String, gender: String, lastName: String, middleName: String,
      phoneNumber: String, phoneNumberVerifiedAt: DateTime, role: String, updatedAt: DateTime!, username: String`),
    relations: { doctor: one('Doctor'), patient: one('Patient') },
    pages: 'counted',
    aggregate: 'root',
  },
];

/** What of a file can be filtered by, which has no list of its own. */
const uploadColumns: Entity['columns'] = columnsOf(
  'id: Int, createdAt: DateTime, fileName: String, key: String, mimeType: String, size: Float, updatedAt: DateTime',
);

/** Types of the columns that filters know of an entity. */
export function filterColumns(name: string): Readonly<Record<string, string>> {
  if (name === 'Upload') return uploadColumns;
  const entity = entityOf(name);
  const known = Object.entries(entity.columns).filter(([column]) => entity.unfiltered?.includes(column) !== true);
  return Object.fromEntries(known.map(([column, type]) => [column, type.replace('!', '')]));
}

/** The entity of a name. */
export function entityOf(name: string): Entity {
  const entity = entities.find((candidate) => candidate.name === name);
  if (!entity) throw new Error(`No entity ${name}`);
  return entity;
}
