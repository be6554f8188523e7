import type { ClientRow, PatientRow } from '../../adapter/deskObjects.ts';

// A client as one line of JSON without names of fields: a directory holds tens of thousands of them, and most are never
// looked at. Notes are left out, as one may be longer than a hundred clients; the card asks for them.

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

/** What a search or a card tells, over what the list told: what only one of them tells stays. */
export function mergeClients(known: ClientRow, fresh: ClientRow, emptied: ReadonlySet<string>): ClientRow {
  const given = Object.entries(fresh).filter(
    ([field, value]) => emptied.has(field) || (value !== null && !(Array.isArray(value) && value.length === 0)),
  );
  return { ...known, ...Object.fromEntries(given) };
}
