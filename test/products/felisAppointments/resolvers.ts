import { GraphQLError } from 'graphql';
import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { isLike, type Row } from '../generatedRows.ts';
import { createMemory } from './memory.ts';
import { type OrderArgs, ordered, type PageArgs, paginate } from './pages.ts';
import { felisPeopleWrites } from './peopleWrites.ts';
import { felisRecords, type Person } from './records.ts';
import { checkEmail, checkRules, felisIds, hidden, stampText, typedText } from './values.ts';
import { felisVisitWrites } from './visitWrites.ts';

type Trash = 'ONLY' | 'WITH' | 'WITHOUT' | null;

interface ListArgs extends PageArgs, OrderArgs {
  readonly id?: readonly string[] | null;
  readonly trashed?: Trash;
  readonly email?: readonly string[] | null;
  readonly name?: string | null;
  readonly title?: string | null;
  readonly userId?: string | null;
  readonly active?: boolean | null;
  readonly emailVerified?: boolean | null;
  readonly role?: readonly string[] | null;
}

interface OneArgs {
  readonly id?: string | null;
  readonly title?: string | null;
  readonly email?: string | null;
  readonly trashed?: Trash;
}

const day = 86_400_000;

/** The root fields of the product. */
export function felisRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory(practice);
  const records = felisRecords(backstage, memory);
  const isThere = (isDeleted: boolean, trashed: Trash | undefined): boolean =>
    trashed === 'WITH' || isDeleted === (trashed === 'ONLY');
  /** Whether an id is among those that are asked for; all are where none are given. */
  const isAmong = (id: unknown, ids: readonly string[] | null | undefined): boolean =>
    !ids || ids.map(Number).includes(Number(id));
  const isGone = (row: Row): boolean => typeof row['deletedAt'] === 'string';
  /** Either of two arguments, and not both. */
  const checkEither = (field: string, args: OneArgs, other: 'title' | 'email'): void => {
    const isBoth = args.id && args[other];
    const isNeither = !args.id && !args[other];
    const said = (one: string, two: string): string | false => {
      if (isBoth) return `The ${one} field prohibits ${two} from being present.`;
      return isNeither && `The ${one} field is required when ${two} is not present.`;
    };
    checkRules(field, { id: said('id', other), [other]: said(other, 'id') });
  };
  const only = <Item>(found: readonly Item[]): Item | null => {
    if (found.length > 1) throw new GraphQLError('The query returned more than one result.');
    return found[0] ?? null;
  };
  const isSame = (value: unknown, text: string): boolean => String(value).toLowerCase() === text.toLowerCase();
  /** A text where the database looks for a list. */
  const checkTitle = ({ title }: { readonly title?: string | null }): void => {
    if (typeof title === 'string') throw hidden();
  };

  const columnsOfPerson = (person: Person): Row => ({
    ID: Number(person.id),
    NAME: person.name,
    EMAIL: person.email,
    CREATED_AT: person.createdAt,
    UPDATED_AT: person.updatedAt,
  });
  const columnsOfVisit = (row: AppointmentRecord): Row => ({
    ID: row.key,
    TITLE: records.titleOf(row),
    START_DATE_TIME: typedText(row.start),
    END_DATE_TIME: typedText(row.start + row.minutes * 60_000),
    CREATED_AT: row.createdAt,
    UPDATED_AT: row.updatedAt,
  });
  const columnsOfRow = (row: Row): Row => ({
    ID: Number(row['id']),
    TITLE: row['title'],
    NAME: row['name'],
    DURATION: row['duration'],
    PRICE: row['price'],
    CREATED_AT: row['createdAt'],
    UPDATED_AT: row['updatedAt'],
  });
  const listOf = (rows: readonly Row[], args: ListArgs, show: (row: Row) => Row): object =>
    paginate(ordered(rows.toSorted(records.byId), args, columnsOfRow), args, cap, show);
  const present = (): readonly Person[] => records.people().filter(({ isDeleted }) => !isDeleted);

  return {
    appointment(args: OneArgs) {
      checkEither('appointment', args, 'title');
      const { id, title } = args;
      const found = records.kept().filter((row) => {
        return id ? felisIds.of('appointment', row.key) === id : isSame(records.titleOf(row), title ?? '');
      });
      const row = only(found);
      return row && records.appointment(row);
    },
    appointments(args: ListArgs) {
      const isBoth = args.id && typeof args.title === 'string';
      checkRules('appointments', {
        'id.0': Boolean(isBoth) && 'The id.0 field prohibits title from being present.',
        title: Boolean(isBoth) && 'The title field prohibits id from being present.',
        userId:
          Boolean(args.userId && (args.id ?? args.title)) &&
          'The user id field prohibits id / title from being present.',
      });
      checkTitle(args);
      // Both times and the attendee are arguments without a directive, so that nothing asks the database for them.
      const found = records
        .kept()
        .filter((row) => isAmong(row.key, args.id) && (!args.userId || records.hostOf(row) === args.userId));
      return paginate(ordered(found, args, columnsOfVisit), args, cap, records.appointment);
    },
    allAppointments: () => records.kept().map(records.appointment),
    slotRules(args: ListArgs) {
      if (args.orderBy?.some(({ column }) => column !== 'ID')) throw hidden();
      return paginate(
        ordered(
          records.slotRules().filter(({ id }) => isAmong(id, args.id)),
          args,
          columnsOfRow,
        ),
        args,
        cap,
        (row) => row,
      );
    },
    appointmentStatus: ({ id }: { readonly id: string }) => records.status(memory.statuses.get(id) ?? null),
    appointmentStatuses(args: ListArgs) {
      const { id, name } = args;
      const found = [...memory.statuses.values()].filter((row) => isAmong(row['id'], id));
      return listOf(
        found.filter((row) => typeof name !== 'string' || isSame(row['name'], name)),
        args,
        (row) => ({ ...records.status(row) }),
      );
    },
    allAppointmentStatuses: () => [...memory.statuses.values()].map(records.status),
    appointmentType(args: OneArgs) {
      checkEither('appointmentType', args, 'title');
      const { id, title } = args;
      const found = records.untrashed(memory.types).filter((row) => {
        return id ? row['id'] === id : isSame(row['title'], title ?? '');
      });
      const row = only(found);
      return row && records.type(row);
    },
    appointmentTypes(args: ListArgs) {
      checkTitle(args);
      return listOf(
        records.untrashed(memory.types).filter(({ id }) => isAmong(id, args.id)),
        args,
        records.type,
      );
    },
    allAppointmentTypes: () => records.untrashed(memory.types).map(records.type),
    group({ id }: OneArgs) {
      checkRules('group', { id: !id && 'The id field is required when name is not present.' });
      const row = records.untrashed(memory.groups).find((each) => each['id'] === id);
      return row ? records.group(row) : null;
    },
    groups(args: ListArgs) {
      const { id, trashed, name, active } = args;
      checkRules('groups', {
        'id.0': Boolean(id?.length && name) && 'The id.0 field prohibits name from being present.',
      });
      const found = [...memory.groups.values()].filter(
        (row) => isThere(isGone(row), trashed) && isAmong(row['id'], id),
      );
      return listOf(
        found.filter((row) => (!name || isLike(row['name'], name, 'i')) && (active ?? row['active']) === row['active']),
        args,
        records.group,
      );
    },
    allGroups: () => records.untrashed(memory.groups).map(records.group),
    user(args: OneArgs) {
      const { id, email, trashed } = args;
      checkEmail(email);
      checkEither('user', args, 'email');
      const found = records.people().filter((person) => isThere(person.isDeleted, trashed));
      const person = only(found.filter((each) => (id ? each.id === id : isSame(each.email, email ?? ''))));
      return person && records.user(person);
    },
    users(args: ListArgs) {
      const { id, email, name, trashed } = args;
      for (const address of email ?? []) checkEmail(address);
      // Rules of a list are for each of its items.
      checkRules('users', {
        'id.0': Boolean(id?.length && email) && 'The id.0 field prohibits email from being present.',
        'email.0': Boolean(email?.length && id) && 'The email.0 field prohibits id from being present.',
      });
      // Two scopes that the model doesn't have.
      if (typeof args.emailVerified === 'boolean' || args.role) throw hidden();
      const found = records
        .people()
        .filter((person) => isThere(person.isDeleted, trashed) && isAmong(person.id, id))
        .filter((person) => !email || email.some((address) => isSame(person.email, address)))
        .filter((person) => typeof name !== 'string' || isLike(person.name, name, 'i'));
      return paginate(ordered(found, args, columnsOfPerson), args, cap, records.user);
    },
    me() {
      const person = present().find(({ provider }) => provider !== null);
      return person ? records.user(person) : null;
    },
    allUsers: () => present().map(records.user),
    getAvailableSlots({
      user_id: id,
      reference_date: date,
    }: {
      readonly user_id: string;
      readonly reference_date: string;
    }) {
      const instant = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T00:00:00Z` : date);
      if (Number.isNaN(instant)) throw hidden();
      const person = present().find((each) => each.id === id);
      if (!person?.provider) return [];
      const midnight = Date.parse(`${wallDay(instant, 'UTC')}T00:00:00Z`);
      const monday = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * day;
      const timeOf = (minutes: number): string => stampText(minutes * 60_000).slice(11);
      // By the rules of the week alone: what is booked stays free.
      const slots = Array.from({ length: 17 }, (_, index) => 510 + index * 30).map((minutes) => {
        return { startTime: timeOf(minutes), endTime: timeOf(minutes + 30) };
      });
      return records.weekdays.map((weekday, index) => {
        return { day: weekday, date: wallDay(monday + index * day, 'UTC'), slots };
      });
    },
    ...felisVisitWrites(backstage, records, memory),
    ...felisPeopleWrites(backstage, records, memory),
  };
}
