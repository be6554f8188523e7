import { instantOfWall, utcText, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  type VisitTypeRecord,
  dialectNow,
  rowOf,
} from '../../dialects/practice.ts';
import { visitTypesOfPractice } from '../../dialects/practicePlaces.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import type { Row } from '../generatedRows.ts';
import { dayText, documentId, hourText, ipassIds, salonZone } from './values.ts';

/** The store that had no agenda of its own until now: its clock is another one. */
const newStore = 2;

const made = utcText(Date.parse('2021-09-01T15:00:00Z'));
const channels = ['Instagram', 'Referido', 'Facebook', 'Visita'];
/** A part of the longest service, which is a kind of document of its own. */
const washing = { key: 9, name: 'Lavado', minutes: 20, color: '', isBlock: false, isBookable: true };
const occupations = ['Abogada', 'Ingeniero', 'Médico', 'Estudiante', ''];

/** Whether a visit is in the agenda: for a client, as long as its service takes, and not called off. */
export function isSchedule(row: AppointmentRecord): boolean {
  const isWhole = rowOf(visitTypesOfPractice, row.typeKey)?.minutes === row.minutes;
  const isHere = row.placeKey !== newStore || row.createdAt >= dialectNow;
  const isKept = row.state !== 'cancelled' && !row.isDeleted && !row.isBlock && row.clientKey !== null;
  const isPlain = instantOfWall(wallText(row.start, salonZone), salonZone) === row.start;
  return isWhole && isHere && isKept && isPlain && row.start % 60_000 === 0;
}

