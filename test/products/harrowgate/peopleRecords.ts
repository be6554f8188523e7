import { utcText } from '../../dialects/clock.ts';
import {
  byStart,
  type ClientRecord,
  fullNameOf,
  type PhoneRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import type { Records, RecordTools } from './records.ts';
import { balanceOf, agedBalanceOf } from './balances.ts';
import { connected, encodeId, harrowgateIds, isBooking, positions } from './values.ts';

const { of } = harrowgateIds;
const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const roomKinds = ['CONSULT', 'CONSULT', 'THEATRE', 'WARD'];
const roleNames: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'Vets',
  technician: 'Nurses',
  groomer: 'Grooming',
};
const abilities: Readonly<Record<ProviderRecord['role'], readonly string[]>> = {
  veterinarian: ['MANAGE_DIARY', 'MANAGE_ACCOUNTS', 'CLINICAL_RECORDS', 'TAKE_PAYMENTS', 'WRITE_OFF', 'REPORTS'],
  technician: ['MANAGE_DIARY', 'MANAGE_ACCOUNTS', 'CLINICAL_RECORDS', 'TAKE_PAYMENTS', 'MANAGE_STOCK'],
  groomer: ['MANAGE_DIARY', 'TAKE_PAYMENTS'],
};
const preferences = ['TXT', 'EMAIL', 'PHONE', 'TXT', 'POST'];

/** The number on an account's invoices. */
export function accountNumberOf({ key }: Pick<ClientRecord, 'key'>): string {
  return `H${String(10_000 + key)}`;
}

/** The number of a kind that an account has a column for; of several the first one. */
export function phoneOf({ phones }: ClientRecord, label: PhoneRecord['label']): string | null {
  return phones.find((phone) => phone.label === label)?.value ?? null;
}

