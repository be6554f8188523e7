import { wallDay, wallText } from '../../dialects/clock.ts';
import { uuidIds } from '../../dialects/ids.ts';
import type { ClientRecord, PlaceRecord, Practice, ProviderRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Ids of the service: random ones of the database's own making, as text. */
export const vitaIds = uuidIds();

/** The zone of the clocks by which dates were typed: a date has none, and is kept as it came. */
export const serverZone = 'America/New_York';

/** The rows of a table as they are stored: relations are ids. */
export type Stored = Row & { readonly id: string };

/** Tables by the names of their entities; what the practice holds is not among them. */
export type Tables = Map<string, Stored[]>;

/** A date and time as Java writes it: seconds are left out where they are zero. */
export function localText(instant: number): string {
  return wallText(instant, serverZone).replace(/:00$/, '');
}

// Far from the keys of the practice's own rows.
const firstExtra = 5000;

/** An id that no record of the practice has, the same at each start. */
export function extraId(number: number): string {
  return vitaIds.of('organization', firstExtra + number);
}

const states: Readonly<Record<string, string>> = { Portland: 'Maine', Saco: 'Maine', Boulder: 'Colorado' };
const roles: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'Doctor',
  technician: 'Nurse',
  groomer: 'Therapist',
};
const specialties: Readonly<Record<ProviderRecord['role'], readonly string[]>> = {
  veterinarian: ['General Medicine'],
  technician: ['Nursing Care'],
  groomer: ['Podology'],
};
const genders = ['FEMALE', 'MALE', 'FEMALE', 'MALE', 'OTHER'];
const workdays = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];

/** Whether a client is a person, who needs a name and a last name there. */
export function isPerson({ givenName, isDeleted }: ClientRecord): boolean {
  return givenName !== null && !isDeleted;
}

