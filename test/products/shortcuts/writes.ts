import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PlaceRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { apiError, notFound } from './apiError.ts';
import { shortcutsCustomerWrites } from './customerWrites.ts';
import { appointmentVersion, type ShortcutsMemory } from './memory.ts';
import type { ShortcutsRecords } from './records.ts';
import { minutesIn, shortcutsIds, startIn } from './values.ts';

interface Slot {
  readonly employeeId?: string | null;
  readonly duration?: string | null;
  readonly notes?: string | null;
}

interface BookArgs extends Slot {
  readonly siteId: string;
  readonly customerId: string;
  readonly serviceId: string;
  readonly scheduledDate: string;
  readonly startTime: string;
}

interface UpdateArgs extends Slot {
  readonly siteId: string;
  readonly appointmentId: string;
  readonly version: number;
  readonly serviceId?: string | null;
  readonly scheduledDate?: string | null;
  readonly startTime?: string | null;
  readonly statusCode?: string | null;
}

interface CancelArgs {
  readonly siteId: string;
  readonly appointmentId: string;
}

const { key } = shortcutsIds;
const statesOfWords: Readonly<Record<string, VisitState>> = {
  awaiting_review: 'planned',
  booked: 'planned',
  confirmed: 'confirmed',
  arrived: 'arrived',
  in_progress: 'inProgress',
  completed: 'completed',
  cancelled: 'cancelled',
  no_show: 'noShow',
};

