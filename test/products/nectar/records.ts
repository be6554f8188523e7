import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import { dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { medicalRecords } from './medicalRecords.ts';
import { type NectarMemory, type RoomDocument, roomOf } from './memory.ts';
import {
  appointmentStatuses,
  datetimeText,
  documentId,
  employeeRoles,
  nectarIds,
  patientStatus,
  phoneTypes,
} from './values.ts';

/** How documents look there; a view of one has the same fields as the document itself, and some of its own. */
export type NectarRecords = ReturnType<typeof nectarRecords>;

/** Roles with what they may do. */
const roles = [
  { role: 'VETERINARIAN', canEditSchedule: true, canFinalizeSoap: true, canTakePayments: true },
  { role: 'TECHNICIAN', canEditSchedule: true, canFinalizeSoap: false, canTakePayments: true },
  { role: 'GROOMER', canEditSchedule: false, canFinalizeSoap: false, canTakePayments: false },
] as const;

/** The weight of a patient, made from its number. */
export function weightOf({ key, species }: PatientRecord): number {
  if (species === 'Canine') return 12.5 + ((key * 7) % 70);
  return species === 'Feline' ? 7 + ((key * 3) % 9) : 1.5 + (key % 4) / 2;
}

/** Makes rows from the documents of a practice; references are followed only where they are asked for. */
export function nectarRecords(backstage: Backstage, memory: NectarMemory) {
  const { practice, meet, now } = backstage;
  const id = nectarIds.of;

  const roleRows = roles.map((role, index) => ({ ...role, id: documentId('role', index + 1) }));
  const room = ({ key, placeKey, name, type }: RoomDocument): Row => {
    return { id: documentId('room', key), institutionId: id('place', placeKey), name, type };
  };
  const institution = (row: PlaceRecord): Row => ({
    id: id('place', row.key),
    name: row.name,
    addressLine1: row.street,
    addressLine2: null,
    city: row.city,
    state: row.state,
    zipCode: row.postalCode,
    country: 'US',
    phone: row.phone,
    email: row.email,
    website: null,
    timezone: row.zone,
    settings: {
      currency: 'USD',
      salesTaxRate: 5.5,
      appointmentReminderHours: 48,
      onlineBookingEnabled: true,
      invoicePrefix: 'INV-',
    },
    rooms: () => memory.rooms.filter(({ placeKey }) => placeKey === row.key).map(room),
  });
  const institutionOf = (key: number): Row | null => {
    const row = rowOf(practice.places, key);
    return row && institution(row);
  };
  const employee = (row: ProviderRecord): Row => ({
    id: id('provider', row.key),
    firstName: row.givenName,
    lastName: row.familyName,
    title: row.title,
    initials: `${row.givenName.slice(0, 1)}${row.familyName.slice(0, 1)}`,
    role: employeeRoles[row.role],
    email: row.email,
    phone: null,
    licenseNumber: row.role === 'veterinarian' ? `VET-${String(20_400 + row.key)}` : null,
    isBookable: row.isActive,
    isActive: row.isActive,
    institutionIds: row.placeKeys.map((key) => id('place', key)),
    institutions: () => row.placeKeys.map(institutionOf),
    permissions: roleRows.find(({ role }) => role === employeeRoles[row.role]),
  });
  const employeeOf = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && employee(row);
  };
  const appointmentType = (row: VisitTypeRecord): Row => ({
    id: id('visitType', row.key),
    name: row.name,
    defaultDuration: row.minutes,
    color: row.color,
    isBlockOff: row.isBlock,
    isBookableOnline: row.isBookable,
  });

  const owed = (clientKey: number): number =>
    memory.ledger.orders
      .filter((order) => order.clientKey === clientKey)
      .reduce((sum, order) => sum + dueOf(memory.ledger, order), 0);
  const credited = (clientKey: number): number =>
    memory.ledger.credits.reduce((sum, credit) => sum + (credit.clientKey === clientKey ? credit.cents : 0), 0);

  function family(row: ClientRecord): Row {
    meet('client', row.key);
    const [email = null, secondaryEmail = null] = row.emails;
    const own = (): readonly PatientRecord[] => practice.patients.filter(({ clientKey }) => clientKey === row.key);
    return {
      id: id('client', row.key),
      externalId: null,
      familyName: row.familyName,
      status: row.isActive ? 'ACTIVE' : 'INACTIVE',
      primaryContact: {
        firstName: row.givenName,
        lastName: row.familyName,
        email,
        secondaryEmail,
        phoneNumbers: row.phones.map(({ label, value }, index) => {
          return { number: value, type: phoneTypes[label], isPrimary: index === 0 };
        }),
        addressLine1: row.street || null,
        addressLine2: null,
        city: row.city || null,
        state: null,
        zipCode: null,
        prefersSms: row.phones[0]?.label === 'Mobile',
      },
      secondaryContact: null,
      institutionId: id('place', row.placeKey),
      institution: () => institutionOf(row.placeKey),
      patients: () => own().map(patient),
      patientCount: () => own().length,
      tags: row.tags,
      notes: row.note,
      balanceAmount: () => owed(row.key),
      storeCreditAmount: () => credited(row.key),
      lastVisitDate: () => lastVisitOf(practice, row, now()),
      createdAt: datetimeText(row.createdAt),
      updatedAt: datetimeText(row.updatedAt),
      deletedAt: row.isDeleted ? datetimeText(row.updatedAt) : null,
    };
  }
  const familyOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && family(row);
  };

  function patient(row: PatientRecord): Row {
    meet('patient', row.key);
    return {
      id: id('patient', row.key),
      externalId: null,
      name: row.name,
      species: row.species,
      breed: row.breed,
      color: row.color || null,
      sex: row.sex,
      spayNeuter: null,
      dateOfBirth: row.birthDate,
      dateOfDeath: null,
      microchip: row.microchip,
      status: patientStatus(row),
      weightLbs: weightOf(row),
      warnings: null,
      photoUrl: null,
      familyId: row.clientKey === null ? null : id('client', row.clientKey),
      family: () => familyOf(row.clientKey),
      vaccines: () => memory.vaccines.filter(({ patientKey }) => patientKey === row.key).map(medical.vaccine),
      reminders: () => memory.reminders.filter(({ patientKey }) => patientKey === row.key).map(medical.reminder),
      createdAt: datetimeText(row.createdAt),
      updatedAt: datetimeText(row.updatedAt),
    };
  }
  const patientOf = (key: number | null): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && patient(row);
  };

  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const isIn = roomOf(memory, row);
    return {
      id: id('appointment', row.key),
      institutionId: id('place', row.placeKey),
      institution: () => institutionOf(row.placeKey),
      appointmentTypeId: id('visitType', row.typeKey),
      appointmentType() {
        const type = rowOf(practice.visitTypes, row.typeKey);
        return type && appointmentType(type);
      },
      startDatetime: datetimeText(row.start),
      endDatetime: datetimeText(row.start + row.minutes * 60_000),
      status: appointmentStatuses[row.state],
      isBlockOff: row.isBlock,
      familyId: row.clientKey === null ? null : id('client', row.clientKey),
      family: () => familyOf(row.clientKey),
      patientId: row.patientKey === null ? null : id('patient', row.patientKey),
      patient: () => patientOf(row.patientKey),
      providerId: row.providerKey === null ? null : id('provider', row.providerKey),
      provider: () => employeeOf(row.providerKey),
      roomId: isIn && documentId('room', isIn.key),
      room: isIn && room(isIn),
      reason: row.reason,
      notes: memory.notes.get(row.key) ?? null,
      canceledReason: row.cancelReason,
      soap: () => medical.soapOf(row),
      createdAt: datetimeText(row.createdAt),
      updatedAt: datetimeText(row.updatedAt),
      deletedAt: row.isDeleted ? datetimeText(row.updatedAt) : null,
    };
  }

  const medical = medicalRecords(backstage, memory, { institutionOf, employeeOf, familyOf, patientOf });
  return {
    ...medical,
    roleRows,
    room,
    institution,
    institutionOf,
    employee,
    appointmentType,
    owed,
    family,
    familyOf,
    patient,
    patientOf,
    appointment,
  };
}
