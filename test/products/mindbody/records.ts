import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  fullNameOf,
  type PhoneRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { isBooked, mindbodyIds, siteTime, statusOf, uniqueIdOf } from './values.ts';

/** The number of the site. */
export const siteId = '5729';

/** Service categories; the last one is that of classes. */
export const programs: readonly Row[] = [
  { id: '5', name: 'Consultations', scheduleType: 'Appointment', cancelOffset: 24, contentFormats: ['InPerson'] },
  { id: '6', name: 'Treatments', scheduleType: 'Appointment', cancelOffset: 48, contentFormats: ['InPerson'] },
  { id: '7', name: 'Courses', scheduleType: 'Class', cancelOffset: 0, contentFormats: ['InPerson'] },
];

/** A session type of classes, which no appointment has. */
const courseType: Row = {
  id: '19',
  name: 'Puppy course',
  type: 'Class',
  defaultTimeLength: 45,
  staffTimeLength: null,
  onlineDescription: null,
  numDeducted: 1,
  programId: '7',
  program: programs[2],
  category: null,
  categoryId: null,
  subcategory: null,
  subcategoryId: null,
  availableForAddOn: false,
};

/** A member of staff who gives no appointments. */
const receptionist: Row = {
  id: '100000099',
  firstName: 'Robin',
  lastName: 'Desk',
  name: 'Robin Desk',
  displayName: 'Robin',
  email: 'desk@example.test',
  bio: null,
  appointmentInstructor: false,
  classTeacher: false,
  alwaysAllowDoubleBooking: false,
  independentContractor: false,
  employmentStart: '2020-01-06T00:00:00',
  employmentEnd: null,
  providerIds: [],
  sortOrder: 0,
  rep: true,
};

/** How rows of the practice look there. */
export type MindbodyRecords = ReturnType<typeof mindbodyRecords>;

