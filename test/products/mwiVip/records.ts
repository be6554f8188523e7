import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import { wallDay } from '../../dialects/clock.ts';
import type { Row } from '../generatedRows.ts';
import { addressRow, emailRow, locationRow, numberRow } from './parts.ts';
import { accountUuid, breedWords, dateTimeText, dayText, isBooked, vipIds, wordUuid } from './values.ts';

/** What is kept beside the practice. */
export interface VipMemory {
  /** Clients who are contacts only, since nobody has opened an account for them. */
  readonly withoutAccount: Set<number>;
  /** Notes of appointments, and practitioners other than the one of the calendar, by the appointment's key. */
  readonly notes: Map<number, string | null>;
  readonly assigned: Map<number, number | null>;
  readonly doneTasks: Set<string>;
}

/** A person of the list of contacts. */
export interface ContactEntry {
  readonly type: 'CLIENT' | 'PRACTITIONER' | 'USER';
  readonly firstName: string | null;
  readonly lastName: string;
  readonly deactivated: boolean;
  readonly registered: number;
  readonly modified: number;
  readonly placeKey: number;
  readonly show: () => Row;
}

const opened = Date.parse('2019-01-07T09:00:00Z');
const users = [
  { uuid: '5b1e0c52-7d3f-4c1a-9a44-0d6f2e9b7a01', firstName: 'Rowan', lastName: 'Drew', placeKey: 1 },
  { uuid: '5b1e0c52-7d3f-4c1a-9a44-0d6f2e9b7a02', firstName: 'Imogen', lastName: 'Pryce', placeKey: 2 },
];

/** How rows of the practice look there. */
export type VipRecords = ReturnType<typeof vipRecords>;

