import { offsetText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  fullNameOf,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitState,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import { dueOf, type Ledger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import {
  boardOrder,
  breedId,
  contactPointsOf,
  isVisit,
  moneyOf,
  type PageArgs,
  pageOf,
  speciesCode,
  statuses,
  statusId,
  teamRoles,
  tidewellIds,
} from './words.ts';

/** Shows the records of the practice as the service does. */
export interface TidewellRecords {
  readonly group: () => Row;
  readonly hospital: (row: PlaceRecord) => Row;
  readonly teamMember: (row: ProviderRecord) => Row;
  readonly visitType: (row: VisitTypeRecord) => Row;
  readonly visitStatus: (state: VisitState) => Row;
  readonly petParent: (row: ClientRecord) => Row;
  readonly pet: (row: PatientRecord) => Row;
  readonly visit: (row: AppointmentRecord) => Row;
  readonly block: (row: AppointmentRecord) => Row;
  readonly species: (name: string) => Row;
  readonly tag: (name: string) => Row;
  /** All kinds of animals that there are, by name. */
  readonly speciesNames: () => readonly string[];
  /** All tags that there are, by name. */
  readonly tagNames: () => readonly string[];
}

interface Given {
  /** A visit's invoice, where it has one. */
  readonly invoiceOf: (row: AppointmentRecord) => Row | null;
  readonly ledger: Ledger;
}

const of = tidewellIds.of;
const zips: Readonly<Record<string, readonly [state: string, zip: string]>> = {
  Portland: ['ME', '04101'],
  Boulder: ['CO', '80302'],
  Saco: ['ME', '04072'],
};
const shortCodes = ['HAR', 'SUM', 'STM'];
const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

/** The records of people, animals and the calendar. */
export function tidewellRecords(backstage: Backstage, { invoiceOf, ledger }: Given): TidewellRecords {
  const { practice, meet, cap, now } = backstage;

  const group = (): Row => ({
    id: of('organization', practice.organization.key),
    name: practice.organization.name,
    plan: 'Group',
    hospitals: () => practice.places.map(hospital),
  });

  const staffAt = (placeKey: number): readonly ProviderRecord[] =>
    practice.providers.filter((row) => row.isActive && row.placeKeys.includes(placeKey));

  const hospital = (row: PlaceRecord): Row => ({
    id: of('place', row.key),
    name: row.name,
    shortCode: shortCodes[row.key - 1] ?? 'NEW',
    address: { line1: row.street, line2: null, city: row.city, state: row.state, zip: row.postalCode },
    phone: row.phone.replaceAll(' ', ''),
    email: row.email,
    timeZone: row.zone,
    acceptsOnlineRequests: false,
    teamMembers: () => staffAt(row.key).map(teamMember),
  });

  const teamMember = (row: ProviderRecord): Row => ({
    id: of('provider', row.key),
    name: { first: row.givenName, last: row.familyName, full: fullNameOf(row) },
    credentials: row.title,
    role: teamRoles[row.role],
    email: row.email,
    photoUrl: null,
    hospitals: () => practice.places.filter(({ key }) => row.placeKeys.includes(key)).map(hospital),
    leftOn: row.isActive ? null : '2026-06-30',
  });

  const visitType = (row: VisitTypeRecord): Row => ({
    id: of('visitType', row.key),
    name: row.name,
    defaultMinutes: row.minutes,
    color: row.color,
    isOnlineBookable: row.isBookable && row.minutes < 60,
    isRetired: false,
  });

  const visitStatus = (state: VisitState): Row => ({ id: statusId(state), ...statuses[state] });

  const tagNames = (): readonly string[] => distinct(practice.clients.flatMap(({ tags }) => tags));
  const tag = (name: string): Row => ({
    id: `tag_${name.toLowerCase().replaceAll(/\W+/g, '-')}`,
    name,
    color: name === 'VIP' ? '#f4a261' : '#a8dadc',
  });

  const breed = (name: string): Row => ({ id: breedId(name), name });
  const species = (name: string): Row => ({
    code: speciesCode(name),
    name,
    breeds: () =>
      distinct(practice.patients.flatMap((row) => (row.species === name && row.breed ? [row.breed] : []))).map(breed),
  });
  const speciesNames = (): readonly string[] => distinct(practice.patients.map((row) => row.species));

  const homeZone = (client: ClientRecord | null): string =>
    rowOf(practice.places, client?.placeKey ?? 1)?.zone ?? 'America/New_York';

  const ownership = (pet: PatientRecord, parent: ClientRecord): Row => ({
    id: `own_${String(pet.key)}`,
    petParent: () => petParent(parent),
    pet: () => petRow(pet),
    relation: parent.givenName === null ? 'RESCUE' : 'OWNER',
    since: wallDay(pet.createdAt, homeZone(parent)),
  });

  const visitsWhere = (fits: (row: AppointmentRecord) => boolean, args: PageArgs): Row => {
    const rows = practice.appointments.filter((row) => isVisit(row) && fits(row)).toSorted(byStart);
    return pageOf(rows, args, cap, visit);
  };

  const petParent = (row: ClientRecord): Row => {
    meet('client', row.key);
    const zone = homeZone(row);
    const [state, zip] = zips[row.city] ?? [null, null];
    const home = rowOf(practice.places, row.placeKey);
    const debt = ledger.orders
      .filter(({ clientKey }) => clientKey === row.key)
      .reduce((sum, order) => sum + dueOf(ledger, order), 0);
    return {
      id: of('client', row.key),
      name: { first: row.givenName, last: row.familyName, full: fullNameOf(row) },
      status: row.isActive ? 'ACTIVE' : 'INACTIVE',
      contactPoints({ channels }: { readonly channels?: readonly string[] | null }) {
        return contactPointsOf(row).filter(({ channel }) => !channels || channels.includes(String(channel)));
      },
      address: row.street || row.city ? { line1: row.street, line2: null, city: row.city, state, zip } : null,
      homeHospital: home && hospital(home),
      ownerships: () =>
        practice.patients.filter(({ clientKey }) => clientKey === row.key).map((pet) => ownership(pet, row)),
      tags: row.tags.map(tag),
      alert: row.note,
      lastVisitOn: () => lastVisitOf(practice, row, now()),
      balance: moneyOf(debt),
      visits: (args: PageArgs) => visitsWhere(({ clientKey }) => clientKey === row.key, args),
      portalAccount: null,
      createdAt: offsetText(row.createdAt, zone),
      updatedAt: offsetText(row.updatedAt, zone),
    };
  };

  const petRow = (row: PatientRecord): Row => {
    meet('patient', row.key);
    const parent = rowOf(practice.clients, row.clientKey);
    return {
      id: of('patient', row.key),
      name: row.name,
      species: species(row.species),
      breed: row.breed === null ? null : breed(row.breed),
      sex: row.sex,
      coat: row.color || null,
      bornOn: row.birthDate,
      isDeceased: row.isDeceased,
      microchip: row.microchip,
      photoUrl: null,
      ownerships: parent ? [ownership(row, parent)] : [],
      visits: (args: PageArgs) => visitsWhere(({ patientKey }) => patientKey === row.key, args),
      createdAt: offsetText(row.createdAt, homeZone(parent)),
      updatedAt: offsetText(row.updatedAt, homeZone(parent)),
    };
  };

  const timesOf = (row: AppointmentRecord): Row => ({
    startsAt: offsetText(row.start, zoneOf(practice, row)),
    durationMinutes: row.minutes,
  });
  const placeOf = (row: AppointmentRecord): Row | null => {
    const place = rowOf(practice.places, row.placeKey);
    return place && hospital(place);
  };
  const staffOf = (row: AppointmentRecord): Row | null => {
    const member = rowOf(practice.providers, row.providerKey);
    return member && teamMember(member);
  };

  const visit = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const zone = zoneOf(practice, row);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const pet = rowOf(practice.patients, row.patientKey);
    const parent = rowOf(practice.clients, row.clientKey);
    const isExamined = row.state === 'completed' && pet !== null;
    return {
      id: of('appointment', row.key),
      hospital: placeOf(row),
      type: type && visitType(type),
      status: visitStatus(row.state),
      ...timesOf(row),
      reason: row.reason,
      pet: () => pet && petRow(pet),
      petParent: () => parent && petParent(parent),
      teamMember: staffOf(row),
      exam: isExamined
        ? { id: `exm_${String(row.key)}`, isSigned: row.key % 3 !== 0, summary: 'Bright and alert.', weightLb: null }
        : null,
      cancellation:
        row.state === 'cancelled' ? { canceledAt: offsetText(row.updatedAt, zone), reason: row.cancelReason } : null,
      onlineRequest: null,
      invoice: () => invoiceOf(row),
      bookedAt: offsetText(row.createdAt, zone),
      updatedAt: offsetText(row.updatedAt, zone),
    };
  };

  const block = (row: AppointmentRecord): Row => ({
    id: `blk_${String(row.key).padStart(4, '0')}`,
    hospital: placeOf(row),
    teamMember: staffOf(row),
    label: row.reason ?? rowOf(practice.visitTypes, row.typeKey)?.name ?? 'Blocked',
    ...timesOf(row),
  });

  return {
    group,
    hospital,
    teamMember,
    visitType,
    visitStatus,
    petParent,
    pet: petRow,
    visit,
    block,
    species,
    tag,
    speciesNames,
    tagNames,
  };
}

/** The state behind the id of a status; undefined where there is none. */
export function stateOfStatus(id: string): VisitState | undefined {
  return boardOrder.find((state) => statusId(state) === id);
}
