import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { connectionOf, isJaneAppointment, janeIds, sorted, stateOf, uuidOf } from './words.ts';

/** How rows of the practice look there. */
export type JaneRecords = ReturnType<typeof janeRecords>;

const { of } = janeIds;
const opened = Date.parse('2018-03-05T15:00:00Z');
const minute = 60_000;
const phoneTypes = { Mobile: 'MOBILE', Home: 'HOME', Work: 'WORK' } as const;
const url = 'https://harbor.janeapp.com';
const disciplineNames = ['Veterinary Medicine', 'Nursing', 'Grooming'] as const;
const titles = ['Veterinarian', 'Veterinary Technician', 'Groomer'];
const roles = { veterinarian: 0, technician: 1, groomer: 2 } as const;

const stamps = (index: number): Row => ({
  createdAt: utcText(opened + index * 3_600_000),
  updatedAt: utcText(opened + index * 86_400_000),
});

/** Makes objects from the records of a practice. Rows have more than is shown, to filter and to sort by. */
export function janeRecords({ practice, meet, cap }: Backstage) {
  const ofKind = (kind: practices.Kind, key: number | null): string | null => (key === null ? null : of(kind, key));

  const company = (): Row => ({
    __typename: 'Company',
    id: of('organization', 1),
    name: practice.organization.name,
    legalName: `${practice.organization.name} LLC`,
    janeUrl: url,
    logoUrl: null,
    onlineBookingEnabled: true,
    locale: 'en-US',
    email: practice.places[0]?.email ?? null,
    phoneNumber: practice.places[0]?.phone ?? null,
    currencyFormat: 'en-US',
    timeZone: 'America/New_York',
    themePrimaryColor: '#00c1ca',
    streetAddress: practice.places[0]?.street ?? null,
    streetAddress2: null,
    city: practice.places[0]?.city ?? null,
    province: practice.places[0]?.state ?? null,
    postal: practice.places[0]?.postalCode ?? null,
    country: 'US',
    mapCoordinates: null,
    patientTerminology: {
      singular: 'Client',
      singularLowercase: 'client',
      plural: 'Clients',
      pluralLowercase: 'clients',
    },
  });

  const location = (place: practices.PlaceRecord): Row => ({
    __typename: 'Location',
    ...stamps(place.key),
    id: of('place', place.key),
    name: place.name,
    streetAddress: place.street,
    streetAddress2: null,
    city: place.city,
    province: place.state,
    postal: place.postalCode,
    country: 'US',
    email: place.email,
    phone: place.phone,
    fax: null,
    hours: 'Mon-Fri 8am-6pm',
    legalName: `${place.name} LLC`,
    shortDescription: null,
    longDescription: null,
    onlineBookable: place.key !== 3,
  });

  const discipline = (index: number): Row => ({
    __typename: 'Discipline',
    ...stamps(index),
    id: uuidOf(`discipline/${String(index)}`),
    name: disciplineNames[index] ?? '',
    professionalTitle: titles[index] ?? null,
    description: null,
    bookableOnline: index !== 1,
    normalizedType: null,
  });

  const isOffered = (row: practices.VisitTypeRecord): boolean => !row.isBlock;
  const staffOf = (type: practices.VisitTypeRecord): readonly practices.ProviderRecord[] =>
    practice.providers.filter((row) => row.isActive && (row.role !== 'groomer' || type.key === 5));
  const treatment = (type: practices.VisitTypeRecord): Row => ({
    __typename: 'Treatment',
    ...stamps(type.key),
    id: of('visitType', type.key),
    staffMemberIds: staffOf(type).map((row) => of('provider', row.key)),
    name: type.name,
    description: null,
    treatmentDuration: type.minutes * 60,
    scheduledDuration: (type.minutes + 5) * 60,
    price: type.minutes * 2,
    displayPrice: true,
    capacity: 1,
    bookingType: 'ONE_ON_ONE_BOOKING',
    bookingInfo: null,
    discipline: discipline(type.key === 5 ? 2 : 0),
    onlineOnly: false,
    bookOnline: type.isBookable,
    displayTreatmentDuration: true,
    priceIncludesTax: false,
  });

  const staffMember = (member: practices.ProviderRecord): Row => ({
    __typename: 'StaffMember',
    ...stamps(member.key),
    id: of('provider', member.key),
    firstName: member.givenName,
    middleName: null,
    lastName: member.familyName,
    prefix: member.role === 'veterinarian' ? 'Dr.' : null,
    preferredName: null,
    pronouns: null,
    bio: `${titles[roles[member.role]] ?? ''} since 2018.`,
    suffix: member.title,
    email: member.email,
    workPhone: null,
    faxPhone: null,
    treatments: () =>
      practice.visitTypes.filter((row) => isOffered(row) && staffOf(row).includes(member)).map(treatment),
  });

  const patient = (client: practices.ClientRecord): Row => {
    const id = of('client', client.key);
    return {
      __typename: 'Patient',
      createdAt: utcText(client.createdAt),
      updatedAt: utcText(client.updatedAt),
      id,
      firstName: client.givenName,
      middleName: null,
      lastName: client.familyName,
      prefix: null,
      preferredName: null,
      sex: null,
      gender: null,
      pronouns: null,
      dateOfBirth: null,
      guardianName: null,
      patientSince: utcText(client.createdAt).slice(0, 10),
      patientNumber: String(1000 + client.key),
      email: client.emails[0] ?? null,
      sendMarketingEmails: client.key % 3 === 0,
      doNotEmail: client.emails.length === 0,
      status: client.isActive ? 'ACTIVE' : 'DISCHARGED',
      mobileCountryCode: client.phones.some(({ label }) => label === 'Mobile') ? '1' : null,
      mobilePhoneNumber: client.phones.find(({ label }) => label === 'Mobile')?.value ?? null,
      phoneNumbers: client.phones.map(({ label, value }, index) => ({
        type: phoneTypes[label],
        number: value,
        isPrimary: index === 0,
      })),
      streetAddress: client.street,
      streetAddress2: null,
      city: client.city,
      province: client.city === 'Boulder' ? 'CO' : 'ME',
      postal: null,
      country: 'US',
      deepLinks: { profile: { web: `${url}/admin#patients/${id}` } },
      appointments(args: Row) {
        const rows = practice.appointments.filter((row) => isJaneAppointment(row) && row.clientKey === client.key);
        return connectionOf(sorted(rows.map(appointment), args['sort']), args, cap, shownAppointment);
      },
    };
  };

  const appointment = (row: practices.AppointmentRecord): Row => {
    const has = (states: readonly string[], instant: number): string | null =>
      states.includes(stateOf(row)) ? utcText(instant) : null;
    return {
      __typename: 'Appointment',
      key: row.key,
      createdAt: utcText(row.createdAt),
      updatedAt: utcText(row.updatedAt),
      id: of('appointment', row.key),
      startAt: utcText(row.start),
      endAt: utcText(row.start + row.minutes * minute),
      state: stateOf(row),
      staffMemberId: ofKind('provider', row.providerKey),
      patientId: ofKind('client', row.clientKey),
      locationId: of('place', row.placeKey),
      treatmentId: of('visitType', row.typeKey),
      staffMember: () => linked(practices.rowOf(practice.providers, row.providerKey), staffMember),
      patient: () => shownPatient(practices.rowOf(practice.clients, row.clientKey)),
      location: () => linked(practices.rowOf(practice.places, row.placeKey), location),
      treatment: () => linked(practices.rowOf(practice.visitTypes, row.typeKey), treatment),
      firstVisit: row.key % 6 === 0,
      bookedAt: utcText(row.createdAt),
      arrivedAt: has(['ARRIVED'], row.start - 5 * minute),
      checkedInAt: row.key % 2 === 0 ? has(['ARRIVED'], row.start - 10 * minute) : null,
      noShowAt: has(['NO_SHOW'], row.start + 20 * minute),
      cancelledAt: has(['CANCELLED'], row.updatedAt),
      // What staff typed is kept back.
      cancelledReason: stateOf(row) === 'CANCELLED' ? 'Other' : null,
      archivedAt: has(['ARCHIVED'], row.updatedAt),
    };
  };

  const linked = <Item>(item: Item | null, make: (item: Item) => Row): Row | null => item && make(item);
  // What goes into an answer is met, what is only looked at by a filter is not.
  const shownPatient = (client: practices.ClientRecord | null): Row | null => {
    if (!client || client.isDeleted) return null;
    meet('client', client.key);
    return patient(client);
  };
  const shownAppointment = (row: Row): Row => {
    if (typeof row['key'] === 'number') meet('appointment', row['key']);
    return row;
  };

  return {
    company,
    location,
    discipline,
    disciplines: (): readonly Row[] => disciplineNames.map((_, index) => discipline(index)),
    treatment,
    treatments: (): readonly Row[] => practice.visitTypes.filter(isOffered).map(treatment),
    staffMember,
    staffMembers: (): readonly Row[] => practice.providers.filter((row) => row.isActive).map(staffMember),
    patient,
    shownPatient,
    appointment,
    shownAppointment,
  };
}
