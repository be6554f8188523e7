import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type BookingsMemory, questionId } from './memory.ts';
import { bookingsIds, customersOf, dateTimeIn, durationOf, labelOf, offsetTime, phoneTypes } from './values.ts';

/** How rows of the practice look there. */
export type BookingsRecords = ReturnType<typeof bookingsRecords>;

const { of } = bookingsIds;
const noId = '00000000-0000-0000-0000-000000000000';
const opened = Date.parse('2024-03-04T14:20:00Z');
const dates = (created: number, updated: number): Row => ({
  createdDateTime: offsetTime(created),
  lastUpdatedDateTime: offsetTime(updated),
});
const slots = (startTime: string, endTime: string): readonly Row[] => [{ startTime, endTime }];
const businessHours = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
  (day, index): Row => ({ day, timeSlots: index < 5 ? slots('08:00:00.0000000', '18:00:00.0000000') : [] }),
);
const emptyAddress = { street: '', city: '', state: '', countryOrRegion: '', postalCode: '', postOfficeBox: null };
const nowhere = { accuracy: null, altitude: null, altitudeAccuracy: null, latitude: null, longitude: null };
const roles: Readonly<Record<practices.ProviderRecord['role'], string>> = {
  veterinarian: 'teamMember',
  technician: 'scheduler',
  groomer: 'externalGuest',
};

/** A place that is no more than a name and an address. */
export function locationOf(displayName: string, address: Row = emptyAddress): Row {
  return {
    displayName,
    locationEmailAddress: null,
    locationUri: '',
    locationType: null,
    uniqueId: null,
    uniqueIdType: null,
    address: { ...emptyAddress, ...address },
    coordinates: nowhere,
  };
}

