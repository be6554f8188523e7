import { columnsOf, relationsOf } from '../tableDefinitions.ts';
import { type Enums, type Model, modelsText } from './modelText.ts';

const enums: Enums = {
  StaffRoleEnum: ['DOCTOR', 'RECEPTIONIST', 'NURSE', 'NURSEAID', 'ASSISTANT'],
  AppointmentStatusEnum: ['DONE', 'PENDING', 'MISSED', 'RESCHEDULED', 'CANCELLED'],
};

/** A model between two others, with an index for each side; `@manyToMany` makes it. */
function between(name: string, one: string, other: string): Model {
  const [oneField, otherField] = [one.toLowerCase(), other.toLowerCase()];
  return {
    name,
    plural: name,
    columns: columnsOf(`id: ID!, ${oneField}Id: ID!, ${otherField}Id: ID!`),
    one: relationsOf(`${oneField}: ${one} ${oneField}Id, ${otherField}: ${other} ${otherField}Id`),
    indexes: [[`${oneField}Id`], [`${otherField}Id`]],
  };
}

/** The models of a dental clinic. */
export const amplifyModels: readonly Model[] = [
  {
    name: 'StaffRoster',
    plural: 'StaffRosters',
    columns: columnsOf('id: ID!, staffID: ID!, start_date: AWSDate, end_date: AWSDate, on_duty: Boolean'),
    one: relationsOf('staff: Staff staffID'),
  },
  {
    name: 'Task',
    plural: 'Tasks',
    columns: columnsOf('id: ID!, title: String, date_created: AWSDate, date_due: AWSDate, details: String'),
    many: relationsOf('staff: StaffTasks taskId'),
  },
  {
    name: 'Patient',
    plural: 'Patients',
    columns: columnsOf(
      'id: ID!, first_name: String, last_name: String, email: AWSEmail, phone_number: AWSPhone, date_of_birth: AWSDate, gender: String',
    ),
    many: relationsOf('appointments: PatientAppointments patientId'),
  },
  {
    name: 'Staff',
    plural: 'Staff',
    columns: columnsOf(
      'id: ID!, first_name: String, last_name: String, email: AWSEmail, username: String, phone_number: AWSPhone, role: StaffRoleEnum',
    ),
    many: relationsOf('appointments: Appointment staffID, tasks: StaffTasks staffId'),
  },
  {
    name: 'Appointment',
    plural: 'Appointments',
    columns: columnsOf(
      'id: ID!, appointment_date: AWSDate!, created_at: AWSDateTime, start_time: AWSTime!, end_time: AWSTime, status: AppointmentStatusEnum, assigned_to: String, reason: String, staffID: ID',
    ),
    one: relationsOf('staff: Staff staffID'),
    many: relationsOf('patients: PatientAppointments appointmentId'),
    indexes: [
      ['appointment_date', 'start_time'],
      ['staffID', 'appointment_date'],
    ],
  },
  between('StaffTasks', 'Task', 'Staff'),
  between('PatientAppointments', 'Patient', 'Appointment'),
];

/** SDL of the clinic. */
export const amplifyText: string = modelsText(amplifyModels, enums);
