import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ConnectionArgs, stretchOf } from '../../dialects/pages.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type ProviderRecord,
  byFamilyName,
  byStart,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { healthieIds, healthieRows, healthieZone, isHealthieAppointment, tag } from './records.ts';
import { healthieWrites, timeOf } from './writes.ts';

type Given<Value> = Value | null | undefined;
type Texts<Names extends string> = { readonly [Name in Names]?: Given<string> };
type IdLists<Names extends string> = { readonly [Name in Names]?: Given<readonly Given<string>[]> };
type Flags<Names extends string> = { readonly [Name in Names]?: Given<boolean> };

type AppointmentArgs = ConnectionArgs &
  Texts<'startDate' | 'endDate' | 'specificDay' | 'filter' | 'keywords' | 'order_by'> &
  Texts<'filter_by_location_id' | 'provider_id' | 'user_id'> &
  Flags<'include_blockers' | 'is_active' | 'is_org' | 'with_all_statuses'> &
  IdLists<'filter_by_appointment_location_ids'>;
type UserArgs = ConnectionArgs &
  Texts<'active_status' | 'keywords' | 'order_by'> &
  Flags<'show_all_by_default'> &
  IdLists<'ids'>;

/** Resolvers of the root fields, for a key that belongs to the first member of staff. */
export function healthieRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const notes = new Map<number, string>();
  const { organization, place, type, member, client, appointment } = healthieRows(stage, notes);
  const { key } = healthieIds;
  const me = practice.providers[0]?.key ?? null;

  function connection<Record>(rows: readonly Record[], args: ConnectionArgs, nodeOf: (row: Record) => Row): Row {
    const { edges, startCursor, endCursor, hasNext, hasPrevious } = stretchOf(rows, args, cap);
    const shown = edges.map(({ cursor, row }) => ({ cursor, node: nodeOf(row) }));
    const cursors = { start_cursor: startCursor, end_cursor: endCursor };
    const page_info = { ...cursors, has_next_page: hasNext, has_previous_page: hasPrevious };
    return { edges: shown, nodes: shown.map(({ node }) => node), page_info, total_count: rows.length };
  }
  const none = (args: ConnectionArgs): Row => connection([], args, () => ({}));

  function wantedAppointments(args: AppointmentArgs): readonly AppointmentRecord[] {
    const { startDate, endDate, specificDay, filter, user_id, provider_id } = args;
    const from = startDate && endDate ? timeOf(startDate, null) : null;
    const until = startDate && endDate ? timeOf(endDate, null) : null;
    // A day or a range says when, instead of the usual "from now on".
    const when = filter ?? (specificDay || from !== null ? 'all' : 'future');
    const places = args.filter_by_appointment_location_ids ?? [args.filter_by_location_id];
    const placeKeys = places.filter((id) => typeof id === 'string').map((id) => key('place', id));
    const isActive = ({ state }: AppointmentRecord): boolean => state !== 'cancelled' && state !== 'noShow';
    const hasTime = ({ start, minutes }: AppointmentRecord): boolean => {
      if (when === 'future' || when === 'upcoming') return start + minutes * 60_000 > now();
      return when === 'past' || when === 'ended' ? start < now() : true;
    };
    const belongs = (row: AppointmentRecord): boolean => {
      if (user_id) return row.clientKey === key('client', user_id);
      if (provider_id) return row.providerKey === key('provider', provider_id);
      return args.is_org === true || row.providerKey === me;
    };
    const wantsAll = args.with_all_statuses === true;
    const hasStatus = (row: AppointmentRecord): boolean =>
      wantsAll || (when === 'didnt-occur' ? !isActive(row) : !args.is_active || isActive(row));
    const rows = practice.appointments.filter(
      (row) =>
        (isHealthieAppointment(row) || (args.include_blockers === true && row.isBlock && !row.isDeleted)) &&
        belongs(row) &&
        hasTime(row) &&
        hasStatus(row) &&
        (from === null || row.start >= from) &&
        (until === null || row.start <= until) &&
        (!specificDay || wallDay(row.start, healthieZone) === specificDay.slice(0, 10)) &&
        (placeKeys.length === 0 || placeKeys.includes(row.placeKey)) &&
        hasWords(rowOf(practice.clients, row.clientKey), args.keywords),
    );
    return args.order_by === 'DATE_DESC' ? rows.toSorted(byStart).toReversed() : rows.toSorted(byStart);
  }
  function wantedClients(args: UserArgs): readonly ClientRecord[] {
    const { active_status, ids, keywords } = args;
    if (args.show_all_by_default === false && !keywords) return [];
    const rows = practice.clients.filter(
      (row) =>
        !row.isDeleted &&
        (!active_status || row.isActive === (active_status.toLowerCase() === 'active')) &&
        (!ids || ids.some((id) => row.key === key('client', id))) &&
        hasWords(row, keywords),
    );
    const ordered = rows.toSorted(byFamilyName);
    return args.order_by === 'LAST_NAME_DESC' ? ordered.toReversed() : ordered;
  }
  function oneUser(id: Given<string>): Row | null {
    const found = rowOf(practice.clients, key('client', id));
    if (found && !found.isDeleted) return client(found);
    const staff = rowOf(practice.providers, key('provider', id));
    return staff && member(staff);
  }
  const current = (): Row | null => oneUser(me === null ? null : healthieIds.of('provider', me));
  const named = <Record extends { readonly name: string }>(rows: readonly Record[], words: Given<string>) =>
    rows.filter(({ name }) => name.toLowerCase().includes((words ?? '').toLowerCase()));
  const types = practice.visitTypes.filter((row) => !row.isBlock);
  return {
    appointment({ id, include_deleted }: Texts<'id'> & Flags<'include_deleted'>) {
      const found = rowOf(practice.appointments, key('appointment', id));
      return found && (!found.isDeleted || include_deleted) ? appointment(found) : null;
    },
    appointments: (args: AppointmentArgs) => connection(wantedAppointments(args), args, appointment),
    appointmentLocations: (args: UserArgs) => connection(named(practice.places, args.keywords), args, place),
    appointmentType: ({ id }: Texts<'id'>) => types.filter((row) => row.key === key('visitType', id)).map(type)[0],
    appointmentTypes: (args: UserArgs) => connection(named(types, args.keywords), args, type),
    contactTypes: ['In Person', 'Phone Call', 'Healthie Video Call'],
    currentUser: current,
    locations: none,
    organization,
    organizationMembers: (args: UserArgs) =>
      connection(
        practice.providers.filter((row) => hasWords(row, args.keywords)),
        args,
        member,
      ),
    requestedPayments: none,
    tags: [...new Set(practice.clients.flatMap(({ tags }) => tags))].map(tag),
    user: ({ id, or_current_user }: Texts<'id'> & Flags<'or_current_user'>) =>
      oneUser(id) ?? (or_current_user ? current() : null),
    users: (args: UserArgs) => connection(wantedClients(args), args, client),
    ...healthieWrites(stage, notes),
  };
}

/** Whether each of the words is in a person's name, email or telephone numbers. */
function hasWords(person: ClientRecord | ProviderRecord | null, words: Given<string>): boolean {
  if (!words) return true;
  if (!person) return false;
  const own = 'phones' in person ? [...person.emails, ...person.phones.map(({ value }) => value)] : [person.email];
  const text = [fullNameOf(person), ...own].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