/** The practice, its clinics and team, and account holders. */
export function peopleRecords({
  backstage,
  memory,
  records,
}: RecordTools): Pick<Records, 'practice' | 'clinic' | 'room' | 'teamMember' | 'accessRole' | 'accountHolder'> {
  const { practice, cap, meet, now } = backstage;

  const clinic = (row: PlaceRecord): Row => {
    meet('place', row.key);
    return {
      __typename: 'Clinic',
      id: of('place', row.key),
      code: row.name
        .split(/\s+/)
        .map((word) => word.slice(0, 1).toUpperCase())
        .join(''),
      name: row.name,
      physicalAddress: addressOf([row.street, row.city, row.state, row.postalCode]),
      timeZone: row.zone,
      phone: row.phone,
      afterHoursPhone: null,
      email: row.email,
      openingHours: weekdays.map((weekday, index) => ({
        weekday,
        opensAt: index < 6 ? '08:00' : null,
        closesAt: index < 5 ? '17:30' : index === 5 ? '12:00' : null,
        byArrangement: index === 6,
      })),
      rooms: () => roomKinds.map((_kind, index) => room(row, index)),
      teamMembers: (args: ConnectionArgs) =>
        connected(
          practice.providers.filter(({ placeKeys }) => placeKeys.includes(row.key)),
          args,
          cap,
          records().teamMember,
        ),
    };
  };
  const room = (place: PlaceRecord, index: number): Row => {
    const kind = roomKinds[index] ?? 'CONSULT';
    const name = kind === 'CONSULT' ? `Consult ${String(index + 1)}` : kind === 'WARD' ? 'Ward' : 'Theatre';
    return {
      __typename: 'Room',
      id: encodeId('Room', place.key * 10 + index),
      name,
      kind,
      clinic: () => clinic(place),
    };
  };
  const accessRole = (role: ProviderRecord['role']): Row => ({
    __typename: 'AccessRole',
    id: encodeId('AccessRole', role),
    name: roleNames[role],
    abilities: abilities[role],
  });
  const teamMember = (row: ProviderRecord): Row => {
    meet('provider', row.key);
    return {
      __typename: 'TeamMember',
      id: of('provider', row.key),
      title: row.title,
      firstName: row.givenName,
      surname: row.familyName,
      fullName: fullNameOf(row),
      initials: `${row.givenName.slice(0, 1)}${row.familyName.slice(0, 1)}`,
      position: positions[row.role],
      email: row.email,
      active: row.isActive,
      clinics: () => practice.places.filter(({ key }) => row.placeKeys.includes(key)).map(clinic),
      accessRole: accessRole(row.role),
      registrationNumber: row.role === 'veterinarian' ? `V${String(4000 + row.key * 7)}` : null,
    };
  };
  const accountHolder = (row: ClientRecord): Row => {
    meet('client', row.key);
    return {
      __typename: 'AccountHolder',
      id: of('client', row.key),
      accountNumber: accountNumberOf(row),
      kind: row.givenName === null ? 'BUSINESS' : 'PERSON',
      firstName: row.givenName,
      surname: row.familyName,
      fullName: fullNameOf(row),
      mobile: phoneOf(row, 'Mobile'),
      homePhone: phoneOf(row, 'Home'),
      workPhone: phoneOf(row, 'Work'),
      email: row.emails[0] ?? null,
      contactPreference: preferences[row.key % preferences.length],
      postalAddress: row.street === '' && row.city === '' ? null : addressOf([row.street, row.city, '', '']),
      active: row.isActive,
      discardedAt: row.isDeleted ? utcText(row.updatedAt) : null,
      tagList: row.tags,
      memo: row.note,
      usualClinic() {
        const place = rowOf(practice.places, row.placeKey);
        return place && clinic(place);
      },
      lastVisitOn: () => lastVisitOf(practice, row, now()),
      creditStanding: row.tags.includes('Payment plan') ? 'CASH_ONLY' : 'NORMAL',
      balance: () => balanceOf(memory.ledger, row.key),
      agedBalance: () => agedBalanceOf(memory.ledger, row.key, now()),
      authorisedPersons:
        row.key % 6 === 0
          ? [{ name: `Sam ${row.familyName}`, relationship: 'Family', mayConsent: true, mayCharge: false }]
          : [],
      properties: () => (row.givenName === null ? [records().property(row)] : []),
      animals: (args: ConnectionArgs) =>
        connected(
          practice.patients.filter(({ clientKey }) => clientKey === row.key),
          args,
          cap,
          records().animal,
        ),
      bookings(args: ConnectionArgs) {
        const own = practice.appointments.filter(
          (entry) => entry.clientKey === row.key && isBooking(entry) && !entry.isDeleted,
        );
        return connected(own.toSorted(byStart).toReversed(), args, cap, records().booking);
      },
      invoices: (args: ConnectionArgs) =>
        connected(
          memory.ledger.orders.filter(({ clientKey }) => clientKey === row.key),
          args,
          cap,
          records().invoice,
        ),
      conversations: (args: ConnectionArgs) =>
        connected(
          memory.ledger.threads.filter(({ clientKey }) => clientKey === row.key),
          args,
          cap,
          records().conversation,
        ),
      createdAt: utcText(row.createdAt),
      updatedAt: utcText(row.updatedAt),
    };
  };
  return {
    practice: () => ({
      __typename: 'Practice',
      id: of('organization', practice.organization.key),
      name: practice.organization.name,
      subdomain: practice.organization.name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-'),
      plan: practice.places.length > 1 ? 'GROUP' : 'CLINIC',
      clinics: () => practice.places.map(clinic),
      settings: {
        currency: 'NZD',
        gstRate: 0.15,
        gstNumber: null,
        paymentTermsDays: 20,
        defaultBookingMinutes: 15,
        reminderLeadDays: 14,
        txtSenderName: practice.organization.name.slice(0, 11),
        consentWording: null,
      },
    }),
    clinic,
    room,
    teamMember,
    accessRole,
    accountHolder,
  };
}

function addressOf([line1 = '', city = '', region = '', postcode = '']: readonly string[]): Row {
  const orNull = (text: string): string | null => (text === '' ? null : text);
  return {
    line1: orNull(line1),
    line2: null,
    suburb: null,
    city: orNull(city),
    region: orNull(region),
    postcode: orNull(postcode),
    singleLine: [line1, city, region, postcode].filter((part) => part !== '').join(', '),
  };
}
