import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type PlaceRecord,
  rowOf,
  type VisitState,
  visitStates,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import type { JuvonnoParts } from './clinical.ts';
import { juvonnoCustomerWrites } from './customerWrites.ts';
import type { BranchWords } from './lookups.ts';
import { staffNumOf } from './records.ts';
import { dayIn, instantOf, juvonnoIds, juvonnoStatuses, notFound, operation, Refusal, timeText } from './values.ts';

interface AppointmentInput extends BranchWords {
  readonly customer_id?: number | null;
  readonly customer_num?: string | null;
  readonly schedule_type_id?: number | null;
  readonly date?: string | null;
  readonly start_time?: string | null;
  readonly duration?: number | null;
  readonly attendants?:
    readonly ({ readonly staff_id?: number | null; readonly staff_num?: string | null } | null)[] | null;
  readonly status?: string | null;
  readonly service_id?: number | null;
  readonly complaint_id?: number | null;
  readonly notes?: string | null;
}

/** Lets a write through, or says why not. */
export interface Gate {
  readonly allowed: () => void;
  readonly done: <Item>(outcome: Written<Item>) => Item;
}

/** Mutations of appointments and of customers. */
export function juvonnoWrites(backstage: Backstage, parts: JuvonnoParts): object {
  const { practice, now, refuseWrites } = backstage;
  const { records, lookups, memory } = parts;
  const gate: Gate = {
    allowed() {
      if (refuseWrites !== null) throw new Refusal(403, refuseWrites);
    },
    done(outcome) {
      if (outcome.ok) return outcome.row;
      throw new Refusal(400, `${outcome.message}.`);
    },
  };
  const { allowed, done } = gate;

  const typeIn = ({ schedule_type_id: id }: AppointmentInput): VisitTypeRecord | null => {
    if (id === undefined || id === null) return null;
    const row = rowOf(practice.visitTypes, juvonnoIds.key('visitType', id));
    if (!row || row.isBlock) throw new Refusal(400, `Unable to find any record with schedule_type_id ${String(id)}.`);
    return row;
  };
  const customerKeyIn = ({ customer_id: id, customer_num: number }: AppointmentInput): number | undefined => {
    const row = typeof id === 'number' ? lookups.customer(id) : number ? lookups.customerOfChart(number) : null;
    if (row?.isDeleted) throw notFound('Customer', id ?? '');
    return row?.key;
  };
  /** The book knows one member of staff for each appointment: the first of the attendants. */
  const providerKeyIn = ({ attendants }: AppointmentInput): number | null | undefined => {
    if (attendants === undefined || attendants === null) return undefined;
    const [first] = attendants;
    if (!first) return null;
    const { staff_id: id, staff_num: number } = first;
    const row =
      typeof id === 'number' ? lookups.staff(id) : practice.providers.find((each) => staffNumOf(each) === number);
    if (!row?.isActive) throw new Refusal(400, 'Unable to find any active staff for attendants.');
    return row.key;
  };
  const stateIn = ({ status }: AppointmentInput): VisitState | undefined =>
    status ? visitStates.find((state) => juvonnoStatuses[state] === status) : undefined;
  const minutesIn = ({ duration }: AppointmentInput): number | undefined => {
    if (duration === undefined || duration === null) return undefined;
    if (duration < 5 || duration > 720) throw new Refusal(400, 'duration must be between 5 and 720 minutes.');
    return duration;
  };
  const checkFree = (providerKey: number | null, start: number, minutes: number, butKey: number | null): void => {
    const isTaken = practice.appointments.some(
      (row) =>
        providerKey !== null &&
        row.providerKey === providerKey &&
        row.key !== butKey &&
        !row.isDeleted &&
        row.state !== 'cancelled' &&
        row.start < start + minutes * 60_000 &&
        row.start + row.minutes * 60_000 > start,
    );
    if (isTaken) throw new Refusal(400, 'The staff member is already booked at this time.');
  };
  /** Keeps what the shared book has no place for. */
  const remember = (key: number, { service_id: serviceId, complaint_id: complaintId }: AppointmentInput): void => {
    const extra = memory.extras.get(key);
    memory.extras.set(key, {
      serviceId: serviceId === undefined ? extra?.serviceId : serviceId,
      complaintId: complaintId === undefined ? extra?.complaintId : complaintId,
    });
  };
  const checkExtras = ({ service_id: serviceId, complaint_id: complaintId }: AppointmentInput): void => {
    if (typeof serviceId === 'number' && !memory.services.some(({ id }) => id === serviceId))
      throw new Refusal(400, `Unable to find any record with service_id ${String(serviceId)}.`);
    if (typeof complaintId === 'number' && !memory.complaints.some(({ id }) => id === complaintId))
      throw new Refusal(400, `Unable to find any record with complaint_id ${String(complaintId)}.`);
  };
  const answer = ({ key }: AppointmentRecord): Row => {
    const row = rowOf(practice.appointments, key);
    return { appointment: row && records.appointment(row) };
  };

  return {
    post_appointments: operation('POST', '/appointments', ({ input }: { readonly input?: AppointmentInput | null }) => {
      allowed();
      if (!input) throw new Refusal(400, 'A request body is required.');
      const place = lookups.branchIn(input);
      if (!place) throw new Refusal(400, 'One of branch_id, branch_code or branch_name is required.');
      const clientKey = customerKeyIn(input);
      if (clientKey === undefined) throw new Refusal(400, 'One of customer_id or customer_num is required.');
      const type = typeIn(input);
      checkExtras(input);
      const start = instantOf(input.date ?? '', input.start_time ?? '', place.zone);
      const minutes = minutesIn(input) ?? type?.minutes ?? 0;
      const providerKey = providerKeyIn(input) ?? null;
      checkFree(providerKey, start, minutes, null);
      const booking = {
        start,
        minutes,
        placeKey: place.key,
        typeKey: type?.key ?? null,
        providerKey,
        clientKey,
        reason: input.notes?.trim() || null,
        state: stateIn(input),
      };
      const row = done(bookAppointment(practice, booking, now()));
      remember(row.key, input);
      return answer(row);
    }),
    put_appointments_by_appointmentId: operation(
      'PUT',
      '/appointments/{args.appointmentId}',
      ({ appointmentId, input }: { readonly appointmentId: number; readonly input?: AppointmentInput | null }) => {
        allowed();
        const row = lookups.appointment(appointmentId);
        const given = input ?? {};
        const place = lookups.branchIn(given);
        checkExtras(given);
        const zone = place?.zone ?? zoneOf(practice, row);
        const start = startOf(row, given, place, zoneOf(practice, row), zone);
        const minutes = minutesIn(given) ?? row.minutes;
        const providerKey = providerKeyIn(given);
        const isMoved = start !== row.start || minutes !== row.minutes || providerKey !== undefined;
        if (isMoved) checkFree(providerKey === undefined ? row.providerKey : providerKey, start, minutes, row.key);
        const state = stateIn(given);
        const change = {
          start,
          minutes,
          placeKey: place?.key,
          typeKey: typeIn(given)?.key,
          providerKey,
          clientKey: customerKeyIn(given),
          reason: given.notes === undefined ? undefined : given.notes?.trim() || null,
          state,
          cancelReason: state === undefined || state === 'cancelled' ? undefined : null,
        };
        const changed = done(changeAppointment(practice, row.key, change, now()));
        remember(row.key, given);
        return answer(changed);
      },
    ),
    put_appointments_by_appointmentId_cancel: operation(
      'PUT',
      '/appointments/{args.appointmentId}/cancel',
      (args: {
        readonly appointmentId: number;
        readonly input?: { readonly cancellation_reason?: string | null } | null;
      }) => {
        allowed();
        const row = lookups.appointment(args.appointmentId);
        if (row.state === 'completed') throw new Refusal(400, 'A completed appointment can not be cancelled.');
        const change = { state: 'cancelled', cancelReason: args.input?.cancellation_reason ?? null } as const;
        return answer(done(changeAppointment(practice, row.key, change, now())));
      },
    ),
    delete_appointments_by_appointmentId: operation(
      'DELETE',
      '/appointments/{args.appointmentId}',
      (args: { readonly appointmentId: number }): Row => {
        allowed();
        const { key } = lookups.appointment(args.appointmentId);
        done(changeAppointment(practice, key, { isDeleted: true }, now()));
        return { message: 'Appointment has been deleted.' };
      },
    ),
    ...juvonnoCustomerWrites(backstage, parts, gate),
  };
}

/** When a changed appointment starts: what isn't given of day and time stays, also by the clock of another branch. */
function startOf(
  row: AppointmentRecord,
  { date, start_time: time }: AppointmentInput,
  place: PlaceRecord | null,
  zoneBefore: string,
  zone: string,
): number {
  const stays = !date && !time && (place === null || place.key === row.placeKey);
  if (stays) return row.start;
  const day = date ? dayIn(date) : wallDay(row.start, zoneBefore);
  return instantOf(day, time ?? timeText(row.start, zoneBefore), zone);
}