/** All mutations. */
export function shortcutsWrites(backstage: Backstage, records: ShortcutsRecords, memory: ShortcutsMemory): object {
  const { practice, now, refuseWrites } = backstage;

  /** Whether another appointment of an employee is in the way. */
  const isTaken = (own: number | null, employee: number | null, start: number, minutes: number): boolean =>
    employee !== null &&
    practice.appointments.some(
      (row) =>
        row.key !== own &&
        row.providerKey === employee &&
        !row.isDeleted &&
        row.state !== 'cancelled' &&
        row.start < start + minutes * 60_000 &&
        row.start + row.minutes * 60_000 > start,
    );
  /** The employee of a site who is meant; undefined where there is none of this number. */
  const employeeIn = (place: PlaceRecord, id: string | null | undefined): number | null | undefined => {
    if (!id) return null;
    const person = rowOf(practice.providers, key('provider', id));
    return person?.isActive && person.placeKeys.includes(place.key) ? person.key : undefined;
  };
  const serviceIn = (id: string): { readonly key: number; readonly minutes: number } | null => {
    const type = rowOf(practice.visitTypes, key('visitType', id));
    return type && !type.isBlock ? type : null;
  };
  const touch = (row: AppointmentRecord): void => {
    memory.appointmentVersions.set(row.key, appointmentVersion(memory, row.key) + 1);
  };

  return {
    bookAppointment(args: BookArgs): Row {
      const place = rowOf(practice.places, key('place', args.siteId));
      if (!place) return notFound('Site', args.siteId);
      const person = rowOf(practice.clients, key('client', args.customerId));
      if (!person || person.isDeleted) return notFound('Customer', args.customerId);
      const type = serviceIn(args.serviceId);
      if (!type) return notFound('Service', args.serviceId);
      const providerKey = employeeIn(place, args.employeeId);
      if (providerKey === undefined) return notFound('Employee', args.employeeId ?? '');
      const start = startIn(args.scheduledDate, args.startTime, place.zone);
      if (start === null) return apiError('validation', 'scheduledDate and startTime must be a date and a time');
      const minutes = args.duration ? minutesIn(args.duration) : type.minutes;
      if (minutes === null) return apiError('validation', 'duration must be a duration such as PT30M');
      if (refuseWrites === null && isTaken(null, providerKey, start, minutes))
        return apiError('system', 'Proposed appointment is no longer available');
      const input = { start, minutes, placeKey: place.key, typeKey: type.key, providerKey, clientKey: person.key };
      const outcome = written(backstage, () =>
        bookAppointment(practice, { ...input, reason: args.notes ?? null }, now()),
      );
      if (!outcome.ok) return apiError('system', outcome.message);
      // What comes through the API waits to be looked at.
      memory.reviewed.set(outcome.row.key, false);
      return { __typename: 'AppointmentBooked', appointment: records.appointment(outcome.row) };
    },
    updateAppointment(args: UpdateArgs): Row {
      if (refuseWrites !== null) return apiError('system', refuseWrites);
      const before = records.appointmentIn(args.siteId, args.appointmentId);
      const place = rowOf(practice.places, before?.placeKey ?? null);
      if (!before || !place) return notFound('Appointment', args.appointmentId);
      const currentVersion = appointmentVersion(memory, before.key);
      if (args.version !== currentVersion)
        return {
          __typename: 'VersionConflict',
          message: 'The appointment was changed by someone else',
          currentVersion,
        };
      const type = args.serviceId ? serviceIn(args.serviceId) : null;
      if (args.serviceId && !type) return notFound('Service', args.serviceId);
      const providerKey = args.employeeId === undefined ? before.providerKey : employeeIn(place, args.employeeId);
      if (providerKey === undefined) return notFound('Employee', args.employeeId ?? '');
      const isMoved = Boolean(args.scheduledDate ?? args.startTime);
      const date = args.scheduledDate ?? wallDay(before.start, place.zone);
      const time = args.startTime ?? wallTime(before.start, place.zone);
      const start = isMoved ? startIn(date, time, place.zone) : before.start;
      if (start === null) return apiError('validation', 'scheduledDate and startTime must be a date and a time');
      const minutes = args.duration ? minutesIn(args.duration) : before.minutes;
      if (minutes === null) return apiError('validation', 'duration must be a duration such as PT30M');
      const isOther = start !== before.start || minutes !== before.minutes || providerKey !== before.providerKey;
      if (isOther && isTaken(before.key, providerKey, start, minutes))
        return apiError('system', 'Proposed appointment is no longer available');
      const state = args.statusCode ? statesOfWords[args.statusCode] : undefined;
      const change = { start, minutes, providerKey, state, typeKey: type?.key, reason: args.notes };
      const outcome = written(backstage, () => changeAppointment(practice, before.key, change, now()));
      if (!outcome.ok) return apiError('system', outcome.message);
      if (args.statusCode) memory.reviewed.set(before.key, args.statusCode !== 'awaiting_review');
      touch(outcome.row);
      return { __typename: 'AppointmentUpdated', appointment: records.appointment(outcome.row) };
    },
    cancelAppointment({ siteId, appointmentId }: CancelArgs): Row {
      const before = records.appointmentIn(siteId, appointmentId);
      if (!before) return notFound('Appointment', appointmentId);
      const outcome = written(backstage, () => changeAppointment(practice, before.key, { state: 'cancelled' }, now()));
      if (!outcome.ok) return apiError('system', outcome.message);
      touch(outcome.row);
      return { __typename: 'AppointmentCancelled', appointment: records.appointment(outcome.row) };
    },
    reloadGiftcard({
      giftcardNumber,
      reloadAmount,
    }: {
      readonly giftcardNumber: string;
      readonly reloadAmount: number;
    }): Row {
      const balance = memory.giftcards.get(giftcardNumber);
      if (balance === undefined) return notFound('Gift card', giftcardNumber);
      if (reloadAmount <= 0) return apiError('validation', 'reloadAmount must be more than 0');
      if (refuseWrites !== null) return apiError('system', refuseWrites);
      memory.giftcards.set(giftcardNumber, Math.round((balance + reloadAmount) * 100) / 100);
      return { __typename: 'GiftcardReloaded', memberBalance: records.memberBalance(giftcardNumber) };
    },
    ...shortcutsCustomerWrites(backstage, records, memory),
  };
}
