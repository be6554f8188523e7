import { GraphQLError } from 'graphql';
import { startOfDay, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { type AppointmentRecord, byStart, rowOf, zoneOf } from '../../dialects/practice.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { gingrMore } from './more.ts';
import { gingrRecords } from './records.ts';
import { gingrIds, isReservation, isWaitListed, ownersOf, ownPlace, phoneOf, stages } from './words.ts';

interface RangeArgs {
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly checkedIn?: boolean;
  readonly locationId?: string | null;
}

interface OfOneArgs {
  readonly id: string;
  readonly restrictTo?: string | null;
  readonly params?: Row | null;
}

interface ListArgs {
  readonly params?: Row | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

interface BoardArgs {
  readonly locationId: string;
  readonly typeIds: readonly string[];
  readonly minsFuture?: number | null;
  readonly fullDay?: boolean | null;
}

const mostDays = 30;
const minute = 60_000;

const endOf = (row: AppointmentRecord): number => row.start + row.minutes * minute;
const isIn = (row: AppointmentRecord): boolean => stages[row.state].in === true && stages[row.state].out !== true;
const digits = (phone: string | null): string => (phone ?? '').replaceAll(/\D/g, '').slice(-10);

/** Whether a row's fields equal all that is given; texts as MySQL compares them. */
function equals(row: Row, params: Row): boolean {
  return Object.entries(params).every(([field, wanted]) => {
    const own = row[field];
    return typeof own === 'string' && typeof wanted === 'string'
      ? own.toLowerCase() === wanted.toLowerCase()
      : own === wanted;
  });
}

function instantIn(value: unknown): number | null {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

/** The root fields: what the endpoints of the API are, and two that write. */
export function gingrRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const ledger = createLedger(practice);
  const records = gingrRecords(backstage, ledger);
  const { owner, ownerFields, animal, animalFields, reservation, location, placeZone, reservations } = records;
  const { of: id, key } = gingrIds;
  const shown = (rows: readonly AppointmentRecord[]): readonly Row[] => rows.toSorted(byStart).map(reservation);

  /** Days of a range by the clock of the place where something is, the last one included. */
  const within = (instant: number, zone: string, from: string, to: string): boolean =>
    instant >= startOfDay(from, zone) && instant < startOfDay(to, zone, 1);
  const checkRange = ({ startDate, endDate }: RangeArgs): readonly [from: string, to: string] => {
    if (!startDate || !endDate)
      throw new GraphQLError('start_date and end_date are required unless checked_in is true');
    if (endDate < startDate) throw new GraphQLError('end_date must not be before start_date');
    return [startDate, endDate];
  };
  const isAt = (row: AppointmentRecord, locationId: string | null | undefined): boolean =>
    !locationId || id('place', row.placeKey) === locationId;

  const restrictions: Readonly<Record<string, (row: AppointmentRecord) => boolean>> = {
    pending_requests: (row) => row.state === 'planned' && !isWaitListed(row),
    currently_checked_in: isIn,
    future: (row) => row.start > now(),
    past: (row) => endOf(row) < now(),
    wait_listed: isWaitListed,
  };
  const ofOne = ({ restrictTo, params }: OfOneArgs, isOf: (row: AppointmentRecord) => boolean): readonly Row[] => {
    const {
      fromDate,
      toDate,
      reservationTypeIds: types,
      animalIds,
      cancelledOnly,
      confirmedOnly,
      completedOnly,
      limit,
    } = params ?? {};
    const [from, to] = [instantIn(fromDate), instantIn(toDate)];
    const rows = reservations().filter((row) => {
      const stage = stages[row.state];
      return (
        row.placeKey === ownPlace &&
        isOf(row) &&
        (!restrictTo || restrictions[restrictTo]?.(row) === true) &&
        (from === null || row.start >= from) &&
        (to === null || row.start <= to) &&
        (!Array.isArray(types) || types.includes(id('visitType', row.typeKey))) &&
        (!Array.isArray(animalIds) || animalIds.includes(id('patient', row.patientKey ?? 0))) &&
        (cancelledOnly !== true || stage.cancelled === true) &&
        (confirmedOnly !== true || stage.confirmed === true) &&
        (completedOnly !== true || stage.out === true)
      );
    });
    return shown(rows).slice(0, typeof limit === 'number' ? limit : undefined);
  };

  const stamp = (instant: number): number => Math.floor(instant / 1000);
  const whiteboard = (row: AppointmentRecord, event: number): Row => ({
    id: id('appointment', row.key),
    ownerId: id('client', row.clientKey ?? 0),
    animalId: id('patient', row.patientKey ?? 0),
    oLast: rowOf(practice.clients, row.clientKey)?.familyName,
    aFirst: rowOf(practice.patients, row.patientKey)?.name,
    typeId: id('visitType', row.typeKey),
    type: rowOf(practice.visitTypes, row.typeKey)?.name,
    checkInStamp: stages[row.state].in ? stamp(row.start + 2 * minute) : null,
    checkOutStamp: stages[row.state].out ? stamp(endOf(row) + 3 * minute) : null,
    startDate: stamp(row.start),
    endDate: stamp(endOf(row)),
    statusId: 2,
    statusString: isIn(row) ? 'Checking Out Soon' : 'Checking In Soon',
    eventTime: stamp(event),
  });

  /** One animal's reservation of today, checked in; a new one where it has none. */
  const checkIn = (patientKey: number, typeId: string | null | undefined): ReturnType<typeof bookAppointment> => {
    const patient = rowOf(practice.patients, patientKey);
    const client = rowOf(practice.clients, patient?.clientKey ?? null);
    const isToday = (row: AppointmentRecord): boolean =>
      wallDay(row.start, zoneOf(practice, row)) === wallDay(now(), zoneOf(practice, row));
    const existing = reservations().find(
      (row) => row.patientKey === patientKey && isToday(row) && ['planned', 'confirmed'].includes(row.state),
    );
    if (existing) return changeAppointment(practice, existing.key, { state: 'arrived' }, now());
    const typeKey = typeId ? key('visitType', typeId) : 1;
    const placeKey = client?.placeKey ?? ownPlace;
    return bookAppointment(practice, { start: now(), placeKey, typeKey, patientKey, state: 'arrived' }, now());
  };

  return {
    reservations(args: RangeArgs) {
      if (args.checkedIn === true)
        return shown(reservations().filter((row) => isIn(row) && isAt(row, args.locationId)));
      const [from, to] = checkRange(args);
      if (startOfDay(to, 'UTC') - startOfDay(from, 'UTC') > mostDays * 1440 * minute)
        throw new GraphQLError('Date range must not exceed 30 days');
      return shown(
        reservations().filter(
          (row) => isAt(row, args.locationId) && within(row.start, zoneOf(practice, row), from, to),
        ),
      );
    },
    reservationsByAnimal: (args: OfOneArgs) => ofOne(args, (row) => id('patient', row.patientKey ?? 0) === args.id),
    reservationsByOwner: (args: OfOneArgs) => ofOne(args, (row) => id('client', row.clientKey ?? 0) === args.id),
    recentlyCancelledReservations(args: RangeArgs) {
      const [from, to] = checkRange(args);
      const isCancelled = (row: AppointmentRecord): boolean =>
        stages[row.state].cancelled === true && within(row.updatedAt, zoneOf(practice, row), from, to);
      return shown(reservations().filter((row) => isCancelled(row) && isAt(row, args.locationId)));
    },
    reservationWidgetData({ timestamp }: { readonly timestamp: string }) {
      const onDay = (instant: number, row: AppointmentRecord): boolean =>
        within(instant, zoneOf(practice, row), timestamp, timestamp);
      const rows = reservations().filter((row) => row.state !== 'cancelled');
      const starts = rows.filter((row) => onDay(row.start, row));
      return {
        checkIns: starts.length,
        checkOuts: rows.filter((row) => onDay(endOf(row), row)).length,
        overnight: starts.filter((row) => !onDay(endOf(row), row)).length,
      };
    },
    backOfHouse({ locationId, typeIds, minsFuture, fullDay }: BoardArgs) {
      const reach = (fullDay === true ? 1440 : (minsFuture ?? 60)) * minute;
      const isNear = (instant: number): boolean => Math.abs(instant - now()) <= reach;
      const rows = reservations().filter((row) => {
        return isAt(row, locationId) && typeIds.includes(id('visitType', row.typeKey)) && row.state !== 'cancelled';
      });
      return {
        checkingIn: rows
          .filter((row) => stages[row.state].in !== true && isNear(row.start))
          .map((row) => whiteboard(row, row.start)),
        checkingOut: rows.filter((row) => isIn(row) && isNear(endOf(row))).map((row) => whiteboard(row, endOf(row))),
      };
    },
    reservationTypes: ({ id: typeId, activeOnly }: { readonly id?: string | null; activeOnly?: boolean | null }) =>
      practice.visitTypes
        .filter((row) => !row.isBlock && (!typeId || id('visitType', row.key) === typeId))
        .filter((row) => activeOnly !== true || row.isBookable)
        .map((row) => ({
          id: id('visitType', row.key),
          type: row.name,
          description: null,
          color: row.color,
          active: row.isBookable,
          minutes: row.minutes,
        })),
    existingReservationEstimate({ id: wanted }: { readonly id: string }) {
      const row = rowOf(practice.appointments, key('appointment', wanted));
      if (!row || !isReservation(row) || row.start < now()) return null;
      return { id: wanted, services: reservation(row)['services'], total: row.minutes * 2 };
    },
    owner(args: Row) {
      const { id: wanted, animalId, reservationId, phone, email } = args;
      const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
      if (Object.values(args).every((value) => value === null || value === undefined))
        throw new GraphQLError('One of id, animal_id, reservation_id, phone or email is required');
      const found = ownersOf(practice).find((row) => {
        const ofAnimal = rowOf(practice.patients, key('patient', text(animalId)))?.clientKey;
        const ofReservation = rowOf(practice.appointments, key('appointment', text(reservationId)))?.clientKey;
        if (text(wanted)) return id('client', row.key) === wanted;
        if (text(animalId)) return ofAnimal === row.key;
        if (text(reservationId)) return ofReservation === row.key;
        if (text(phone))
          return digits(text(phone)).length === 10 && digits(phoneOf(row, 'Mobile')) === digits(text(phone));
        return row.emails[0]?.toLowerCase() === text(email)?.toLowerCase();
      });
      return found ? owner(found) : null;
    },
    owners({ params, limit, offset }: ListArgs) {
      const found = ownersOf(practice).filter((row) => !params || equals(ownerFields(row), params));
      return sliceOf(found, offset, limit, cap).map(owner);
    },
    newModifiedOwners(args: RangeArgs) {
      const [from, to] = checkRange(args);
      return ownersOf(practice)
        .filter(
          (row) =>
            within(row.updatedAt, placeZone(row.placeKey), from, to) ||
            within(row.createdAt, placeZone(row.placeKey), from, to),
        )
        .filter((row) => !args.locationId || id('place', row.placeKey) === args.locationId)
        .map(owner);
    },
    animals({ params, limit, offset }: ListArgs) {
      const owned = practice.patients.filter(({ clientKey }) => clientKey !== null);
      const found = owned.filter((row) => !params || equals(animalFields(row), params));
      return sliceOf(found, offset, limit, cap).map(animal);
    },
    locations: () => practice.places.map(location),
    quickCheckin({
      animalId,
      ownerId,
      typeId,
    }: {
      animalId?: string | null;
      ownerId?: string | null;
      typeId?: string | null;
    }) {
      const chosen = practice.patients.filter((row) => {
        if (animalId) return id('patient', row.key) === animalId;
        return row.clientKey !== null && id('client', row.clientKey) === ownerId;
      });
      const failed = (error: string): Row => ({ success: false, error, reservations: [] });
      if (chosen.length === 0) return failed('No animal was found');
      const done: AppointmentRecord[] = [];
      for (const { key: patientKey } of chosen) {
        const outcome = written(backstage, () => checkIn(patientKey, typeId));
        if (!outcome.ok) return failed(outcome.message);
        done.push(outcome.row);
      }
      return { success: true, error: null, reservations: shown(done) };
    },
    receiveCall({ input }: { readonly input: Row }) {
      const outcome = written(backstage, () => ({ ok: true, row: input }));
      return { success: outcome.ok, error: outcome.ok ? null : outcome.message };
    },
    ...gingrMore(backstage, ledger),
  };
}
