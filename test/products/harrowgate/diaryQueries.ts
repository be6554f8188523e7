import { GraphQLError } from 'graphql';
import { startOfDay, utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import { type AppointmentRecord, byStart, rowOf } from '../../dialects/practice.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import { auditTrail } from './auditTrail.ts';
import type { Loaders } from './loaders.ts';
import type { HarrowgateMemory } from './memory.ts';
import type { Records } from './records.ts';
import {
  compareText,
  connected,
  dateFrom,
  instantFrom,
  isBooking,
  loaded,
  present,
  stages,
  type TimeRange,
  within,
} from './values.ts';

interface IdArgs {
  readonly id: string;
}

interface BookingsArgs extends ConnectionArgs {
  readonly during: TimeRange;
  readonly filter?: {
    readonly clinicId?: string | null;
    readonly assignedToId?: string | null;
    readonly consultTypeId?: string | null;
    readonly accountHolderId?: string | null;
    readonly animalId?: string | null;
    readonly stages?: readonly string[] | null;
    readonly updatedSince?: unknown;
    readonly includeDiscarded?: boolean | null;
  } | null;
}

interface OpenSlotsArgs {
  readonly clinicId: string;
  readonly consultTypeId: string;
  readonly fromDate: unknown;
  readonly toDate?: unknown;
  readonly teamMemberId?: string | null;
}

interface FollowUpsArgs extends ConnectionArgs {
  readonly assignedToId?: string | null;
  readonly dueBy?: unknown;
  readonly completed?: boolean | null;
}

/** The longest range of bookings, and the most days of open slots. */
const mostDays = 45;
const mostSlotDays = 14;

/** The diary and what is around it. */
export function diaryQueries(backstage: Backstage, records: Records, load: Loaders, memory: HarrowgateMemory): Row {
  const { practice, cap, now } = backstage;
  const audit = auditTrail(practice, records);
  return {
    bookings({ during, filter, ...page }: BookingsArgs) {
      const isWithin = within('during', during, mostDays);
      const wanted = filter ?? {};
      const clinic = loaded('clinicId', wanted.clinicId, load.clinic);
      const member = loaded('assignedToId', wanted.assignedToId, load.teamMember);
      const type = loaded('consultTypeId', wanted.consultTypeId, load.consultType);
      const holder = loaded('accountHolderId', wanted.accountHolderId, load.accountHolder);
      const animal = loaded('animalId', wanted.animalId, load.animal);
      const { updatedSince = null } = wanted;
      const since = updatedSince === null ? 0 : instantFrom('updatedSince', updatedSince);
      const rows = practice.appointments
        .filter((row) => isBooking(row) && isWithin(row.start) && row.updatedAt >= since)
        .filter(({ isDeleted }) => wanted.includeDiscarded === true || !isDeleted)
        .filter(({ placeKey }) => !clinic || placeKey === clinic.key)
        .filter(({ providerKey }) => !member || providerKey === member.key)
        .filter(({ typeKey }) => !type || typeKey === type.key)
        .filter(({ clientKey }) => !holder || clientKey === holder.key)
        .filter(({ patientKey }) => !animal || patientKey === animal.key)
        .filter(({ state }) => !wanted.stages || wanted.stages.includes(stages[state]));
      return connected(rows.toSorted(byStart), page, cap, records.booking);
    },
    booking({ id }: IdArgs) {
      const row = load.booking(id);
      return row && records.booking(row);
    },
    diary({ clinicId, date }: { readonly clinicId: string; readonly date: unknown }) {
      const place = present(loaded('clinicId', clinicId, load.clinic));
      const day = dateFrom('date', date);
      const [from, until] = [startOfDay(day, place.zone), startOfDay(day, place.zone, 1)];
      const entries = practice.appointments
        .filter((row) => !row.isDeleted && row.placeKey === place.key && row.start >= from && row.start < until)
        .toSorted(byStart);
      const columnOf = (key: number | null): Row => {
        const own = entries.filter(({ providerKey, state }) => providerKey === key && state !== 'cancelled');
        const member = rowOf(practice.providers, key);
        return {
          teamMember: member && records.teamMember(member),
          bookings: own.filter(isBooking).map(records.booking),
          blocks: own.filter((row) => !isBooking(row)).map(records.diaryBlock),
        };
      };
      const columnists = practice.providers.filter(
        (row) =>
          (row.isActive && row.placeKeys.includes(place.key)) ||
          entries.some(({ providerKey }) => providerKey === row.key),
      );
      return {
        date: day,
        clinic: records.clinic(place),
        columns: [...columnists.map(({ key }) => key), null].map(columnOf),
        cancelledCount: entries.filter((row) => isBooking(row) && row.state === 'cancelled').length,
      };
    },
    diaryBlocks({ during, clinicId, ...page }: ConnectionArgs & { during: TimeRange; clinicId?: string | null }) {
      const clinic = loaded('clinicId', clinicId, load.clinic);
      const isWithin = within('during', during, mostDays);
      const isAsked = (row: AppointmentRecord): boolean =>
        !isBooking(row) && !row.isDeleted && isWithin(row.start) && (!clinic || row.placeKey === clinic.key);
      return connected(practice.appointments.filter(isAsked).toSorted(byStart), page, cap, records.diaryBlock);
    },
    consultTypes: ({ bookableOnline }: { readonly bookableOnline?: boolean | null }) =>
      practice.visitTypes
        .filter(({ isBlock, isBookable }) => !isBlock && (bookableOnline ?? isBookable) === isBookable)
        .map(records.consultType),
    openSlots({ clinicId, consultTypeId, fromDate, toDate, teamMemberId }: OpenSlotsArgs) {
      const place = present(loaded('clinicId', clinicId, load.clinic));
      const type = present(loaded('consultTypeId', consultTypeId, load.consultType));
      const member = loaded('teamMemberId', teamMemberId, load.teamMember);
      const from = dateFrom('fromDate', fromDate);
      const days = daysBetween(from, toDate === undefined || toDate === null ? from : dateFrom('toDate', toDate));
      if (days.length > mostSlotDays)
        throw new GraphQLError(`\`toDate\`: no more than ${String(mostSlotDays)} days at a time`, {
          extensions: { code: 'INVALID_RANGE' },
        });
      return openingsOf(backstage, { placeKey: place.key, typeKey: type.key, providerKey: member?.key ?? null, days })
        .filter(({ taken, start }) => !taken && start > now())
        .map(({ start, minutes, providerKey }) => ({
          startsAt: utcText(start),
          endsAt: utcText(start + minutes * 60_000),
          clinic: records.clinic(place),
          teamMember: records.teamMember(present(rowOf(practice.providers, providerKey))),
        }));
    },
    waitlist({ clinicId, ...page }: ConnectionArgs & { readonly clinicId?: string | null }) {
      const clinic = loaded('clinicId', clinicId, load.clinic);
      const rows = memory.waitlist
        .filter(({ placeKey }) => !clinic || placeKey === clinic.key)
        .toSorted((one, other) => one.at - other.at || one.key - other.key);
      return connected(rows, page, cap, records.waitlistEntry);
    },
    followUps({ assignedToId, dueBy, completed, ...page }: FollowUpsArgs) {
      const member = loaded('assignedToId', assignedToId, load.teamMember);
      const day = dueBy === undefined || dueBy === null ? null : dateFrom('dueBy', dueBy);
      const rows = memory.followUps
        .filter(({ providerKey }) => !member || providerKey === member.key)
        .filter(({ dueOn }) => day === null || dueOn <= day)
        .filter(({ completedAt }) => typeof completed !== 'boolean' || (completedAt !== null) === completed)
        .toSorted((one, other) => compareText(one.dueOn, other.dueOn) || one.key - other.key);
      return connected(rows, page, cap, records.followUp);
    },
    auditTrail({ itemId, since, ...page }: ConnectionArgs & { itemId?: string | null; since?: unknown }) {
      const first = since === undefined || since === null ? 0 : instantFrom('since', since);
      return connected(audit.entries(itemId ?? null, first), page, cap, audit.show);
    },
  };
}
