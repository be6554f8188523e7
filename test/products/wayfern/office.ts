import { instantOfWall, utcText } from '../../dialects/clock.ts';
import {
  type AppointmentRecord,
  dialectNow,
  type PlaceRecord,
  type Practice,
  type ProviderRecord,
} from '../../dialects/practice.ts';
import { dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { WayfernMemory } from './memory.ts';
import { endOf, typeId, wayfernIds } from './values.ts';

export type WayfernOffice = ReturnType<typeof officeRecords>;
type Show = (row: AppointmentRecord) => Row;

/** What an encounter leads to. */
interface Around {
  readonly patientOf: (key: number | null) => Row | null;
  readonly providerOf: (key: number | null) => Row | null;
  readonly appointment: Show;
}

const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const usualSpecies = ['Canine', 'Feline', 'Avian', 'Rabbit', 'Ferret', 'Reptile', 'Equine'];
const usualBreeds = [
  ['Canine', 'Labrador Retriever'],
  ['Canine', 'Mixed Breed'],
  ['Feline', 'Domestic Shorthair'],
  ['Feline', 'Siamese'],
] as const;

/** The number of a name in a catalogue: the same wherever it is met. */
const nameKey = (name: string): number =>
  Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 900_000_007, name.length);

/** Rows that are made up around the practice. */
export function officeRecords(practice: Practice, { ledger }: WayfernMemory) {
  const location = (place: PlaceRecord): Row => ({
    id: wayfernIds.of('place', place.key),
    displayName: place.name,
    code: place.name
      .split(/\W+/)
      .map((word) => word.slice(0, 1))
      .join('')
      .toUpperCase(),
    state: 'OPEN',
    postalAddress: {
      regionCode: 'US',
      postalCode: place.postalCode,
      administrativeArea: place.state,
      locality: place.city,
      addressLines: [place.street],
    },
    timeZone: place.zone,
    mainPhoneNumber: `+${place.phone.replaceAll(/\D/g, '')}`,
    emailAddress: place.email,
    openingHours: days.map((dayOfWeek) =>
      dayOfWeek === 'SUNDAY' ? { dayOfWeek } : { dayOfWeek, openTime: '08:00', closeTime: '18:00' },
    ),
    createTime: '2018-10-01T12:00:00Z',
  });

  const species = (displayName: string): Row => ({ id: typeId('spc', nameKey(displayName)), displayName });
  const breed = (kind: string, displayName: string): Row => ({
    id: typeId('brd', nameKey(`${kind} ${displayName}`)),
    displayName,
    species: species(kind),
  });
  const speciesNames = (): readonly string[] =>
    [...new Set([...usualSpecies, ...practice.patients.map((row) => row.species)])].toSorted();
  const breedNames = (): readonly (readonly [kind: string, name: string])[] => {
    const known = new Map<string, readonly [string, string]>(usualBreeds.map((pair) => [pair.join('\n'), pair]));
    for (const row of practice.patients) {
      if (row.breed !== null) known.set(`${row.species}\n${row.breed}`, [row.species, row.breed]);
    }
    return [...known].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, pair]) => pair);
  };

  const rooms = (placeKey: number): readonly Row[] => {
    const place = practice.places.find(({ key }) => key === placeKey);
    const names = ['Exam 1', 'Exam 2', 'Surgery', 'Dental X-ray'];
    const kinds = ['EXAM_ROOM', 'EXAM_ROOM', 'SURGERY_SUITE', 'EQUIPMENT'];
    return names.map((displayName, index) => ({
      id: typeId('rsc', placeKey * 10 + index + 1),
      displayName,
      kind: kinds[index],
      location: place ? location(place) : null,
      capacity: 1,
    }));
  };

  /** Hours of work of a provider on a day, by the clock of the place; none on Sundays. */
  const shiftsOf = (person: ProviderRecord, place: PlaceRecord, day: string): readonly Row[] => {
    if (new Date(`${day}T12:00:00Z`).getUTCDay() === 0 || !person.isActive) return [];
    const [starts, ends] = ['08:00:00', '17:00:00'].map((time) => instantOfWall(`${day}T${time}`, place.zone));
    const number = Math.floor(Date.parse(day) / 86_400_000) * 100 + person.key * 10 + place.key;
    return [
      {
        id: typeId('shf', number),
        location: location(place),
        startTime: utcText(starts ?? 0),
        endTime: utcText(ends ?? 0),
        onCall: number % 7 === 0,
      },
    ];
  };

  const kiosk = (place: PlaceRecord): Row => ({
    id: typeId('ksk', place.key),
    displayName: `Lobby iPad ${String(place.key)}`,
    location: location(place),
    lastHeartbeatTime: utcText(dialectNow - place.key * 40_000),
  });
  const hasSession = (row: AppointmentRecord): boolean =>
    !row.isBlock &&
    !row.isDeleted &&
    row.key % 4 === 0 &&
    ['arrived', 'inProgress', 'ready', 'completed'].includes(row.state);
  const session = (row: AppointmentRecord, show: Show): Row => {
    const place = practice.places.find(({ key }) => key === row.placeKey);
    return {
      id: typeId('cks', row.key),
      kiosk: place ? kiosk(place) : null,
      appointment: () => show(row),
      state: 'SUBMITTED',
      startTime: utcText(row.start - 420_000),
      submitTime: utcText(row.start - 300_000),
    };
  };

  const hasEncounter = (row: AppointmentRecord): boolean =>
    !row.isBlock &&
    !row.isDeleted &&
    row.patientKey !== null &&
    ['inProgress', 'ready', 'completed'].includes(row.state);
  const encounter = (row: AppointmentRecord, { patientOf, providerOf, appointment }: Around): Row => ({
    id: typeId('enc', row.key),
    patient: () => patientOf(row.patientKey),
    appointment: () => appointment(row),
    attendingProvider: () => providerOf(row.providerKey),
    state: row.state === 'completed' ? 'SIGNED' : 'OPEN',
    startTime: utcText(row.start + 240_000),
    endTime: row.state === 'completed' ? utcText(endOf(row)) : null,
    presentingComplaint: row.reason,
    assessment: row.state === 'completed' ? 'Bright, alert and responsive' : null,
    plan: row.key % 3 === 0 ? 'Recheck in two weeks' : null,
    vitals: {
      weightKilograms: 2 + ((row.patientKey ?? 0) % 38),
      temperatureFahrenheit: 100.5 + (row.key % 15) / 10,
      heartRate: 80 + (row.key % 60),
      respiratoryRate: 18 + (row.key % 12),
    },
  });

  const referring = (row: Row): Row => ({
    ...row,
    id: typeId('rfv', Number(row['key'])),
    displayName: `${String(row['givenName'])} ${String(row['familyName'])}`,
  });
  /** Whole cents that a household owes. */
  const balanceOf = (clientKey: number): number =>
    ledger.orders.filter((row) => row.clientKey === clientKey).reduce((sum, row) => sum + dueOf(ledger, row), 0);
  const integration: Row = {
    __typename: 'Integration',
    id: typeId('int', 1),
    displayName: 'Front desk integration',
    scopes: ['crm.write', 'scheduling.write', 'billing.read', 'inventory.read'],
  };

  return {
    location,
    species,
    breed,
    speciesNames,
    breedNames,
    rooms,
    shiftsOf,
    kiosk,
    hasSession,
    session,
    hasEncounter,
    encounter,
    referring,
    balanceOf,
    integration,
  };
}
