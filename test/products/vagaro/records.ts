import { utcText, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { vagaroSales } from './sales.ts';
import { isVagaroAppointment, opaqueId, pageOf, statusOf, vagaroIds } from './words.ts';

/** How rows of the practice look there. */
export type VagaroRecords = ReturnType<typeof vagaroRecords>;

/** What was written that the practice has no place for, by the id of its object. */
export type VagaroMemory = Map<string, Row>;

const { of } = vagaroIds;
const group = of('organization', 1);
const opened = Date.parse('2018-03-05T15:00:00Z');
const country: Row = { countryCode: 'US', countryName: 'United States of America' };
const regions: Readonly<Record<string, string>> = { ME: 'Maine', CO: 'Colorado' };
const levels = ['Owner', 'Manager', 'Service Provider', 'Front Desk'];
const categories = ['Check-ups', 'Vaccines', 'Sick pets', 'Surgery', 'Grooming', 'Check-ups', 'Internal'];
const typeCodes = [
  ['NR', 'New Request'],
  ['NNR', 'New Non Request'],
  ['RR', 'Return Request'],
  ['RNR', 'Return Non Request'],
] as const;

const ofKind = (kind: practices.Kind, key: number | null): string | null => (key === null ? null : of(kind, key));

/** The levels of access that every location has. */
export const accessLevels: readonly Row[] = levels.map((accessLevelName) => ({
  accessLevelId: opaqueId(`level/${accessLevelName}`),
  accessLevelName,
  isActive: true,
}));

/** Makes objects from the records of a practice; links lead to others only where they are asked for. */
export function vagaroRecords({ practice, meet, cap }: Backstage, memory: VagaroMemory) {
  const allBusinesses = practice.places.map((place) => of('place', place.key));
  const written = (id: string, row: Row): Row => ({ ...row, ...memory.get(id) });
  const region = (state: string): Row => ({ regionCode: state, regionName: regions[state] ?? null, ...country });
  const aliasOf = (key: number): string => practices.rowOf(practice.places, key)?.city ?? '';
  const businessesOf = ({ key, placeKeys }: practices.ProviderRecord): readonly string[] => {
    const kept = memory.get(of('provider', key))?.['businessIds'];
    return Array.isArray(kept) ? kept.map(String) : placeKeys.map((place) => of('place', place));
  };

  const location = (place: practices.PlaceRecord): Row => {
    const businessId = of('place', place.key);
    const slug = place.name.toLowerCase().replaceAll(/[^a-z]+/g, '');
    return written(businessId, {
      businessId,
      businessGroupId: group,
      businessName: place.name,
      businessAlias: place.city,
      businessPhone: place.phone,
      businessEmail: place.email,
      businessWebsite: 'https://harbor.example.test',
      vagaroListingUrl: `https://www.vagaro.com/${slug}`,
      streetAddress: place.street,
      city: place.city,
      ...region(place.state),
      postalCode: place.postalCode,
      listedOnVagaro: place.key !== 3,
      createdDate: utcText(opened + place.key * 86_400_000),
      employees: () => practice.providers.filter((row) => businessesOf(row).includes(businessId)).map(employee),
      services: () => services().map(service),
    });
  };

  const employee = (member: practices.ProviderRecord): Row => {
    const serviceProviderId = of('provider', member.key);
    const levelOfRole = { veterinarian: 1, technician: 2, groomer: 2 }[member.role];
    const level = accessLevels[member.key === 1 ? 0 : levelOfRole] ?? {};
    return written(serviceProviderId, {
      serviceProviderId,
      businessGroupId: group,
      businessIds: businessesOf(member),
      employeeFirstName: member.givenName,
      employeeLastName: member.familyName,
      email: member.email,
      phone: null,
      streetAddress: null,
      city: null,
      ...region('ME'),
      postalCode: null,
      birthday: null,
      startDate: `201${String(member.key)}-04-01`,
      reportsTo: member.key === 1 ? null : of('provider', 1),
      accessLevelId: level['accessLevelId'] ?? null,
      accessLevel: () => {
        const chosen = memory.get(serviceProviderId)?.['accessLevelId'] ?? level['accessLevelId'];
        return accessLevels.find((row) => row['accessLevelId'] === chosen) ?? null;
      },
      employeeType: 'Employee',
      employeeCardId: 100 + member.key,
      isActive: member.isActive,
      isOnlineBookingActive: member.isActive && member.role !== 'technician',
      createdDate: utcText(opened + member.key * 3_600_000),
      createdBy: 'Amelia Okafor',
    });
  };

  const services = (): readonly practices.VisitTypeRecord[] => practice.visitTypes.filter((row) => !row.isBlock);
  const service = (type: practices.VisitTypeRecord): Row => {
    const category = categories[type.key - 1] ?? 'Other';
    const price = type.minutes * 2;
    return {
      serviceId: of('visitType', type.key),
      serviceTitle: type.name,
      parentServiceId: opaqueId(`category/${category}`),
      parentServiceTitle: category,
      businessCost: price / 4,
      currency: 'USD',
      isLiveStreamService: false,
      isMobileService: false,
      cleanUpTimeMinutes: 5,
      showOnlineStatus: type.isBookable ? 'ServiceAndPrice' : 'Hidden',
      showPriceAsStartingPoint: type.key === 4,
      type: 'Service',
      addOnIds: [],
      servicePerformedBy: practice.providers
        .filter((row) => row.isActive)
        .map((row) => ({
          serviceProviderId: of('provider', row.key),
          price,
          priceWithTax: price * 1.05,
          currency: 'USD',
          durationMinutes: type.minutes,
          pointsGiven: price,
          pointsRedeem: price * 10,
        })),
    };
  };

  const numberOf = (client: practices.ClientRecord, label: string): string | null =>
    client.phones.find((phone) => phone.label === label)?.value ?? null;
  const customer = (client: practices.ClientRecord): Row => ({
    customerId: of('client', client.key),
    businessIds: allBusinesses,
    businessGroupId: group,
    customerFirstName: client.givenName,
    customerLastName: client.familyName,
    email: client.emails[0] ?? null,
    mobilePhone: numberOf(client, 'Mobile'),
    dayPhone: numberOf(client, 'Work'),
    nightPhone: numberOf(client, 'Home'),
    streetAddress: client.street,
    city: client.city,
    ...region(client.city === 'Boulder' ? 'CO' : 'ME'),
    postalCode: null,
    birthday: null,
    gender: null,
    generalTags: client.tags,
    pointsBalance: (client.key % 7) * 25,
    createdDate: utcText(client.createdAt),
    createdBy: client.key % 3 === 0 ? 'Vagaro' : 'Lena Whitaker',
    appointments: (args: Row) => {
      const rows = practice.appointments.filter((row) => isVagaroAppointment(row) && row.clientKey === client.key);
      return pageOf(inOrder(rows, args['orderBy']), args, cap, shownAppointment);
    },
    formResponses: () => sales.formResponses().filter((row) => row['customerId'] === of('client', client.key)),
  });

  const appointment = (row: practices.AppointmentRecord): Row => {
    const type = practices.rowOf(practice.visitTypes, row.typeKey);
    const place = practices.rowOf(practice.places, row.placeKey);
    const isOnline = row.key % 4 === 0;
    const [code, name] = typeCodes[row.key % typeCodes.length] ?? typeCodes[0];
    return {
      appointmentId: of('appointment', row.key),
      startTime: utcText(row.start),
      endTime: utcText(row.start + row.minutes * 60_000),
      bookingStatus: statusOf(row),
      serviceTitle: type?.name ?? null,
      serviceId: ofKind('visitType', row.typeKey),
      serviceCategory: categories[row.typeKey - 1] ?? null,
      calendarEventId: null,
      amount: (type?.minutes ?? row.minutes) * 2,
      eventType: 'APPOINTMENT',
      onlineVsInhouse: isOnline ? 'Online' : 'Inhouse',
      appointmentTypeCode: code,
      appointmentTypeName: name,
      bookingSource: isOnline ? 'Google' : null,
      customerId: ofKind('client', row.clientKey),
      serviceProviderId: ofKind('provider', row.providerKey),
      businessId: of('place', row.placeKey),
      businessAlias: aliasOf(row.placeKey),
      businessGroupId: group,
      formResponseIds: row.key % 9 === 0 && row.clientKey !== null ? [opaqueId(`form/${String(row.key)}`)] : [],
      createdDate: utcText(row.createdAt),
      createdBy: isOnline ? 'Customer' : 'Lena Whitaker',
      modifiedDate: utcText(row.updatedAt),
      modifiedBy: 'Lena Whitaker',
      customer: () => shownCustomer(practices.rowOf(practice.clients, row.clientKey)),
      serviceProvider: () =>
        [practices.rowOf(practice.providers, row.providerKey)].flatMap((each) => each ?? []).map(employee)[0] ?? null,
      business: () => place && location(place),
      service: () => type && service(type),
    };
  };
  const inOrder = (
    rows: readonly practices.AppointmentRecord[],
    direction: unknown,
  ): readonly practices.AppointmentRecord[] => {
    const sorted = rows.toSorted(practices.byStart);
    return direction === 'DESC' ? sorted.toReversed() : sorted;
  };

  // What goes into an answer is met, what is only looked at by a filter is not.
  const shownCustomer = (client: practices.ClientRecord | null): Row | null => {
    if (!client || client.isDeleted) return null;
    meet('client', client.key);
    return customer(client);
  };
  const shownAppointment = (row: practices.AppointmentRecord): Row => {
    meet('appointment', row.key);
    return appointment(row);
  };

  const sales = vagaroSales(practice, (key) => shownCustomer(practices.rowOf(practice.clients, key)));

  /** Blocks of the book, and tasks that were written. */
  const personalTasks = (): readonly Row[] => {
    const blocks = practice.appointments.filter((row) => row.isBlock && !row.isDeleted);
    const own = blocks.map((row): Row => {
      const zone = practices.zoneOf(practice, row);
      const personalTaskId = of('appointment', row.key);
      return written(personalTaskId, {
        personalTaskId,
        businessId: of('place', row.placeKey),
        serviceProviderId: ofKind('provider', row.providerKey),
        personalTaskName: row.reason,
        personalTaskComment: null,
        personalTaskHexCode: '#e5b67f',
        blockOnlineBooking: true,
        startTime: wallText(row.start, zone),
        endTime: wallText(row.start + row.minutes * 60_000, zone),
        recurrence: null,
      });
    });
    return own.toSorted((one, other) => (String(one['startTime']) < String(other['startTime']) ? -1 : 1));
  };

  return {
    location,
    employee,
    businessesOf,
    services,
    service,
    customer,
    appointment,
    inOrder,
    shownCustomer,
    shownAppointment,
    personalTasks,
    ...sales,
  };
}
