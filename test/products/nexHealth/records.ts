import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { aroundRecords } from './around.ts';
import type { NexHealthMemory } from './memory.ts';
import { operatoryRecords, placeRecords } from './places.ts';
import {
  apiUserId,
  isCheckedIn,
  isConfirmed,
  isOnCalendar,
  momentText,
  nexHealthIds,
  offsetAt,
  phoneDigits,
  phoneOf,
  zoneOfPlace,
} from './values.ts';

/** How rows of the practice look there. */
export type NexHealthRecords = ReturnType<typeof nexHealthRecords>;

const { of } = nexHealthIds;
const nowhere = { state: '', zipCode: '' };
const towns: Readonly<Record<string, { readonly state: string; readonly zipCode: string }>> = {
  Portland: { state: 'ME', zipCode: '04101' },
  Boulder: { state: 'CO', zipCode: '80302' },
};

/** The birthday of a person; organizations have none. */
export function birthdayOf({ key, givenName }: ClientRecord, memory: NexHealthMemory): string | null {
  const told = memory.patients.get(key)?.dateOfBirth;
  if (told !== undefined || givenName === null) return told ?? null;
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(1944 + ((key * 7) % 60))}-${two(1 + (key % 12))}-${two(1 + ((key * 5) % 28))}`;
}

/** Makes rows from the records of a practice. */
export function nexHealthRecords(stage: Backstage, memory: NexHealthMemory) {
  const { practice, meet, now } = stage;
  const places = placeRecords(stage);
  const around = aroundRecords(stage, memory, (key) => patient(rowOf(practice.clients, key)));

  function bio(row: ClientRecord): Row {
    const told = memory.patients.get(row.key);
    const town = towns[row.city] ?? nowhere;
    const number = phoneDigits(row.phones[0]?.value ?? '');
    return {
      // The first number stands here once more.
      phoneNumber: number,
      cellPhoneNumber: phoneOf(row, 'Mobile'),
      homePhoneNumber: phoneOf(row, 'Home'),
      workPhoneNumber: phoneOf(row, 'Work'),
      dateOfBirth: birthdayOf(row, memory),
      gender: told?.gender ?? ['Female', 'Male', 'Other'][row.key % 3],
      addressLine1: row.street,
      addressLine2: '',
      streetAddress: row.street,
      city: row.city,
      state: told?.state ?? town.state,
      zipCode: told?.zipCode ?? town.zipCode,
      newPatient: told !== undefined,
      nonPatient: false,
      verifiedMobile: null,
    };
  }

  function patient(row: ClientRecord | null): Row | null {
    if (!row) return null;
    meet('client', row.key);
    const told = memory.patients.get(row.key);
    const provider =
      rowOf(practice.providers, told?.providerKey ?? null) ??
      practice.providers.find(({ placeKeys }) => placeKeys.includes(row.placeKey));
    return {
      id: of('client', row.key),
      email: row.emails[0] ?? null,
      firstName: row.givenName,
      middleName: null,
      lastName: row.familyName,
      name: fullNameOf(row),
      bio: bio(row),
      inactive: !row.isActive,
      institutionId: places.institutionId,
      foreignId: told ? null : String(row.key),
      foreignIdType: told ? 'NexHealth' : 'opendental',
      // Everybody pays for herself.
      guarantorId: of('client', row.key),
      guarantor: () => patient(row),
      providerId: provider ? of('provider', provider.key) : null,
      provider: () => provider && places.provider(provider),
      billingType: told ? null : 'Standard Account',
      chartId: null,
      preferredLanguage: 'English',
      preferredLocale: null,
      unsubscribeSms: row.key % 17 === 0,
      balance: { amount: '0', currency: 'USD' },
      lastSyncTime: told ? null : places.lastSyncTime,
      createdAt: momentText(row.createdAt),
      updatedAt: momentText(row.updatedAt),
      upcomingAppts: () => upcoming(row).map(appointment),
      alerts: () => around.alertsOf(row.key, false),
      insuranceCoverages: () => around.coveragesOf(row.key),
    };
  }

  function upcoming({ key }: ClientRecord): readonly AppointmentRecord[] {
    return practice.appointments
      .filter((row) => isOnCalendar(row) && row.clientKey === key && row.start > now() && row.state !== 'cancelled')
      .toSorted(byStart);
  }

  function operatoryIdOf(row: AppointmentRecord): string | null {
    const told = memory.appointments.get(row.key)?.operatoryId;
    if (told !== undefined) return told;
    const rooms = places.operatoriesAt(row.placeKey);
    return rooms[(row.providerKey ?? 0) % rooms.length]?.id ?? null;
  }

  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const told = memory.appointments.get(row.key) ?? {};
    const end = row.start + row.minutes * 60_000;
    const zone = zoneOfPlace(row.placeKey);
    const provider = rowOf(practice.providers, row.providerKey);
    const type = told.hasNoType === true || row.isBlock ? null : rowOf(practice.visitTypes, row.typeKey);
    const operatory = operatoryRecords.find(({ id }) => id === operatoryIdOf(row));
    const isCancelled = row.state === 'cancelled';
    const isOut = row.state === 'completed';
    const moment = (isSo: boolean, instant: number): string | null => (isSo ? momentText(instant) : null);
    // Every other one has said so herself.
    const isOwnWord = isConfirmed(row) && row.key % 2 === 1 && told.isOwn !== true;
    const confirmedAt = told.confirmedAt ?? row.updatedAt;
    return {
      id: of('appointment', row.key),
      patientId: row.clientKey === null ? null : of('client', row.clientKey),
      providerId: row.providerKey === null ? null : of('provider', row.providerKey),
      providerName: provider && fullNameOf(provider),
      operatoryId: operatory?.id ?? null,
      locationId: of('place', row.placeKey),
      institutionId: places.institutionId,
      appointmentTypeId: type && of('visitType', type.key),
      startTime: momentText(row.start),
      endTime: momentText(end),
      timezone: zone,
      timezoneOffset: offsetAt(row.start, zone),
      note: row.reason,
      unavailable: row.isBlock,
      cancelled: isCancelled,
      cancelledAt: moment(isCancelled, told.cancelledAt ?? row.updatedAt),
      confirmed: isConfirmed(row),
      confirmedAt: moment(isConfirmed(row), confirmedAt),
      patientConfirmed: isOwnWord,
      patientConfirmedAt: moment(isOwnWord, confirmedAt),
      patientMissed: row.state === 'noShow',
      checkinAt: moment(isCheckedIn(row), told.checkinAt ?? row.start - 300_000),
      checkedOut: isOut,
      checkedOutAt: moment(isOut, end),
      soonerIfPossible: row.key % 9 === 0,
      isGuardian: told.isGuardian ?? false,
      isNewClientsPatient: told.isNewClientsPatient ?? false,
      isPastPatient: told.isOwn !== true,
      referrer: told.referrer ?? null,
      misc: told.isOwn === true ? { isBookedOnNexhealth: true, bookedByApiUserId: apiUserId } : null,
      createdByUserId: told.isOwn === true ? apiUserId : null,
      foreignId: told.isOwn === true ? null : String(row.key),
      foreignIdType: told.isOwn === true ? 'NexHealth' : 'opendental',
      deleted: row.isDeleted,
      lastSyncTime: told.isOwn === true ? null : places.lastSyncTime,
      createdAt: momentText(row.createdAt),
      updatedAt: momentText(row.updatedAt),
      patient: () => patient(rowOf(practice.clients, row.clientKey)),
      provider: () => provider && places.provider(provider),
      location: () => practice.places.filter(({ key }) => key === row.placeKey).map(places.location)[0],
      operatory: () => operatory && places.operatory(operatory),
      appointmentType: () => type && places.appointmentType(type),
      descriptors: () => (type ? [places.descriptor(type)] : []),
      procedures: () => around.proceduresOf([row]),
    };
  }

  return { ...places, ...around, patient, upcoming, operatoryIdOf, appointment };
}
