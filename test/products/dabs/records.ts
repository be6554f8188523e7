import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type Filtered, type ListArgs, connectionOf, filteredRows } from './connection.ts';
import {
  dabsIds,
  emailOf,
  folded,
  globalId,
  isAppointment,
  isoFormat,
  mobileOf,
  patientsOf,
  statusOf,
} from './values.ts';

/** Somebody who works there. */
interface Account {
  readonly pk: number;
  readonly email: string;
  readonly name: string;
  readonly designation: string;
  readonly role: 'DOCTOR' | 'MANAGER' | 'HELPDESK' | null;
  readonly isActive: boolean;
}

const firstDesk = 9;
const manager = 11;
const others: readonly Account[] = [
  desk(firstDesk, 'Nadia Rahman'),
  desk(firstDesk + 1, 'Peter Lowe'),
  { ...desk(manager, 'Irene Castell'), designation: 'Practice manager', role: 'MANAGER' },
  // It looks after the system, and has no role.
  { ...desk(12, 'System'), designation: 'Administrator', role: null },
];

function desk(pk: number, name: string): Account {
  return {
    pk,
    name,
    email: `desk${String(pk)}@example.test`,
    designation: 'Front desk',
    role: 'HELPDESK',
    isActive: true,
  };
}

const designations = { veterinarian: 'Senior doctor', technician: 'Clinical officer', groomer: 'Therapist' };
const diagnoses = ['Seasonal allergy', 'Sprained ankle', 'Gastritis', 'In good health'];
const prescriptions = ['Cetirizine 10 mg, once a day', 'Rest, ibuprofen 400 mg', 'Omeprazole 20 mg', 'None'];
const disabilities = ['Wheelchair', 'Hard of hearing', 'Low vision'];
const statusChoices = ['new', 'in_progress', 'cancelled', 'completed', 'queried'];
const roleChoices = ['doctor', 'manager', 'helpdesk'];
const lowered = (text: string | null): string => (text ?? '').toLowerCase();

