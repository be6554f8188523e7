import type { ClientRow, PatientRow } from '../../adapter/deskObjects.ts';
import type { StoredClients } from './clientColumns.ts';

// A client as one line of JSON without field names: a directory holds tens of thousands, and most are never opened.
// Notes are left out, as one may be longer than a hundred clients; the card queries them.

type Packed = readonly [
  id: string,
  name: string,
  givenName: string | null,
  familyName: string | null,
  phones: readonly (readonly [number: string, label: string | null])[],
  emails: readonly string[],
  address: string | null,
  active: boolean | null,
  alerts: readonly string[],
  tags: readonly string[],
  balance: readonly [amount: string, currency: string | null] | null,
  since: string | null,
  lastVisit: string | null,
  location: readonly [id: string, name: string] | null,
  patients: readonly PackedPatient[] | null,
];

type PackedPatient = readonly [
  id: string,
  name: string,
  species: string | null,
  active: boolean | null,
  deceased: boolean | null,
  alerts: readonly string[],
];

export function packClient(client: ClientRow): string {
  const { balance, location, patients } = client;
  const packed: Packed = [
    client.id,
    client.name,
    client.givenName,
    client.familyName,
    client.phones.map(({ number, label }) => [number, label]),
    client.emails,
    client.address,
    client.active,
    client.alerts,
    client.tags,
    balance && [balance.amount, balance.currency],
    client.since,
    client.lastVisit,
    location && [location.id, location.name],
    patients &&
      patients.map((each) => [each.id, each.name, each.species, each.active, each.deceased, each.alerts] as const),
  ];
  return JSON.stringify(packed);
}

export function unpackClient(text: string): ClientRow {
  // Sound: packed above, and a snapshot is checked before it is used.
  const [id, name, givenName, familyName, phones, emails, address, active, alerts, tags, ...rest] = JSON.parse(
    text,
  ) as Packed;
  const [balance, since, lastVisit, location, patients] = rest;
  return {
    id,
    name,
    givenName,
    familyName,
    phones: phones.map(([number, label]) => ({ number, label })),
    emails,
    address,
    active,
    alerts,
    tags,
    notes: null,
    balance: balance && { amount: balance[0], currency: balance[1] },
    since,
    lastVisit,
    location: location && { id: location[0], name: location[1], address: null, phone: null, timeZone: null },
    patients: patients && patients.map(unpackPatient),
  };
}

function unpackPatient([id, name, species, active, deceased, alerts]: PackedPatient): PatientRow {
  return { id, name, species, breed: null, sex: null, birthDate: null, active, deceased, alerts, client: null };
}

/** Merges a client from a search or a card over the one from the list; fields that only one of them has are kept. */
export function mergeClients(known: ClientRow, fresh: ClientRow, emptied: ReadonlySet<string>): ClientRow {
  const given = Object.entries(fresh).filter(
    ([field, value]) => emptied.has(field) || (value !== null && !(Array.isArray(value) && value.length === 0)),
  );
  return { ...known, ...Object.fromEntries(given) };
}

// A store as one text: a line of JSON with the short values, then the long lists unchanged. Parsing it costs
// little more than JSON.parse of the clients would (bench `directory.build`).

interface Head {
  /** Increment whenever the meaning of a trait changes: 2 since dead patients' alerts do not count. */
  readonly format: 2;
  readonly ids: readonly string[];
  readonly currencies: readonly string[];
  readonly places: readonly { readonly id: string; readonly name: string }[];
  /** Characters of each list. */
  readonly lengths: readonly [texts: number, search: number, digits: number];
  /** Base64, in the order of the machine. */
  readonly numbers: readonly string[];
}

/** Never in a row: JSON escapes it, and search texts have none (searchText.ts). */
const rowEnd = '\u0000';
const names = ['traits', 'patients', 'since', 'lastVisit', 'balance', 'currency', 'place'] as const;

export function writeStoredClients(kept: StoredClients): string {
  const lists = [kept.texts.join(rowEnd), kept.search.join(rowEnd), kept.digits.join(rowEnd)] as const;
  const head: Head = {
    format: 2,
    ids: kept.ids,
    currencies: kept.currencies,
    places: kept.places,
    lengths: [lists[0].length, lists[1].length, lists[2].length],
    numbers: names.map((name) => {
      const { buffer, byteOffset, byteLength } = kept[name];
      return Buffer.from(buffer, byteOffset, byteLength).toString('base64');
    }),
  };
  return `${JSON.stringify(head)}\n${lists.join('')}`;
}

/** Reads the output of `writeKeptClients`; null for any other format. */
export function readStoredClients(text: string): StoredClients | null {
  try {
    const end = text.indexOf('\n');
    // Sound: a missing or malformed value throws below, or makes lists of unequal lengths.
    const head = JSON.parse(text.slice(0, end)) as Head;
    if (head.format !== 2) return null;
    let from = end + 1;
    const [texts = [], search = [], digits = []] = head.lengths.map((length) => {
      const list = text.slice(from, (from += length));
      return head.ids.length === 0 ? [] : list.split(rowEnd);
    });
    const [traits, patients, since, lastVisit, balance, currency, place] = head.numbers.map(
      (each) =>
        // A separate copy: slices of Node's buffer pool are not aligned.
        new Uint8Array(Buffer.from(each, 'base64')).buffer,
    );
    const count = head.ids.length;
    const kept: StoredClients = {
      ids: head.ids,
      texts,
      search,
      digits,
      currencies: head.currencies,
      places: head.places,
      traits: new Uint8Array(traits ?? new ArrayBuffer(0)),
      patients: new Uint8Array(patients ?? new ArrayBuffer(0)),
      since: new Int32Array(since ?? new ArrayBuffer(0)),
      lastVisit: new Int32Array(lastVisit ?? new ArrayBuffer(0)),
      balance: new Float64Array(balance ?? new ArrayBuffer(0)),
      currency: new Uint16Array(currency ?? new ArrayBuffer(0)),
      place: new Uint16Array(place ?? new ArrayBuffer(0)),
    };
    const lists = [texts, search, digits, ...names.map((name) => kept[name])];
    return from === text.length && lists.every(({ length }) => length === count) ? kept : null;
  } catch {
    return null;
  }
}
