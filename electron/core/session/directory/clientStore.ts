import type { ClientRow, PatientRow } from '../../adapter/deskObjects.ts';
import {
  noDay,
  type Columns,
  type StoredClients,
  copyInto,
  dayNumber,
  fromDayNumber,
  scaledAmount,
  traitsOf,
} from './clientColumns.ts';
import { mergeClients, packClient, unpackClient } from './packClients.ts';
import { createPairMarks, createTextOrder, type PairMarks, type TextOrder } from './searchIndex.ts';
import { digitsOf, searchTextOf } from './searchText.ts';

/** The upper limit of stored clients. */
export const maxClients = 200_000;

/** The last visit that was read in the appointments of a client. */
export interface VisitMark {
  /** Days since 1970 in the zone of its place. */
  readonly day: number;
  readonly location: { readonly id: string; readonly name: string } | null;
}

/**
 * All clients that were read, in columns: a slot is a client, and its searched, sorted or counted values are in separate
 * arrays. 50 000 clients take about 25 MB. Slots are reused; `version` increases with every change.
 */
export interface ClientStore {
  readonly version: number;
  readonly size: number;
  /** Slots from 0 to here may hold a client. */
  readonly slots: number;
  /**
   * Stores a client in the given pass of reading; an equal one does not change the version. Another client under an id of
   * this pass is rejected (`twice`); the same client is stored (`again`). Above 200 000 clients it is `full`.
   */
  put(client: ClientRow, pass: number): 'new' | 'changed' | 'same' | 'again' | 'twice' | 'full';
  /** Stores a changed client, replacing any earlier row. */
  renew(client: ClientRow, pass: number): void;
  /**
   * Merges one client from a search or a card. Fields that only the list has are kept, except those in `emptied`, where
   * an empty value is the actual value.
   */
  learn(client: ClientRow, pass: number, emptied?: ReadonlySet<string>): void;
  /** Removes clients not stored since that pass began; none, answering false, where they are more than this share of all. */
  dropBefore(pass: number, most: number): boolean;
  remove(id: string): void;
  has(id: string): boolean;
  slotOf(id: string): number | null;
  find(id: string): ClientRow | null;
  client(slot: number): ClientRow;
  noteVisit(id: string, visit: VisitMark): void;
  /** Takes the patients of a known client from a list of their own, where the client's row has none. */
  notePatients(id: string, patients: readonly PatientRow[]): void;
  /** The id of the client who owns a patient, by the patient's id. */
  ownerOf(patient: string): string | null;
  readonly columns: Columns;
  /** Of the search texts. */
  readonly pairs: PairMarks;
  readonly order: TextOrder;
  ids(): readonly string[];
  /** All clients, without unused slots, for a snapshot. */
  keep(): StoredClients;
  /** Restores stored clients into an empty store; returns whether that worked. */
  restore(kept: StoredClients): boolean;
}

const firstSlots = 1024;
const maxNames = 2 ** 16 - 1;

