import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { betterNeighbours } from './neighbours.ts';
import { type BetterMemory, betterRecords } from './records.ts';
import { betterIds, dayIn, instantIn, isSession, recordsOf, tagIds } from './values.ts';
import { betterWrites } from './writes.ts';

type IdList = readonly string[] | null | undefined;

interface RecordArgs extends ConnectionArgs {
  readonly status?: IdList;
  readonly isActive?: boolean | null;
  readonly consultantIds?: IdList;
  readonly tagIds?: IdList;
}

interface SessionArgs extends ConnectionArgs {
  readonly dateEq?: string | null;
  readonly dateGte?: string | null;
  readonly dateLte?: string | null;
  readonly consultantIds?: IdList;
  readonly recordIds?: IdList;
  readonly serviceIds?: IdList;
  readonly group?: boolean | null;
}

interface SlotArgs {
  readonly consultantId: string;
  readonly serviceId: string;
  readonly day: string;
}

const hourMs = 3_600_000;

/** Whether an id is in a list; an absent or empty list has all. */
function isIn(ids: IdList, id: string): boolean {
  return !ids || ids.length === 0 || ids.includes(id);
}

/** Resolvers of all root fields. */
export function betterRoots(backstage: Backstage): object {
  const { practice } = backstage;
  const memory: BetterMemory = {
    papersOf: () => ({}),
    profiles: new Map(),
    serviceTypes: new Map(),
    locations: new Map(),
  };
  const records = betterRecords(backstage, memory);
  const others = betterNeighbours(backstage, records);
  memory.papersOf = (key) => {
    const id = betterIds.of('client', key);
    return {
      formRequests: () => others.formRequests().filter(({ recordId }) => recordId === id),
      invoices: () => others.invoices([id]).map(others.invoice),
    };
  };

  const isAskedRecord = (row: ClientRecord, args: RecordArgs): boolean =>
    isIn(args.status, records.statusOf(row)) &&
    (typeof args.isActive !== 'boolean' || row.isActive === args.isActive) &&
    isIn(args.consultantIds, betterIds.of('provider', records.consultantKeyOf(row) ?? 0)) &&
    ((args.tagIds ?? []).length === 0 || row.tags.some((name) => isIn(args.tagIds, tagIds[name] ?? '')));

  /** Both ends of a time belong to it. */
  const isInTime = ({ start }: AppointmentRecord, { dateGte, dateLte }: SessionArgs): boolean =>
    (!dateGte || start >= instantIn(dateGte)) && (!dateLte || start <= instantIn(dateLte));
  const isOnDay = ({ start }: AppointmentRecord, { dateEq }: SessionArgs): boolean => {
    if (!dateEq) return true;
    const [from, to] = dayIn(dateEq);
    return start >= from && start < to;
  };
  const isOf = ({ providerKey }: AppointmentRecord, ids: IdList): boolean =>
    isIn(ids, providerKey === null ? '' : betterIds.of('provider', providerKey));
  const isAskedSession = (row: AppointmentRecord, args: SessionArgs): boolean =>
    isInTime(row, args) &&
    isOnDay(row, args) &&
    isOf(row, args.consultantIds) &&
    isIn(args.recordIds, betterIds.of('client', row.clientKey ?? 0)) &&
    isIn(args.serviceIds, betterIds.of('visitType', row.typeKey)) &&
    // All of them are with one client.
    args.group !== true;

  function slots({ consultantId, serviceId, day }: SlotArgs): readonly Row[] {
    const provider = rowOf(practice.providers, betterIds.key('provider', consultantId));
    const type = records.services().find(({ key }) => betterIds.of('visitType', key) === serviceId);
    if (!provider?.isActive || !type) return [];
    const [from] = dayIn(day);
    const lengthMs = type.minutes * 60_000;
    return Array.from({ length: 8 }, (_, index) => from + (9 + index) * hourMs)
      .filter(
        (start) =>
          !practice.appointments.some(
            (row) =>
              row.providerKey === provider.key &&
              !row.isDeleted &&
              row.state !== 'cancelled' &&
              row.start < start + lengthMs &&
              start < row.start + row.minutes * 60_000,
          ),
      )
      .map((start) => ({
        startDate: utcText(start),
        endDate: utcText(start + lengthMs),
        consultant: records.consultantOf(provider.key),
      }));
  }
  return {
    clientRecords: (args: RecordArgs) =>
      records.connection(
        recordsOf(practice).filter((row) => isAskedRecord(row, args)),
        args,
        records.clientRecord,
      ),
    clientRecord({ id }: { readonly id: string }) {
      const row = recordsOf(practice).find(({ key }) => betterIds.of('client', key) === id);
      return row ? records.clientRecord(row) : null;
    },
    clientSessions: (args: SessionArgs) =>
      records.connection(
        records.sessions().filter((row) => isAskedSession(row, args)),
        args,
        records.session,
      ),
    clientSession({ id }: { readonly id: string }) {
      const row = rowOf(practice.appointments, betterIds.key('appointment', id));
      return row && isSession(row) ? records.session(row) : null;
    },
    calendarEvents: (args: SessionArgs) =>
      practice.appointments
        .filter((row) => row.isBlock && !row.isDeleted && isInTime(row, args) && isOf(row, args.consultantIds))
        .map((row) => ({
          id: betterIds.of('appointment', row.key),
          title: row.reason,
          startDate: utcText(row.start),
          endDate: utcText(row.start + row.minutes * 60_000),
          allDay: false,
          consultant: records.consultantOf(row.providerKey),
        })),
    availabilitySlots: slots,
    teamMembers: records.team,
    services: (args: ConnectionArgs & { readonly isActive?: boolean | null }) =>
      records.connection(args.isActive === false ? [] : records.services(), args, records.service),
    tags: records.tags,
    formRequests: ({ recordIds, completed }: { readonly recordIds?: IdList; readonly completed?: boolean | null }) =>
      others
        .formRequests()
        .filter((row) => isIn(recordIds, String(row['recordId'])))
        .filter((row) => typeof completed !== 'boolean' || row['completed'] === completed),
    invoices: ({ recordIds, ...args }: ConnectionArgs & { readonly recordIds?: IdList }) =>
      records.connection(others.invoices(recordIds ?? []), args, others.invoice),
    tasks: ({ completed }: { readonly completed?: boolean | null }) =>
      others.tasks.filter((row) => typeof completed !== 'boolean' || row['completed'] === completed),
    programs: others.programs,
    conversations: ({ recordIds }: { readonly recordIds?: IdList }) => others.conversations(recordIds ?? []),
    company: others.company,
    ...betterWrites(backstage, records, memory, others.tasks),
  };
}
