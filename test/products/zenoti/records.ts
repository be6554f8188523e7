import { wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { profileOf, type ZenotiMemory } from './memory.ts';
import { guidOf, phoneNumber, statusWords, utcTime, zenotiIds } from './values.ts';

/** How rows of the practice look there. */
export type ZenotiRecords = ReturnType<typeof zenotiRecords>;

const { of, key: keyOf } = zenotiIds;
const jobs: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'Senior therapist',
  technician: 'Therapist',
  groomer: 'Stylist',
};
// The vendor's numbers of zones.
const zoneIds: Readonly<Record<string, number>> = { 'America/New_York': 35, 'America/Denver': 10 };
const progress: Readonly<Partial<Record<AppointmentRecord['state'], number>>> = {
  inProgress: 1,
  ready: 2,
  completed: 2,
};

/** Makes rows from the records of a practice. */
export function zenotiRecords({ practice, meet }: Backstage, memory: ZenotiMemory) {
  const center = (place: PlaceRecord): Row => ({
    id: of('place', place.key),
    code: `C00${String(place.key)}`,
    name: place.name,
    displayName: place.name,
    addressInfo: {
      address1: place.street,
      address2: '',
      city: place.city,
      state: place.state,
      zipCode: place.postalCode,
      country: 'United States',
    },
    contactInfo: {
      phone1: phoneNumber([{ label: 'Work', value: place.phone }], 'Work'),
      phone2: null,
      email: place.email,
    },
    timeZoneId: zoneIds[place.zone] ?? 0,
    currencyId: 148,
    workingHours: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
      dayOfWeek,
      startTime: dayOfWeek === 0 ? null : '08:00:00',
      endTime: dayOfWeek === 0 ? null : '18:00:00',
      isClosed: dayOfWeek === 0,
    })),
  });

  const therapist = (person: ProviderRecord): Row => ({
    id: of('provider', person.key),
    code: `EMP${String(100 + person.key)}`,
    personalInfo: {
      firstName: person.givenName,
      lastName: person.familyName,
      name: fullNameOf(person),
      nickName: '',
      gender: -1,
    },
    jobInfo: { id: guidOf('job', person.role.length), name: jobs[person.role] },
    email: person.email,
    isActive: person.isActive,
  });

  const price = (amount: number): Row => ({
    currencyId: 148,
    salePrice: amount,
    tax: 0,
    finalPrice: amount,
    includeTax: false,
  });
  const service = (type: VisitTypeRecord): Row => ({
    id: of('visitType', type.key),
    code: `S${String(type.key)}`,
    name: type.name,
    description: '',
    duration: type.minutes,
    recoveryTime: 0,
    isCoupleService: false,
    priceInfo: price(type.minutes * 2),
    canBook: type.isBookable,
  });
  const room = (placeKey: number, index: number): Row => ({
    id: guidOf('room', placeKey * 10 + index),
    code: `R${String(index)}`,
    name: `Room ${String(index)}`,
    capacity: 1,
    onlyOneAppointment: true,
  });

  /** The guest as the appointment book and invoices show her. */
  const bookGuest = (person: ClientRecord): Row => {
    const phone = phoneNumber(person.phones, 'Mobile');
    return {
      id: of('client', person.key),
      firstName: person.givenName ?? '',
      lastName: person.familyName,
      gender: profileOf(person.key).personalInfo['gender'],
      mobile: { countryId: 0, number: null, displayNumber: phone && `+1 ${phone.number}` },
      email: person.emails[0] ?? '',
      indicator: '1@2@0@1@0@0@0@1@1@0@0@0@2@0',
      lpTierInfo: '0@x',
    };
  };
  const guest = (person: ClientRecord): Row => {
    meet('client', person.key);
    const id = of('client', person.key);
    const profile = memory.profiles.get(id) ?? profileOf(person.key);
    const place = rowOf(practice.places, person.placeKey);
    const favourite = person.key % 6 === 1 ? rowOf(practice.providers, 1 + (person.key % 5)) : null;
    const named = favourite && { id: of('provider', favourite.key), name: fullNameOf(favourite) };
    return {
      id,
      code: `G${String(1000 + person.key)}`,
      centerId: of('place', person.placeKey),
      center: () => place && center(place),
      personalInfo: {
        ...profile.personalInfo,
        firstName: person.givenName ?? '',
        lastName: person.familyName,
        email: person.emails[0] ?? '',
        mobilePhone: phoneNumber(person.phones, 'Mobile'),
        workPhone: phoneNumber(person.phones, 'Work'),
        homePhone: phoneNumber(person.phones, 'Home'),
      },
      addressInfo: { address1: person.street, city: person.city, ...profile.addressInfo },
      preferences: { ...profile.preferences, preferredTherapist: named },
      tags: person.tags.length === 0 ? null : person.tags,
      referral: person.key % 9 === 0 ? { referralSource: { id: guidOf('source', 1), name: 'Guest' } } : null,
      primaryEmployee: named,
    };
  };

  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const id = of('appointment', row.key);
    const zone = zoneOf(practice, row);
    const end = row.start + row.minutes * 60_000;
    const type = rowOf(practice.visitTypes, row.typeKey);
    const person = rowOf(practice.clients, row.clientKey);
    const provider = rowOf(practice.providers, row.providerKey);
    const own: Row = memory.visits.get(id) ?? {};
    const hasArrived = ['arrived', 'inProgress', 'ready', 'completed'].includes(row.state);
    const hasStarted = progress[row.state] !== undefined;
    return {
      appointmentSegmentId: null,
      appointmentGroupId: guidOf('group', row.key),
      invoiceId: row.isBlock ? null : guidOf('booking', row.key),
      room: null,
      ...own,
      appointmentId: id,
      service: row.isBlock
        ? null
        : type && {
            id: of('visitType', type.key),
            name: type.name,
            isAddon: false,
            hasAddons: false,
            category: { id: guidOf('category', 1), name: 'Care' },
            subCategory: { id: guidOf('category', 2), name: type.minutes > 30 ? 'Long' : 'Short' },
          },
      startTime: wallText(row.start, zone),
      startTimeUtc: utcTime(row.start),
      endTime: wallText(end, zone),
      endTimeUtc: utcTime(end),
      status: row.isBlock ? 'BREAK' : statusWords[row.state],
      source: row.key % 3 === 0 ? 0 : 1,
      progress: progress[row.state] ?? 0,
      locked: false,
      invoiceLocked: row.state === 'completed',
      guest: person && bookGuest(person),
      therapist: provider && {
        id: of('provider', provider.key),
        firstName: provider.givenName,
        lastName: provider.familyName,
        nickName: null,
        displayName: null,
        email: provider.email,
        gender: -1,
        vanityImageUrl: '',
      },
      equipment: null,
      notes: row.reason,
      price: null,
      actualStartTime: hasStarted ? wallText(row.start, zone) : null,
      actualCompletedTime: row.state === 'completed' ? wallText(end, zone) : null,
      checkinTime: hasArrived ? wallText(row.start - 300_000, zone) : null,
      therapistPreferenceType: 0,
      formId: null,
      blockout: row.isBlock ? { id: guidOf('blockout', 1), name: type?.name ?? 'Blocked' } : null,
      creationDate: wallText(row.createdAt, zone),
      creationDateUtc: utcTime(row.createdAt),
      createdById: of('provider', 1),
      closedById: row.state === 'completed' ? of('provider', 1) : null,
      showInCalender: 1,
      groupInvoiceId: null,
    };
  };
  /** Who is meant by the id of a guest. */
  const clientOf = (id: unknown): ClientRecord | null => {
    const person = rowOf(practice.clients, keyOf('client', typeof id === 'string' ? id : null));
    return person === null || person.isDeleted ? null : person;
  };

  return { center, therapist, price, service, room, bookGuest, guest, clientOf, appointment };
}
