import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type {
  AppointmentRecord,
  ClientRecord,
  PatientRecord,
  ProviderRecord,
  VisitTypeRecord,
} from '../../dialects/practice.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { invoiceOf, vetOf } from './office.ts';
import { companyZone, eventWords, petStatusOf, petsOf, phoneOf, timeText, timeToPetIds } from './values.ts';

const minuteMs = 60_000;
const roles = { veterinarian: 'OFFICE_MANAGER', technician: 'STAFF', groomer: 'TRAINEE' } as const;

/** How rows of the practice look there. */
export type TimeToPetRecords = ReturnType<typeof timeToPetRecords>;

/** What a service costs, in dollars. */
export function priceOf({ minutes }: VisitTypeRecord): number {
  return minutes + 5;
}

/** Makes objects from the records of a practice. */
export function timeToPetRecords({ practice, meet }: Backstage) {
  const id = timeToPetIds.of;

  const client = (row: ClientRecord): Row => {
    meet('client', row.key);
    return {
      id: id('client', row.key),
      status: row.isActive ? 'ACTIVE' : 'INACTIVE',
      firstName: row.givenName,
      lastName: row.familyName,
      fullName: fullNameOf(row),
      email: row.emails[0] ?? null,
      mobilePhone: phoneOf(row, 'Mobile'),
      homePhone: phoneOf(row, 'Home'),
      workPhone: phoneOf(row, 'Work'),
      address: {
        address1: row.street === '' ? null : row.street,
        address2: null,
        city: row.city === '' ? null : row.city,
        state: row.city === '' ? null : row.city === 'Boulder' ? 'CO' : 'ME',
        zip: null,
      },
      emergencyContact:
        row.key % 3 === 0
          ? { name: `Neighbor of no. ${String(100 + row.key)}`, relationship: 'Neighbor', phone: '207-555-0911' }
          : null,
      notes: row.note,
      keyNumber: row.key % 5 === 0 ? null : `K${String(row.key).padStart(3, '0')}`,
      balance: row.key % 4 === 0 ? 35 : 0,
      sendInvoicesByEmail: row.emails.length > 0,
      customFields: [
        { group: 'Home', label: 'Alarm code', value: row.key % 6 === 0 ? '4711' : null },
        { group: 'Home', label: 'Where is the leash?', value: row.key % 2 === 0 ? 'By the door' : null },
      ],
      pets({ status }: { readonly status?: string | null }) {
        const own = petsOf(practice).filter(({ clientKey }) => clientKey === row.key);
        return own.filter((animal) => !status || petStatusOf(animal) === status).map(pet);
      },
      invoices: () => (row.isDeleted ? [] : [invoiceOf(practice, row)].flatMap((invoice) => invoice ?? [])),
      createdAt: timeText(row.createdAt),
      updatedAt: timeText(row.updatedAt),
    };
  };

  const pet = (row: PatientRecord): Row => {
    meet('patient', row.key);
    const owner = rowOf(practice.clients, row.clientKey);
    return {
      id: id('patient', row.key),
      clientId: id('client', row.clientKey ?? 0),
      client: () => owner && client(owner),
      status: petStatusOf(row),
      name: row.name,
      type: row.species,
      breed: row.breed,
      sex: row.sex,
      color: row.color === '' ? null : row.color,
      birthday: row.birthDate,
      weight: row.key % 3 === 0 ? null : 8 + (row.key % 30),
      microchip: row.microchip,
      feedingInstructions: row.key % 2 === 0 ? 'One cup in the morning' : null,
      medications: row.key % 9 === 0 ? 'Half a tablet with food' : null,
      vet: vetOf(row.key),
      createdAt: timeText(row.createdAt),
      updatedAt: timeText(row.updatedAt),
    };
  };

  const staff = (row: ProviderRecord): Row => ({
    id: id('provider', row.key),
    firstName: row.givenName,
    lastName: row.familyName,
    fullName: fullNameOf(row),
    email: row.email,
    mobilePhone: `+1 207 555 03${String(10 + row.key)}`,
    role: row.key === 1 ? 'ADMIN' : roles[row.role],
    status: row.isActive ? 'ACTIVE' : 'INACTIVE',
    color: ['#2a9d8f', '#e9c46a', '#e76f51'][row.key % 3],
    hireDate: `20${String(15 + row.key)}-03-01`,
  });

  const service = (row: VisitTypeRecord): Row => ({
    id: id('visitType', row.key),
    name: row.name,
    category: row.minutes > 60 ? 'Long visits' : 'Visits',
    duration: row.minutes,
    price: priceOf(row),
    additionalPetPrice: 5,
    color: row.color,
    clientCanRequest: row.isBookable,
    active: true,
  });

  const event = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const owner = rowOf(practice.clients, row.clientKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const member = rowOf(practice.providers, row.providerKey);
    const animal = rowOf(practice.patients, row.patientKey);
    const status = eventWords[row.state];
    const end = row.start + row.minutes * minuteMs;
    return {
      id: id('appointment', row.key),
      status,
      start: timeText(row.start),
      end: timeText(end),
      duration: row.minutes,
      clientId: id('client', row.clientKey ?? 0),
      client: () => owner && client(owner),
      serviceId: id('visitType', row.typeKey),
      serviceName: type?.name ?? '',
      service: () => type && service(type),
      staffId: member && id('provider', member.key),
      staffName: member && fullNameOf(member),
      staff: () => member && staff(member),
      pets: () => (animal ? [pet(animal)] : []),
      petString: animal?.name ?? '',
      notes: row.reason,
      cancelReason: row.cancelReason,
      price: type ? priceOf(type) : 0,
      invoiceId: row.key % 4 === 0 ? null : String(30_000 + (row.clientKey ?? 0)),
      startedAt: status === 'IN_PROGRESS' || status === 'COMPLETED' ? timeText(row.start + 2 * minuteMs) : null,
      completedAt: status === 'COMPLETED' ? timeText(end - minuteMs) : null,
      createdAt: timeText(row.createdAt),
      updatedAt: timeText(row.updatedAt),
    };
  };

  return { client, pet, staff, service, event };
}

/** The day of an event by the company's clock. */
export function dayOf({ start }: AppointmentRecord): string {
  return wallDay(start, companyZone);
}
