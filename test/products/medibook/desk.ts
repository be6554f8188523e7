import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, fullNameOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { failure, instantText, medibookIds } from './records.ts';

const team = [
  { name: 'Dana Whitfield', role: 'Receptionist', department: 'Front desk', status: 'active' },
  { name: 'Kofi Mensah', role: 'Receptionist', department: 'Front desk', status: 'on_leave' },
  { name: 'Ruth Abbott', role: 'Clinic manager', department: 'Administration', status: 'active' },
  { name: 'Sam Ortega', role: 'Accountant', department: 'Administration', status: 'inactive' },
].map((row, index) => ({
  ...row,
  id: `5b0e4d1c-000${String(index)}-4c7a-9f5e-6a1f0c2d3e4b`,
  email: `office${String(index + 1)}@example.test`,
  phone: index % 2 === 0 ? `+1 207 555 070${String(index)}` : null,
  since: `202${String(index + 1)}-04-01T08:00:00.000Z`,
}));

const contains = (text: string, part: string | null | undefined): boolean =>
  text.toLowerCase().includes((part ?? '').toLowerCase());

/** What the desk has beside patients and appointments; staff are those who treat nobody. */
export function desk(
  { practice, now }: Backstage,
  book: () => readonly AppointmentRecord[],
  appointment: (row: AppointmentRecord) => Row,
): Row {
  const { of } = medibookIds;
  const since = (days: number): number => book().filter((row) => row.start >= now() - days * 86_400_000).length;
  const noShows = (): number => book().filter(({ state }) => state === 'noShow').length;
  const list = (names: readonly string[], make: (name: string, index: number) => Row = () => ({})): readonly Row[] =>
    names.map((name, index) => ({
      id: `9f1c2b3a-00${String(index)}0-4d5e-8f6a-7b8c9d0e1f2a`,
      name,
      is_active: true,
      ...make(name, index),
    }));
  return {
    me: {
      id: team[0]?.id,
      name: team[0]?.name,
      email: team[0]?.email,
      isActive: true,
      client_org_id: '0d6c1f52-7f0e-4a3c-9b1e-5d2f9a7c1e88',
      roles: [{ id: 'r-4', code: 'manager', name: 'manager' }],
    },
    staff: ({
      search,
      department,
      status,
    }: Readonly<Record<'search' | 'department' | 'status', string | null | undefined>>) =>
      team
        .filter((row) => contains(row.name, search) || contains(row.email, search))
        .filter((row) => !department || row.department === department)
        .filter((row) => !status || row.status === status)
        .toReversed(),
    staffMember({ id }: { id: string }) {
      const one = team.find((row) => row.id === id);
      if (one) return one;
      throw failure('Staff member not found', 'NOT_FOUND');
    },
    dashboard: () => ({
      no_show_rate: Math.round((noShows() / Math.max(1, book().length)) * 1000) / 10,
      total_appointments_today: since(0),
      total_appointments_week: since(7),
      total_appointments_month: since(30),
      total_clinicians: practice.providers.length,
      total_patients: practice.clients.filter(({ isDeleted }) => !isDeleted).length,
      upcoming_appointments: book()
        .filter(({ start, state }) => start >= now() && (state === 'planned' || state === 'confirmed'))
        .toSorted((one, other) => one.start - other.start)
        .slice(0, 5)
        .map(appointment),
    }),
    availabilities: practice.providers
      .filter(({ isActive }) => isActive)
      .flatMap((row) =>
        [1, 2, 3, 4, 5].map((dayOfWeek) => ({
          id: `${of('provider', row.key)}-${String(dayOfWeek)}`,
          clinicianId: of('provider', row.key),
          clinicId: of('place', row.placeKeys[0] ?? 1),
          clinician: { id: of('provider', row.key), firstName: row.givenName, lastName: row.familyName },
          clinic: {
            id: of('place', row.placeKeys[0] ?? 1),
            name: practice.places.find(({ key }) => key === row.placeKeys[0])?.name,
          },
          dayOfWeek,
          startTime: '09:00',
          endTime: '17:00',
          recurrenceType: 'weekly',
          excludeWeekends: false,
          excludeSaturday: false,
          excludeSunday: false,
          isActive: true,
          validFrom: '2026-01-01T00:00:00.000Z',
        })),
      ),
    clinicianTypes: list(['GP', 'Nurse', 'Specialist', 'Therapist']),
    roomTypes: list(['Consultation', 'Procedure']),
    languages: list(['English', 'Spanish'], (name, index) => ({
      code: name.slice(0, 2).toLowerCase(),
      is_default: index === 0,
    })),
    productCategories: list(['Consultations', 'Procedures']),
    notifications: ({ filter }: { filter?: string | null }) =>
      list(['New booking', 'Appointment cancelled', 'Review received'], (title, index) => ({
        title,
        message: `${title} (${String(index + 1)})`,
        type: index === 1 ? 'warning' : 'info',
        priority: 'normal',
        is_read: index > 0,
        created_at: instantText(now() - index * 3_600_000),
      })).filter((row) => filter !== 'unread' || row['is_read'] === false),
    reviews: practice.clients.slice(0, 3).map((row, index) => ({
      id: `3a4b5c6d-000${String(index)}-4e7f-8a9b-0c1d2e3f4a5b`,
      patient_name: fullNameOf(row),
      clinician_name: practice.providers[index] ? fullNameOf(practice.providers[index]) : null,
      comment: 'Very kind.',
      stars: 5 - index,
      response: index === 0 ? 'Thank you!' : null,
      created_at: instantText(now() - (index + 3) * 86_400_000),
    })),
    testResults: ({ status }: { status?: string | null }) =>
      practice.clients
        .slice(4, 8)
        .map((row, index) => ({
          id: `6d7e8f90-000${String(index)}-4a1b-8c2d-3e4f5a6b7c8d`,
          patient: fullNameOf(row),
          test: ['Blood count', 'Urinalysis'][index % 2],
          type: 'lab',
          status: index === 0 ? 'pending' : 'completed',
          ordered_by: 'Amelia Okafor',
          date_ordered: `2026-11-1${String(index)}`,
          date_completed: index === 0 ? null : `2026-11-1${String(index + 2)}`,
        }))
        .filter((row) => !status || row.status === status),
    markAllNotificationsRead: { success: true },
  };
}
