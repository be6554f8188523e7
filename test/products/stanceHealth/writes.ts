import { type AppointmentRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { isRow } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { availabilityWrites } from './availability.ts';
import type { Desk } from './desk.ts';
import { type Status, failure, stanceIds } from './records.ts';
import { instantIn } from './timestamps.ts';

const states: Readonly<Record<Status, VisitState>> = {
  BOOKED: 'planned',
  WAITLISTED: 'planned',
  TOKEN_PENDING: 'planned',
  TOKEN_PAID: 'planned',
  PRE_PAID: 'planned',
  VISITED: 'arrived',
  INVOICE_GENERATED: 'completed',
  PAID: 'completed',
  CANCELLED: 'cancelled',
};

const visitColumns = ['medium', 'meetingLink', 'visitType', 'category', 'isPrepaid', 'cancellationReason'] as const;
const profileColumns = [
  'gender',
  'dob',
  'category',
  'cohort',
  'patientType',
  'status',
  'referral',
  'profilePicture',
  'centers',
  'consultant',
] as const;

/** What changes the calendar and the patients; the desk's role may not change centers, staff, services or invoices. */
export function stanceWrites(desk: Desk): object {
  const { stage, memory, records, people, found, visits, byPhone } = desk;
  const { practice, now } = stage;
  const { key } = stanceIds;
  function row<Made>(write: () => Written<Made>): Made {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw failure(outcome.message, 'ValidationError');
  }
  const picked = (input: Row, columns: readonly string[]): Row =>
    presentFields(Object.fromEntries(columns.map((column) => [column, input[column]])));
  const remember = (rows: Map<number, Row>, of: number, parts: Row): void =>
    void rows.set(of, { ...rows.get(of), ...parts });
  /** The key that an id stands for, or an error that names what isn't there; undefined where nothing is said. */
  function keyIn(
    input: Row,
    field: string,
    kind: 'place' | 'client' | 'provider' | 'visitType',
    what: string,
  ): number | null | undefined {
    const id = input[field];
    if (id === undefined || id === null) return id;
    const one = typeof id === 'string' ? key(kind, id) : null;
    const rows = {
      place: practice.places,
      client: practice.clients,
      provider: practice.providers,
      visitType: practice.visitTypes,
    };
    return found(
      rows[kind].find((each) => each.key === one),
      what,
    ).key;
  }
  function timesIn(input: Row, before: AppointmentRecord | null): { start: number; minutes: number } {
    const event = isRow(input['event']) ? input['event'] : {};
    const [from, to] = [event['startTime'] ?? null, event['endTime'] ?? null];
    const start = from === null ? (before?.start ?? now()) : instantIn(from);
    const end = to === null ? start + (before?.minutes ?? 30) * 60_000 : instantIn(to);
    if (end <= start) throw failure('End time must be after start time', 'ValidationError');
    return { start, minutes: Math.round((end - start) / 60_000) };
  }
  const statusIn = (input: Row): Status | null => {
    const status = Object.keys(states).find((word) => word === input['status']);
    return (status as Status | undefined) ?? null; // Sound: the record has exactly these keys.
  };
  const existing = (id: string): AppointmentRecord => found(rowOf(visits(), key('appointment', id)), 'Appointment');
  function patientOf(id: string): number {
    const client = practice.clients.find((each) => each.key === key('client', id) && !each.isDeleted);
    return found(client, 'User').key;
  }
  const shown = (client: number): Row => people.user('client', client);
  function checkPlaces(input: Row): number | null {
    const { centers } = input;
    if (!Array.isArray(centers)) return null;
    const keys = centers.map((id) => found(rowOf(practice.places, key('place', String(id))), 'Center').key);
    if (keys.length === 0) throw failure('At least one center is required', 'ValidationError');
    return keys[0] ?? null;
  }
  return {
    createAppointment({ input }: { input: Row }) {
      const status = statusIn(input) ?? (input['isPrepaid'] === true ? 'PRE_PAID' : 'BOOKED');
      const made = row(() =>
        bookAppointment(
          practice,
          {
            ...timesIn(input, null),
            placeKey: keyIn(input, 'center', 'place', 'Center') ?? null,
            clientKey: patientOf(String(input['patient'])),
            providerKey: keyIn(input, 'consultant', 'provider', 'User'),
            typeKey: keyIn(input, 'treatment', 'visitType', 'Service') ?? 1,
            reason: givenText(input, 'notes'),
            state: states[status],
          },
          now(),
        ),
      );
      memory.statuses.set(made.key, status);
      remember(memory.visits, made.key, { visitType: 'FOLLOW_UP', ...picked(input, visitColumns) });
      return records.appointment(made);
    },
    updateAppointment({ id, input }: { id: string; input: Row }) {
      const before = existing(id);
      const status = statusIn(input);
      const isNew = status !== null && status !== records.statusOf(before);
      const state =
        isNew && status === 'CANCELLED' && input['cancellationReason'] === 'PATIENT_NO_SHOW' ? 'noShow' : null;
      const after = row(() =>
        changeAppointment(
          practice,
          before.key,
          {
            ...(isRow(input['event']) && timesIn(input, before)),
            providerKey: keyIn(input, 'consultant', 'provider', 'User'),
            typeKey: keyIn(input, 'treatment', 'visitType', 'Service') ?? undefined,
            reason: givenText(input, 'notes'),
            cancelReason: givenText(input, 'cancellationNote'),
            // The same word again leaves what the practice knows more exactly.
            state: isNew ? (state ?? states[status]) : undefined,
          },
          now(),
        ),
      );
      if (isNew) memory.statuses.set(before.key, status);
      remember(memory.visits, before.key, picked(input, visitColumns));
      return records.appointment(after);
    },
    deleteAppointment: ({ id }: { id: string }) =>
      records.appointment(row(() => changeAppointment(practice, existing(id).key, { isDeleted: true }, now()))),
    createPatient({ input }: { input: Row }) {
      const [phone, email] = [givenText(input, 'phone'), givenText(input, 'email')];
      if (byPhone(phone ?? '')) throw failure('User with this phone number already exists', 'ValidationError');
      const place = checkPlaces(input);
      const names = { givenName: givenText(input, 'firstName'), familyName: givenText(input, 'lastName') };
      if ((names.givenName ?? '').trim() === '') throw failure('First name is required', 'ValidationError');
      const made = row(() => registerClient(practice, { ...names, phones: [phone], emails: [email] }, now()));
      const note = givenText(input, 'bio');
      row(() => changeClient(practice, made.key, { note, placeKey: place ?? undefined }, now()));
      remember(memory.profiles, made.key, {
        status: 'ACTIVE',
        patientType: null,
        dob: null,
        ...picked(input, profileColumns),
      });
      return shown(made.key);
    },
    updatePatient({ id, input }: { id: string; input: Row }) {
      const client = patientOf(id);
      const place = checkPlaces(input);
      const before = rowOf(practice.clients, client);
      const change = {
        givenName: givenText(input, 'firstName') ?? undefined,
        familyName: input['lastName'] === undefined ? undefined : (givenText(input, 'lastName') ?? ''),
        emails: contactChange(before, undefined, givenText(input, 'email')).emails,
        note: givenText(input, 'bio'),
        placeKey: place ?? undefined,
      };
      row(() => changeClient(practice, client, change, now()));
      remember(memory.profiles, client, picked(input, profileColumns));
      return shown(client);
    },
    addPatientToOrganization: ({ patientId }: { patientId: string }) => shown(patientOf(patientId)),
    deleteUser({ userId }: { userId: string }) {
      row(() => changeClient(practice, patientOf(userId), { isDeleted: true }, now()));
      return true;
    },
    ...availabilityWrites(desk),
    ...Object.fromEntries(
      ['createCenter', 'createConsultant', 'createInvoice', 'createService', 'createStaff', 'deleteInvoice']
        .concat(['deleteService', 'updateCenter', 'updateConsultant', 'updateService', 'updateStaff'])
        .map((name) => [name, deny]),
    ),
  };
}

function deny(): never {
  throw failure('You do not have permission to perform this action', 'ForbiddenError');
}
