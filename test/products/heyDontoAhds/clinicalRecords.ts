import { type AppointmentRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { ahdsIds, coded, momentText, otherId, slug } from './values.ts';

const { of } = ahdsIds;
const attitudes = ['bar', 'bar', 'qar', 'vocalising'];
const refillTimes = ['between_1_and_2_sec', 'lt_1_sec', 'between_1_and_2_sec'];
const remedies = ['Antibiotic tablets', 'Anti-inflammatory liquid', 'Ear drops'];

const quantity = (value: number, unit: string): Row => ({ value, unit, system: 'http://unitsofmeasure.org' });

const common = (row: AppointmentRecord): Row => ({
  animalId: row.patientKey === null ? null : of('patient', row.patientKey),
  consultId: otherId('consult', row.key),
  isActive: true,
  extensions: {},
  createdAt: momentText(row.createdAt),
  updatedAt: momentText(row.updatedAt),
});
const vetIdOf = (practice: Practice, row: AppointmentRecord): string | null =>
  rowOf(practice.providers, row.providerKey) && otherId('user', row.providerKey ?? 0);

/** What was measured at a visit; numbers are made by counting. */
export function healthStatus(row: AppointmentRecord): Row {
  const { key } = row;
  return {
    ...common(row),
    healthStatusId: otherId('healthStatus', key),
    recordedAt: momentText(row.start),
    attitude: attitudes[key % attitudes.length],
    bodyConditionScore: { value: 4 + (key % 3), scale: 9 },
    capillaryRefillTime: refillTimes[key % refillTimes.length],
    heartRate: quantity(90 + (key % 60), '/min'),
    respiratoryRate: quantity(18 + (key % 14), '/min'),
    temperature: quantity(38 + (key % 12) / 10, 'Cel'),
    weight: quantity(3 + (key % 280) / 10, 'kg'),
    mucousMembraneColor: 'pink',
    painScore: { value: key % 3, scale: 10 },
    pulseQuality: 'normal',
    respiratoryEffort: 'normal',
    notes: null,
  };
}

/** What is to be done after a visit. */
export function plan(practice: Practice, row: AppointmentRecord): Row {
  return {
    ...common(row),
    planId: otherId('plan', row.key),
    vetId: vetIdOf(practice, row),
    notes: row.key % 2 === 0 ? 'Recheck in two weeks.' : 'Come back if it gets worse.',
    recordedAt: momentText(row.start),
  };
}

/** Whether something was prescribed at a visit. */
export const hasPrescription = ({ key, state }: AppointmentRecord): boolean => state === 'completed' && key % 4 === 0;

export function prescription(practice: Practice, row: AppointmentRecord): Row {
  const name = remedies[row.key % remedies.length] ?? 'Antibiotic tablets';
  return {
    ...common(row),
    prescriptionId: otherId('prescription', row.key),
    contactId: row.clientKey === null ? null : of('client', row.clientKey),
    items: [
      {
        prescriptionItemId: otherId('prescriptionItem', row.key),
        name,
        code: coded('therapeutic', slug(name), name),
        productId: null,
        isActive: true,
      },
    ],
    prescribingVetUserId: vetIdOf(practice, row),
    prescribedAt: momentText(row.start),
  };
}
