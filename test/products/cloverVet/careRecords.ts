import type { Backstage } from '../../dialects/dialect.ts';
import type { PatientRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { catalogItem, catalogOf } from './catalog.ts';
import type { CloverRecords } from './records.ts';
import { dateTime, dayAfter, globalId, todayOf } from './values.ts';

/** How the chart looks there. */
export type CloverCare = ReturnType<typeof cloverCare>;

/** Something that is made for a patient by the number of its record. */
export interface Made {
  readonly key: number;
  readonly patient: PatientRecord;
}

const dayMs = 86_400_000;
const yearDays = 365;

/** The chart besides encounters: made by counting over the patients, with days that lie around today. */
export function cloverCare(backstage: Backstage, records: CloverRecords) {
  const { practice, now } = backstage;
  const today = (): string => todayOf(backstage);
  const every = (divisor: number, isFit: (row: PatientRecord) => boolean = () => true): readonly Made[] =>
    practice.patients
      .filter((row) => row.key % divisor === 0 && isFit(row))
      .map((row) => ({ key: row.key, patient: row }));
  const prescriber = (key: number): Row | null => {
    const vets = practice.providers.filter(({ role, isActive }) => role === 'veterinarian' && isActive);
    return records.teammateOf(vets[key % Math.max(1, vets.length)]?.key ?? null);
  };

  const immunization = ({ key, patient }: Made): Row => {
    const givenOn = dayAfter(today(), -((key * 13) % 400));
    return {
      __typename: 'Immunization',
      id: globalId('Immunization', key),
      patient: () => records.patient(patient),
      vaccine: catalogItem(catalogOf('vaccine')[key % catalogOf('vaccine').length] ?? catalogOf('vaccine')[0]),
      givenOn,
      expiresOn: dayAfter(givenOn, yearDays),
      lotNumber: key % 5 === 0 ? null : `L${String(700_000 + key * 17)}`,
    };
  };
  const immunizations = (): readonly Made[] =>
    practice.patients.filter(({ key }) => key % 3 !== 0).map((row) => ({ key: row.key, patient: row }));

  const dueOf = (key: number): string => dayAfter(today(), ((key * 29) % 240) - 60);
  const reminderStatus = (dueOn: string): string => {
    if (dueOn < dayAfter(today(), -14)) return 'OVERDUE';
    return dueOn <= dayAfter(today(), 14) ? 'DUE' : 'UPCOMING';
  };
  const careReminder = ({ key, patient }: Made): Row => ({
    __typename: 'CareReminder',
    id: globalId('CareReminder', key),
    patient: () => records.patient(patient),
    title: ['Wellness exam', 'Rabies booster', 'Dental check', 'Heartworm test'][key % 4],
    dueOn: dueOf(key),
    status: reminderStatus(dueOf(key)),
    lastNudgedAt: key % 6 === 0 ? dateTime(now() - (key % 20) * dayMs) : null,
  });
  /** Living patients with an owner, who can be sent a reminder. */
  const isReminded = ({ isDeceased, clientKey }: PatientRecord): boolean => !isDeceased && clientKey !== null;
  /** Those, the longest due first. */
  const careReminders = (): readonly Made[] => {
    const due = every(1, isReminded).map((made) => ({ ...made, dueOn: dueOf(made.key) }));
    return due.toSorted((one, other) => {
      if (one.dueOn === other.dueOn) return one.key - other.key;
      return one.dueOn < other.dueOn ? -1 : 1;
    });
  };

  const prescription = ({ key, patient }: Made): Row => ({
    __typename: 'Prescription',
    id: globalId('Prescription', key),
    patient: () => records.patient(patient),
    product: catalogItem(catalogOf('medicine')[key % catalogOf('medicine').length]),
    directions: 'Give one by mouth every 12 hours with food.',
    quantity: 14 + (key % 3) * 7,
    refillsLeft: key % 4,
    status: key % 4 === 0 ? 'EXPIRED' : 'ACTIVE',
    prescribedOn: dayAfter(today(), -((key * 11) % 200)),
    prescriber: () => prescriber(key),
  });
  const prescriptions = (): readonly Made[] => every(6);

  const labOrder = ({ key, patient }: Made): Row => ({
    __typename: 'LabOrder',
    id: globalId('LabOrder', key),
    patient: () => records.patient(patient),
    panel: key % 2 === 0 ? 'Chemistry 17 and CBC' : 'Fecal float',
    laboratory: key % 3 === 0 ? 'In house' : 'Reference lab',
    status: key % 5 === 0 ? 'SENT' : 'RESULTED',
    orderedAt: dateTime(now() - ((key * 5) % 60) * dayMs),
    results:
      key % 5 === 0
        ? []
        : [
            { analyte: 'ALT', value: 20 + (key % 90), unit: 'U/L', isOutOfRange: key % 90 > 80 },
            { analyte: 'Creatinine', value: 0.8 + (key % 9) / 10, unit: 'mg/dL', isOutOfRange: false },
          ],
  });
  const labOrders = (): readonly Made[] => every(7);

  return {
    immunization,
    immunizations,
    careReminder,
    careReminders,
    isReminded,
    prescription,
    prescriptions,
    labOrder,
    labOrders,
  };
}
