import type { ClientRecord, PatientRecord, Practice } from '../../dialects/practice.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { isReservation } from './values.ts';

export const vets: readonly Row[] = [
  { id: '31', name: 'Back Cove Veterinary', phone: '207-555-0188', city: 'Portland' },
  { id: '32', name: 'Foothills Animal Care', phone: '303-555-0190', city: 'Boulder' },
];

export const howFound: readonly Row[] = [
  { id: '1', name: 'Friend' },
  { id: '2', name: 'Web search' },
  { id: '3', name: 'Drove by' },
];

export const companyPreferences: readonly Row[] = [
  { name: 'Require Owner Email', value: 'no' },
  { name: 'Calendar Interval', value: '15' },
  { name: 'Paw Points Per Dollar', value: '1' },
];

/** Vaccinations of a pet, of which the calendar warns when they expire. */
export function shotsOf({ key }: PatientRecord): readonly Row[] {
  const isExpired = key % 6 === 0;
  const rabies = {
    id: String(key * 10 + 1),
    name: 'Rabies',
    givenOn: isExpired ? '2025-08-02' : '2026-04-20',
    expiresOn: isExpired ? '2026-08-02' : '2027-04-20',
    isExpired,
  };
  const bordetella = { ...rabies, id: String(key * 10 + 2), name: 'Bordetella', givenOn: null };
  return key % 2 === 0 ? [rabies, bordetella] : [rabies];
}

export function cardsOf({ key }: ClientRecord): readonly Row[] {
  return key % 3 === 0 ? [{ id: String(7000 + key), brand: 'Visa', lastFour: '4242', expires: '08/2028' }] : [];
}

export function packagesOf({ key }: ClientRecord): readonly Row[] {
  return key % 7 === 0
    ? [{ id: String(800 + key), name: 'Ten nights', nightsLeft: key % 10, expiresOn: '2027-06-30' }]
    : [];
}

/** What an owner paid for: services of days that are over. */
export function purchasesOf({ appointments, visitTypes, patients }: Practice, clientKey: number): readonly Row[] {
  return appointments
    .filter((row) => row.clientKey === clientKey && isReservation(row) && row.state === 'completed')
    .map((row) => {
      const type = rowOf(visitTypes, row.typeKey);
      return {
        id: String(500_000 + row.key),
        purchasedOn: new Date(row.start).toISOString().slice(0, 10),
        description: type?.name ?? '',
        payType: row.key % 2 === 0 ? 'Credit' : 'Cash',
        total: (type?.minutes ?? 0) + 8,
        petName: rowOf(patients, row.patientKey)?.name ?? null,
      };
    });
}
