import type { Row } from '../generatedRows.ts';
import type { OmaStore } from './store.ts';

/** Columns that point to one row of another table. */
const keys: Readonly<Record<string, readonly [table: string, column: string]>> = {
  'Appointment.department': ['Department', 'departmentId'],
  'Appointment.doctor': ['Doctor', 'doctorId'],
  'Appointment.healthProvider': ['HealthProvider', 'healthProviderId'],
  'Appointment.patient': ['Patient', 'patientId'],
  'Appointment.schedule': ['Schedule', 'scheduleId'],
  'Doctor.department': ['Department', 'departmentId'],
  'Doctor.doctorType': ['DoctorType', 'doctorTypeId'],
  'Doctor.typeCategories': ['DoctorTypeCategory', 'doctorTypeCategoryId'],
  'Doctor.userProfile': ['UserProfile', 'userProfileId'],
  'DoctorTypeCategory.doctorType': ['DoctorType', 'doctorTypeId'],
  'Patient.userProfile': ['UserProfile', 'userProfileId'],
  'Schedule.doctor': ['Doctor', 'doctorId'],
  'Transaction.appointment': ['Appointment', 'appointmentId'],
  'Transaction.patient': ['Patient', 'patientId'],
};

/** Columns of another table that point here. */
const backward: Readonly<Record<string, readonly [table: string, column: string]>> = {
  'Department.doctors': ['Doctor', 'departmentId'],
  'Doctor.availabilities': ['Schedule', 'doctorId'],
  'DoctorType.categories': ['DoctorTypeCategory', 'doctorTypeId'],
  'DoctorType.doctor': ['Doctor', 'doctorTypeId'],
  'DoctorTypeCategory.doctors': ['Doctor', 'doctorTypeCategoryId'],
  'Patient.appointments': ['Appointment', 'patientId'],
  'Patient.transactions': ['Transaction', 'patientId'],
  'Schedule.appointments': ['Appointment', 'scheduleId'],
  'UserProfile.doctor': ['Doctor', 'userProfileId'],
  'UserProfile.patient': ['Patient', 'userProfileId'],
};

/** Tables that a patient or a doctor reaches through appointments: from which column, to which table and column. */
const through: Readonly<Record<string, readonly [from: string, table: string, column: string]>> = {
  'Doctor.patients': ['doctorId', 'Patient', 'patientId'],
  'Patient.departments': ['patientId', 'Department', 'departmentId'],
  'Patient.doctors': ['patientId', 'Doctor', 'doctorId'],
  'Patient.healthProviders': ['patientId', 'HealthProvider', 'healthProviderId'],
};

const listIn = (row: Row, column: string): readonly unknown[] => {
  const value = row[column];
  return Array.isArray(value) ? value : [];
};

/** The rows that a field of a row leads to. */
export function related(store: OmaStore, entity: string, field: string, row: Row): readonly Row[] {
  const path = `${entity}.${field}`;
  const forth = keys[path];
  if (forth) {
    const key = row[forth[1]] ?? null;
    const found = key === null ? null : store.find(forth[0], key);
    return found ? [found] : [];
  }
  const back = backward[path];
  if (back) return store.rows(back[0]).filter((other) => other[back[1]] === row['id']);
  const way = through[path];
  if (way) {
    const met = new Set(
      store.rows('Appointment').flatMap((other) => (other[way[0]] === row['id'] ? other[way[2]] : [])),
    );
    return store.rows(way[1]).filter(({ id }) => met.has(id));
  }
  return offered(store, path, row);
}

/** Where doctors work, and the departments of a health provider: those of its doctors, or those assigned to it. */
function offered(store: OmaStore, path: string, row: Row): readonly Row[] {
  const doctorsAt = (id: unknown): readonly Row[] =>
    store.rows('Doctor').filter((doctor) => listIn(doctor, 'providerIds').includes(id));
  const hasDepartment = (provider: Row, department: unknown): boolean =>
    listIn(provider, 'departmentIds').includes(department) ||
    doctorsAt(provider['id']).some(({ departmentId }) => departmentId === department);
  switch (path) {
    case 'Doctor.healthProviders':
      return store.rows('HealthProvider').filter(({ id }) => listIn(row, 'providerIds').includes(id));
    case 'HealthProvider.doctors':
      return doctorsAt(row['id']);
    case 'HealthProvider.departments':
      return store.rows('Department').filter(({ id }) => hasDepartment(row, id));
    case 'Department.healthProviders':
      return store.rows('HealthProvider').filter((provider) => hasDepartment(provider, row['id']));
    default:
      return [];
  }
}
