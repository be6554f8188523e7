import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { coreplusIds, coreplusStatus, dateTimeText, otherId, phoneOf } from './values.ts';

/** What coreplus stores that the practice has no place for, by key. */
export interface CoreplusMemory {
  readonly clients: Map<number, Row>;
  readonly appointments: Map<number, Row>;
  /** The people around a client, by the client's key. */
  readonly families: Map<number, readonly Row[]>;
}

export type CoreplusRecords = ReturnType<typeof coreplusRecords>;

const { of: id } = coreplusIds;
const emptyAddress = { streetAddress: '', suburb: '', postcode: '', state: '' };
const specialtyNames = ['General practice', 'Nursing', 'Grooming'];
const groupNames = ['Private', 'Health fund', 'Concession'];
const reasonNames = ['Client cancelled', 'Practitioner unavailable', 'Rescheduled'];
const roleIndex = { veterinarian: 0, technician: 1, groomer: 2 } as const;

export const clientGroups = groupNames.map((description, index) => ({
  clientGroupId: otherId.group(index),
  description,
}));
export const cancellationReasons = reasonNames.map((description, index) => ({
  cancellationReasonId: otherId.reason(index),
  description,
}));

/** A relative of a client with all her fields; texts that nobody entered are empty. */
export function familyRow(familyId: string, given: Row): Row {
  const texts = ['title', 'firstName', 'surname', 'relationship', 'address', 'suburb', 'postcode', 'workPhone'];
  const more = ['homePhone', 'mobile', 'email', 'notes', 'medicareCardNumber', 'medicareCardIRN'];
  const flags = ['emergencyContact', 'invoiceRecipient', 'mainContact'];
  return {
    familyId,
    ...Object.fromEntries([...texts, ...more].map((field) => [field, given[field] ?? ''])),
    ...Object.fromEntries(flags.map((field) => [field, given[field] ?? false])),
    dateOfBirth: typeof given['dateOfBirth'] === 'string' ? `${given['dateOfBirth']}T00:00:00` : null,
  };
}

/** What is there before anything is written. */
export function createCoreplusMemory(clients: readonly ClientRecord[]): CoreplusMemory {
  const withFamily = clients.filter(({ key, givenName }) => key % 6 === 0 && givenName !== null);
  const families = withFamily.map(({ key, familyName }): [number, Row[]] => [
    key,
    [
      familyRow(otherId.family(key), {
        firstName: ['Sam', 'Robin', 'Kim'][key % 3],
        surname: familyName,
        relationship: ['Partner', 'Mother', 'Son'][key % 3],
        mobile: `+1 207 555 ${String(4000 + key)}`,
        emergencyContact: true,
      }),
    ],
  ]);
  return { clients: new Map(), appointments: new Map(), families: new Map(families) };
}

/** Born on, yyyy-mm-dd: coreplus has it of every client. */
export function birthDayOf({ key }: ClientRecord, memory: CoreplusMemory): string {
  const stored = memory.clients.get(key)?.['dateOfBirth'];
  const two = (number: number): string => String(number).padStart(2, '0');
  return typeof stored === 'string'
    ? stored
    : `${String(1940 + (key % 60))}-${two(1 + (key % 12))}-${two(1 + (key % 28))}`;
}

/** How a client stands with the practice. */
export function clientStatusOf({ key, isActive, isDeleted }: ClientRecord, memory: CoreplusMemory): string {
  if (isDeleted) return 'Deleted';
  if (isActive) return 'Current';
  return memory.clients.get(key)?.['status'] === 'Deceased' ? 'Deceased' : 'Closed';
}

