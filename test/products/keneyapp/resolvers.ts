import { GraphQLError } from 'graphql';
import { instantOfWall, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type VisitState, byStart, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { type PatientExtras, isHere, keneyRows, keneyWords, patientsOf, phoneOf, sessionZone } from './records.ts';

type Text = string | null;
interface Paged {
  readonly limit: number;
  readonly offset: number;
}
interface PatientCreateInput extends PatientExtras {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: Text;
  readonly address: Text;
}
interface AppointmentCreateInput {
  readonly patientId: number;
  readonly doctorId: number;
  readonly appointmentDate: string;
  readonly durationMinutes: number;
  readonly reason: string;
  readonly notes: Text;
}
type AppointmentUpdateInput = {
  readonly [Field in Exclude<keyof AppointmentCreateInput, 'patientId' | 'doctorId'>]:
    AppointmentCreateInput[Field] | null;
} & { readonly status: Text };

const dayMs = 86_400_000;
/** For each word the state that it leads to. */
const states: readonly VisitState[] = ['planned', 'confirmed', 'inProgress', 'completed', 'cancelled', 'noShow'];

/** Resolvers of the service. The caller is an administrator, who may do everything. */
export function keneyappRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const extras = new Map<number, PatientExtras>();
  const { patient, appointment, prescription, user, office } = keneyRows(stage, extras);
  const visits = (): readonly AppointmentRecord[] => practice.appointments.filter(isHere).toSorted(byStart);
  const prescribed = (): readonly AppointmentRecord[] =>
    visits()
      .filter(({ state }) => state === 'completed')
      .toReversed();
  /** A page, which is never empty by its own limit and never longer than the most. */
  const page = <Any>(rows: readonly Any[], { limit, offset }: Paged): readonly Any[] =>
    rows.slice(Math.max(0, offset)).slice(0, Math.max(1, Math.min(limit, cap)));
  function done<Any>(write: () => Written<Any>): Any {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message);
  }
  return {
    hello: 'Hello from KeneyApp GraphQL API!',
    apiVersion: '3.0.0',
    me: () => office[0],
    patients({ search, ...paged }: Paged & { search: Text }) {
      // A percent sign or an underscore of the search is a wildcard of the database, which this one leaves out.
      const term = search?.trim().toLowerCase() ?? '';
      const found = patientsOf(practice).filter((row) =>
        [row.givenName, row.familyName, row.emails[0], phoneOf(row)].some((text) => text?.toLowerCase().includes(term)),
      );
      return page(search ? found : patientsOf(practice), paged).map(patient);
    },
    patient({ patientId }: { patientId: number }) {
      const found = rowOf(patientsOf(practice), patientId);
      return found && patient(found);
    },
    appointments({ status, upcomingOnly, ...paged }: Paged & { status: Text; upcomingOnly: boolean }) {
      const found = visits().filter(
        (row) => (status === null || keneyWords[row.state] === status) && (!upcomingOnly || row.start >= now()),
      );
      return page(found, paged).map(appointment);
    },
    appointment({ appointmentId }: { appointmentId: number }) {
      const found = rowOf(visits(), appointmentId);
      return found && appointment(found);
    },
    prescriptions: ({ patientId, ...paged }: Paged & { patientId: number | null }) =>
      page(
        prescribed().filter(({ clientKey }) => patientId === null || clientKey === patientId),
        paged,
      ).map(prescription),
    prescription({ prescriptionId }: { prescriptionId: number }) {
      const found = rowOf(prescribed(), prescriptionId);
      return found && prescription(found);
    },
    users: ({ role }: { role: Text }) =>
      [...practice.providers.map(user), ...office].filter((row) => role === null || row['role'] === role),
    dashboardStats() {
      const count = (...names: readonly VisitState[]): number =>
        visits().filter(({ state }) => names.includes(state)).length;
      const recent = (rows: readonly { readonly createdAt: number }[]): number =>
        rows.filter(({ createdAt }) => createdAt >= now() - 7 * dayMs).length;
      const today = wallDay(now(), 'UTC');
      return {
        totalPatients: patientsOf(practice).length,
        totalAppointments: visits().length,
        totalPrescriptions: prescribed().length,
        // A day of UTC, whatever the clock on the wall says.
        todayAppointments: visits().filter(({ start }) => wallDay(start, 'UTC') === today).length,
        appointmentsByStatus: {
          scheduled: count('planned'),
          confirmed: count('confirmed', 'arrived'),
          inProgress: count('inProgress', 'ready'),
          completed: count('completed'),
          cancelled: count('cancelled'),
          noShow: count('noShow'),
        },
        recentActivity: {
          patients: recent(patientsOf(practice)),
          appointments: recent(visits()),
          prescriptions: recent(prescribed()),
        },
      };
    },
    createPatient({ payload }: { payload: PatientCreateInput }): Row {
      const { firstName, lastName, phone, email, address, ...others } = payload;
      if (email !== null && patientsOf(practice).some(({ emails }) => emails[0] === email))
        throw new GraphQLError('Unable to create patient. Ensure identifiers are unique.');
      const details = { givenName: firstName, familyName: lastName, phones: [phone], emails: [email] };
      const { key } = done(() => registerClient(practice, details, now()));
      extras.set(key, others);
      const [street = '', city = ''] = (address ?? '').split(/, (?=[^,]*$)/);
      return patient(done(() => changeClient(practice, key, { street, city }, now())));
    },
    createAppointment({ payload }: { payload: AppointmentCreateInput }): Row {
      const clientKey = rowOf(patientsOf(practice), payload.patientId)?.key;
      const providerKey = rowOf(practice.providers, payload.doctorId)?.key;
      if (clientKey === undefined || providerKey === undefined)
        throw new GraphQLError('Unable to create appointment. Ensure patient and doctor exist.');
      const booking = {
        start: instantOfDateTime(payload.appointmentDate),
        minutes: payload.durationMinutes,
        placeKey: 1,
        typeKey: 1,
        clientKey,
        providerKey,
        reason: payload.reason || null,
      };
      const { key } = done(() => bookAppointment(practice, booking, now()));
      return appointment(done(() => changeAppointment(practice, key, { cancelReason: payload.notes }, now())));
    },
    updateAppointment({ appointmentId, payload }: { appointmentId: number; payload: AppointmentUpdateInput }): Row {
      const before = rowOf(visits(), appointmentId);
      if (!before) throw new GraphQLError('Appointment not found');
      const { appointmentDate, durationMinutes, status, reason, notes } = payload;
      const change = {
        start: appointmentDate === null ? undefined : instantOfDateTime(appointmentDate),
        minutes: durationMinutes ?? undefined,
        // A word that is for several states changes nothing where it is already right.
        state: status === keneyWords[before.state] ? undefined : states.find((state) => keneyWords[state] === status),
        reason: reason ?? undefined,
        cancelReason: notes ?? undefined,
      };
      return appointment(done(() => changeAppointment(practice, before.key, change, now())));
    },
  };
}

/** The instant of a date with time; without an offset it is by the database's clock. */
function instantOfDateTime(text: string): number {
  if (/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)?$/.test(text))
    return instantOfWall(text, sessionZone);
  const instant = /[T ].*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(instant)) return instant;
  throw new GraphQLError(`Value cannot represent a DateTime: "${text}". Invalid isoformat string`);
}
