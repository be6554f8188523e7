import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { byStart, type ClientRecord, fullNameOf, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import { dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { MemberRow, TallgrassMemory } from './memory.ts';
import type { Records } from './records.ts';
import { showBreed, showSpecies } from './species.ts';
import {
  compareText,
  connection,
  dayMs,
  e164,
  globalId,
  isVisit,
  moment,
  money,
  phoneKinds,
  present,
  tallgrassIds,
} from './values.ts';

/** Shows households and companions. */
export interface PeopleRecords {
  readonly household: (row: ClientRecord) => Row;
  readonly primaryMember: (row: ClientRecord) => Row;
  readonly member: (row: MemberRow) => Row;
  readonly companion: (row: PatientRecord) => Row;
  readonly label: (name: string) => Row;
  readonly labelNames: () => readonly string[];
}

interface Person {
  readonly id: string;
  readonly givenName: string | null;
  readonly familyName: string;
  readonly relation: string;
  readonly phones: ClientRecord['phones'];
  readonly emails: readonly string[];
}

const of = tallgrassIds.of;
const tints = ['#ffd6a5', '#caffbf', '#9bf6ff', '#bdb2ff', '#ffc6ff'];
const cardBrands = ['Visa', 'Mastercard', 'Amex'];

/** CompanionStanding. */
export function standingOf({ isActive, isDeceased }: PatientRecord): string {
  if (isDeceased) return 'DECEASED';
  return isActive ? 'ACTIVE' : 'INACTIVE';
}

/** The own id of a household's primary member; the others have one number each. */
export function primaryOwnId(clientKey: number): string {
  return `p${String(clientKey)}`;
}

/** The records of people and companions. */
export function peopleRecords(
  { practice, meet, cap, now }: Backstage,
  memory: TallgrassMemory,
  all: () => Records,
): PeopleRecords {
  const { ledger } = memory;

  const labelNames = (): readonly string[] =>
    [...new Set([...practice.clients.flatMap(({ tags }) => tags), ...memory.labels])].toSorted(compareText);
  const label = (name: string): Row => ({
    __typename: 'Label',
    id: globalId('Label', name),
    name,
    tint: tints[name.length % tints.length],
  });

  const person = (client: ClientRecord, { id, phones, emails, ...row }: Person): Row => ({
    __typename: 'HouseholdMember',
    id: globalId('HouseholdMember', id),
    household: () => household(client),
    givenName: row.givenName,
    familyName: row.familyName,
    fullName: fullNameOf(row),
    pronouns: null,
    relation: row.relation,
    phoneNumbers: phones.map(({ label: kind, value }) => ({
      number: e164(value),
      kind: phoneKinds.find(([, known]) => known === kind)?.[0] ?? 'MOBILE',
      canText: kind === 'Mobile',
    })),
    emailAddresses: emails.map((address, index) => ({ address, isVerified: index === 0 })),
    canAuthorizeTreatment: row.relation === 'PRIMARY' || row.relation === 'CO_PARENT',
  });
  const primaryMember = (client: ClientRecord): Row =>
    person(client, { ...client, id: primaryOwnId(client.key), relation: 'PRIMARY' });
  const member = (row: MemberRow): Row =>
    person(present(rowOf(practice.clients, row.clientKey)), { ...row, id: String(row.key) });

  const visitsWhere = (key: 'clientKey' | 'patientKey', wanted: number) => (args: ConnectionArgs) => {
    const rows = practice.appointments.filter((row) => isVisit(row) && row[key] === wanted);
    return connection(rows.toSorted(byStart), args, cap, all().scheduledVisit);
  };

  const household = (row: ClientRecord): Row => {
    meet('client', row.key);
    const home = rowOf(practice.places, row.placeKey);
    const orders = ledger.orders.filter(({ clientKey }) => clientKey === row.key);
    const isAddressKnown = row.street !== '' || row.city !== '';
    return {
      __typename: 'Household',
      id: of('client', row.key),
      displayName: fullNameOf(row),
      kind: row.givenName === null ? 'RESCUE_OR_BUSINESS' : 'FAMILY',
      status: row.isActive ? 'ACTIVE' : 'INACTIVE',
      primaryMember: () => primaryMember(row),
      members: () => [
        primaryMember(row),
        ...memory.members.filter(({ clientKey }) => clientKey === row.key).map(member),
      ],
      companions: (args: ConnectionArgs) =>
        connection(
          practice.patients.filter(({ clientKey }) => clientKey === row.key),
          args,
          cap,
          companion,
        ),
      mailingAddress: isAddressKnown
        ? { line1: row.street, line2: null, city: row.city, state: null, postalCode: null, country: 'US' }
        : null,
      homeHospital: () => home && all().hospital(home),
      labels: row.tags.map(label),
      headsUp: row.note,
      lastSeenOn: () => lastVisitOf(practice, row, now()),
      communication: {
        preferredChannel: row.phones.length > 0 ? 'TEXT' : row.emails.length > 0 ? 'EMAIL' : 'CALL',
        marketingOptIn: row.key % 3 === 0,
        quietHours: row.key % 5 === 0 ? { startsAt: '20:00', endsAt: '08:00' } : null,
      },
      balance: () => money(orders.reduce((sum, order) => sum + dueOf(ledger, order), 0)),
      scheduledVisits: visitsWhere('clientKey', row.key),
      invoices: (args: ConnectionArgs) => connection(orders.toReversed(), args, cap, all().invoice),
      savedCards: row.key % 4 === 2 ? [savedCard(row.key)] : [],
      pawPortal: {
        isInvited: row.emails.length > 0,
        lastSignInAt: row.key % 6 === 1 && row.emails.length > 0 ? moment(now() - (row.key % 40) * dayMs) : null,
      },
      createdAt: moment(row.createdAt),
      updatedAt: moment(row.updatedAt),
    };
  };

  const savedCard = (key: number): Row => ({
    __typename: 'SavedCard',
    id: globalId('SavedCard', key),
    brand: cardBrands[key % cardBrands.length],
    lastFour: String(1000 + ((key * 271) % 9000)),
    expiresOn: `${String(new Date(now()).getUTCFullYear() + 2)}-0${String(1 + (key % 9))}-28`,
  });

  const companion = (row: PatientRecord): Row => {
    meet('patient', row.key);
    const owner = rowOf(practice.clients, row.clientKey);
    const { species, sex } = row;
    return {
      __typename: 'Companion',
      id: of('patient', row.key),
      name: row.name,
      species: showSpecies(practice, species),
      breed: row.breed === null ? null : showBreed(practice, { species, name: row.breed }),
      sex: sex === 'UNKNOWN' ? 'UNDETERMINED' : sex,
      coat: row.color || null,
      dateOfBirth: row.birthDate,
      standing: standingOf(row),
      microchip: row.microchip === null ? null : { number: row.microchip, registry: row.key % 8 === 0 ? 'AAHA' : null },
      household: () => owner && household(owner),
      photoUrl: null,
      scheduledVisits: visitsWhere('patientKey', row.key),
      ...all().medicalFile(row),
      createdAt: moment(row.createdAt),
      updatedAt: moment(row.updatedAt),
    };
  };

  return { household, primaryMember, member, companion, label, labelNames };
}
