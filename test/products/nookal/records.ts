import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PhoneRecord,
  type ProviderRecord,
  type VisitState,
  byStart,
  fullNameOf,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Numbers, counted for each table. */
export const nookalIds = numberIds(0);

/** What an appointment's status says. Confirming sends a message and changes no status. */
export const nookalWords = {
  planned: 'StdAppt',
  confirmed: 'StdAppt',
  arrived: 'Waiting',
  inProgress: 'Waiting',
  ready: 'Completed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'DNA',
} satisfies Record<VisitState, string>;

const here: readonly VisitState[] = ['arrived', 'inProgress', 'ready', 'completed'];
/** A member of staff who gives no appointments. */
const receptionist = 40;

/** 1 or 0, as this service writes a boolean. */
export function flag(is: boolean): number {
  return is ? 1 : 0;
}

/** An instant as JavaScript prints it: Fri Jan 31 2025 10:00:00 GMT+0000 (Coordinated Universal Time). */
function printed(instant: number): string {
  const [day = '', date, month, year, time] = new Date(instant).toUTCString().split(' ');
  return [day.replace(',', ''), month, date, year, time, 'GMT+0000 (Coordinated Universal Time)'].join(' ');
}

/** The rows of the practice. Whoever comes is a client, and a text that nobody typed is empty. */
export function nookalRows({ practice, meet }: Backstage) {
  function location({
    key,
    name,
    street,
    city,
    state,
    postalCode,
    zone,
    phone,
    email,
  }: (typeof practice.places)[0]): Row {
    return {
      locationID: key,
      name,
      addr1: street,
      addr2: '',
      addr3: '',
      suburb: city,
      state,
      postcode: postalCode,
      country: 'USA',
      telephone: phone,
      email,
      website: '',
      timezone: zone,
      lockNewClientsToLocation: 0,
      services: () => services().filter((row) => row['locationID'] === key || row['locationID'] === 0),
      classes: () => classes().filter((row) => row['locationID'] === key),
    };
  }
  const item = (code: string, name: string, minutes: number, locationID: number): Row => ({
    accountingCode: '200',
    name,
    description: '',
    duration: minutes,
    price: minutes * 2,
    hasTax: 0,
    active: 1,
    locationID,
    [code.startsWith('S') ? 'serviceCode' : 'classCode']: code,
  });
  // A service without a location of its own is offered at all of them.
  const services = (): readonly Row[] =>
    practice.visitTypes
      .filter(({ isBlock }) => !isBlock)
      .map(({ key, name, minutes, isBookable }) => ({
        ...item(`S${String(key).padStart(3, '0')}`, name, minutes, 0),
        serviceID: key,
        category: 'Consultation',
        active: flag(isBookable),
      }));
  const classes = (): readonly Row[] => [{ ...item('C001', 'Puppy class', 45, 1), classID: 1, category: 'Group' }];
  const member = (row: ProviderRecord): Row => ({
    staffID: row.key,
    title: row.role === 'veterinarian' ? 'Dr' : '',
    firstName: row.givenName,
    lastName: row.familyName,
    fullName: fullNameOf(row),
    email: row.email,
    speciality: row.title ?? '',
    isProvider: 1,
    status: flag(row.isActive),
    locationIDs: row.placeKeys,
  });
  const staff = (): readonly Row[] => [
    ...practice.providers.map(member),
    {
      staffID: receptionist,
      title: 'Ms',
      firstName: 'Robin',
      lastName: 'Desk',
      fullName: 'Robin Desk',
      email: 'desk@example.test',
      speciality: '',
      isProvider: 0,
      status: 1,
      locationIDs: practice.places.map(({ key }) => key),
    },
  ];
  function client(row: ClientRecord): Row {
    const phone = (label: PhoneRecord['label']): string => row.phones.find((each) => each.label === label)?.value ?? '';
    return {
      clientID: row.key,
      title: '',
      firstName: row.givenName ?? '',
      middleName: '',
      lastName: row.familyName,
      nickname: '',
      fullName: fullNameOf(row),
      DOB: null,
      gender: '',
      email: row.emails[0] ?? '',
      mobile: phone('Mobile'),
      home: phone('Home'),
      work: phone('Work'),
      fax: '',
      addresses: [
        { addressID: row.key, addr1: row.street, addr2: '', addr3: '', city: row.city, isDefault: 1, isPostal: 0 },
      ].filter(({ addr1 }) => addr1 !== ''),
      alerts: '',
      allergies: '',
      notes: row.note ?? '',
      occupation: '',
      employer: '',
      category: row.tags.includes('VIP') ? 'Member' : 'Private',
      locationID: row.placeKey,
      active: flag(row.isActive),
      deceased: 0,
      consent: flag(row.key % 2 === 0),
      allowOnlineBookings: flag(row.emails.length > 0),
      onlineQuickCode: `Q${String(10_000 + row.key * 37)}`,
      registrationDate: wallDay(row.createdAt, 'UTC'),
      dateCreated: printed(row.createdAt),
      dateModified: printed(row.updatedAt),
      cases: () => cases().filter((each) => each['clientID'] === row.key),
      invoices: () => invoices().filter((each) => each['clientID'] === row.key),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    const zone = zoneOf(practice, row);
    const type = row.isBlock ? null : rowOf(practice.visitTypes, row.typeKey);
    const first = practice.appointments.find((each) => each.clientKey === row.clientKey);
    return {
      apptID: row.key,
      apptType: row.isBlock ? 'DiaryEvent' : 'Consultation',
      appointmentDate: wallDay(row.start, zone),
      startTime: wallTime(row.start, zone),
      endTime: wallTime(row.start + row.minutes * 60_000, zone),
      // There is no client 0, and no case 0.
      clientID: row.clientKey ?? 0,
      providerID: row.providerKey,
      locationID: row.placeKey,
      caseID: row.clientKey ?? 0,
      typeID: type?.key ?? null,
      typeName: type?.name ?? null,
      status: row.isBlock ? null : nookalWords[row.state],
      arrived: flag(here.includes(row.state)),
      dna: row.state === 'noShow' ? 1 : null,
      cancelled: flag(row.state === 'cancelled'),
      cancellationDate: row.state === 'cancelled' ? printed(row.updatedAt) : null,
      cancellationReason: row.cancelReason ?? '',
      isNewClient: flag(row.clientKey !== null && first?.key === row.key),
      isNewCase: flag(row.clientKey !== null && first?.key === row.key),
      emailReminderSent: flag(row.key % 2 === 0),
      invoiceGenerated: flag(row.state === 'completed'),
      // The title of an event in the diary is not part of the API.
      notes: row.isBlock ? '' : (row.reason ?? ''),
      dateCreated: printed(row.createdAt),
      dateModified: printed(row.updatedAt),
    };
  }
  const clients = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const appointments = (): readonly AppointmentRecord[] =>
    practice.appointments.filter(({ isDeleted }) => !isDeleted).toSorted(byStart);
  const cases = (): readonly Row[] =>
    clients()
      .filter(({ key }) => practice.appointments.some(({ clientKey }) => clientKey === key))
      .map(({ key, createdAt }) => ({
        caseID: key,
        clientID: key,
        title: 'General',
        status: 'Active',
        active: 1,
        startDate: wallDay(createdAt, 'UTC'),
        referralDate: null,
        referrerType: '',
        referrerID: 0,
        referrerName: '',
        primaryProviderID: null,
        notes: '',
        dateAdded: printed(createdAt),
        payer: null,
      }));
  const completed = (): readonly AppointmentRecord[] =>
    appointments().filter(({ state, clientKey }) => state === 'completed' && clientKey !== null);
  const invoices = (): readonly Row[] =>
    completed().map((row, index) => ({
      invoiceID: row.key + 5000,
      invoiceNumber: `INV-${String(row.key).padStart(5, '0')}`,
      clientID: row.clientKey,
      caseID: row.clientKey,
      locationID: row.placeKey,
      practitionerID: row.providerKey,
      isThirdPartyInvoice: 0,
      recipientID: 0,
      Total: row.minutes * 2,
      TotalPayments: index % 4 === 0 ? 0 : row.minutes * 2,
      Balance: index % 4 === 0 ? row.minutes * 2 : 0,
      void: flag(index % 9 === 8),
      dateCreated: printed(row.start + row.minutes * 60_000),
      day: wallDay(row.start, zoneOf(practice, row)),
    }));
  const payments = (): readonly Row[] =>
    invoices()
      .filter(({ TotalPayments }) => TotalPayments !== 0)
      .map(({ invoiceID, clientID, locationID, TotalPayments, dateCreated, day }) => ({
        paymentID: invoiceID,
        invoiceID,
        clientID,
        locationID,
        method: 'Card',
        amount: TotalPayments,
        date: dateCreated,
        active: 1,
        day,
      }));
  const treatmentNotes = (): readonly Row[] =>
    completed().map((row) => ({
      noteID: row.key,
      clientID: row.clientKey,
      caseID: row.clientKey,
      apptID: row.key,
      practitionerID: row.providerKey,
      date: printed(row.start),
      answers: JSON.stringify([{ question: 'Subjective', answer: row.reason ?? '' }]),
      status: 'Final',
      templateID: 1,
    }));
  return {
    lists: { services, classes, staff, cases, invoices, payments, treatmentNotes },
    clients,
    appointments,
    location,
    client: (row: ClientRecord): Row => {
      meet('client', row.key);
      return client(row);
    },
    appointment: (row: AppointmentRecord): Row => {
      meet('appointment', row.key);
      return appointment(row);
    },
  };
}
