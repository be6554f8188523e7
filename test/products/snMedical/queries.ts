import { GraphQLError } from 'graphql';
import type { Row } from '../generatedRows.ts';
import type { Service } from './resolvers.ts';
import { earliestBy, latestBy } from './relations.ts';
import { pageOf, type Pagination, patientsOf, validId } from './words.ts';

interface Paged {
  readonly pagination?: Pagination | null;
}

interface ById {
  readonly id: string;
}

interface UsersArgs extends Paged {
  readonly filter?: Readonly<Partial<Record<'role' | 'status' | 'email' | 'username', string | null>>> | null;
}

const mostFound = 20;
const shortestSearch = 2;

/** Whether a column has a text in it, without regard to case. */
export function holds(value: unknown, wanted: string): boolean {
  return typeof value === 'string' && value.toLowerCase().includes(wanted.toLowerCase());
}

/** A text to search for, which needs two signs. */
export function searchText(query: string): string {
  if (query.length < shortestSearch) throw new GraphQLError('Search query must be at least 2 characters');
  return query.replaceAll(/<[^>]*>/g, '').trim();
}

/** Users, patients, appointments, and what was found and planned at them. */
export function peopleQueries({ store, dress, backstage, me }: Service): object {
  const { practice, cap } = backstage;
  const patientRows = (): readonly Row[] => patientsOf(practice).map((row) => store.patientRow(row));
  const byId = (table: Parameters<typeof store.find>[0], id: string, message: string): Row => {
    const row = store.find(table, validId(id));
    if (!row || row['isDelete'] === true) throw new GraphQLError(message);
    return dress(table, row);
  };
  const appointmentsBy = (column: string, id: string): readonly Row[] =>
    store.rows('appointment').filter((row) => row[column] === validId(id));
  const ofPatient = (
    table: 'medicalRecord' | 'treatmentPlan',
    args: Paged & { readonly patientId?: string | null },
  ) => {
    const { patientId = null } = args;
    const rows = store.rows(table).filter((row) => patientId === null || row['patientId'] === validId(patientId));
    return pageOf(latestBy(rows, 'created_at'), args.pagination, cap).map((row) => dress(table, row));
  };

  return {
    users({ filter, pagination }: UsersArgs): Row {
      const rows = store
        .rows('user')
        .filter(
          (row) =>
            row['isDelete'] !== true &&
            (!filter?.role || row['role'] === filter.role) &&
            (!filter?.status || row['status'] === filter.status) &&
            (!filter?.email || holds(row['email'], filter.email)) &&
            (!filter?.username || holds(row['username'], filter.username)),
        );
      return { users: pageOf(rows, pagination, cap).map((row) => dress('user', row)), total: rows.length };
    },
    user: ({ id }: ById): Row => byId('user', id, 'User not found'),
    me: (): Row => dress('user', me()),
    patients({ pagination }: Paged): Row {
      const rows = patientRows();
      return { patients: pageOf(rows, pagination, cap).map((row) => dress('patient', row)), total: rows.length };
    },
    patient: ({ id }: ById): Row => byId('patient', id, 'Patient not found'),
    searchPatients({ query }: { readonly query: string }): readonly Row[] {
      const wanted = searchText(query);
      return patientRows()
        .filter((row) => ['first_name', 'last_name', 'phone', 'email'].some((column) => holds(row[column], wanted)))
        .slice(0, mostFound)
        .map((row) => dress('patient', row));
    },
    appointments: ({ pagination }: Paged): readonly Row[] =>
      pageOf(latestBy(store.rows('appointment'), 'appointment_time'), pagination, cap).map((row) =>
        dress('appointment', row),
      ),
    appointment: ({ id }: ById): Row => byId('appointment', id, 'Appointment not found'),
    patientAppointments: ({ patientId }: { readonly patientId: string }): readonly Row[] =>
      latestBy(appointmentsBy('patientId', patientId), 'appointment_time').map((row) => dress('appointment', row)),
    doctorAppointments: ({ doctorId }: { readonly doctorId: string }): readonly Row[] =>
      earliestBy(appointmentsBy('doctorId', doctorId), 'appointment_time').map((row) => dress('appointment', row)),
    medicalRecords: (args: Paged & { readonly patientId?: string | null }) => ofPatient('medicalRecord', args),
    medicalRecord: ({ id }: ById): Row => byId('medicalRecord', id, 'Medical record not found'),
    treatmentPlans: (args: Paged & { readonly patientId?: string | null }) => ofPatient('treatmentPlan', args),
    treatmentPlan: ({ id }: ById): Row => byId('treatmentPlan', id, 'Treatment plan not found'),
  };
}
