import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { linkedOne, linkMany, type Links, type Table } from './links.ts';
import { nextKey, type SchedulerMemory } from './memory.ts';
import type { SchedulerRecords } from './records.ts';
import { changesIn, emailOf, instantIn, refuse, textIn } from './values.ts';

const scalarsOfUser = [
  'address',
  'email',
  'firstName',
  'lastName',
  'minScheduleNotice',
  'password',
  'phone',
  'username',
  'websiteUrl',
];

/** The tables that writes reach, each in the words of the inputs of Prisma. */
export function schedulerTables(backstage: Backstage, records: SchedulerRecords, memory: SchedulerMemory) {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    return outcome.ok ? outcome.row : refuse();
  };
  const setUser = (rows: Map<number, Row>, key: number, userId: number | null): void => {
    rows.set(key, { ...rows.get(key), userId });
  };
  const keysOf = (rows: ReadonlyMap<number, Row>, userId: number) => () =>
    [...rows].filter(([, row]) => row['userId'] === userId).map(([key]) => key);
  const byId =
    (has: (key: number) => boolean) =>
    ({ id, ...others }: Row): number | null => {
      if (typeof id !== 'number' || Object.values(others).some((value) => value !== undefined)) refuse();
      return has(id) ? id : null;
    };

  /** A table of rows that belong to a user, kept in memory. */
  const ownTable = (rows: Map<number, Row>, scalars: readonly string[], instants: readonly string[]): Table => {
    const stored = (fields: Row): Row =>
      Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, instants.includes(field) ? instantIn(value) : value]),
      );
    return {
      find: byId((key) => rows.has(key)),
      create(data) {
        const id = nextKey(rows);
        const fields = Object.fromEntries(scalars.map((field) => [field, data[field] ?? null]));
        rows.set(id, { ...stored(fields), id, userId: linkedOne(users, data['user'], null) ?? null });
        if (rows === memory.types) linkMany(appointments, appointmentsOf('appointmentType', id), data['appointments']);
        return id;
      },
      update(key, data) {
        const before = rows.get(key) ?? refuse();
        const userId = typeof before['userId'] === 'number' ? before['userId'] : null;
        const linked = linkedOne(users, data['user'], userId);
        const changes = stored(changesIn(data, scalars, before));
        rows.set(key, { ...before, ...changes, ...(linked !== undefined && { userId: linked }) });
        if (rows === memory.types) linkMany(appointments, appointmentsOf('appointmentType', key), data['appointments']);
      },
      remove(key) {
        rows.delete(key);
      },
    };
  };
  const types = ownTable(memory.types, ['name', 'description', 'duration', 'price'], []);
  const hours = ownTable(memory.hours, ['day', 'startTime', 'endTime'], []);
  const modifiers = ownTable(memory.modifiers, ['start', 'end', 'isExclusive'], ['start', 'end']);

  const appointmentsOf = (relation: 'appointmentType' | 'customer' | 'user', id: number): Links => {
    const keyOf = (row: Parameters<typeof records.typeKeyOf>[0]): number | null => {
      if (relation === 'appointmentType') return records.typeKeyOf(row);
      return relation === 'user' ? row.providerKey : row.clientKey;
    };
    return {
      keys: () => records.appointments((row) => keyOf(row) === id).map(({ key }) => key),
      link: (key) => {
        appointments.update(key, { [relation]: { connect: { id } } });
      },
      unlink: (key) => {
        appointments.update(key, { [relation]: { disconnect: true } });
      },
      own: { [relation]: { connect: { id } } },
    };
  };
  const users: Table = {
    find(where) {
      const [[field, value] = refuse(), ...others] = Object.entries(where).filter(([, given]) => given !== undefined);
      if (others.length > 0 || value === null) refuse();
      return [...memory.users].find(([, row]) => row[field] === value)?.[0] ?? null;
    },
    create(data) {
      const id = nextKey(memory.users);
      const fields = Object.fromEntries(scalarsOfUser.map((field) => [field, data[field] ?? null]));
      const isTaken = [...memory.users.values()].some(
        (row) => row['email'] === fields['email'] || row['username'] === fields['username'],
      );
      if (isTaken) refuse();
      memory.users.set(id, { ...fields, minScheduleNotice: fields['minScheduleNotice'] ?? 0, id });
      linkOfUser(id, data);
      return id;
    },
    update(key, data) {
      const before = memory.users.get(key) ?? refuse();
      memory.users.set(key, { ...before, ...changesIn(data, scalarsOfUser, before) });
      linkOfUser(key, data);
    },
    remove(key) {
      memory.users.delete(key);
      for (const rows of [memory.types, memory.hours, memory.modifiers])
        for (const own of keysOf(rows, key)()) setUser(rows, own, null);
      for (const visit of records.appointments((row) => row.providerKey === key))
        done(() => changeAppointment(practice, visit.key, { providerKey: null }, now()));
    },
  };
  function linkOfUser(id: number, data: Row): void {
    const own = { user: { connect: { id } } };
    const links = (rows: Map<number, Row>): Links => ({
      keys: keysOf(rows, id),
      link: (key) => {
        setUser(rows, key, id);
      },
      unlink: (key) => {
        setUser(rows, key, null);
      },
      own,
    });
    linkMany(types, links(memory.types), data['appointmentTypes']);
    linkMany(hours, links(memory.hours), data['recurrentAvailabilities']);
    linkMany(modifiers, links(memory.modifiers), data['availabilityModifiers']);
    linkMany(appointments, appointmentsOf('user', id), data['appointments']);
    const usersOf = (key: number): readonly number[] => memory.usersOfCustomer.get(key) ?? [];
    const contacts: Links = {
      keys: () => [...memory.usersOfCustomer.keys()].filter((key) => usersOf(key).includes(id)),
      link: (key) => memory.usersOfCustomer.set(key, [...usersOf(key).filter((each) => each !== id), id]),
      unlink: (key) =>
        memory.usersOfCustomer.set(
          key,
          usersOf(key).filter((each) => each !== id),
        ),
      own: {},
    };
    linkMany(customers, contacts, data['customers']);
  }

  const customers: Table = {
    find({ id, email }) {
      if ((id === undefined) === (email === undefined)) refuse();
      return (
        records.customers().find((row) => (id === undefined ? emailOf(row) === email : row.key === id))?.key ?? null
      );
    },
    create(data) {
      const details = {
        givenName: textIn(data['firstName']),
        familyName: textIn(data['lastName']),
        emails: [textIn(data['email'])],
        phones: [textIn(data['phone'])],
      };
      if (customers.find({ email: data['email'] }) !== null) refuse();
      const { key } = done(() => registerClient(practice, details, now()));
      const street = textIn(data['address']) ?? '';
      changeClient(practice, key, { street, isActive: data['isBlackListed'] !== true }, now());
      linkOfCustomer(key, data);
      return key;
    },
    update(key, data) {
      const before = rowOf(practice.clients, key) ?? refuse();
      const shown = { ...records.customer(key) };
      const fields = ['address', 'email', 'firstName', 'isBlackListed', 'lastName', 'phone'];
      const changes = changesIn(data, fields, shown);
      const text = (field: string): string | null | undefined =>
        field in changes ? textIn(changes[field]) : undefined;
      const email = text('email');
      const namesake = typeof email === 'string' ? customers.find({ email }) : null;
      if (namesake !== null && namesake !== key) refuse();
      const address = text('address');
      const change: Partial<ClientRecord> = {
        ...('firstName' in changes && { givenName: text('firstName') || null }),
        ...('lastName' in changes && { familyName: text('lastName') ?? '' }),
        ...(address !== undefined && { street: address ?? '', city: '' }),
        ...('isBlackListed' in changes && { isActive: changes['isBlackListed'] !== true }),
      };
      const contact = contactChange(before, text('phone'), email);
      done(() => changeClient(practice, key, { ...change, ...contact }, now()));
      linkOfCustomer(key, data);
    },
    remove(key) {
      for (const visit of practice.appointments.filter((row) => row.clientKey === key))
        done(() => changeAppointment(practice, visit.key, { clientKey: null, patientKey: null }, now()));
      done(() => changeClient(practice, key, { isDeleted: true, isActive: false }, now()));
    },
  };
  function linkOfCustomer(key: number, data: Row): void {
    const usersOf = (): readonly number[] => memory.usersOfCustomer.get(key) ?? [];
    const links: Links = {
      keys: usersOf,
      link: (id) => memory.usersOfCustomer.set(key, [...usersOf().filter((each) => each !== id), id]),
      unlink: (id) =>
        memory.usersOfCustomer.set(
          key,
          usersOf().filter((each) => each !== id),
        ),
      own: {},
    };
    linkMany(users, links, data['users']);
    linkMany(appointments, appointmentsOf('customer', key), data['appointments']);
  }

  const appointments: Table = {
    find: byId((key) => records.appointments((row) => row.key === key).length > 0),
    create(data) {
      const [start, end] = [instantIn(data['start']), instantIn(data['end'])];
      const typeId = linkedOne(types, data['appointmentType'], null) ?? null;
      const userId = linkedOne(users, data['user'], null) ?? null;
      const customerId = linkedOne(customers, data['customer'], null) ?? null;
      const booking = {
        start,
        minutes: (end - start) / 60_000,
        placeKey: rowOf(practice.providers, userId)?.placeKeys[0] ?? 1,
        typeKey: rowOf(practice.visitTypes, typeId)?.key ?? 1,
        providerKey: userId,
        clientKey: customerId,
      };
      const { key } = done(() => bookAppointment(practice, booking, now()));
      memory.typeOfAppointment.set(key, typeId);
      memory.eventOfAppointment.set(key, textIn(data['googleCalendarEventId']));
      return key;
    },
    update(key, data) {
      const before = rowOf(practice.appointments, key) ?? refuse();
      const shown = { start: before.start, end: before.start + before.minutes * 60_000 };
      const changes = { ...shown, ...changesIn(data, ['start', 'end', 'googleCalendarEventId'], shown) };
      const [start, end] = [changes.start, changes.end].map((value: unknown) =>
        typeof value === 'number' ? value : instantIn(value),
      );
      if (start === undefined || end === undefined) return;
      const typeId = linkedOne(types, data['appointmentType'], records.typeKeyOf(before));
      const providerKey = linkedOne(users, data['user'], before.providerKey);
      const clientKey = linkedOne(customers, data['customer'], before.clientKey);
      // An animal belongs to its owner.
      const patientKey = clientKey === undefined || clientKey === before.clientKey ? undefined : null;
      const change = { start, minutes: (end - start) / 60_000, providerKey, clientKey, patientKey };
      const typeKey = typeof typeId === 'number' ? rowOf(practice.visitTypes, typeId)?.key : undefined;
      done(() => changeAppointment(practice, key, { ...change, typeKey }, now()));
      if (typeId !== undefined) memory.typeOfAppointment.set(key, typeId);
      const event = data['googleCalendarEventId'];
      if (isRow(event)) memory.eventOfAppointment.set(key, textIn(event['set']));
    },
    remove(key) {
      done(() => changeAppointment(practice, key, { isDeleted: true }, now()));
    },
  };
  return { users, types, hours, modifiers, customers, appointments };
}
