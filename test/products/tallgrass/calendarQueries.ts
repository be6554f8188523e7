import { openingsOf } from '../../dialects/openings.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type AppointmentRecord, byStart, rowOf, type VisitState, visitStates } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { hasEncounter } from './clinicalRows.ts';
import { checkedId, type Loaders, required } from './loaders.ts';
import type { TallgrassMemory } from './memory.ts';
import { type DateRange, type DateTimeRange, daysIn, instantsIn } from './ranges.ts';
import type { Records } from './records.ts';
import { calendarId } from './setUpRecords.ts';
import { connection, dayIn, globalId, isVisit, minuteMs, moment, present, stages, tallgrassIds } from './values.ts';

interface RangeArgs extends ConnectionArgs {
  readonly hospitalId: string;
  readonly range: DateTimeRange;
}

interface VisitsArgs extends RangeArgs {
  readonly filter?: {
    readonly stages?: readonly string[] | null;
    readonly teammateIds?: readonly string[] | null;
    readonly calendarIds?: readonly string[] | null;
    readonly templateId?: string | null;
    readonly companionId?: string | null;
  } | null;
}

interface OpeningsArgs {
  readonly hospitalId: string;
  readonly visitTemplateId: string;
  readonly range: DateRange;
  readonly teammateId?: string | null;
}

const of = tallgrassIds.of;
const mostDays = 31;
const mostOpeningDays = 14;
const mostAuditDays = 7;
const laneOrder: readonly VisitState[] = visitStates.filter((state) => state !== 'cancelled' && state !== 'noShow');

/** The root fields of the calendar. */
export function calendarQueries(
  backstage: Backstage,
  records: Records,
  tools: { readonly load: Loaders; readonly memory: TallgrassMemory },
): Row {
  const { practice, cap, now } = backstage;
  const { load, memory } = tools;

  /** What starts in a range at a hospital, by start. */
  const within = ({ hospitalId, range }: Pick<RangeArgs, 'hospitalId' | 'range'>): readonly AppointmentRecord[] => {
    const place = required('Hospital', hospitalId, load.hospital);
    const { from, until } = instantsIn(range, mostDays);
    return practice.appointments
      .filter(({ placeKey, isDeleted }) => placeKey === place.key && !isDeleted)
      .filter(({ start }) => start >= from && start < until)
      .toSorted(byStart);
  };

  const idsOf = (row: AppointmentRecord) => ({
    calendar: calendarId({
      place: present(rowOf(practice.places, row.placeKey)),
      provider: rowOf(practice.providers, row.providerKey),
    }),
    teammate: row.providerKey === null ? '' : of('provider', row.providerKey),
    companion: row.patientKey === null ? '' : of('patient', row.patientKey),
  });

  return {
    hospital({ id }: { readonly id: string }) {
      const row = load.hospital(checkedId('Hospital', id));
      return row && records.hospital(row);
    },
    scheduledVisit({ id }: { readonly id: string }) {
      const row = load.scheduledVisit(checkedId('ScheduledVisit', id));
      return row && records.scheduledVisit(row);
    },
    scheduledVisits({ filter, ...args }: VisitsArgs) {
      const { stages: wanted, teammateIds, calendarIds, templateId, companionId } = filter ?? {};
      const rows = within(args)
        .filter(isVisit)
        .filter(({ state }) => !wanted || wanted.includes(stages[state]))
        .filter((row) => !teammateIds || teammateIds.includes(idsOf(row).teammate))
        .filter((row) => !calendarIds || calendarIds.includes(idsOf(row).calendar))
        .filter(({ typeKey }) => !templateId || of('visitType', typeKey) === templateId)
        .filter((row) => !companionId || idsOf(row).companion === companionId);
      return connection(rows, args, cap, records.scheduledVisit);
    },
    timeBlocks: (args: RangeArgs) =>
      within(args)
        .filter(({ isBlock }) => isBlock)
        .map(records.timeBlock),
    visitTemplates({ hospitalId }: { readonly hospitalId?: string | null }) {
      // Every template is on at every hospital; the argument only has to name one.
      if (hospitalId) required('Hospital', hospitalId, load.hospital);
      return practice.visitTypes.filter(({ isBlock }) => !isBlock).map(records.visitTemplate);
    },
    openings({ hospitalId, visitTemplateId, range, teammateId }: OpeningsArgs) {
      const place = required('Hospital', hospitalId, load.hospital);
      const type = required('VisitTemplate', visitTemplateId, load.visitTemplate);
      const teammate = teammateId ? required('Teammate', teammateId, load.teammate) : null;
      return openingsOf(backstage, {
        placeKey: place.key,
        typeKey: type.key,
        providerKey: teammate?.key ?? null,
        days: daysIn(range, mostOpeningDays),
      })
        .filter(({ start, taken }) => !taken && start > now())
        .map(({ start, minutes, providerKey }) => {
          const provider = present(rowOf(practice.providers, providerKey));
          return {
            startsAt: moment(start),
            endsAt: moment(start + minutes * minuteMs),
            calendar: () => records.calendar({ place, provider }),
            teammate: () => records.teammate(provider),
          };
        });
    },
    whiteboard({ hospitalId }: { readonly hospitalId: string }) {
      const place = required('Hospital', hospitalId, load.hospital);
      const today = dayIn(now(), place.zone);
      const rows = practice.appointments
        .filter((row) => isVisit(row) && row.placeKey === place.key && dayIn(row.start, place.zone) === today)
        .toSorted(byStart);
      return {
        hospital: () => records.hospital(place),
        asOf: moment(now()),
        lanes: laneOrder.map((lane) => ({
          stage: stages[lane],
          visits: rows.filter(({ state }) => state === lane).map(records.scheduledVisit),
        })),
      };
    },
    waitlist({ hospitalId }: { readonly hospitalId: string }) {
      const place = required('Hospital', hospitalId, load.hospital);
      return memory.waitlist.filter(({ placeKey }) => placeKey === place.key).map(records.waitlistEntry);
    },
    encounter({ id }: { readonly id: string }) {
      const key = checkedId('Encounter', id);
      const row = practice.appointments.find((visit) => globalId('Encounter', visit.key) === key);
      return row ? records.encounterOf(row) : null;
    },
    encounters({ status, ...args }: RangeArgs & { readonly status?: string | null }) {
      const rows = within(args)
        .filter(hasEncounter)
        .filter((row) => !status || records.encounter(row)['status'] === status);
      return connection(rows.toReversed(), args, cap, records.encounter);
    },
    auditTrail({ range, ...args }: ConnectionArgs & { readonly range: DateTimeRange }) {
      const { from, until } = instantsIn(range, mostAuditDays);
      const events = practice.appointments
        .filter(isVisit)
        .flatMap((row) => [
          { row, action: 'CREATED', at: row.createdAt },
          ...(row.updatedAt > row.createdAt ? [{ row, action: 'UPDATED', at: row.updatedAt }] : []),
        ]);
      const rows = events.filter(({ at }) => at >= from && at < until).toSorted((one, other) => other.at - one.at);
      return connection(rows, args, cap, ({ row, action, at }) => ({
        __typename: 'AuditEvent',
        id: globalId('AuditEvent', `${String(row.key)}-${action}`),
        action,
        occurredAt: moment(at),
        actor: null,
        subject: () => records.scheduledVisit(row),
      }));
    },
  };
}