/** Makes resources from the records of a practice; what the practice has no place for is in the memory. */
export function bookingsRecords({ practice, meet }: Backstage, memory: BookingsMemory) {
  const addressOf = ({ street, city, state, postalCode }: practices.PlaceRecord): Row => ({
    ...emptyAddress,
    street,
    city,
    state,
    countryOrRegion: 'USA',
    postalCode,
  });
  const service = (type: practices.VisitTypeRecord, place: practices.PlaceRecord): Row => ({
    id: of('visitType', type.key),
    displayName: type.name,
    description: '',
    notes: type.key === 4 ? 'Book the theatre as well.' : '',
    additionalInformation: type.key === 4 ? 'Nothing to eat from the evening before.' : '',
    defaultDuration: durationOf(type.minutes),
    defaultLocation: locationOf(place.name, addressOf(place)),
    defaultPrice: type.minutes * 2.5,
    defaultPriceType: type.key === 4 ? 'priceVaries' : 'fixedPrice',
    isHiddenFromCustomers: !type.isBookable,
    isLocationOnline: false,
    maximumAttendeesCount: 1,
    preBuffer: 'PT0S',
    postBuffer: type.key === 4 ? 'PT30M' : 'PT0S',
    smsNotificationsEnabled: false,
    staffMemberIds: staffOf(place.key).map(({ key }) => of('provider', key)),
    webUrl: `https://outlook.office365.example.test/book/${of('place', place.key)}/s/${of('visitType', type.key)}`,
  });
  const servicesOf = (): readonly practices.VisitTypeRecord[] => practice.visitTypes.filter(({ isBlock }) => !isBlock);

  /** Staff of a business; who has left is no longer among them. */
  const staffOf = (placeKey: number): readonly practices.ProviderRecord[] =>
    practice.providers.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(placeKey));

  const business = (place: practices.PlaceRecord): Row => {
    meet('place', place.key);
    const id = of('place', place.key);
    const isPublished = !memory.unpublished.has(place.key);
    return {
      id,
      displayName: place.name,
      businessType: 'Veterinarian',
      address: addressOf(place),
      phone: place.phone,
      email: place.email,
      webSiteUrl: 'https://harborvets.example.test',
      defaultCurrencyIso: 'USD',
      languageTag: 'en-US',
      isPublished,
      publicUrl: isPublished ? `https://outlook.office365.example.test/book/${id}/` : null,
      businessHours,
      schedulingPolicy: {
        allowStaffSelection: true,
        maximumAdvance: 'P90D',
        minimumLeadTime: 'PT2H',
        sendConfirmationsToOwner: false,
        timeSlotInterval: 'PT15M',
      },
      bookingPageSettings: {
        accessControl: 'unrestricted',
        bookingPageColorCode: '#2a9d8f',
        businessTimeZone: place.zone,
        customerConsentMessage: '',
        enforceOneTimePassword: false,
        isBusinessLogoDisplayEnabled: true,
        isCustomerConsentEnabled: false,
        isSearchEngineIndexabilityDisabled: false,
        isTimeSlotTimeZoneSetToBusinessTimeZone: true,
        privacyPolicyWebUrl: '',
        termsAndConditionsWebUrl: '',
      },
      ...dates(opened, opened + place.key * 86_400_000),
    };
  };

  const staffMember = (member: practices.ProviderRecord): Row => {
    meet('provider', member.key);
    const place = practice.places.find(({ key }) => key === member.placeKeys[0]);
    return {
      id: of('provider', member.key),
      displayName: practices.fullNameOf(member),
      emailAddress: member.email,
      role: roles[member.role],
      membershipStatus: member.role === 'groomer' ? 'pendingAcceptance' : 'active',
      timeZone: place?.zone ?? null,
      useBusinessHours: true,
      workingHours: businessHours,
      availabilityIsAffectedByPersonalCalendar: false,
      isEmailNotificationEnabled: true,
      ...dates(opened, opened + member.key * 86_400_000),
    };
  };

  const customer = (client: practices.ClientRecord): Row => {
    meet('client', client.key);
    const address = { ...emptyAddress, street: client.street, city: client.city, countryOrRegion: 'USA' };
    return {
      id: of('client', client.key),
      displayName: practices.fullNameOf(client),
      emailAddress: client.emails[0] ?? null,
      addresses: client.street === '' ? [] : [address],
      phones: client.phones.map(({ label, value }) => ({ number: value, type: phoneTypes[label] })),
      ...dates(client.createdAt, client.updatedAt),
      ...memory.customers.get(client.key),
    };
  };

  /** What an appointment says of its customer. */
  const information = (client: practices.ClientRecord, row: practices.AppointmentRecord, notes: unknown): Row => ({
    customerId: of('client', client.key),
    name: practices.fullNameOf(client),
    emailAddress: client.emails[0] ?? null,
    phone: client.phones[0]?.value ?? null,
    notes,
    location: locationOf('Customer'),
    timeZone: practices.zoneOf(practice, row),
    customQuestionAnswers:
      row.key % 4 === 0
        ? [
            {
              questionId: questionId(row.placeKey, 1),
              question: 'Is this your first visit?',
              answerInputType: 'radioButton',
              answerOptions: ['Yes', 'No'],
              isRequired: false,
              answer: 'No',
              selectedOptions: ['No'],
            },
          ]
        : [],
    customer: () => customer(client),
  });

  /** An appointment; some of it is there only where one is read by its ID. */
  const appointment = (row: practices.AppointmentRecord, isWhole: boolean): Row => {
    meet('appointment', row.key);
    const place = practices.rowOf(practice.places, row.placeKey);
    const type = practices.rowOf(practice.visitTypes, row.typeKey);
    const client = practices.rowOf(practice.clients, row.clientKey);
    const written: Row = memory.appointments.get(row.key) ?? {};
    const { customerNotes = null, reminders = [], staffKeys = null, ...others } = written;
    const notes = isWhole ? customerNotes : null;
    const own = row.providerKey === null ? [] : [row.providerKey];
    const members = (Array.isArray(staffKeys) ? staffKeys : own).flatMap(
      (key) => practice.providers.find((member) => member.key === key) ?? [],
    );
    return {
      id: of('appointment', row.key),
      selfServiceAppointmentId: noId,
      additionalInformation: row.typeKey === 4 ? 'Nothing to eat from the evening before.' : '',
      isLocationOnline: false,
      joinWebUrl: null,
      anonymousJoinWebUrl: null,
      appointmentLabel: labelOf(row),
      customerName: client && practices.fullNameOf(client),
      customerEmailAddress: client?.emails[0] ?? null,
      customerPhone: client?.phones[0]?.value ?? null,
      customerNotes: notes,
      customerTimeZone: practices.zoneOf(practice, row),
      customers: client ? [information(client, row, notes)] : [],
      smsNotificationsEnabled: false,
      serviceId: of('visitType', row.typeKey),
      serviceName: type?.name ?? null,
      service: type && place ? (): Row => service(type, place) : null,
      serviceLocation: place && locationOf(place.name, addressOf(place)),
      startDateTime: dateTimeIn(row.start),
      endDateTime: dateTimeIn(row.start + row.minutes * 60_000),
      duration: durationOf(row.minutes),
      preBuffer: 'PT0S',
      postBuffer: row.typeKey === 4 ? 'PT30M' : 'PT0S',
      priceType: row.typeKey === 4 ? 'priceVaries' : 'fixedPrice',
      price: (type?.minutes ?? 0) * 2.5,
      maximumAttendeesCount: 1,
      filledAttendeesCount: client ? 1 : 0,
      optOutOfCustomerEmail: false,
      isCustomerAllowedToManageBooking: false,
      ...dates(row.createdAt, row.updatedAt),
      ...others,
      serviceNotes: isWhole ? row.reason : null,
      reminders: isWhole ? reminders : null,
      staffMemberIds: members.map(({ key }) => of('provider', key)),
      staffMembers: () => members.map(staffMember),
    };
  };

  return {
    business,
    customer,
    appointment,
    service,
    servicesOf,
    staffMember,
    staffOf,
    customersOf: (placeKey: number) => customersOf(practice, placeKey),
  };
}