export function vipRecords({ practice, meet, now }: Backstage, memory: VipMemory) {
  const id = vipIds.of;
  const hasAccount = ({ key, isDeleted }: ClientRecord): boolean => !isDeleted && !memory.withoutAccount.has(key);
  const accountIdOf = (clientKey: number | null): string | null => (clientKey === null ? null : accountUuid(clientKey));

  const location = (row: PlaceRecord | null): Row | null => row && locationRow(row, practice.organization.name);

  function client(row: ClientRecord | null): Row | null {
    if (!row || row.isDeleted) return null;
    meet('client', row.key);
    const contactUuid = id('client', row.key);
    return {
      contactUuid,
      titleUuid: null,
      lastName: row.familyName,
      firstName: row.givenName,
      contactType: 'CLIENT',
      registeredDate: dateTimeText(row.createdAt),
      deactivated: !row.isActive,
      modified: dateTimeText(row.updatedAt),
      onlineAccess: row.key % 3 === 0,
      emails: row.emails.map((text, index) => emailRow(contactUuid, text, index)),
      numbers: row.phones.map(({ label, value }, index) => numberRow(contactUuid, label, value, index)),
      addresses: row.street === '' ? [] : [addressRow(contactUuid, row)],
      accounts: () => (hasAccount(row) ? [account(row)] : []),
    };
  }
  const nobody = {
    titleUuid: null,
    deactivated: false,
    onlineAccess: false,
    emails: [],
    numbers: [],
    addresses: [],
    accounts: [],
  };
  function practitioner(row: ProviderRecord | null): Row | null {
    if (!row) return null;
    const contactUuid = id('provider', row.key);
    return {
      ...nobody,
      contactUuid,
      titleUuid: row.role === 'veterinarian' ? wordUuid('title', 'Dr') : null,
      lastName: row.familyName,
      firstName: row.givenName,
      contactType: 'PRACTITIONER',
      registeredDate: dateTimeText(opened),
      deactivated: !row.isActive,
      modified: dateTimeText(opened),
      emails: [emailRow(contactUuid, row.email, 0)],
    };
  }
  const user = ({ uuid, firstName, lastName }: (typeof users)[number]): Row => ({
    ...nobody,
    contactUuid: uuid,
    lastName,
    firstName,
    contactType: 'USER',
    registeredDate: dateTimeText(opened),
    modified: dateTimeText(opened),
  });

  /** Everybody in the order of registration: the staff came first. */
  function contacts(): readonly ContactEntry[] {
    const staff = practice.providers.map((row): ContactEntry => ({
      type: 'PRACTITIONER',
      firstName: row.givenName,
      lastName: row.familyName,
      deactivated: !row.isActive,
      registered: opened,
      modified: opened,
      placeKey: row.placeKeys[0] ?? 1,
      show: () => practitioner(row) ?? {},
    }));
    const desk = users.map((row): ContactEntry => ({
      ...row,
      type: 'USER',
      deactivated: false,
      registered: opened,
      modified: opened,
      show: () => user(row),
    }));
    const clients = practice.clients
      .filter(({ isDeleted }) => !isDeleted)
      .map((row): ContactEntry => ({
        type: 'CLIENT',
        firstName: row.givenName,
        lastName: row.familyName,
        deactivated: !row.isActive,
        registered: row.createdAt,
        modified: row.updatedAt,
        placeKey: row.placeKey,
        show: () => client(row) ?? {},
      }));
    return [...staff, ...desk, ...clients];
  }
  function contact(uuid: string): Row | null {
    const provider = rowOf(practice.providers, vipIds.key('provider', uuid));
    const colleague = users.find((row) => row.uuid === uuid.toLowerCase());
    if (provider) return practitioner(provider);
    return colleague ? user(colleague) : client(rowOf(practice.clients, vipIds.key('client', uuid)));
  }

  function account(row: ClientRecord): Row {
    return {
      accountUuid: accountUuid(row.key),
      accountType: 'Small animal',
      accountTypeUuid: wordUuid('account-type', 'Small animal'),
      registeredLocationUuid: id('place', row.placeKey),
      registeredLocation: () => location(rowOf(practice.places, row.placeKey)),
      accountNumber: `HVG${String(row.key).padStart(5, '0')}`,
      treatDiscount: row.key % 10 === 0 ? 5 : 0,
      printSummaryInvoice: false,
      noStatements: row.emails.length > 0,
      monthlySurcharge: 0,
      monthlyDiscount: 0,
      milesFromPractice: (row.key % 23) + 0.5,
      lastVisitDate: dayText(lastVisitOf(practice, row, now())),
      earlySettlementDiscount: 0,
      disallowOnlineBookings: false,
      deactivated: !row.isActive,
      charityNoTax: row.givenName === null,
      charityNoTaxStock: false,
      allowSellAtCost: false,
      registeredDate: dateTimeText(row.createdAt),
      modified: dateTimeText(row.updatedAt),
      mainContact: () => client(row),
      contacts: () => [client(row)],
      patients: () => practice.patients.filter(({ clientKey }) => clientKey === row.key).map((each) => patient(each)),
    };
  }
  const accountOf = (clientKey: number | null): Row | null => {
    const row = rowOf(practice.clients, clientKey);
    return row && hasAccount(row) ? account(row) : null;
  };

  function lastVisitOfPatient({ key }: PatientRecord): string | null {
    const visits = practice.appointments.filter(
      (row) => row.patientKey === key && isBooked(row) && row.state === 'completed' && row.start <= now(),
    );
    const newest = visits.toSorted((one, other) => other.start - one.start)[0];
    return newest ? wallDay(newest.start, zoneOf(practice, newest)) : null;
  }
  function patient(row: PatientRecord | null): Row | null {
    if (!row) return null;
    meet('patient', row.key);
    const { breed } = row;
    const speciesUuid = wordUuid('species', row.species);
    const breedUuid = breed === null ? null : wordUuid('breed', breed);
    const genderName = { MALE: 'Male', FEMALE: 'Female', UNKNOWN: 'Unknown' }[row.sex];
    return {
      patientUuid: id('patient', row.key),
      accountUuid: accountIdOf(row.clientKey),
      account: () => accountOf(row.clientKey),
      patientName: row.name,
      speciesUuid,
      species: { speciesUuid, name: row.species },
      breedUuid,
      breed: breed === null ? null : { breedUuid, speciesUuid, name: breed },
      colourUuid: row.color === '' ? null : wordUuid('colour', row.color),
      colour: row.color === '' ? null : { colourUuid: wordUuid('colour', row.color), name: row.color },
      genderUuid: wordUuid('gender', genderName),
      gender: { genderUuid: wordUuid('gender', genderName), name: genderName },
      microchip: row.microchip,
      registeredDate: dateTimeText(row.createdAt),
      dateOfBirth: dayText(row.birthDate),
      statusDeceased: row.isDeceased,
      statusDeactivated: !row.isActive,
      statusSold: false,
      statusPassportCertified: false,
      statusCrossbreed: breed !== null && !breedWords.some(([name]) => name === breed),
      insurancePolicy: row.key % 5 === 0 ? 'Lifetime' : null,
      statusFoodChain: false,
      lastVisitDate: dayText(lastVisitOfPatient(row)),
      modified: dateTimeText(row.updatedAt),
    };
  }

  const assignedKey = (row: AppointmentRecord): number | null => {
    const other = memory.assigned.get(row.key);
    return other === undefined ? row.providerKey : other;
  };
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const owner = rowOf(practice.clients, row.clientKey);
    const assigned = rowOf(practice.providers, assignedKey(row));
    const providerOf = rowOf(practice.providers, row.providerKey);
    const booker = users[row.key % users.length];
    return {
      appointmentUuid: id('appointment', row.key),
      accountUuid: accountIdOf(row.clientKey),
      account: () => accountOf(row.clientKey),
      accountContactUuid: owner && id('client', owner.key),
      accountContact: () => client(owner),
      patientUuid: row.patientKey === null ? null : id('patient', row.patientKey),
      patient: () => patient(rowOf(practice.patients, row.patientKey)),
      startDate: dateTimeText(row.start),
      endDate: dateTimeText(row.start + row.minutes * 60_000),
      reasonUuid: id('visitType', row.typeKey),
      reasonText: row.reason,
      note: memory.notes.get(row.key) ?? null,
      initials: booker && `${booker.firstName.slice(0, 1)}${booker.lastName.slice(0, 1)}`,
      bookedBy: booker && `${booker.firstName} ${booker.lastName}`,
      bookedDate: dateTimeText(row.createdAt),
      locationUuid: id('place', row.placeKey),
      location: () => location(rowOf(practice.places, row.placeKey)),
      contactPractitionerUuid: providerOf && id('provider', providerOf.key),
      contactPractitioner: () => practitioner(providerOf),
      assignedPractitionerUuid: assigned && id('provider', assigned.key),
      assignedPractitioner: () => practitioner(assigned),
      modified: dateTimeText(row.updatedAt),
      onlineBooking: row.key % 6 === 0,
      addressDenormalised: owner && owner.street !== '' ? `${owner.street}, ${owner.city}` : null,
    };
  }
  return {
    location,
    contacts,
    contact,
    client,
    hasAccount,
    account,
    accountOf,
    patient,
    assignedKey,
    appointment,
  };
}