/** How rows of the practice look there, and the lists of them. */
export function dabsRecords({ practice, meet, cap }: Backstage) {
  const accounts = (): readonly Account[] => {
    const doctors = practice.providers.map(({ key, role, email, isActive, ...names }): Account => {
      return { pk: key, email, name: fullNameOf(names), designation: designations[role], role: 'DOCTOR', isActive };
    });
    return [...doctors, ...others].toSorted((one, other) => (folded(one.name) < folded(other.name) ? -1 : 1));
  };
  const patients = (): readonly ClientRecord[] => patientsOf(practice);
  const appointments = (): readonly AppointmentRecord[] => practice.appointments.filter(isAppointment);
  /** Visits of which a doctor wrote what was found. */
  const treatments = (): readonly AppointmentRecord[] =>
    appointments().filter(({ state, key }) => state === 'completed' && key % 4 !== 0);

  const patientName = ({ clientKey }: AppointmentRecord): string => {
    const person = rowOf(practice.clients, clientKey);
    return person ? fullNameOf(person) : '';
  };
  const clientKeyOf = ({ clientKey }: AppointmentRecord): number | null => clientKey;
  const finding = ({ key }: AppointmentRecord): string => diagnoses[key % diagnoses.length] ?? '';
  const patientFilters: Filtered<ClientRecord> = { texts: { name: fullNameOf, email: emailOf } };
  const accountFilters: Filtered<Account> = {
    texts: { name: ({ name }) => name, email: ({ email }) => email, role: ({ role }) => lowered(role) },
    choices: { role: roleChoices },
  };
  const appointmentFilters: Filtered<AppointmentRecord> = {
    texts: {
      patient__name: patientName,
      status: (row) => lowered(statusOf(row)),
      description: ({ reason }) => reason ?? '',
    },
    choices: { status: statusChoices },
    references: { patient: clientKeyOf },
  };
  const treatmentFilters: Filtered<AppointmentRecord> = {
    texts: { appointment__patient__name: patientName, diagnosis: finding },
    references: { appointment__patient: clientKeyOf },
  };
  const list =
    <Any>(
      field: string,
      rows: () => readonly Any[],
      filters: Filtered<Any>,
      show: (row: Any) => Row,
    ): ((args: ListArgs) => object) =>
    (args) =>
      connectionOf(field, filteredRows(rows(), args, filters), args, { cap, show });

  const deskOf = (key: number): number => firstDesk + (key % 2);
  const loggedBy = ({ key }: AppointmentRecord): number => deskOf(key);
  const registeredBy = ({ key }: ClientRecord): number => deskOf(key);
  const accountAt = (pk: number | null) => (): Row | null => {
    const row = accounts().find((each) => each.pk === pk);
    return row ? account(row) : null;
  };
  function patient(row: ClientRecord): Row {
    meet('client', row.key);
    const { key, street, city } = row;
    return {
      __typename: 'PatientNode',
      id: dabsIds.of('client', key),
      deleted: null,
      name: fullNameOf(row),
      email: emailOf(row),
      address: street === '' ? '' : `${street}, ${city}`,
      age: 4 + ((key * 17) % 83),
      mobile: mobileOf(row),
      disability: key % 10 === 0 ? (disabilities[key % disabilities.length] ?? null) : null,
      registered_on: isoFormat(row.createdAt, 318_204),
      registered_by: accountAt(registeredBy(row)),
      appointment_set: list(
        'appointment_set',
        () => appointments().filter(({ clientKey }) => clientKey === key),
        appointmentFilters,
        appointment,
      ),
    };
  }
  function account({ pk, email, name, designation, role, isActive }: Account): Row {
    const visits = (isOf: (row: AppointmentRecord) => boolean) => () => appointments().filter(isOf);
    const registered = (): readonly ClientRecord[] => patients().filter((row) => registeredBy(row) === pk);
    return {
      __typename: 'AccountNode',
      id: globalId('AccountNode', pk),
      last_login: null,
      deleted: null,
      email,
      name,
      designation,
      role,
      is_staff: role === null,
      is_superuser: role === null,
      is_active: isActive,
      created_at: isoFormat(Date.parse('2018-09-03T08:00:00Z') + pk * 3_600_000, 90_411),
      patient_set: list('patient_set', registered, patientFilters, patient),
      appointment_set: list(
        'appointment_set',
        visits((row) => loggedBy(row) === pk),
        appointmentFilters,
        appointment,
      ),
      doctor_assigned: list(
        'doctor_assigned',
        visits(({ providerKey }) => providerKey === pk),
        appointmentFilters,
        appointment,
      ),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const person = rowOf(practice.clients, row.clientKey);
    return {
      __typename: 'AppointmentNode',
      id: dabsIds.of('appointment', row.key),
      deleted: null,
      patient: () => person && patient(person),
      logged_by: accountAt(loggedBy(row)),
      description: row.reason ?? '',
      date: isoFormat(row.start),
      comment: row.cancelReason,
      assigned_to: accountAt(row.providerKey),
      logged_at: isoFormat(row.createdAt, 770_019),
      updated_at: isoFormat(row.updatedAt, 21_630),
      status: statusOf(row),
      treatment_set: list(
        'treatment_set',
        () => treatments().filter(({ key }) => key === row.key),
        treatmentFilters,
        treatment,
      ),
    };
  }
  /** Each has the number of its appointment. */
  function treatment(row: AppointmentRecord): Row {
    return {
      __typename: 'TreatmentNode',
      id: globalId('TreatmentNode', row.key),
      deleted: null,
      appointment: () => appointment(row),
      diagnosis: finding(row),
      prescription: prescriptions[row.key % prescriptions.length] ?? '',
    };
  }
  const byKey =
    <Any extends { readonly key: number }>(rows: () => readonly Any[], show: (row: Any) => Row) =>
    (pk: string): Row | null => {
      const row = rows().find(({ key }) => String(key) === pk);
      return row ? show(row) : null;
    };
  return {
    lists: {
      patients: list('patients', patients, patientFilters, patient),
      appointments: list('appointments', appointments, appointmentFilters, appointment),
      treatments: list('treatments', treatments, treatmentFilters, treatment),
      accounts: list('accounts', accounts, accountFilters, account),
    },
    nodes: {
      patient: byKey(patients, patient),
      appointment: byKey(appointments, appointment),
      treatment: byKey(treatments, treatment),
      account: (pk: string): Row | null => accountAt(Number(pk))(),
    },
  };
}
