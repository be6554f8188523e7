import { utcText } from '../../dialects/clock.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { careDay, type CareRecord, reminderSentAt, reminderState } from './clinicalHistory.ts';
import { endOf } from './diaryRecords.ts';
import { stock } from './moneyRecords.ts';
import type { Records, RecordTools } from './records.ts';
import { encodeId, present } from './values.ts';

const vaccines = ['C5 canine', 'Parvovirus', 'F3 feline', 'Leptospirosis'];
const kinds = ['VACCINATION', 'WORMING', 'FLEA_TREATMENT', 'DENTAL_CHECK', 'BLOOD_TEST', 'WEIGHT_CHECK'];
const medicine = 'RVM-AMOX';

/** ReminderKind of a reminder. */
export function reminderKind({ key }: CareRecord): string {
  return kinds[key % kinds.length] ?? 'VACCINATION';
}

/** LabRequestState of a request. */
export function labState({ at }: CareRecord, now: number): string {
  const days = (now - at) / 86_400_000;
  if (days < 1) return 'COLLECTED';
  return days < 4 ? 'AT_LABORATORY' : 'REPORTED';
}

/** Consults and what else is in an animal's file. */
export function clinicalRecords({
  backstage,
  memory,
  history,
  records,
}: RecordTools): Pick<
  Records,
  'consult' | 'weightReading' | 'vaccination' | 'reminder' | 'prescription' | 'labRequest'
> {
  const { practice, now } = backstage;
  const animal = (patientKey: number | null) => (): Row =>
    records().animal(present(rowOf(practice.patients, patientKey)));
  /** One of the vets, always the same for the same record. */
  const someVet = (number: number) => (): Row | null => {
    const vets = practice.providers.filter(({ role }) => role === 'veterinarian');
    const vet = vets[number % Math.max(1, vets.length)];
    return vet ? records().teamMember(vet) : null;
  };
  return {
    consult: (row) => ({
      __typename: 'Consult',
      id: encodeId('Consult', row.key),
      animal: animal(row.patientKey),
      booking: () => records().booking(row),
      vet() {
        const provider = rowOf(practice.providers, row.providerKey);
        return provider && records().teamMember(provider);
      },
      clinic: () => records().clinic(present(rowOf(practice.places, row.placeKey))),
      openedAt: utcText(row.start),
      closedAt: row.state === 'completed' ? utcText(endOf(row)) : null,
      history: row.reason,
      examination: row.state === 'completed' ? 'Bright and alert. Temperature and heart rate normal.' : null,
      assessment: row.state === 'completed' && row.key % 3 === 0 ? 'No concerns.' : null,
      plan: row.state === 'completed' && row.key % 2 === 0 ? 'Recheck if it comes back.' : null,
      weightReading() {
        const patient = rowOf(practice.patients, row.patientKey);
        const [newest] = patient ? history.weights(patient) : [];
        return newest && row.key % 2 === 0 ? records().weightReading(newest) : null;
      },
    }),
    weightReading: (row) => ({
      __typename: 'WeightReading',
      id: encodeId('WeightReading', row.key),
      animal: animal(row.patientKey),
      kilograms: row.kilograms,
      bodyConditionScore: row.conditionScore,
      takenAt: utcText(row.at),
    }),
    vaccination: (row) => ({
      __typename: 'Vaccination',
      id: encodeId('Vaccination', row.key),
      animal: animal(row.patientKey),
      vaccine: vaccines[(row.patientKey + row.place) % vaccines.length],
      batchNumber: row.place === 0 ? `B${String(3000 + row.patientKey)}` : null,
      givenOn: careDay(row),
      boosterDueOn: careDay(row, 365),
      givenBy: someVet(row.key),
    }),
    reminder(row) {
      const sent = reminderSentAt(row, now());
      return {
        __typename: 'Reminder',
        id: encodeId('Reminder', row.key),
        kind: reminderKind(row),
        state: reminderState(memory, row, now()),
        dueOn: careDay(row),
        sentAt: sent === null ? null : utcText(sent),
        animal: animal(row.patientKey),
      };
    },
    prescription: (row) => ({
      __typename: 'Prescription',
      id: encodeId('Prescription', row.key),
      animal: animal(row.patientKey),
      stockItem: () => records().stockItem(present(stock.find(({ code }) => code === medicine))),
      directions: 'One tablet twice daily with food.',
      quantity: 10 + (row.patientKey % 3) * 10,
      repeatsLeft: row.patientKey % 3,
      authorisedBy: someVet(row.key),
      authorisedOn: careDay(row),
      expiresOn: careDay(row, 180),
    }),
    labRequest(row) {
      const state = labState(row, now());
      const urea = 4 + (row.patientKey % 12);
      const results = [
        { analyte: 'Urea', value: urea, unit: 'mmol/L', low: 3, high: 10, outOfRange: urea > 10 },
        { analyte: 'Glucose', value: 5.1, unit: 'mmol/L', low: 3.9, high: 7.1, outOfRange: false },
      ];
      return {
        __typename: 'LabRequest',
        id: encodeId('LabRequest', row.key),
        animal: animal(row.patientKey),
        laboratory: 'Southern Diagnostics',
        panel: 'General health profile',
        state,
        requestedAt: utcText(row.at),
        results: state === 'REPORTED' ? results : [],
      };
    },
  };
}
