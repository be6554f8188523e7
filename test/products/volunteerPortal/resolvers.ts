import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { createMemory } from './memory.ts';
import { volunteerRecords } from './records.ts';
import { currentKey, isEvent, isWithin, type TimeRange, usersOf, volunteerIds } from './values.ts';
import { volunteerEventWrites } from './eventWrites.ts';
import { volunteerWrites } from './writes.ts';

interface IdArgs {
  readonly id: string;
}

interface EventArgs extends TimeRange {
  readonly officeId?: string | null;
  readonly sortBy?: 'STARTS_AT_ASC' | 'STARTS_AT_DESC' | null;
}

interface UserArgs extends TimeRange {
  readonly officeId?: string | null;
  readonly count?: number | null;
  readonly sortBy?: 'HOURS_ASC' | 'HOURS_DESC' | null;
}

const languages = [
  ['en', 'English'],
  ['es', 'Español'],
  ['fr', 'Français'],
];

/** The root fields of the portal. */
export function volunteerRoots(backstage: Backstage): object {
  const { practice } = backstage;
  const memory = createMemory(practice);
  const records = volunteerRecords(backstage, memory);
  const { shown } = records;

  /** The office that a list is to be of: null is all of them. */
  const officeOf = (id: string | null | undefined): string | null => {
    if (id === 'all' || id === null || id === undefined) return null;
    const current = rowOf(practice.clients, currentKey);
    return id === 'current' && current ? records.homeOf(current) : id;
  };
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const ordered = <Item>(items: readonly Item[], value: (item: Item) => number, isDescending: boolean): Item[] =>
    items.toSorted((one, other) => (isDescending ? value(other) - value(one) : value(one) - value(other)));

  /** Users by a join with their events and their own hours, which counts each as often as there are others. */
  const users = ({ officeId, count, sortBy, ...range }: UserArgs): readonly Row[] => {
    const office = officeOf(officeId);
    const isInTime = typeof range.after === 'number' || typeof range.before === 'number';
    const joined = usersOf(practice)
      .filter((client) => office === null || records.homeOf(client) === office)
      .map((client) => {
        const events = records.eventsOf(client).filter(({ start }) => !isInTime || isWithin(start, range));
        const own = records
          .individualEventsOf(client)
          .filter(({ date }) => !isInTime || isWithin(Date.parse(date), range));
        const times = events.length * Math.max(1, own.length);
        const minutes =
          sum(events.map((row) => row.minutes)) * Math.max(1, own.length) +
          sum(own.map(({ duration }) => duration)) * events.length;
        return { client, times, minutes };
      });
    const some = (rows: readonly ClientRecord[]): readonly Row[] =>
      rows.slice(0, count ?? rows.length).map(records.user);
    if (sortBy) {
      const active = joined.filter(({ times }) => times > 0);
      return some(ordered(active, ({ minutes }) => minutes, sortBy === 'HOURS_DESC').map(({ client }) => client));
    }
    return some(joined.flatMap(({ client, times }) => Array.from({ length: isInTime ? times : 1 }, () => client)));
  };
  const volunteers = ({ officeId, count, sortBy, ...range }: UserArgs): readonly Row[] => {
    const office = officeOf(officeId);
    const totals = usersOf(practice).flatMap((client) => {
      const events = records.eventsOf(client).filter((row) => {
        return isWithin(row.start, range) && (office === null || records.detailsOf(row).officeId === office);
      });
      const own = records.approvedWithin(client, range).filter((row) => office === null || row.officeId === office);
      if (events.length + own.length === 0) return [];
      return [{ client, minutes: sum([...events.map((row) => row.minutes), ...own.map(({ duration }) => duration)]) }];
    });
    const rows = sortBy ? ordered(totals, ({ minutes }) => minutes, sortBy === 'HOURS_DESC') : totals;
    return rows.slice(0, count ?? rows.length).map(({ client }) => records.volunteer(client));
  };

  const events = ({ officeId, sortBy, ...range }: EventArgs): readonly Row[] => {
    const office = officeOf(officeId);
    const rows = practice.appointments.filter((row) => {
      return (
        isEvent(row) && isWithin(row.start, range) && (office === null || records.detailsOf(row).officeId === office)
      );
    });
    return (sortBy ? ordered(rows, ({ start }) => start, sortBy === 'STARTS_AT_DESC') : rows).map(records.event);
  };
  // One by its number can be a deleted one.
  const isStored = (row: AppointmentRecord): boolean => isEvent({ ...row, isDeleted: false });

  /** Minutes by something, of events or of what people report themselves; both ends are needed. */
  const report =
    (rows: ReadonlyMap<string, object>, isOwn: boolean, idsOf: (row: object) => readonly string[]) =>
    ({ officeId, ...range }: EventArgs): readonly Row[] => {
      if (typeof range.after !== 'number' || typeof range.before !== 'number')
        throw new GraphQLError("can't convert nil into an exact number");
      const items = isOwn
        ? usersOf(practice)
            .flatMap((client) => records.approvedWithin(client, range))
            .map((row) => ({ ids: idsOf(row), office: row.officeId, minutes: row.duration }))
        : practice.appointments
            .filter((row) => isEvent(row) && isWithin(row.start, range))
            .map((row) => {
              const details = records.detailsOf(row);
              const { length } = records.usersOfEvent(row);
              return { ids: idsOf(details), office: details.officeId, minutes: row.minutes * Math.max(1, length) };
            });
      return [...rows].flatMap(([id, row]) => {
        const mine = items.filter(({ ids, office }) => ids.includes(id) && (officeId === 'all' || office === officeId));
        return mine.length === 0 ? [] : [shown({ ...row, minutes: sum(mine.map(({ minutes }) => minutes)) })];
      });
    };
  const typeOf = (row: object): readonly string[] => [String(Reflect.get(row, 'eventTypeId'))];
  const tagsOf = (row: object): readonly string[] => {
    const ids: unknown = Reflect.get(row, 'tagIds');
    return Array.isArray(ids) ? ids.map(String) : [];
  };

  return {
    node: () => {
      throw new GraphQLError('PortalSchema.object_from_id(node_id, ctx) must be implemented to load by ID');
    },
    currentUser: () => records.userBy(currentKey),
    event({ id }: IdArgs): Row | null {
      const row = rowOf(practice.appointments, volunteerIds.key('appointment', id));
      return row && isStored(row) ? records.event(row) : null;
    },
    events,
    user: ({ id }: IdArgs) => records.userBy(volunteerIds.key('client', id)),
    users,
    volunteers,
    office: ({ id }: IdArgs) => records.office(id),
    offices({ sortBy }: { readonly sortBy?: 'NAME_ASC' | 'NAME_DESC' | null }): readonly Row[] {
      const rows = [...memory.offices.values()];
      const byName = rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));
      return (sortBy ? (sortBy === 'NAME_ASC' ? byName : byName.toReversed()) : rows).map(shown);
    },
    eventType: ({ id }: IdArgs) => records.eventType(id),
    eventTypes: () =>
      [...memory.eventTypes.values()]
        .filter(({ isDeleted }) => !isDeleted)
        .toSorted((one, other) => (one.title < other.title ? -1 : 1))
        .map(shown),
    roles: [shown({ id: '1', name: 'admin' }), shown({ id: '2', name: 'volunteer' })],
    organization: ({ id }: IdArgs) => records.organization(id),
    organizations: () => [...memory.organizations.values()].map(shown),
    pendingIndividualEvents: () =>
      [...memory.individualEvents.values()].filter(({ status }) => status === 'PENDING').map(records.individualEvent),
    tag: ({ id }: IdArgs) => records.tags([id])[0] ?? null,
    tags: () => [...memory.tags.values()].map(shown),
    languages: languages.map(([languageCode, languageName], index) => {
      return shown({ id: String(index + 1), languageCode, languageName });
    }),
    eventTypeIndividualReport: report(memory.eventTypes, true, typeOf),
    eventTypeOrganizedReport: report(memory.eventTypes, false, typeOf),
    tagIndividualReport: report(memory.tags, true, tagsOf),
    tagOrganizedReport: report(memory.tags, false, tagsOf),
    ...volunteerEventWrites(backstage, records, memory),
    ...volunteerWrites(backstage, records, memory),
  };
}