/** `onChanged` is called with the id of each known client who was changed or removed. */
export function createClientStore(onChanged: (id: string) => void = () => undefined): ClientStore {
  const slotOf = new Map<string, number>();
  const texts: string[] = [];
  const search: string[] = [];
  const digits: string[] = [];
  const free: number[] = [];
  const pairs = createPairMarks();
  const order = createTextOrder(search);
  const currencies: string[] = [''];
  const places: { readonly id: string; readonly name: string }[] = [{ id: '', name: '' }];
  const placeIndex = new Map<string, number>();
  let passes = new Uint32Array(firstSlots);
  let owners: { readonly rows: number; readonly of: Map<string, string> } | null = null;
  let version = 0;
  /** Increases with every change of a row, not with a visit. */
  let rows = 0;
  let slots = 0;
  const columns: Columns = {
    texts,
    search,
    digits,
    traits: new Uint8Array(firstSlots),
    patients: new Uint8Array(firstSlots),
    since: new Int32Array(firstSlots),
    lastVisit: new Int32Array(firstSlots).fill(noDay),
    balance: new Float64Array(firstSlots),
    currency: new Uint16Array(firstSlots),
    place: new Uint16Array(firstSlots),
    currencies,
    places,
  };

  function grow(): void {
    const more = Math.max(firstSlots, columns.traits.length * 2);
    columns.traits = copyInto(columns.traits, new Uint8Array(more));
    columns.patients = copyInto(columns.patients, new Uint8Array(more));
    columns.since = copyInto(columns.since, new Int32Array(more));
    columns.lastVisit = copyInto(columns.lastVisit, new Int32Array(more).fill(noDay));
    columns.balance = copyInto(columns.balance, new Float64Array(more));
    columns.currency = copyInto(columns.currency, new Uint16Array(more));
    columns.place = copyInto(columns.place, new Uint16Array(more));
    passes = copyInto(passes, new Uint32Array(more));
  }

  function currencyAt(currency: string | null): number {
    const known = currencies.indexOf(currency ?? '');
    if (known >= 0) return known;
    return currencies.length < maxNames ? currencies.push(currency ?? '') - 1 : 0;
  }

  function placeAt(place: { readonly id: string; readonly name: string } | null): number {
    if (place === null) return 0;
    const known = placeIndex.get(place.id);
    if (known !== undefined) {
      if (places[known]?.name === '' && place.name !== '') places[known] = { id: place.id, name: place.name };
      return known;
    }
    if (places.length >= maxNames) return 0;
    const index = places.push({ id: place.id, name: place.name }) - 1;
    placeIndex.set(place.id, index);
    return index;
  }

  function write(slot: number, row: ClientRow, text: string): void {
    const { balance, patients } = row;
    texts[slot] = text;
    search[slot] = searchTextOf(row);
    pairs.note(slot, search[slot]);
    order.note(slot);
    digits[slot] = digitsOf(row);
    columns.traits[slot] = traitsOf(row);
    columns.patients[slot] = Math.min(patients?.length ?? 0, 255);
    columns.since[slot] = row.since === null ? noDay : dayNumber(row.since);
    columns.balance[slot] = balance ? scaledAmount(balance.amount) : Number.NaN;
    columns.currency[slot] = balance ? currencyAt(balance.currency) : 0;
    const lastVisit = row.lastVisit === null ? noDay : dayNumber(row.lastVisit);
    // The visit read from appointments stays if the client's own row has none.
    if (lastVisit !== noDay) columns.lastVisit[slot] = lastVisit;
    if (row.location) columns.place[slot] = placeAt(row.location);
    rows += 1;
    version += 1;
  }

  /** A row that says nothing of patients leaves those that are known from a list of their own. */
  function withPatients(given: ClientRow, slot: number | undefined): ClientRow {
    if (given.patients !== null || slot === undefined) return given;
    const { patients } = unpackClient(texts[slot] ?? '');
    return patients === null ? given : { ...given, patients };
  }

  function put(given: ClientRow, pass: number): ReturnType<ClientStore['put']> {
    const known = slotOf.get(given.id);
    const row = withPatients(given, known);
    const text = packClient(row);
    if (known !== undefined) {
      const isAgain = passes[known] === pass;
      if (texts[known] === text) {
        passes[known] = pass;
        return isAgain ? 'again' : 'same';
      }
      if (isAgain && unpackClient(texts[known] ?? '').name !== row.name) return 'twice';
      passes[known] = pass;
      write(known, row, text);
      onChanged(row.id);
      return isAgain ? 'again' : 'changed';
    }
    if (slotOf.size >= maxClients) return 'full';
    const slot = free.pop() ?? slots;
    if (slot === slots) slots += 1;
    if (slot >= columns.traits.length) grow();
    slotOf.set(row.id, slot);
    passes[slot] = pass;
    write(slot, row, text);
    return 'new';
  }

  function clear(id: string, slot: number): void {
    slotOf.delete(id);
    onChanged(id);
    free.push(slot);
    texts[slot] = search[slot] = digits[slot] = '';
    columns.traits[slot] = 0;
    columns.lastVisit[slot] = noDay;
    columns.place[slot] = 0;
    rows += 1;
    version += 1;
  }

  /** Adds the last visit and its location, which are read separately. */
  function client(slot: number): ClientRow {
    const row = unpackClient(texts[slot] ?? '');
    const day = columns.lastVisit[slot] ?? noDay;
    const place = places[columns.place[slot] ?? 0];
    return {
      ...row,
      lastVisit: row.lastVisit ?? (day === noDay ? null : fromDayNumber(day)),
      location:
        row.location ?? (place && place.id !== '' ? { ...place, address: null, phone: null, timeZone: null } : null),
    };
  }

  /** The values of the used slots of one column. */
  function here<List extends Uint8Array | Int32Array | Float64Array | Uint16Array>(list: List, into: List): List {
    let next = 0;
    for (const slot of slotOf.values()) into[next++] = list[slot] ?? 0;
    return into;
  }

  return {
    ids: () => [...slotOf.keys()],
    keep() {
      const held = [...slotOf.values()];
      const count = held.length;
      return {
        ids: [...slotOf.keys()],
        texts: held.map((slot) => texts[slot] ?? ''),
        search: held.map((slot) => search[slot] ?? ''),
        digits: held.map((slot) => digits[slot] ?? ''),
        traits: here(columns.traits, new Uint8Array(count)),
        patients: here(columns.patients, new Uint8Array(count)),
        since: here(columns.since, new Int32Array(count)),
        lastVisit: here(columns.lastVisit, new Int32Array(count)),
        balance: here(columns.balance, new Float64Array(count)),
        currency: here(columns.currency, new Uint16Array(count)),
        place: here(columns.place, new Uint16Array(count)),
        currencies: [...currencies],
        places: [...places],
      };
    },
    restore(kept) {
      if (slotOf.size > 0) return false;
      slots = kept.ids.length;
      free.length = 0;
      for (const [slot, id] of kept.ids.entries()) {
        slotOf.set(id, slot);
        texts[slot] = kept.texts[slot] ?? '';
        search[slot] = kept.search[slot] ?? '';
        pairs.note(slot, search[slot]);
        order.note(slot);
        digits[slot] = kept.digits[slot] ?? '';
      }
      const { traits: has, patients, since, lastVisit, balance, currency, place } = kept;
      Object.assign(columns, { traits: has, patients, since, lastVisit, balance, currency, place });
      passes = new Uint32Array(slots);
      currencies.splice(0, currencies.length, ...kept.currencies);
      places.splice(0, places.length, ...kept.places);
      placeIndex.clear();
      for (const [index, { id }] of places.entries()) if (index > 0) placeIndex.set(id, index);
      rows += 1;
      version += 1;
      return true;
    },
    get version() {
      return version;
    },
    get size() {
      return slotOf.size;
    },
    get slots() {
      return slots;
    },
    columns,
    pairs,
    order,
    put,
    renew(given, pass) {
      const slot = slotOf.get(given.id);
      const fresh = withPatients(given, slot);
      const text = packClient(fresh);
      if (slot === undefined) put(fresh, pass);
      else if (text !== texts[slot]) {
        write(slot, fresh, text);
        onChanged(fresh.id);
      }
    },
    learn(fresh, pass, emptied = new Set()) {
      const slot = slotOf.get(fresh.id);
      if (slot === undefined) {
        put(fresh, pass);
        return;
      }
      const merged = mergeClients(unpackClient(texts[slot] ?? ''), fresh, emptied);
      const text = packClient(merged);
      if (text !== texts[slot]) {
        write(slot, merged, text);
        onChanged(fresh.id);
      }
    },
    dropBefore(pass, most) {
      const gone = [...slotOf].filter(([, slot]) => (passes[slot] ?? 0) < pass);
      if (gone.length > slotOf.size * most) return false;
      for (const [id, slot] of gone) clear(id, slot);
      return true;
    },
    remove(id) {
      const slot = slotOf.get(id);
      if (slot !== undefined) clear(id, slot);
    },
    has: (id) => slotOf.has(id),
    slotOf: (id) => slotOf.get(id) ?? null,
    find(id) {
      const slot = slotOf.get(id);
      return slot === undefined ? null : client(slot);
    },
    client,
    noteVisit(id, { day, location }) {
      const slot = slotOf.get(id);
      if (slot === undefined || day <= (columns.lastVisit[slot] ?? noDay)) return;
      columns.lastVisit[slot] = day;
      if (location && unpackClient(texts[slot] ?? '').location === null) columns.place[slot] = placeAt(location);
      version += 1;
    },
    notePatients(id, patients) {
      const slot = slotOf.get(id);
      if (slot === undefined) return;
      const known = unpackClient(texts[slot] ?? '');
      const noted = { ...known, patients };
      const text = packClient(noted);
      if (text === texts[slot]) return;
      write(slot, noted, text);
      // The first reading completes every client, and its end is announced.
      if (known.patients !== null) onChanged(id);
    },
    ownerOf(patient) {
      if (owners?.rows !== rows) {
        const of = new Map<string, string>();
        for (const [id, slot] of slotOf)
          for (const each of unpackClient(texts[slot] ?? '').patients ?? []) of.set(each.id, id);
        owners = { rows, of };
      }
      return owners.of.get(patient) ?? null;
    },
  };
}
