import { wallDay } from '../../dialects/clock.ts';
import type { PatientRecord } from '../../dialects/practice.ts';

export interface TreatmentDocument {
  readonly key: number;
  readonly name: string;
  readonly code: string;
  readonly category: 'EXAM' | 'VACCINE' | 'LAB' | 'PROCEDURE' | 'MEDICATION';
  readonly priceAmount: number;
  readonly isTaxable: boolean;
  readonly unit: string;
}

export interface EstimateItem {
  readonly treatmentKey: number;
  readonly minQuantity: number;
  readonly maxQuantity: number;
}

export interface EstimateDocument {
  readonly key: number;
  readonly patientKey: number;
  readonly status: 'DRAFT' | 'SENT' | 'APPROVED' | 'DECLINED';
  readonly items: readonly EstimateItem[];
  readonly expiresOn: string;
  readonly approvedAt: number | null;
  readonly createdAt: number;
}

const dayMs = 86_400_000;

const catalogue = [
  ['Examination', 'EX01', 'EXAM', 6450, 'each'],
  ['Recheck examination', 'EX02', 'EXAM', 3800, 'each'],
  ['Rabies vaccine', 'VA01', 'VACCINE', 3205, 'each'],
  ['DHPP vaccine', 'VA02', 'VACCINE', 3450, 'each'],
  ['FVRCP vaccine', 'VA03', 'VACCINE', 3450, 'each'],
  ['Blood panel', 'LA01', 'LAB', 14_875, 'each'],
  ['Fecal flotation', 'LA02', 'LAB', 2900, 'each'],
  ['Dental cleaning', 'PR01', 'PROCEDURE', 32_000, 'each'],
  ['Nail trim', 'PR02', 'PROCEDURE', 1999, 'each'],
  ['Antibiotic tablets', 'ME01', 'MEDICATION', 85, 'tablet'],
  ['Carprofen 75 mg', 'ME02', 'MEDICATION', 140, 'tablet'],
] as const;

/** Everything that can be charged. */
export const treatments: readonly TreatmentDocument[] = catalogue.map(
  ([name, code, category, priceAmount, unit], index) => {
    return { key: index + 1, name, code, category, priceAmount, unit, isTaxable: category === 'MEDICATION' };
  },
);

/** Estimates for some patients, made by counting. */
export function estimatesOf(patients: readonly PatientRecord[], today: number): EstimateDocument[] {
  return patients.map(({ key }, index) => {
    const createdAt = today - ((key * 3) % 40) * dayMs;
    const status = (['SENT', 'APPROVED', 'DRAFT', 'DECLINED'] as const)[index % 4] ?? 'DRAFT';
    return {
      key: index + 1,
      patientKey: key,
      status,
      items: [
        { treatmentKey: 1, minQuantity: 1, maxQuantity: 1 },
        { treatmentKey: 6 + (key % 3), minQuantity: 1, maxQuantity: 1 },
        { treatmentKey: 10, minQuantity: 10, maxQuantity: 20 },
      ],
      expiresOn: wallDay(createdAt + 30 * dayMs, 'UTC'),
      approvedAt: status === 'APPROVED' ? createdAt + dayMs : null,
      createdAt,
    };
  });
}
