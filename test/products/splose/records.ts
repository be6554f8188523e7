import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  type VisitTypeRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  type Kept,
  type SploseMemory,
  activityServices,
  busyTimeTypes,
  cancellationReasons,
  meetingType,
} from './memory.ts';
import { type Listed, idOf, phoneOf, sploseTime, statusInstant, wordOf } from './values.ts';

/** When everything that never changes was entered. */
export const entered = Date.parse('2024-01-15T22:40:00Z');

const minuteMs = 60_000;
const postalCodes: Readonly<Record<string, readonly [state: string, postalCode: string]>> = {
  Portland: ['ME', '04101'],
  Boulder: ['CO', '80302'],
};
const professions = { veterinarian: 'Veterinarian', technician: 'Veterinary technician', groomer: 'Groomer' } as const;

/** What the list of patients goes by. */
export function listedClient({ key, updatedAt, isActive }: ClientRecord): Listed {
  return { id: idOf('client', key), updatedAt, isArchived: !isActive };
}

/** What the list of appointments goes by. */
export function listedVisit({ key, updatedAt, isDeleted }: AppointmentRecord): Listed {
  return { id: idOf('appointment', key), updatedAt, isArchived: isDeleted };
}

/** A day that is always the same for one person. */
export function birthdateOf(key: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `19${String(50 + (key % 50))}-${two(1 + (key % 12))}-${two(1 + (key % 28))}`;
}