/** The practice as documents; fields that lead to others are functions. */
export function ipassRecords({ practice, meet, now }: Backstage) {
  function client(row: ClientRecord): Row {
    const { key } = row;
    return {
      _id: ipassIds.of('client', key),
      plus: row.tags.includes('VIP'),
      photo: key % 5 === 0 ? { filename: `cliente-${String(key)}.jpg`, key: `clients/${String(key)}.jpg` } : null,
      name1: row.givenName,
      // Forms leave nothing or an empty text behind.
      name2: key % 2 === 0 ? '' : null,
      lastName1: row.familyName,
      lastName2: key % 3 === 0 ? '' : null,
      lastName3: null,
      phone1: row.phones[0]?.value ?? null,
      phone2: row.phones[1]?.value ?? null,
      email: row.emails[0] ?? null,
      privateAddress: `${row.street}, ${row.city}`,
      businessAddress: key % 4 === 1 ? 'Torre Norte, nivel 5' : '',
      occupation: occupations[key % occupations.length],
      age: key % 6 === 0 ? null : utcText(Date.parse(`19${String(60 + (key % 40))}-05-1${String(key % 9)}T06:00:00Z`)),
      sex: key % 3 === 0 ? 'M' : 'F',
      ranking: key % 6,
      channel: channels[key % channels.length],
      trm: key % 7 === 0 ? '12' : '',
      pt: '',
      rom: '',
      lastVisit: lastVisitOf(practice, row, now()),
      referrals: key % 8 === 0 ? 'Una amiga' : '',
      servicesNotes: row.note,
      productsNotes: '',
      document: `${String(1_800_000_000 + key * 7919)}0101`,
      medicalNotes: key % 11 === 0 ? 'Alergia al amoníaco' : '',
      socialMedia: key % 4 === 0 ? `@cliente${String(key)}` : '',
      country: '502',
      active: row.isActive,
      createdAt: utcText(row.createdAt),
      updatedAt: utcText(row.updatedAt),
    };
  }
  function staff(row: ProviderRecord): Row {
    // Those who were entered after the names were split have them twice.
    const isLater = row.key > 4;
    return {
      _id: ipassIds.of('provider', row.key),
      name: row.givenName,
      name1: isLater ? row.givenName : null,
      name2: isLater ? '' : null,
      lastName: row.familyName,
      lastName1: isLater ? row.familyName : null,
      lastName2: null,
      address: null,
      stores: () => practice.places.filter(({ key }) => row.placeKeys.includes(key)).map(store),
      services: () => services(),
      phone: `207-555-03${String(row.key).padStart(2, '0')}`,
      phone1: null,
      photo: null,
      email: row.email,
      specialty: [row.role === 'groomer' ? 'Estilista' : row.role === 'technician' ? 'Manicurista' : 'Colorista'],
      AET: row.key % 2 === 0 ? '30' : null,
      canAccessToApp: true,
      canAccessToWeb: row.key === 1,
      client: [],
      active: row.isActive,
      tokenExpo: null,
      plus: row.key % 3 === 0,
      verifyLogin: row.key !== 7,
      createdAt: made,
      updatedAt: made,
    };
  }
  function store(row: PlaceRecord): Row {
    return {
      _id: ipassIds.of('place', row.key),
      name: row.name,
      address: [row.street, row.city, row.state, row.postalCode].join(', '),
      schedule: () => timeZones.slice(0, row.key === 3 ? 1 : 2),
      services: () => services(),
      generes: row.key === 3 ? ['WOMEN', 'CHILDREN'] : ['ALL'],
      photo: null,
      location: { lat: 43.65 - row.key / 10, lng: -70.25 + row.key / 10 },
      department: row.state,
      city: row.city,
      // The number of a part of town.
      zone: [10, 14, 4][row.key - 1] ?? 1,
      phone: row.phone,
      contact: row.key === 1 ? 'Grace Liu' : null,
      reservePercentage: 50,
    };
  }
  function service(row: VisitTypeRecord): Row {
    return {
      _id: ipassIds.of('visitType', row.key),
      plus: row.key === 4,
      description: null,
      name: row.name,
      abbreviation: row.name.slice(0, 3).toUpperCase(),
      type: () => serviceTypes[row.key % serviceTypes.length],
      products: [],
      photo: null,
      eta: `${String(row.minutes)} min`,
      price: 100 + row.key * 25,
      cost: 40 + row.key * 5,
      serviceFee: 0,
      taxes: 12,
      discounts: row.key === 5 ? 10 : 0,
      serviceTime: row.minutes,
      returnTime: 30,
      sex: row.key % 2 === 0 ? 'F' : 'MF',
      subService: () => (row.key === 4 ? [subService()] : []),
      createdAt: made,
      updatedAt: made,
    };
  }
  function services(): readonly Row[] {
    return practice.visitTypes.filter(({ isBlock }) => !isBlock).map(service);
  }
  function subService(): Row {
    return { ...service(washing), _id: documentId(4, 1), subService: [], staffers: [], stores: [] };
  }
  function schedule(row: AppointmentRecord): Row {
    const [type, vet] = [rowOf(practice.visitTypes, row.typeKey), rowOf(practice.providers, row.providerKey)];
    const [place, owner] = [rowOf(practice.places, row.placeKey), rowOf(practice.clients, row.clientKey)];
    return {
      _id: ipassIds.of('appointment', row.key),
      service: type && service(type),
      staffer: vet && staff(vet),
      hour: hourText(row.start),
      day: dayText(row.start),
      shoppingCard: documentId(1, row.key),
      store: place && store(place),
      // A reference to a client who was deleted leads to nothing.
      client: owner && !owner.isDeleted ? shownClient(client(owner)) : null,
      createdAt: utcText(row.createdAt),
      updatedAt: utcText(row.updatedAt),
    };
  }
  /** The same document, as one that goes into an answer. */
  function shownClient(row: Row): Row {
    meet('client', ipassIds.key('client', String(row['_id'])) ?? 0);
    return row;
  }
  function shownSchedule(row: Row): Row {
    meet('appointment', ipassIds.key('appointment', String(row['_id'])) ?? 0);
    return row;
  }
  return { client, staff, store, service, services, subService, schedule, shownClient, shownSchedule };
}

/** Kinds of services, which are no services themselves. */
export const serviceTypes: readonly Row[] = ['Cabello', 'Manos y pies', 'Rostro'].map((name, index) => ({
  _id: documentId(2, index + 1),
  name,
  logo: null,
}));

/** What the service calls a time zone: hours in which something is open. */
export const timeZones: readonly Row[] = [
  ['Entre semana', 'ES', '08:00', '18:00', ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes']] as const,
  ['Sábado', 'SA', '08:00', '13:00', ['Sábado']] as const,
].map(([name, abbreviation, start, end, days], index) => ({
  _id: documentId(3, index + 1),
  name,
  abbreviation,
  start,
  end,
  days,
  createdAt: made,
  updatedAt: made,
}));
