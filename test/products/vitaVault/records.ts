import { instantOfWall, wallText } from '../../dialects/clock.ts';
import { type AppointmentRecord, type ClientRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import { clientsOfPractice } from '../../dialects/practicePeople.ts';
import { providersOfPractice } from '../../dialects/practicePlaces.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { isPerson, localText, seedTables, serverZone, type Stored, vitaIds } from './seeds.ts';

/** An organization is no person, and so it can't be a patient. */
const nameless = new Set(clientsOfPractice().flatMap(({ key, givenName }) => (givenName === null ? [key] : [])));

/**
 * Whether the book has an appointment at all: it needs a patient and a doctor's schedule, and is where the doctor is.
 *
 * The center in another zone keeps its book elsewhere, as nothing could tell the zone of its dates.
 */
export function isHere(row: AppointmentRecord): boolean {
  const home = rowOf(providersOfPractice, row.providerKey)?.placeKeys[0];
  const isWhole = row.clientKey !== null && !nameless.has(row.clientKey) && home === row.placeKey;
  const isPlain = instantOfWall(wallText(row.start, serverZone), serverZone) === row.start;
  return isWhole && isPlain && row.placeKey !== 2 && !row.isDeleted && !row.isBlock;
}

/** Rows as MySQL reads a table whose key is an id: by that id. */
function byId<Any extends { readonly id: string }>(rows: readonly Any[]): readonly Any[] {
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Patients in the order of their ids. */
export function patientsOf({ clients }: Practice): readonly ClientRecord[] {
  const people = clients.filter(isPerson).map((client) => ({ id: vitaIds.of('client', client.key), client }));
  return byId(people).map(({ client }) => client);
}

/** The tables of the service: most are its own, and patients and appointments are those of the practice. */
export type Store = ReturnType<typeof createStore>;

/** Makes the tables. What a practice doesn't know of its rows is kept beside it, by their keys. */
export function createStore(practice: Practice) {
  const tables = seedTables(practice);
  const plans = new Map<number, string>();
  const schedules = new Map<number, string>();
  const stored = (table: string): readonly Stored[] => tables.get(table) ?? [];
  const planOf = (key: number): string => {
    const all = stored('Plan');
    return plans.get(key) ?? all[key % all.length]?.id ?? '';
  };
  /** The schedule of an appointment: a doctor with several of them is seen by one or the other. */
  const scheduleOf = ({ key, providerKey }: AppointmentRecord): string | null => {
    const own = stored('Schedule').filter(({ user }) => user === vitaIds.of('provider', providerKey ?? 0));
    const kept = stored('Schedule').find(({ id }) => id === schedules.get(key));
    return kept?.id ?? own[key % own.length]?.id ?? null;
  };
  const personOf = (clientKey: number): Stored | null =>
    stored('Person').find((row) => row['clientKey'] === clientKey) ?? null;
  const derived = rememberedRows(practice, {
    Appointment: () =>
      practice.appointments
        .filter((row) => (schedules.has(row.key) && !row.isDeleted) || isHere(row))
        .map((row) => ({
          id: vitaIds.of('appointment', row.key),
          key: row.key,
          date: localText(row.start),
          finished: row.state === 'completed',
          schedule: scheduleOf(row),
          patient: vitaIds.of('client', row.clientKey ?? 0),
        })),
  });
  const make: Readonly<Record<string, () => readonly Stored[]>> = {
    // Sound: the rows are made above, with their ids.
    Appointment: () => derived('Appointment') as readonly Stored[],
    Patient: () =>
      practice.clients.filter(isPerson).map(({ key }) => ({
        id: vitaIds.of('client', key),
        key,
        person: personOf(key)?.id ?? null,
        plan: planOf(key),
      })),
    // The columns can't be null; what nobody gave is an empty text.
    Person: () =>
      stored('Person').map((row) => {
        const client = rowOf(practice.clients, Number(row['clientKey'] ?? 0));
        if (!client) return row;
        const reach = { phoneNumber: client.phones[0]?.value ?? '', email: client.emails[0] ?? '' };
        return { ...row, name: client.givenName ?? '', lastname: client.familyName, ...reach };
      }),
  };
  const rows = (table: string): readonly Stored[] => byId(make[table]?.() ?? stored(table));
  return {
    rows,
    row: (table: string, id: unknown): Stored | null => rows(table).find((row) => row.id === id) ?? null,
    insert(table: string, row: Stored): void {
      tables.set(table, [...stored(table), row]);
    },
    change(table: string, id: string, columns: object): void {
      tables.set(
        table,
        stored(table).map((row) => (row.id === id ? { ...row, ...columns } : row)),
      );
    },
    plans,
    schedules,
  };
}