/** The rows of the practice as Splose shows them; what it calls patients are the clients. */
export function sploseRecords({ practice, meet, now }: Backstage, memory: SploseMemory) {
  const stamps = (createdAt: number, updatedAt: number): Row => ({
    createdAt: sploseTime(createdAt),
    updatedAt: sploseTime(updatedAt),
  });
  const place = (row: PlaceRecord | null): Row | null =>
    row && {
      id: idOf('place', row.key),
      title: row.name,
      abn: null,
      address: row.street,
      suburb: row.city,
      state: row.state,
      postalCode: row.postalCode,
      country: 'United States',
      phone: row.phone,
      email: row.email,
      timezone: row.zone,
      onlineBooking: row.key !== 3,
      archived: false,
      deletedAt: null,
      ...stamps(entered, entered),
    };
  const practitioner = (row: ProviderRecord | null): Row | null =>
    row && {
      id: idOf('provider', row.key),
      title: row.role === 'veterinarian' ? 'Dr' : null,
      firstname: row.givenName,
      lastname: row.familyName,
      email: row.email,
      profession: professions[row.role],
      description: row.title,
      roleName: row.key === 1 ? 'Practice manager' : 'Practitioner',
      providerNumbers: row.placeKeys.map((key) => ({
        type: 'Licence',
        number: `L${String(4000 + row.key * 10 + key)}`,
        locationId: idOf('place', key),
      })),
      isActive: row.isActive,
      onlineBooking: row.role === 'veterinarian',
      timezone: rowOf(practice.places, row.placeKeys[0] ?? 1)?.zone,
      archived: !row.isActive,
      deletedAt: null,
      ...stamps(entered, entered),
    };
  const priceOf = ({ minutes }: VisitTypeRecord): number => minutes * 3.2;
  const service = (row: VisitTypeRecord | null): Row | null =>
    row && {
      id: idOf('visitType', row.key),
      name: row.name,
      itemCode: `15_0${String(row.key)}`,
      for: 'appointment',
      duration: row.minutes,
      unit: 'Each',
      pricing: priceOf(row),
      taxType: 'GST-free',
      serviceTags: [],
      archived: false,
      ...stamps(entered, entered),
    };
  const activityService = (wanted: unknown): Row | null => {
    const row = activityServices.find(({ id }) => id === wanted);
    if (!row) return null;
    const fields = { itemCode: null, for: 'supportActivity', unit: 'Hour', taxType: 'GST-free', serviceTags: ['NDIS'] };
    return { ...row, ...fields, archived: false, ...stamps(entered, entered) };
  };
  const keptRow = ({ id, isArchived, createdAt, updatedAt, fields }: Kept): Row => ({
    ...fields,
    id,
    archived: isArchived,
    deletedAt: null,
    ...stamps(createdAt, updatedAt),
    patient: () => patient(clientAt(fields['patientId'])),
    service: () => activityService(fields['serviceId']),
  });
  const clientAt = (id: unknown): ClientRecord | null =>
    practice.clients.find(({ key, isDeleted }) => !isDeleted && idOf('client', key) === id) ?? null;
  function patient(row: ClientRecord | null): Row | null {
    if (!row) return null;
    meet('client', row.key);
    const id = idOf('client', row.key);
    const [state = null, postalCode = null] = postalCodes[row.city] ?? [];
    const hasEmergency = row.key % 10 === 7;
    return {
      title: null,
      middleName: null,
      preferredName: row.key % 10 === 9 ? 'Sunny' : null,
      pronouns: null,
      birthdate: birthdateOf(row.key),
      sex: row.key % 3 === 0 ? null : row.key % 2 === 0 ? 'Male' : 'Female',
      genderIdentity: null,
      addressL2: null,
      state,
      postalCode,
      country: 'United States',
      timezone: rowOf(practice.places, row.placeKey)?.zone ?? null,
      extraInfo: null,
      emergencyContactName: hasEmergency ? 'Robin Vale' : null,
      emergencyContactNumber: hasEmergency ? '+1 207 555 0190' : null,
      emergencyContactRelationship: hasEmergency ? 'Sibling' : null,
      ndisNumber: row.key % 4 === 1 ? `43000${String(1000 + row.key)}` : null,
      medicareNum: null,
      irn: null,
      communicationPreference: row.emails.length > 0 ? 'EmailAndSMS' : 'SMS',
      invoiceRecipientId: null,
      ...memory.patients.get(row.key),
      id,
      firstname: row.givenName,
      lastname: row.familyName,
      email: row.emails[0] ?? null,
      phoneNumbers: row.phones.map(phoneOf),
      addressL1: row.street === '' ? null : row.street,
      city: row.city === '' ? null : row.city,
      tags: row.tags,
      alert: row.note,
      cases: () => memory.cases.filter(({ fields }) => fields['patientId'] === id).map(keptRow),
      contacts: () =>
        memory.contacts
          .filter(({ fields: { associatedPatientIds: ids } }) => Array.isArray(ids) && ids.includes(id))
          .map(keptRow),
      archived: !row.isActive,
      deletedAt: null,
      ...stamps(row.createdAt, row.updatedAt),
    };
  }
  function participant(row: AppointmentRecord): Row | null {
    const client = rowOf(practice.clients, row.clientKey);
    if (!client) return null;
    const status = wordOf(row);
    const reason = row.state === 'cancelled' ? row.cancelReason : null;
    const isReason = cancellationReasons.find((each) => each.reason === reason);
    const fields = memory.visits.get(row.key) ?? {};
    return {
      patientId: idOf('client', client.key),
      patient: () => patient(client.isDeleted ? null : client),
      caseId: fields['caseId'] ?? null,
      status,
      statusUpdatedAt: status === null ? null : sploseTime(statusInstant(row, now())),
      cancellationReason: reason,
      cancellationRate: reason === null ? null : (isReason?.rate ?? 0),
      cancellationNote: reason === null ? null : (fields['cancellationNote'] ?? null),
      invoiceId: null,
    };
  }
  function visit(row: AppointmentRecord | null): Row | null {
    if (!row || row.isBlock) return null;
    meet('appointment', row.key);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const provider = rowOf(practice.providers, row.providerKey);
    return {
      id: idOf('appointment', row.key),
      start: sploseTime(row.start),
      end: sploseTime(row.start + row.minutes * minuteMs),
      serviceId: idOf('visitType', row.typeKey),
      service: service(type),
      locationId: idOf('place', row.placeKey),
      location: place(rowOf(practice.places, row.placeKey)),
      practitionerId: provider && idOf('provider', provider.key),
      practitioner: practitioner(provider),
      caseId: memory.visits.get(row.key)?.['caseId'] ?? null,
      note: row.reason,
      pricing: type && priceOf(type),
      total: type && priceOf(type),
      maxPatients: null,
      appointmentPatients: [participant(row) ?? []].flat(),
      isUnavailableBlock: false,
      recurringRule: null,
      archived: row.isDeleted,
      deletedAt: row.isDeleted ? sploseTime(row.updatedAt) : null,
      ...stamps(row.createdAt, row.updatedAt),
    };
  }
  function busyTime(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const typeId = memory.busyTypes.get(row.key) ?? meetingType;
    const provider = rowOf(practice.providers, row.providerKey);
    return {
      id: idOf('appointment', row.key),
      start: sploseTime(row.start),
      end: sploseTime(row.start + row.minutes * minuteMs),
      practitionerIds: provider ? [idOf('provider', provider.key)] : [],
      practitioners: [practitioner(provider) ?? []].flat(),
      busyTimeTypeId: typeId,
      busyTimeType: busyTimeTypes.find(({ id }) => id === typeId) ?? null,
      note: row.reason,
      recurringRule: null,
      archived: row.isDeleted,
      ...stamps(row.createdAt, row.updatedAt),
    };
  }
  return { place, practitioner, service, activityService, patient, clientAt, visit, busyTime, keptRow };
}

/** The rows of the practice as Splose shows them. */
export type SploseRecords = ReturnType<typeof sploseRecords>;
