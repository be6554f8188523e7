import { utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  type PatientRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import {
  companyZone,
  emailOf,
  intervalOf,
  isAppointment,
  moeGoIds,
  money,
  petTypeOf,
  phoneOf,
  statusWords,
  petCodes,
} from './values.ts';
import { pageOf } from './pages.ts';

/** One service of an appointment, with its time. */
export interface BookedService {
  readonly typeKey: number;
  readonly start: number;
  readonly minutes: number;
  readonly providerKey: number | null;
}

/** What is done for one pet at an appointment. */
export interface BookedPet {
  readonly patientKey: number | null;
  readonly services: readonly BookedService[];
}

/** What was written that the practice has no place for. */
export interface MoeGoMemory {
  readonly booked: Map<number, readonly BookedPet[]>;
  readonly petNotes: Map<number, readonly string[]>;
}

/** How rows of the practice look there. */
export type MoeGoRecords = ReturnType<typeof moeGoRecords>;

const { of } = moeGoIds;
const hired = Date.parse('2019-03-04T14:00:00Z');
const roles: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'Owner',
  technician: 'Bather',
  groomer: 'Groomer',
};
// What proto3 writes where nothing was said.
const empty = '';

/** Makes objects of the API from the records of a practice. */
export function moeGoRecords({ practice, meet, now, cap }: Backstage, memory: MoeGoMemory) {
  const companyId = of('organization', practice.organization.key);

  const company = (): Row => ({
    id: companyId,
    name: practice.organization.name,
    country: 'US',
    timezone: { id: companyZone, version: null },
  });

  const business = (key: number | null): Row | null => {
    const place = rowOf(practice.places, key);
    if (!place) return null;
    meet('place', place.key);
    return {
      id: of('place', place.key),
      companyId,
      name: place.name,
      avatar: empty,
      phone: place.phone,
      businessPhone: place.phone,
      email: place.email,
      address: {
        id: `adr_b${String(place.key)}`,
        address1: place.street,
        address2: empty,
        city: place.city,
        state: place.state,
        postalCode: place.postalCode,
        country: 'US',
        coordinate: null,
        type: 'PRIMARY',
      },
      website: empty,
      facebook: empty,
      instagram: empty,
      yelp: empty,
      google: empty,
    };
  };

  const note = (id: string, text: string, at: number): Row => ({
    id,
    note: text,
    lastUpdatedBy: of('provider', 5),
    lastUpdatedTime: utcText(at),
  });
  const notesOf = (client: ClientRecord): readonly Row[] =>
    (client.note ?? '')
      .split('\n')
      .filter((text) => text !== '')
      .map((text, index) => note(`nte_${String(client.key)}_${String(index)}`, text, client.updatedAt));
  /** Tags are the company's, so that equal names have one id. */
  const tag = (name: string): Row => ({
    id: `tag_${name.toLowerCase().replaceAll(/\W+/g, '_')}`,
    name,
    lastUpdatedBy: of('provider', 5),
    lastUpdatedTime: null,
  });
  const nextDayOf = (client: ClientRecord): string | null => {
    const next = practice.appointments
      .filter((row) => row.clientKey === client.key && isAppointment(row) && row.start > now())
      .filter(({ state }) => state !== 'cancelled' && state !== 'noShow')
      .toSorted(byStart)[0];
    return next ? wallDay(next.start, zoneOf(practice, next)) : null;
  };

  const customer = (client: ClientRecord | null): Row | null => {
    if (!client || client.isDeleted) return null;
    meet('client', client.key);
    return {
      id: of('client', client.key),
      companyId,
      firstName: client.givenName ?? empty,
      lastName: client.familyName,
      avatar: empty,
      phone: phoneOf(client),
      email: emailOf(client),
      addresses:
        client.street === ''
          ? []
          : [
              {
                id: `adr_c${String(client.key)}`,
                address1: client.street,
                address2: empty,
                city: client.city,
                state: empty,
                postalCode: empty,
                country: 'US',
                coordinate: null,
                type: 'PRIMARY',
              },
            ],
      status: client.isActive ? 'ACTIVE' : 'INACTIVE',
      colorCode: '#000000',
      source: client.key % 5 === 0 ? 'Google' : empty,
      lastAppointmentDate: () => lastVisitOf(practice, client, now()),
      nextAppointmentDate: () => nextDayOf(client),
      preferredBusinessId: of('place', client.placeKey),
      preferredBusiness: () => business(client.placeKey),
      tags: client.tags.map(tag),
      notes: (args: ConnectionArgs) => pageOf(notesOf(client), args, cap, (row) => row),
      pets: () => petsOf(client.key),
      createdBy: of('provider', 5),
      createdTime: utcText(client.createdAt),
      lastUpdatedBy: of('provider', 5),
      lastUpdatedTime: utcText(client.updatedAt),
    };
  };

  const petNotes = (key: number): readonly Row[] =>
    (memory.petNotes.get(key) ?? []).map((text, index) => note(`pnt_${String(key)}_${String(index)}`, text, now()));

  const pet = (row: PatientRecord | null): Row | null => {
    if (!row) return null;
    meet('patient', row.key);
    return {
      id: of('patient', row.key),
      customerId: row.clientKey === null ? null : of('client', row.clientKey),
      name: row.name,
      birthday: row.birthDate,
      status: row.isDeceased ? 'PASSED_AWAY' : 'ALIVE',
      type: petTypeOf(row),
      breed: row.breed ?? empty,
      gender: row.sex,
      weight: row.key % 3 === 0 ? { value: 8 + (row.key % 40), unit: 'POUND' } : null,
      fixed: row.key % 2 === 0 ? 'Spayed/Neutered' : empty,
      coat: empty,
      behavior: row.key % 6 === 0 ? 'Friendly' : empty,
      petCodes: row.key % 10 === 0 ? petCodes.slice(0, 1) : [],
      notes: petNotes(row.key),
      vaccinations: [],
      vet: null,
    };
  };
  const petsOf = (clientKey: number): readonly (Row | null)[] =>
    practice.patients.filter((row) => row.clientKey === clientKey).map(pet);

  const staff = (row: ProviderRecord | null): Row | null => {
    if (!row) return null;
    meet('provider', row.key);
    return {
      id: of('provider', row.key),
      companyId,
      firstName: row.givenName,
      lastName: row.familyName,
      avatar: empty,
      phone: empty,
      email: row.email,
      role: { id: `rol_${row.role}`, name: roles[row.role] },
      hiredTime: utcText(hired + row.key * 86_400_000),
      workingBusinessIds: row.placeKeys.map((key) => of('place', key)),
      mobileVanId: null,
    };
  };

  const service = (row: VisitTypeRecord): Row => ({
    id: of('visitType', row.key),
    name: row.name,
    serviceItemType: 'GROOMING',
    category: row.minutes > 30 ? 'Full service' : 'Express',
    price: money(row.minutes * 150),
    serviceType: row.minutes === 15 ? 'ADDON' : 'SERVICE',
    serviceTime: row.minutes,
    availableAllBusiness: true,
    availableBusinessIds: [],
    availableAllStaff: true,
    availableStaffIds: [],
  });

  const serviceDetail = (booked: BookedService): Row => {
    const type = rowOf(practice.visitTypes, booked.typeKey);
    const provider = rowOf(practice.providers, booked.providerKey);
    return {
      ...(type && service(type)),
      duration: intervalOf(booked.start, booked.minutes),
      staffIds: provider ? [of('provider', provider.key)] : [],
      staffs: provider ? [staff(provider)] : [],
    };
  };
  const petServiceDetails = (row: AppointmentRecord): readonly Row[] => {
    const { typeKey, start, minutes, providerKey, patientKey } = row;
    const usual = [{ patientKey, services: [{ typeKey, start, minutes, providerKey }] }];
    return (memory.booked.get(row.key) ?? usual).map((booked) => ({
      pet: pet(rowOf(practice.patients, booked.patientKey)),
      serviceDetails: booked.services.map(serviceDetail),
    }));
  };

  const appointment = (row: AppointmentRecord | null): Row | null => {
    if (!row || !isAppointment(row)) return null;
    meet('appointment', row.key);
    const client = rowOf(practice.clients, row.clientKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const cents = (type?.minutes ?? 0) * 150;
    const isPaid = row.state === 'completed';
    return {
      id: of('appointment', row.key),
      businessId: of('place', row.placeKey),
      business: () => business(row.placeKey),
      customerId: client && of('client', client.key),
      customer: () => customer(client),
      // Of who is visited at home; all of these come to the salon.
      address: null,
      duration: intervalOf(row.start, row.minutes),
      petServiceDetails: () => petServiceDetails(row),
      status: statusWords[row.state],
      ticketComment: row.reason ?? empty,
      colorCode: type?.color ?? '#000000',
      orderId: null,
      totalAmount: money(cents),
      paidAmount: money(isPaid ? cents : 0),
      refundAmount: money(0),
      paymentStatus: isPaid ? 'FULL_PAID' : 'UNPAID',
      createdBy: of('provider', 5),
      createdTime: utcText(row.createdAt),
      lastUpdatedBy: of('provider', 5),
      lastUpdatedTime: utcText(row.updatedAt),
    };
  };

  const block = (row: AppointmentRecord | null): Row | null =>
    row && row.isBlock && !row.isDeleted
      ? {
          id: of('appointment', row.key),
          businessId: of('place', row.placeKey),
          staffId: row.providerKey === null ? null : of('provider', row.providerKey),
          duration: intervalOf(row.start, row.minutes),
          description: row.reason ?? empty,
          colorCode: '#999999',
        }
      : null;

  return { company, business, customer, notesOf, tag, pet, petsOf, petNotes, staff, service, appointment, block };
}
