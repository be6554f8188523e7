import { utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { fullNameOf, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { calendarsOf, calendarWithId, pagesOf } from './calendars.ts';
import { withCostLimit } from './cost.ts';
import { endearEvents } from './events.ts';
import { endearEventWrites } from './eventWrites.ts';
import { createMemory } from './memory.ts';
import { endearOffice } from './office.ts';
import { endearOfficeWrites } from './officeWrites.ts';
import { endearPeople, integrations } from './people.ts';
import { endearPeopleWrites } from './peopleWrites.ts';
import { pageOf, type SearchArgs, searcherOf } from './search.ts';
import { endearSearches } from './searches.ts';
import { badInput, customersOf, endearIds, endOf, instantIn, isEvent, notFound, rowWithId } from './values.ts';

interface IdArgs {
  readonly id: string;
}

interface TeamsArgs extends SearchArgs {
  readonly accessibleToUserId?: string | null;
  readonly teamMemberIds?: readonly string[] | null;
  readonly byStatus?: string | null;
}

interface UsersArgs extends SearchArgs {
  readonly byStatus?: string | null;
  readonly type?: string | null;
  readonly memberOfTeamIds?: readonly string[] | null;
  readonly byAvailability?: string | null;
  readonly hasProfilePicture?: boolean | null;
}

interface CalendarArgs extends ConnectionArgs {
  readonly appointmentTypeId?: string | null;
  readonly teamId?: string | null;
  readonly userId?: string | null;
}

interface AvailabilityArgs {
  readonly appointmentCalendarId: string;
  readonly appointmentTypeId: string;
  readonly startDateTime: string;
  readonly endDateTime: string;
}

const { of, key } = endearIds;
const longest = 31 * 86_400_000;

/** The root fields of the service. */
export function endearRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory = createMemory(practice);
  const people = endearPeople(backstage, memory);
  const events = endearEvents(backstage, memory, people);
  const office = endearOffice(backstage, memory, people, events);
  const searches = endearSearches(backstage, memory, { people, events, office });
  const found =
    (name: string) =>
    (args: SearchArgs): Row =>
      searches[name]?.connection(args) ?? {};
  const isOf = (kind: 'place' | 'provider' | 'visitType', own: number | null, id: string | null | undefined): boolean =>
    !id || (own !== null && of(kind, own) === id);

  const teams = (args: TeamsArgs): Row => {
    const { accessibleToUserId, teamMemberIds, byStatus } = args;
    const members = [...(teamMemberIds ?? []), ...(accessibleToUserId ? [accessibleToUserId] : [])];
    const staff = members.map((id) => rowOf(practice.providers, key('provider', id)));
    const rows = practice.places.filter((row) => staff.every((each) => each?.placeKeys.includes(row.key) === true));
    const spec = {
      rows: () => (byStatus === 'ARCHIVED' ? [] : rows),
      show: people.team,
      texts: ({ name, city }: (typeof rows)[number]) => [name, city],
      sorts: { CREATED_AT: (row: (typeof rows)[number]) => row.key, NAME: (row: (typeof rows)[number]) => row.name },
      filters: {},
    };
    return searcherOf(spec, cap).connection({ ...args, sortDir: (args.sortBy && args.sortDir) ?? null });
  };

  const users = (args: UsersArgs): Row => {
    const { byStatus, type, memberOfTeamIds, byAvailability, hasProfilePicture } = args;
    const rows = practice.providers.filter(
      (row) =>
        (!memberOfTeamIds || row.placeKeys.some((place) => memberOfTeamIds.includes(of('place', place)))) &&
        (!byStatus || (row.isActive ? 'ACTIVE' : 'DEACTIVATED') === byStatus) &&
        (!type || (row.role === 'veterinarian' ? 'MANAGER' : 'ASSOCIATE') === type) &&
        (!byAvailability || (row.isActive ? 'AVAILABLE' : 'AWAY') === byAvailability) &&
        hasProfilePicture !== true,
    );
    const spec = {
      rows: () => rows,
      show: people.user,
      texts: (row: ProviderRecord) => [fullNameOf(row), row.email],
      sorts: {
        CREATED_AT: (row: ProviderRecord) => row.key,
        FIRST_NAME: (row: ProviderRecord) => row.givenName,
        LAST_NAME: (row: ProviderRecord) => row.familyName,
      },
      filters: {},
    };
    return searcherOf(spec, cap).connection({ ...args, sortDir: (args.sortBy && args.sortDir) ?? null });
  };

  const availability = (args: AvailabilityArgs): readonly Row[] => {
    const calendar = calendarWithId(practice, args.appointmentCalendarId);
    const type = rowOf(practice.visitTypes, key('visitType', args.appointmentTypeId));
    if (!calendar) throw notFound('AppointmentCalendar');
    if (!type || type.isBlock) throw notFound('AppointmentType');
    const [from, to] = [instantIn(args.startDateTime, 'startDateTime'), instantIn(args.endDateTime, 'endDateTime')];
    if (to <= from || to - from > longest) throw badInput('The range must end after it starts, within 31 days');
    const zone = rowOf(practice.places, calendar.placeKey)?.zone ?? 'UTC';
    const days = daysBetween(wallDay(from, zone), wallDay(to, zone));
    const asked = { placeKey: calendar.placeKey, typeKey: type.key, days };
    const open = openingsOf(backstage, {
      ...asked,
      ...(calendar.providerKey !== null && { providerKey: calendar.providerKey }),
    }).filter((row) => !row.taken && row.start >= Math.max(from, now()) && endOf(row) <= to);
    // Two who are free at the same time make one range of their team.
    return [...new Set(open.map(({ start }) => start))].map((start) => ({
      starts_at: utcText(start),
      ends_at: utcText(endOf({ start, minutes: type.minutes })),
      calendar: events.calendar(calendar),
    }));
  };

  const byId =
    <Item extends { readonly key: number }>(
      rows: readonly Item[],
      word: Parameters<typeof rowWithId>[1],
      show: (item: Item) => Row,
    ) =>
    ({ id }: IdArgs): Row | null => {
      const row = rowWithId(rows, word, id);
      return row && show(row);
    };

  return withCostLimit({
    currentBrand: people.brand,
    currentIntegration: () => integrations[0],
    getIntegration: ({ id }: IdArgs) => integrations.find((row) => row['id'] === id) ?? null,
    listIntegrations: (args: ConnectionArgs) => pageOf(integrations, args, cap, (row) => row),
    getTeam: ({ id }: IdArgs) => events.teamOf(key('place', id)),
    listTeams: teams,
    getUser: ({ id }: IdArgs) => events.userOf(key('provider', id)),
    listUsers: users,
    getCustomersByExternalIds(args: { readonly integrationId: string; readonly externalIds: readonly string[] }) {
      if (args.integrationId !== integrations[0]?.['id']) return [];
      return customersOf(practice)
        .filter((row) => args.externalIds.includes(people.externalIdOf(row)))
        .map(people.customer);
    },
    listCustomerFields: (args: ConnectionArgs) => pageOf(memory.fields, args, cap, people.field),
    getCustomerFieldsByIds: ({ ids }: { readonly ids: readonly string[] }) =>
      memory.fields.map(people.field).filter((row) => ids.includes(String(row['id']))),
    getCustomerFieldsByKeys: ({ keys }: { readonly keys: readonly string[] }) =>
      memory.fields.filter(({ name }) => keys.includes(name)).map(people.field),
    filterDefinitions({ context }: { readonly context: string }) {
      const name = context.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      return searches[name]?.definitions ?? [];
    },
    ...Object.fromEntries(
      Object.keys(searches).map((name) => [`search${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, found(name)]),
    ),
    getAppointmentEvent({ id }: IdArgs) {
      const row = rowOf(practice.appointments, key('appointment', id));
      return row && isEvent(row) ? events.event(row) : null;
    },
    listAppointmentTypes: (args: ConnectionArgs) =>
      pageOf(
        practice.visitTypes.filter(({ isBlock }) => !isBlock),
        args,
        cap,
        events.type,
      ),
    listAppointmentCalendars(args: CalendarArgs) {
      const rows = calendarsOf(practice).filter(
        (row) => isOf('place', row.placeKey, args.teamId) && isOf('provider', row.providerKey, args.userId),
      );
      return pageOf(rows, args, cap, events.calendar);
    },
    listAppointmentBookingPages(args: CalendarArgs) {
      const rows = pagesOf(practice).filter(
        (row) =>
          isOf('visitType', row.typeKey, args.appointmentTypeId) &&
          isOf('place', row.placeKey, args.teamId) &&
          isOf('provider', row.providerKey, args.userId),
      );
      return pageOf(rows, args, cap, events.page);
    },
    listAppointmentAvailability: availability,
    getNote: byId(memory.notes, 'note', office.note),
    getTask: byId(memory.tasks, 'task', office.task),
    getConversation: byId(memory.ledger.threads, 'thread', office.conversation),
    getMessage: byId(memory.ledger.messages, 'message', office.message),
    listMessages({ conversationId, ...args }: ConnectionArgs & { readonly conversationId: string }) {
      const thread = rowWithId(memory.ledger.threads, 'thread', conversationId);
      if (!thread) throw notFound('Conversation');
      return pageOf(office.messagesIn(thread), args, cap, office.message);
    },
    getDraftsByIds: () => [],
    ...endearPeopleWrites(backstage, memory, people),
    ...endearOfficeWrites(backstage, memory, office),
    ...endearEventWrites(backstage, memory, events),
  });
}