/** Makes rows from the records of a practice. */
export function mindbodyRecords({ practice, meet }: Backstage) {
  const location = (row: PlaceRecord): Row => ({
    id: mindbodyIds.of('place', row.key),
    siteId,
    name: row.name,
    address: row.street,
    address2: null,
    city: row.city,
    stateProvCode: row.state,
    postalCode: row.postalCode,
    phone: row.phone,
    phoneExtension: null,
    description: null,
    businessDescription: `${practice.organization.name} in ${row.city}.`,
    additionalImageURLs: [],
    amenities: row.key === 1 ? [{ id: '3', name: 'Parking' }] : [],
    hasClasses: row.key === 1,
    latitude: null,
    longitude: null,
    tax1: 0.055,
    tax2: 0,
    totalNumberOfRatings: row.key * 12,
    averageRating: 4.5,
  });
  const locationOf = (key: number | null): Row | null => {
    const place = rowOf(practice.places, key);
    return place && location(place);
  };
  const programOf = ({ key }: VisitTypeRecord): Row => (key === 4 || key === 5 ? programs[1] : programs[0]) ?? {};
  const sessionType = (row: VisitTypeRecord): Row => ({
    id: mindbodyIds.of('visitType', row.key),
    name: row.name,
    type: 'Appointment',
    defaultTimeLength: row.minutes,
    staffTimeLength: null,
    onlineDescription: null,
    numDeducted: 1,
    programId: programOf(row)['id'],
    program: programOf(row),
    category: 'Wellness',
    categoryId: '22',
    subcategory: null,
    subcategoryId: null,
    availableForAddOn: row.key === 5,
  });
  const visitTypes = (): readonly VisitTypeRecord[] => practice.visitTypes.filter(({ isBlock }) => !isBlock);
  const member = (row: ProviderRecord): Row => ({
    id: mindbodyIds.of('provider', row.key),
    firstName: row.givenName,
    lastName: row.familyName,
    name: fullNameOf(row),
    displayName: row.givenName,
    email: row.email,
    bio: row.title === null ? null : `<p>${row.title}</p>`,
    isMale: row.key % 2 === 0,
    appointmentInstructor: true,
    classTeacher: row.role === 'technician',
    alwaysAllowDoubleBooking: true,
    independentContractor: false,
    employmentStart: '2021-03-01T00:00:00',
    employmentEnd: row.isActive ? null : '2026-06-30T00:00:00',
    providerIds: [],
    sortOrder: row.key,
    rep: false,
  });
  /** Staff within other rows: the name that is shown is the first name alone. */
  const slimStaff = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    if (!row) return null;
    const { id, firstName, lastName, displayName } = member(row);
    return { id, firstName, lastName, displayName };
  };
  const rooms = practice.places.flatMap(({ key }) =>
    ['Room A', 'Room B'].map((name, index) => ({
      id: String(key * 10 + index),
      name,
      locationId: mindbodyIds.of('place', key),
    })),
  );
  const roomOf = ({ typeKey, placeKey }: AppointmentRecord): readonly Row[] =>
    rooms.filter(({ id }) => id === String(placeKey * 10 + (typeKey % 2))).map(({ id, name }) => ({ id, name }));

  const bookOf = (clientKey: number): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => row.clientKey === clientKey && isBooked(row)).toSorted(byStart);

  const client = (row: ClientRecord): Row => {
    meet('client', row.key);
    const phone = (label: PhoneRecord['label']): string | null =>
      row.phones.find((each) => each.label === label)?.value ?? null;
    const isMember = row.tags.includes('VIP');
    return {
      id: mindbodyIds.of('client', row.key),
      uniqueId: uniqueIdOf(row.key),
      firstName: row.givenName,
      middleName: null,
      lastName: row.familyName,
      isCompany: row.givenName === null,
      isProspect: false,
      active: row.isActive,
      status: isMember ? 'Active' : 'Non-Member',
      email: row.emails[0] ?? null,
      mobilePhone: phone('Mobile'),
      homePhone: phone('Home'),
      workPhone: phone('Work'),
      addressLine1: row.street === '' ? null : row.street,
      city: row.city === '' ? null : row.city,
      country: 'US',
      gender: 'None',
      appointmentGenderPreference: 'None',
      creationDate: siteTime(row.createdAt),
      // The only time that is one of UTC.
      lastModifiedDateTime: new Date(row.updatedAt).toISOString(),
      firstAppointmentDate: () => bookOf(row.key).map(({ start }) => siteTime(start))[0] ?? null,
      firstClassDate: null,
      notes: row.note,
      redAlert: row.tags.includes('Payment plan') ? 'Pays in parts' : null,
      yellowAlert: null,
      membershipIcon: isMember ? 1 : 0,
      accountBalance: 0,
      sendAccountEmails: row.emails.length > 0,
      sendAccountTexts: false,
      sendPromotionalEmails: false,
      sendPromotionalTexts: false,
      sendScheduleEmails: row.emails.length > 0,
      sendScheduleTexts: false,
      homeLocation: () => locationOf(row.placeKey),
      liability: { agreementDate: null, isReleased: false, releasedBy: null },
      clientIndexes: row.tags.includes('Breeder') ? [{ id: '2', valueId: '21' }] : [],
      customClientFields: [],
      clientRelationships: [],
      salesReps: [],
    };
  };
  const clientOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && client(row);
  };

  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const type = rowOf(practice.visitTypes, row.typeKey);
    return {
      id: mindbodyIds.of('appointment', row.key),
      status: statusOf(row),
      startDateTime: siteTime(row.start),
      endDateTime: siteTime(row.start + row.minutes * 60_000),
      duration: row.minutes,
      notes: row.reason,
      onlineDescription: null,
      firstAppointment: () => bookOf(row.clientKey ?? 0)[0]?.key === row.key,
      staffRequested: row.key % 4 === 0,
      genderPreference: 'None',
      isWaitlist: false,
      waitlistEntryId: null,
      partnerExternalId: null,
      providerId: null,
      clientId: row.clientKey === null ? null : mindbodyIds.of('client', row.clientKey),
      clientServiceId: null,
      programId: type && programOf(type)['id'],
      sessionTypeId: mindbodyIds.of('visitType', row.typeKey),
      locationId: mindbodyIds.of('place', row.placeKey),
      staffId: row.providerKey === null ? null : mindbodyIds.of('provider', row.providerKey),
      staff: () => slimStaff(row.providerKey),
      resources: roomOf(row),
      addOns: [],
      client: () => clientOf(row.clientKey),
      location: () => locationOf(row.placeKey),
      sessionType: () => type && sessionType(type),
    };
  };
  return {
    location,
    locationOf,
    sessionType,
    visitTypes,
    sessionTypes: (): readonly Row[] => [courseType, ...visitTypes().map(sessionType)],
    course: courseType,
    member,
    slimStaff,
    staff: (): readonly Row[] => [receptionist, ...practice.providers.map(member)],
    rooms,
    client,
    clientOf,
    bookOf,
    appointment,
    appointments: (): readonly AppointmentRecord[] => practice.appointments.filter(isBooked).toSorted(byStart),
  };
}