/** Fills all tables as they are when the service starts; `clientKey` and `providerKey` are not in the schema. */
export function seedTables({ clients, places, providers, appointments }: Practice): Tables {
  const tables: Tables = new Map();
  let count = 0;
  const add = (table: string, columns: Row, id = extraId((count += 1))): string => {
    tables.set(table, [...(tables.get(table) ?? []), { ...columns, id }]);
    return id;
  };
  /** The row of a list of names, entered when it is first needed. */
  const named = (table: string, name: string, columns: Row = {}): string =>
    tables.get(table)?.find((row) => row['name'] === name)?.id ?? add(table, { name, ...columns });
  const country = named('Country', 'United States');
  const addressOf = (line: string, town: string, key: number): string => {
    const [, number = '1', street = line] = /^(\d+) (.+)$/.exec(line) ?? [];
    const state = named('State', states[town] ?? 'Maine', { country });
    const isFlat = key % 6 === 0;
    const columns = { number: Number(number), floor: isFlat ? '2' : null, department: isFlat ? 'B' : null };
    return add('Address', { ...columns, street: named('Street', street), city: named('City', town, { state }) });
  };
  const documentType = named('DocumentType', 'Passport');
  named('DocumentType', 'Driver license');
  const person = (name: string, lastname: string, key: number, more: Row): string =>
    add('Person', {
      name,
      lastname,
      document: String(20_000_000 + key * 7919),
      gender: genders[key % genders.length],
      birthdate: `${String(1942 + (key % 58))}-0${String(1 + (key % 9))}-1${String(key % 9)}T00:00`,
      registrationDate: `2019-03-0${String(1 + (key % 9))}T09:3${String(key % 6)}:12.${String(104_000 + key * 731)}`,
      documentType,
      ...more,
    });

  const socialWork = (name: string, line: string): string =>
    named('SocialWork', name, { address: addressOf(line, 'Portland', 1) });
  const [mutual, federal] = [
    socialWork('Maine Mutual', '900 Congress Street'),
    socialWork('Federal Care', '3 Pearl Street'),
  ];
  for (const [name, work] of [
    ['Mutual Basic', mutual],
    ['Mutual Plus', mutual],
    ['Federal A', federal],
  ] as const)
    named('Plan', name, { socialWork: work });
  for (const client of clients.filter(isPerson))
    person(client.givenName ?? '', client.familyName, client.key, {
      clientKey: client.key,
      address: addressOf(client.street, client.city, client.key),
      registrationDate: `${wallText(client.createdAt + client.key * 1000, serverZone)}.${String(104_000 + client.key * 731)}`,
    });

  const periodicity = add('Periodicity', { day: 'MONDAY', start: '00:00', end: '06:00' });
  const subscriptionPlan = named('SubscriptionPlan', 'Standard', { cost: 199.5, terms: 'Monthly.', periodicity });
  const centerType = named('CenterType', 'Outpatient clinic', { subscriptionPlan });
  named('CenterType', 'Hospital', { subscriptionPlan });
  const bank = named('Bank', 'Casco Savings Bank');
  const contacts = ['Paula Reyes', 'Tom Sherwood', 'Ines Albrecht'];
  const center = (place: PlaceRecord, index: number): void => {
    const [name = '', lastname = ''] = (contacts[index] ?? '').split(' ');
    const office = addressOf(`${String(40 + index)} Market Square`, place.city, 1);
    const reach = {
      phoneNumber: `+1 207 555 09${String(10 + index)}`,
      email: `billing${String(place.key)}@example.test`,
    };
    const payer = person(name, lastname, 300 + index, { ...reach, address: office });
    const numbers = { taxIdentifier: `01-44${String(1000 + index)}`, accountNumber: `77810${String(index)}` };
    const account = { iban: `US00CSB77810${String(index)}`, reference: null, bank, person: payer };
    const billingDetail = add('BillingDetail', { ...reach, ...numbers, ...account, address: office });
    const time = { subscriptionStart: '2019-02-04T08:00', subscriptionEnd: index === 2 ? '2026-12-31T23:59:59' : null };
    const columns = {
      name: place.name,
      phoneNumber: place.phone,
      email: place.email,
      ...time,
      subscriptionStatus: 'ACTIVE',
    };
    const address = addressOf(place.street, place.city, 1);
    const id = add('Center', { ...columns, address, centerType, billingDetail }, vitaIds.of('place', place.key));
    for (const number of [1, 2]) {
      const roomType = named('RoomType', number === 1 ? 'Consulting room' : 'Ward');
      const room = named('Room', `${place.city} ${String(number)}`, { roomType, center: id });
      const bedStatus = named('BedStatus', index === 0 ? 'Free' : 'Taken');
      if (number === 2) named('Bed', `${place.city} W${String(index + 1)}`, { bedStatus, room });
    }
  };
  for (const [index, place] of places.entries()) center(place, index);

  const user = (given: string, family: string, key: number, role: string, more: Row, id?: string): string => {
    const reach = { phoneNumber: `+1 207 555 08${String(10 + key)}`, email: `staff${String(key)}@example.test` };
    const address = addressOf(`${String(key)} Spring Street`, 'Portland', key);
    const columns = {
      password: `Demo-Pass-${String(key)}`,
      person: person(given, family, 400 + key, { ...reach, address }),
    };
    return add('User', { ...columns, role: named('Role', role), ...more }, id);
  };
  const schedule = (provider: ProviderRecord): void => {
    const id = vitaIds.of('provider', provider.key);
    const home = vitaIds.of('place', provider.placeKeys[0] ?? 1);
    const { givenName, familyName, key, role, isActive } = provider;
    user(givenName, familyName, key, roles[role], { active: isActive, center: home, providerKey: key }, id);
    // One doctor works in two specialties, by a schedule for each.
    for (const name of [...specialties[role], ...(key === 1 ? ['Surgery'] : [])]) {
      const own = add('Schedule', { user: id, specialty: named('Specialty', name) });
      for (const day of workdays)
        add('Availability', { day, start: '08:00', end: key % 2 ? '17:00' : '16:30', schedule: own });
    }
  };
  for (const provider of providers) schedule(provider);
  const harbor = vitaIds.of('place', 1);
  user('Dana', 'Whitfield', 21, 'Receptionist', { active: true, center: harbor });
  user('Ezra', 'Cole', 22, 'Administrator', { active: true, center: harbor });

  const supplier = named('Supplier', 'Bayside Medical Supply', { address: addressOf('12 Wharf Road', 'Saco', 1) });
  const supplies = ['Gauze', 'Saline 500 ml'].map((name, index) => {
    const stock = { stock: 40 * (index + 1), dueDate: '2027-06-30T00:00', minimalStock: 20, suppliers: [supplier] };
    const id = named('Supply', name, { ...stock, supplyType: named('SupplyType', index ? 'Fluids' : 'Dressings') });
    const deliveryNoteType = named('DeliveryNoteType', index ? 'Return' : 'Receipt');
    add('DeliveryNote', { date: '2026-11-12T10:05', quantity: 20, deliveryNoteType, supply: id });
    return id;
  });
  // What was found and done at some visits is told by episodes, not by the appointments.
  const seen = appointments.filter((row) => row.state === 'completed' && row.placeKey === 1 && row.clientKey !== null);
  for (const [index, row] of seen.slice(0, 12).entries()) {
    if (row.clientKey === 3) continue;
    const episodeType = named('EpisodeType', index % 3 ? 'Outpatient' : 'Emergency');
    const patient = vitaIds.of('client', row.clientKey ?? 0);
    const name = `${wallDay(row.start, serverZone)}/${String(index + 1)}`;
    const episode = named('Episode', name, { date: localText(row.start), episodeType, patient });
    add('EpisodeDetail', {
      note: row.reason ?? 'No findings.',
      date: localText(row.start + row.minutes * 60_000),
      bed: null,
      treatment: named('Treatment', index % 2 ? 'Observation' : 'Wound care'),
      supplies: index % 2 ? [] : supplies,
      users: row.providerKey === null ? [] : [vitaIds.of('provider', row.providerKey)],
      episodeDetailStatus: named('DetailStatus', 'Closed'),
      episode,
    });
  }
  return tables;
}
