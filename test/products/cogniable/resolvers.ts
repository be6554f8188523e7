import { GraphQLError } from 'graphql';
import { startOfDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, byStart, rowOf } from '../../dialects/practice.ts';
import type { ListArgs } from '../graphene/find.ts';
import { cogniableIds, cogniableRecords, idOf, isBooked, roleOf, statusNames, timeText } from './records.ts';
import { cogniableWrites } from './writes.ts';

type Id = string | null | undefined;

interface AppointmentsArgs extends ListArgs {
  readonly student?: Id;
  readonly therapist?: Id;
  readonly start_Date?: Id;
  readonly dateFrom?: Id;
  readonly dateTo?: Id;
}

interface InvoicesArgs extends ListArgs {
  readonly date_Gte?: Id;
  readonly date_Lte?: Id;
  readonly status?: Id;
  readonly customer_School?: Id;
}

interface PeopleArgs extends ListArgs {
  readonly school?: Id;
  readonly parent?: Id;
  readonly user?: Id;
  readonly userRole?: Id;
  readonly isActive?: boolean | null;
}

/** Resolvers of the clinic's service. */
export function cogniableRoots(stage: Backstage): object {
  const { practice } = stage;
  const { connection, location, school, staff, student, appointment, user, plain, roles, categories } =
    cogniableRecords(stage);
  const students = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  // The newest first, as the model is ordered.
  const book = (): readonly AppointmentRecord[] =>
    practice.appointments.filter(isBooked).toSorted(byStart).toReversed();
  /** The first instant of a day in UTC, the zone of the server. */
  const dayStart = (day: Id, later = 0): number | null => (day ? startOfDay(day, 'UTC', later) : null);
  const isMeant = (given: Id, own: string): boolean => !given || given === own;
  const leads = [1, 2, 3].map((key) => ({
    id: idOf('LeadType', key),
    name: ['Dana', 'Eli', 'Fay'][key - 1],
    surname: 'Lead',
    email: `lead${String(key)}@example.test`,
    phone: `207-555-04${String(key).padStart(2, '0')}`,
    projectName: 'Website',
    leadStatus: key === 1 ? 'OPEN' : 'CLOSED',
    leadType: 'WEB',
    createdAt: timeText(Date.parse('2026-11-02T15:00:00Z') + key * 86_400_000),
    user: user(1, 'Clinic', 'Admin'),
    therapist: (args: ListArgs) => connection('therapist', practice.providers.slice(key, key + 1), staff, args),
  }));
  const tasks = [1, 2, 3, 4].map((key) => ({
    __typename: 'TasksType',
    id: idOf('TasksType', key),
    taskName: ['Call about results', 'Order vaccines', 'Plan shifts', 'Send reminders'][key - 1],
    description: '',
    startDate: `2026-11-1${String(key)}`,
    dueDate: `2026-11-2${String(key)}`,
    status: { id: idOf('TaskStatusType', key > 2 ? 2 : 1), taskStatus: key > 2 ? 'Closed' : 'Open' },
    priority: { id: idOf('PriorityType', 1), name: 'High' },
    taskType: { id: idOf('TaskTypeType', 1), taskType: 'Clinical' },
    assignWork: (args: ListArgs) => connection('assignWork', practice.providers.slice(0, 1), staff, args),
    students: (args: ListArgs) => connection('students', students().slice(key, key + 1), student, args),
  }));
  const invoices = students()
    .slice(0, 6)
    .map((row, index) => ({
      __typename: 'InvoiceType',
      id: idOf('InvoiceType', index + 1),
      invoiceNo: `INV-${String(index + 1)}`,
      email: row.emails[0] ?? null,
      issueDate: `2026-1${String(index % 2)}-01`,
      dueDate: `2026-1${String(index % 2)}-15`,
      amount: 40 + index * 15,
      total: 40 + index * 15,
      linkGenerated: index > 3,
      customer: () => student(row),
      clinic: school,
      status: { id: idOf('InvoiceStatusType', 1 + (index % 2)), statusName: index % 2 === 0 ? 'Paid' : 'Pending' },
      invoiceFee: (args: ListArgs) => connection('invoiceFee', [], (fee: object) => fee, args),
    }));
  const services = practice.visitTypes
    .filter(({ isBlock }) => !isBlock)
    .map(({ key, name }) => ({ id: cogniableIds.of('visitType', key), name, description: '' }));
  return {
    appointments(args: AppointmentsArgs) {
      const from = dayStart(args.start_Date ?? args.dateFrom) ?? -Infinity;
      const to = dayStart(args.start_Date ?? args.dateTo, 1) ?? Infinity;
      const met = book().filter(
        (row) =>
          row.start >= from &&
          row.start < to &&
          isMeant(args.student, cogniableIds.of('client', row.clientKey ?? 0)) &&
          isMeant(args.therapist, cogniableIds.of('provider', row.providerKey ?? 0)),
      );
      return connection('appointments', met, appointment, args);
    },
    appointment({ id }: { readonly id: string }) {
      const found = book().find((row) => cogniableIds.of('appointment', row.key) === id);
      return found ? appointment(found) : null;
    },
    appointmentStatuses: plain('AppointmentStatusType', 'appointmentStatus', statusNames),
    getAppointmentSlots({ therapist, start }: { readonly therapist: string; readonly start: string }) {
      const from = dayStart(start) ?? 0;
      const taken = book().filter(({ providerKey }) => cogniableIds.of('provider', providerKey ?? 0) === therapist);
      const slots = Array.from({ length: 8 }, (_, index) => {
        const hour = from + (13 + index) * 3_600_000;
        const isAvailable = !taken.some(
          (row) => row.start < hour + 3_600_000 && row.start + row.minutes * 60_000 > hour,
        );
        return { time: `${timeText(hour).slice(11, 16)}-${timeText(hour + 3_600_000).slice(11, 16)}`, isAvailable };
      });
      return { data: [{ slots }] };
    },
    students(args: PeopleArgs) {
      const met = students().filter(
        (row) =>
          (args.isActive ?? row.isActive) === row.isActive &&
          isMeant(args.parent, idOf('UserType', row.key + 100)) &&
          isMeant(args.school, cogniableIds.of('organization', practice.organization.key)),
      );
      return { ...connection('students', met, student, args), clinicTotal: met.length };
    },
    student({ id }: { readonly id: string }) {
      const found = rowOf(students(), cogniableIds.key('client', id));
      return found && student(found);
    },
    staffs(args: PeopleArgs) {
      const met = practice.providers.filter(
        (row) =>
          (args.isActive ?? row.isActive) === row.isActive &&
          isMeant(args.userRole, roleOf(row)) &&
          isMeant(args.user, idOf('UserType', row.key + 1)),
      );
      return connection('staffs', met, staff, args);
    },
    staff({ id }: { readonly id: string }) {
      const found = rowOf(practice.providers, cogniableIds.key('provider', id));
      return found && staff(found);
    },
    schoolLocation: (args: ListArgs) =>
      connection('schoolLocation', practice.places, (row) => location(row) ?? {}, args),
    schoolDetail: school,
    userRole: plain('UserRoleType', 'name', roles),
    category: plain('CategoryType', 'category', categories),
    languages: plain('LanguageType', 'name', ['English', 'Spanish']),
    relationships: plain('RelationshipType', 'name', ['Mother', 'Father']),
    leads,
    tasks(args: ListArgs & { readonly status?: Id }) {
      const met = tasks.filter(({ status }) => isMeant(args.status, status.id));
      return connection('tasks', met, (row) => row, args);
    },
    taskStatus: plain('TaskStatusType', 'taskStatus', ['Open', 'Closed']),
    priority: plain('PriorityType', 'name', ['High', 'Low']),
    taskType: plain('TaskTypeType', 'taskType', ['Clinical', 'Non-clinical']),
    getInvoices(args: InvoicesArgs) {
      const met = invoices.filter(
        ({ issueDate, status }) =>
          issueDate >= (args.date_Gte ?? '') &&
          issueDate <= (args.date_Lte ?? '9999') &&
          isMeant(args.status, status.id) &&
          isMeant(args.customer_School, cogniableIds.of('organization', practice.organization.key)),
      );
      return connection('getInvoices', met, (row) => row, args);
    },
    invoiceProductsList: services,
    feedbackQuestions({ appointmentId, ...args }: ListArgs & { readonly appointmentId: string }) {
      if (!rowOf(practice.appointments, cogniableIds.key('appointment', appointmentId)))
        throw new GraphQLError('Appointment matching query does not exist.');
      const question = { __typename: 'FeedbackQuestionsType', id: idOf('FeedbackQuestionsType', 1), type: 'text' };
      return connection('feedbackQuestions', ['How was it?'], (text) => ({ ...question, question: text }), args);
    },
    ...cogniableWrites(stage),
  };
}