/** The rows of the practice as coreplus has them. */
export function coreplusRecords({ practice, meet }: Backstage, memory: CoreplusMemory) {
  const zones = [...new Set(practice.places.map(({ zone }) => zone))];
  const timezones = zones.map((name, index) => ({ timezoneId: otherId.timezone(index), name }));
  const types = practice.visitTypes.filter(({ isBlock }) => !isBlock);

  const location = (row: PlaceRecord) => {
    meet('place', row.key);
    const timezone = timezones.find(({ name }) => name === row.zone);
    return {
      locationId: id('place', row.key),
      name: row.name,
      phoneNumber: row.phone,
      email: row.email,
      address: { streetAddress: row.street, suburb: row.city, postcode: row.postalCode, state: row.state },
      timezoneId: timezone?.timezoneId,
      timezone,
    };
  };
  const appointmentType = (row: VisitTypeRecord) => {
    meet('visitType', row.key);
    return {
      appointmentTypeId: id('visitType', row.key),
      description: row.name,
      blockColour: row.color,
      durationMinutes: row.minutes,
      practitionerId: null,
      locationId: null,
      clientGroupId: null,
    };
  };
  const specialty = (index: number) => ({
    specialtyId: otherId.specialty(index),
    description: specialtyNames[index] ?? '',
    appointmentTypes: () => types.filter(({ key }) => (key === 5) === (index === 2)).map(appointmentType),
  });
  const practitioner = (row: ProviderRecord) => {
    meet('provider', row.key);
    return {
      practitionerId: id('provider', row.key),
      title: row.role === 'veterinarian' ? 'Dr' : '',
      firstName: row.givenName,
      lastName: row.familyName,
      email: row.email,
      locations: () => practice.places.filter(({ key }) => row.placeKeys.includes(key)).map(location),
      specialties: () => [specialty(roleIndex[row.role])],
    };
  };
  const usualProvider = ({ placeKey }: ClientRecord): ProviderRecord | null =>
    practice.providers.find(({ isActive, placeKeys }) => isActive && placeKeys.includes(placeKey)) ?? null;

  const client = (row: ClientRecord) => {
    meet('client', row.key);
    const stored = memory.clients.get(row.key) ?? {};
    const text = (field: string): unknown => stored[field] ?? '';
    const usual = usualProvider(row);
    const home = {
      ...emptyAddress,
      ...memoryAddress(stored['addressResidential']),
      streetAddress: row.street,
      suburb: row.city,
    };
    const hasOther = stored['postalSameAsResidential'] === false;
    return {
      clientId: id('client', row.key),
      externalId: text('externalId'),
      title: text('title'),
      firstName: row.givenName ?? '',
      middleName: text('middleName'),
      lastName: row.familyName,
      preferredName: text('preferredName'),
      dateOfBirth: `${birthDayOf(row, memory)}T00:00:00`,
      gender: text('gender'),
      pronouns: text('pronouns'),
      culture: text('culture'),
      status: clientStatusOf(row, memory),
      practitionerId: usual && id('provider', usual.key),
      practitioner: () => usual && practitioner(usual),
      medicareCardNumber: text('medicareCardNumber'),
      medicareCardIRN: text('medicareCardIRN'),
      medicareCardExpireDate: stored['medicareCardExpireDate'] ?? null,
      dvaCardNumber: text('dvaCardNumber'),
      phoneNumberHome: phoneOf(row, 'Home'),
      phoneNumberWork: phoneOf(row, 'Work'),
      phoneNumberMobile: phoneOf(row, 'Mobile'),
      email: row.emails[0] ?? '',
      addressResidential: home,
      addressPostal: hasOther ? { ...emptyAddress, ...memoryAddress(stored['addressPostal']) } : home,
      postalSameAsResidential: !hasOther,
      notes1: row.note ?? '',
      families: () => memory.families.get(row.key) ?? [],
    };
  };

  const appointment = (row: AppointmentRecord, zone: string) => {
    meet('appointment', row.key);
    const stored = memory.appointments.get(row.key) ?? {};
    const provider = rowOf(practice.providers, row.providerKey);
    const place = rowOf(practice.places, row.placeKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const person = rowOf(practice.clients, row.clientKey);
    const mobile = person ? phoneOf(person, 'Mobile') : '';
    const names = [person?.familyName.toUpperCase(), person?.givenName, mobile];
    return {
      appointmentId: id('appointment', row.key),
      appointmentReferenceNumber: referenceOf(row),
      status: coreplusStatus[row.state],
      practitioner: () => provider && practitioner(provider),
      subject: stored['subject'] ?? names.filter(Boolean).join(' '),
      notes: row.reason ?? '',
      locationId: id('place', row.placeKey),
      location: () => place && location(place),
      appointmentTypeId: type && id('visitType', type.key),
      appointmentType: () => type && appointmentType(type),
      startDateTime: dateTimeText(row.start, zone),
      endDateTime: dateTimeText(row.start + row.minutes * 60_000, zone),
      clients: () => (person ? [client(person)] : []),
      isEmailReminderRequired: stored['isEmailReminderRequired'] ?? (person?.emails.length ?? 0) > 0,
      // Nobody is reminded by message who has no mobile phone.
      isSmsReminderRequired: mobile !== '' && (stored['isSmsReminderRequired'] ?? true),
      notifyPractitioner: stored['notifyPractitioner'] ?? false,
      cancellation:
        row.state === 'cancelled'
          ? {
              cancellationReasonId: stored['cancellationReasonId'] ?? null,
              cancellationNotes: row.cancelReason ?? '',
            }
          : null,
    };
  };
  return { timezones, types, location, appointmentType, specialty, practitioner, usualProvider, client, appointment };
}

/** The number that people say on the telephone. */
export function referenceOf({ key }: AppointmentRecord): string {
  return String(4_846_000 + key);
}

function memoryAddress(stored: unknown): object {
  return typeof stored === 'object' && stored !== null ? stored : {};
}
