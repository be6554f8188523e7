import { fullNameOf, type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Tables that the practice has no place for, and what its records don't say; rows by their numbers. */
export interface SchedulerMemory {
  readonly users: Map<number, Row>;
  readonly types: Map<number, Row>;
  readonly hours: Map<number, Row>;
  readonly modifiers: Map<number, Row>;
  /** The users whose contact a customer is. */
  readonly usersOfCustomer: Map<number, readonly number[]>;
  /** The types of appointments, where they are not those of the practice. */
  readonly typeOfAppointment: Map<number, number | null>;
  readonly eventOfAppointment: Map<number, string | null>;
}

const workdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
const hour = 3600;

/** The next number of a table. */
export function nextKey(rows: ReadonlyMap<number, unknown>): number {
  return 1 + Math.max(0, ...rows.keys());
}

/** The name under which a user's page is found: as short as it can be, with a number where it is taken. */
export function usernameFor(users: ReadonlyMap<number, Row>, givenName: string, familyName: string): string {
  const isTaken = (name: string): boolean => [...users.values()].some((row) => row['username'] === name);
  let name = `${givenName}${familyName}`.toLowerCase();
  while (isTaken(name)) {
    const digit = Number(name.slice(-1));
    name = Number.isNaN(digit) ? `${name}1` : `${name.slice(0, -1)}${String(digit + 1)}`;
  }
  return name;
}

/** What the tables hold before anything is written. */
export function createMemory({ providers, places, visitTypes, appointments, clients }: Practice): SchedulerMemory {
  const users = new Map<number, Row>();
  for (const { key, givenName, familyName, email, placeKeys, isActive } of providers) {
    const place = rowOf(places, placeKeys[0] ?? null);
    users.set(key, {
      id: key,
      email,
      // The hash is a field like the others, which queries may select.
      password: `$2a$10$${Buffer.from(fullNameOf({ givenName, familyName }).padEnd(39, '.')).toString('base64').slice(0, 53)}`,
      username: usernameFor(users, givenName, familyName),
      firstName: givenName,
      lastName: familyName,
      websiteUrl: isActive ? `https://staff${String(key)}.example.test` : null,
      phone: place?.phone ?? null,
      address: place && `${place.street}, ${place.city}`,
      minScheduleNotice: key === 4 ? 24 : 0,
    });
  }
  const types = visitTypes
    .filter(({ isBlock }) => !isBlock)
    .map(({ key, name, minutes }): [number, Row] => {
      const description = minutes > 60 ? 'The animal stays for the day.' : null;
      return [key, { id: key, name, description, duration: minutes, price: minutes * 2, userId: 1 }];
    });
  const active = providers.filter(({ isActive }) => isActive);
  const hours = active.flatMap(({ key }) =>
    workdays.map((day) => ({ day, startTime: 8 * hour, endTime: 18 * hour, userId: key })),
  );
  const modifiers = appointments
    .filter(({ isBlock, isDeleted }) => isBlock && !isDeleted)
    .map(({ start, minutes, providerKey }) => {
      return { start, end: start + minutes * 60_000, isExclusive: true, userId: providerKey };
    });
  const numbered = (rows: readonly Row[]): Map<number, Row> =>
    new Map(rows.map((row, index) => [index + 1, { ...row, id: index + 1 }]));
  return {
    users,
    types: new Map(types),
    hours: numbered(hours),
    modifiers: numbered(modifiers),
    usersOfCustomer: new Map(
      clients.map(({ key, placeKey }) => [
        key,
        active.filter((user) => user.placeKeys.includes(placeKey)).map((user) => user.key),
      ]),
    ),
    typeOfAppointment: new Map(),
    eventOfAppointment: new Map(
      appointments
        .filter(({ key }) => key % 3 === 0)
        .map(({ key }) => [key, `g${String(key * 7919).padStart(12, '0')}`]),
    ),
  };
}
