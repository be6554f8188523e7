import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  type VisitTypeRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  type ServiceKey,
  breedOf,
  categories,
  extraId,
  isBooking,
  isFreeTrial,
  iso,
  kinds,
  linkIdOf,
  nailTrim,
  opened,
  orderIdOf,
  pawkitIds,
  petTypeOf,
  serviceIdOf,
  serviceOf,
  slotIdOf,
  statusOf,
} from './values.ts';

/** What writes add to what the practice knows of a booking. */
export interface BookingExtra {
  readonly status?: string;
  readonly timeSlotId?: string;
  readonly orderId?: string;
  readonly petIds?: readonly string[];
  readonly address?: string;
  readonly kind?: string;
  readonly customerUsername?: string;
}

/** What the practice has no columns for: by the keys of bookings, and usernames by those of customers. */
export interface Extras {
  readonly bookings: Map<number, BookingExtra>;
  readonly usernames: Map<number, string>;
}

/** The rows of the practice as items of tables. */
export function pawkitRows({ practice }: Backstage, { bookings, usernames }: Extras) {
  const { of } = pawkitIds;
  const times = (row: Pick<ClientRecord, 'createdAt' | 'updatedAt'>): Row => ({
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  });
  const priceOf = (type: VisitTypeRecord): number => 38 + type.minutes * 1.5;
  /** What is known of a visit besides its columns. */
  function partsOf(row: AppointmentRecord) {
    const patient = rowOf(practice.patients, row.patientKey);
    const extra = bookings.get(row.key) ?? {};
    const booked = { ...serviceOf(row, patient), ...(extra.kind !== undefined && { kind: extra.kind }) };
    const status = extra.status ?? statusOf(row);
    return { patient, extra, booked, status, type: rowOf(practice.visitTypes, row.typeKey) };
  }
  function booking(row: AppointmentRecord): Row {
    const { patient, extra, booked, status, type } = partsOf(row);
    const place = rowOf(practice.places, row.placeKey);
    const client = rowOf(practice.clients, row.clientKey);
    const customerId = of('client', row.clientKey ?? 0);
    return {
      key: row.key,
      id: of('appointment', row.key),
      orderId: extra.orderId ?? orderIdOf(row.key),
      customerUsername: extra.customerUsername ?? customerId,
      owners: [customerId, of('place', row.placeKey)],
      customerId,
      serviceName: type?.name ?? '',
      serviceProviderName: place?.name ?? '',
      serviceCategory: categories[row.typeKey - 1] ?? 'WELLNESS',
      petType: booked.kind,
      serviceId: serviceIdOf(booked),
      startDateTime: iso(row.start),
      timeSlotId: extra.timeSlotId ?? slotIdOf(row.key),
      address: extra.address ?? [client?.street, client?.city].join(', '),
      petIds: extra.petIds ?? (patient ? [of('patient', patient.key)] : []),
      addOns: null,
      bookingType: isFreeTrial(row) ? 'FREE_TRIAL' : 'PAID',
      amount: isFreeTrial(row) || !type ? 0 : priceOf(type),
      currency: 'SGD',
      status,
      ...times(row),
    };
  }
  /** One order for each booking; it is confirmed once someone has seen to it. */
  function order(row: AppointmentRecord): Row {
    const shown = booking(row);
    const status = String(shown['status']).startsWith('PENDING') ? 'PENDING' : 'CONFIRMED';
    return {
      key: row.key,
      id: shown['orderId'],
      customerId: shown['customerId'],
      currency: 'SGD',
      totalAmount: shown['amount'],
      bookingIds: [shown['id']],
      paymentRequestId: row.key % 3 === 0 ? extraId(50_000 + row.key) : null,
      status: shown['status'] === 'CANCELLED' ? 'CANCELLED' : status,
      ...times(row),
    };
  }
  /** The time that a booking takes at a service. Whoever calls off leaves it. */
  function slot(row: AppointmentRecord): Row {
    const { booked, status } = partsOf(row);
    const isTaken = status !== 'CANCELLED';
    return {
      key: row.key,
      id: bookings.get(row.key)?.timeSlotId ?? slotIdOf(row.key),
      serviceId: serviceIdOf(booked),
      startDateTime: iso(row.start),
      endDateTime: iso(row.start + row.minutes * 60_000),
      capacity: 1,
      bookingCount: isTaken ? 1 : 0,
      isFull: isTaken,
      bookingIds: isTaken ? [of('appointment', row.key)] : [],
      ...times(row),
    };
  }
  function links(row: AppointmentRecord): readonly Row[] {
    const shown = booking(row);
    const petIds = Array.isArray(shown['petIds']) ? shown['petIds'] : [];
    return petIds.map((petId: unknown, index) => ({
      key: row.key,
      id: linkIdOf(row.key, index),
      bookingCustomerUsername: shown['customerUsername'],
      bookingtimeSlotId: shown['timeSlotId'],
      petId,
      ...times(row),
    }));
  }
  function customer(row: ClientRecord): Row {
    const address = { blockNumber: null, streetName: row.street, unitNumber: null, postalCode: '04101' };
    return {
      key: row.key,
      id: of('client', row.key),
      username: usernames.get(row.key) ?? of('client', row.key),
      isDeactivated: !row.isActive,
      s3ImageKey: row.key % 5 === 0 ? `public/customers/${of('client', row.key)}.jpg` : null,
      address:
        row.street === '' ? null : { ...address, unitNumber: row.key % 6 === 0 ? `#0${String(row.key % 9)}-12` : null },
      ...times(row),
    };
  }
  function pet(row: PatientRecord): Row {
    const behaviors = [['FRIENDLY_WITH_STRANGERS', 'RESPONSIVE_TO_TREATS'], ['ANXIOUS'], null, ['MIGHT_SNAP']];
    return {
      key: row.key,
      id: of('patient', row.key),
      name: row.name,
      customerId: of('client', row.clientKey ?? 0),
      gender: row.sex === 'UNKNOWN' ? ['FEMALE', 'MALE'][row.key % 2] : row.sex,
      petType: petTypeOf(row),
      isDeleted: !row.isActive,
      breedName: breedOf(row),
      s3ImageKey: null,
      birthdate: row.birthDate,
      weightValue: row.key % 6 === 0 ? null : 2 + ((row.key * 7) % 260) / 10,
      weightUnit: row.key % 6 === 0 ? null : 'KG',
      additionalInfo: row.key % 8 === 0 ? 'Hides under the sofa, ring twice.' : null,
      predefinedBehaviors: behaviors[row.key % 4] ?? null,
      customBehaviors: row.key % 9 === 0 ? ['No left ear'] : null,
      isNeutered: row.key % 5 === 0 ? null : row.key % 2 === 0,
      isMicrochipped: row.microchip !== null,
      microchipNumber: row.microchip,
      hasMedicalCondition: row.key % 10 === 0,
      additionalCareInstructions: row.key % 10 === 0 ? 'Insulin at eight' : null,
      questionAnswerIds: null,
      ...times(row),
    };
  }
  function service(part: ServiceKey): Row {
    const type = rowOf(practice.visitTypes, part.typeKey);
    const visits = practice.appointments.filter(
      (row) => isBooking(row) && serviceIdOf(partsOf(row).booked) === serviceIdOf(part),
    );
    return {
      key: part.placeKey * 100 + part.typeKey * 10 + kinds.indexOf(part.kind),
      id: serviceIdOf(part),
      serviceProviderId: of('place', part.placeKey),
      name: type?.name ?? '',
      serviceProviderName: rowOf(practice.places, part.placeKey)?.name ?? '',
      serviceCategory: categories[part.typeKey - 1] ?? 'WELLNESS',
      petType: part.kind,
      defaultDisplay: true,
      displayPriority: part.typeKey,
      s3ImageKey: null,
      onlinePaymentAccepted: part.typeKey !== 4,
      currency: 'SGD',
      basePrice: type ? priceOf(type) : 0,
      baseDuration: type?.minutes ?? 0,
      baseDurationUnit: 'MINUTES',
      additionalPetPrice: part.typeKey === nailTrim ? 20 : null,
      lWeightPrice: part.kind === 'DOG' ? { minWeight: 25, maxWeight: 40, weightUnit: 'KG', amount: 12 } : null,
      shortDescription: type ? `${type.name}, ${String(type.minutes)} minutes` : null,
      disclaimerName: part.typeKey === 4 ? 'Surgery consent' : null,
      timeSlotIds: visits.map((row) => iso(row.start)),
      bookingIds: visits.map((row) => of('appointment', row.key)),
      createdAt: opened,
      updatedAt: opened,
    };
  }
  function serviceProvider(row: PlaceRecord): Row {
    const hours = { openTime: '08:00:00.000', closeTime: '18:00:00.000' };
    const address = { blockNumber: null, unitNumber: null, postalCode: row.postalCode };
    return {
      key: row.key,
      id: of('place', row.key),
      name: row.name,
      displayName: row.key === 1 ? row.name : null,
      description: row.key === 1 ? 'Where it all began.' : null,
      s3ImageKey: null,
      address: { ...address, streetName: [row.street, row.city, row.state].join(', ') },
      website: row.key === 3 ? null : 'https://harbor.example.test',
      email: row.email,
      phone: row.phone.replaceAll(' ', ''),
      operatingTimes: [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, ...hours })),
      isHeadquarters: row.key === 1,
      serviceProviderHeadquartersName: row.key === 1 ? null : (practice.places[0]?.name ?? null),
      createdAt: opened,
      updatedAt: opened,
    };
  }
  return { booking, order, slot, links, customer, pet, service, serviceProvider };
}
