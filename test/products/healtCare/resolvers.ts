import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { healtCareWrites } from './careWrites.ts';
import { createMemory } from './memory.ts';
import { healtOtherQueries } from './otherQueries.ts';
import { healtOtherWrites } from './otherWrites.ts';
import { healtRecords, newestFirst } from './records.ts';
import { adminId, fail, failRole, healtIds, healtPatients, healtWords, homeKey, instantIn } from './values.ts';

interface PatientsArgs {
  readonly search?: {
    readonly query?: string | null;
    readonly email?: string | null;
    readonly phone?: string | null;
  } | null;
  readonly pagination?: { readonly skip?: number | null; readonly take?: number | null } | null;
}

interface Filter extends Row {
  readonly doctorId?: string | null;
  readonly patientId?: string | null;
  readonly status?: string | null;
}

interface UsersArgs {
  readonly role?: string | null;
  readonly active?: boolean | null;
  readonly search?: string | null;
}

interface IdArgs {
  readonly id: string;
}

/** The root fields of the product, for an administrator. */
export function healtCareRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory(practice);
  const records = healtRecords(backstage, memory);

  const contains = (value: string | null | undefined, term: string): boolean =>
    (value ?? '').toLowerCase().includes(term.toLowerCase());
  /** One search at a time: words before an address before a number. */
  const found = ({ query, email, phone }: NonNullable<PatientsArgs['search']>): readonly ClientRecord[] => {
    const people = healtPatients(practice);
    if (query) {
      return people.filter(({ givenName, familyName, emails, phones }) =>
        [givenName, familyName, emails[0], phones[0]?.value].some((value) => contains(value, query)),
      );
    }
    if (email) return people.filter(({ emails }) => emails[0] === email).slice(0, 1);
    if (!phone) return people;
    return practice.clients.filter(({ isDeleted, phones }) => !isDeleted && (phones[0]?.value ?? '').includes(phone));
  };
  const within = (filter: Row): ((row: AppointmentRecord) => boolean) => {
    const [from, to] = [instantIn(filter, 'startDate') ?? -Infinity, instantIn(filter, 'endDate') ?? Infinity];
    return ({ start }) => start >= from && start <= to;
  };
  const ofDoctor = (doctorId: string, filter: Row): readonly AppointmentRecord[] => {
    const isIn = within(filter);
    return records.appointments((row) => row.providerKey === healtIds.key('provider', doctorId) && isIn(row));
  };
  /** Of doctor, patient and status the first one that is given counts; dates do nothing beside a status, or alone. */
  const filtered = (filter: Filter): readonly AppointmentRecord[] => {
    const isIn = within(filter);
    if (filter.doctorId) return ofDoctor(filter.doctorId, filter);
    if (filter.patientId) {
      const key = healtIds.key('client', filter.patientId);
      return records.appointments((row) => row.clientKey === key && isIn(row)).toReversed();
    }
    if (filter.status) return records.appointments(({ state }) => healtWords[state] === filter.status);
    if (filter['startDate'] && filter['endDate']) return records.appointments(isIn);
    return records.appointments(() => true).toReversed();
  };
  const users = ({ role, active, search }: UsersArgs): readonly (Row | null)[] => {
    const fits = (row: Row): boolean =>
      (!role || row['role'] === role) &&
      (active === undefined || active === null || row['active'] === active) &&
      (!search || ['email', 'firstName', 'lastName'].some((field) => contains(textOf(row[field]), search)));
    return newestFirst([...memory.users.values()].filter(fits)).map(records.user);
  };
  const counts = (): Row => ({
    users: memory.users.size,
    doctors: memory.doctors.size,
    assistants: memory.assistants.size,
    patients: healtPatients(practice).length,
    appointments: records.appointments(() => true).length,
  });

  return {
    currentUser: () => records.userOf(adminId),
    user: ({ id }: IdArgs) => records.userOf(id),
    users,
    searchUsers: ({ query }: { readonly query: string }) => users({ search: query }),
    clinics: () => [...memory.clinics.values()],
    clinic: ({ id }: IdArgs) => records.clinic(id),
    myClinic: () => ({ ...records.clinic(healtIds.of('place', homeKey)), _count: counts }),
    clinicStats: counts,
    doctors: () => newestFirst(memory.doctors.values()).map(records.doctor),
    doctor: ({ id }: IdArgs) => records.doctorOf(id) ?? fail('Doctor not found', 'NOT_FOUND'),
    patients({ search, pagination }: PatientsArgs) {
      const skip = pagination?.skip || 0;
      const take = pagination?.take || 20;
      const rows = found(search ?? {});
      const end = skip + Math.min(take, cap);
      const items = rows.slice(skip, end).map(records.patient);
      return { items, total: rows.length, skip, take, hasMore: end < rows.length };
    },
    patient({ id }: IdArgs) {
      const client = rowOf(practice.clients, healtIds.key('client', id));
      return client?.isDeleted === false ? records.patient(client) : fail('Patient not found', 'NOT_FOUND');
    },
    appointments: ({ filter }: { readonly filter?: Filter | null }) => filtered(filter ?? {}).map(records.appointment),
    appointment({ id }: IdArgs) {
      const [row] = records.appointments(({ key }) => key === healtIds.key('appointment', id));
      return row ? records.appointment(row) : fail('Appointment not found', 'NOT_FOUND');
    },
    doctorAppointments({ doctorId, filter }: { readonly doctorId: string; readonly filter?: Filter | null }) {
      if (!memory.doctors.has(doctorId)) fail('Doctor not found', 'NOT_FOUND');
      return ofDoctor(doctorId, filter ?? {}).map(records.appointment);
    },
    myAppointments: () => failRole('PATIENT'),
    myPatientProfile: () => failRole('PATIENT'),
    myDoctorProfile: () => failRole('DOCTOR'),
    myAssistantProfile: () => failRole('ASSISTANT'),
    myWeeklySlots: () => failRole('DOCTOR'),
    ...healtOtherQueries(records, memory),
    ...healtCareWrites(backstage, records, memory),
    ...healtOtherWrites(backstage, records, memory),
  };
}
