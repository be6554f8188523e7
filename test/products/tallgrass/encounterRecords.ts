import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { hasEncounter } from './clinicalRows.ts';
import type { TallgrassMemory } from './memory.ts';
import type { Records } from './records.ts';
import { endOf, globalId, minuteMs, moment, present } from './values.ts';

/** Shows what happened in the room. */
export interface EncounterRecords {
  /** The encounter of a visit that has one. */
  readonly encounter: (row: AppointmentRecord) => Row;
  /** The same, null where it has none. */
  readonly encounterOf: (row: AppointmentRecord) => Row | null;
  readonly labOrder: (row: AppointmentRecord) => Row;
}

/** Whether a laboratory was asked. */
export function hasLabOrder(row: AppointmentRecord): boolean {
  return hasEncounter(row) && row.key % 4 === 1;
}

const diagnoses = [
  ['D-0412', 'Healthy'],
  ['D-1730', 'Otitis externa'],
  ['D-2214', 'Soft tissue injury'],
] as const;

/** The records of encounters. */
export function encounterRecords(
  { practice }: Backstage,
  memory: TallgrassMemory,
  all: () => Records,
): EncounterRecords {
  /** When it was signed: those of the day before are, and those that were signed here. */
  const signedAt = (row: AppointmentRecord): number | null => {
    const here = memory.signatures.get(row.key);
    if (here !== undefined) return here;
    return row.state === 'completed' && row.key % 3 !== 0 ? endOf(row) + 45 * minuteMs : null;
  };

  const labOrder = (row: AppointmentRecord): Row => {
    const isBack = row.state === 'completed';
    const result = { analyte: 'ALT', value: 40 + (row.key % 90), unit: 'U/L', referenceLow: 10, referenceHigh: 100 };
    return {
      __typename: 'LabOrder',
      id: globalId('LabOrder', row.key),
      panel: 'Chemistry 10',
      laboratory: 'In-house',
      status: isBack ? 'RESULTED' : 'SENT_OUT',
      orderedAt: moment(row.start + 10 * minuteMs),
      results: isBack ? [{ ...result, flag: result.value > result.referenceHigh ? 'HIGH' : 'NORMAL' }] : [],
    };
  };

  const encounter = (row: AppointmentRecord): Row => {
    const provider = rowOf(practice.providers, row.providerKey);
    const patient = present(rowOf(practice.patients, row.patientKey));
    const attending = () => provider && all().teammate(provider);
    const signed = signedAt(row);
    const isOver = row.state === 'completed' || row.state === 'ready';
    const [code, description] = diagnoses[row.key % diagnoses.length] ?? diagnoses[0];
    const order = memory.ledger.orders.find(
      ({ patientKey, at }) => patientKey === patient.key && Math.abs(at - row.start) < 12 * 60 * minuteMs,
    );
    return {
      __typename: 'Encounter',
      id: globalId('Encounter', row.key),
      scheduledVisit: () => all().scheduledVisit(row),
      hospital: () => all().hospital(present(rowOf(practice.places, row.placeKey))),
      companion: () => all().companion(patient),
      status: signed === null ? (isOver ? 'AWAITING_SIGNATURE' : 'IN_PROGRESS') : 'SIGNED',
      attending,
      startedAt: moment(row.start),
      endedAt: isOver ? moment(endOf(row)) : null,
      vitals:
        row.state === 'arrived'
          ? null
          : {
              temperatureF: 100.4 + (row.key % 20) / 10,
              heartRate: 80 + (row.key % 60),
              respiratoryRate: 18 + (row.key % 14),
              weight: { value: 6 + (row.key % 60), unit: 'LB' },
              painScore: row.key % 4,
            },
      soapNote: isOver
        ? {
            subjective: row.reason,
            objective: 'Bright, alert and responsive.',
            assessment: description,
            plan: 'Recheck as needed.',
            author: attending,
          }
        : null,
      diagnoses: isOver ? [{ code, description, isPresumptive: signed === null }] : [],
      labOrders: hasLabOrder(row) ? [labOrder(row)] : [],
      invoice: () => (order ? all().invoice(order) : null),
      signedAt: signed === null ? null : moment(signed),
    };
  };

  return { encounter, encounterOf: (row) => (hasEncounter(row) ? encounter(row) : null), labOrder };
}
