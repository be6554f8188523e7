import { utcText } from '../../dialects/clock.ts';
import { dialectNow, type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { JaneRecords } from './records.ts';
import { janeIds, uuidOf } from './words.ts';

/** What the medical record holds, oldest first, and who is told of changes of the calendar. */
export interface JaneChart {
  readonly observations: Row[];
  readonly medications: Row[];
  readonly carePlans: Row[];
  readonly webhooks: Row[];
}

/** A chart with a few entries, made by counting. */
export function createChart({ clients }: Practice): JaneChart {
  const at = (key: number): string => utcText(dialectNow - key * 86_400_000);
  const about = (kind: string, key: number): Row => ({
    id: uuidOf(`${kind}/${String(key)}`),
    patientId: janeIds.of('client', key),
    practitionerId: janeIds.of('provider', 1 + (key % 4)),
    encounterId: null,
    createdAt: at(key),
    updatedAt: at(key),
  });
  const some = (step: number): readonly number[] =>
    clients.filter((row) => !row.isDeleted && row.key % step === 0).map((row) => row.key);
  return {
    observations: some(10).map((key) => ({
      ...about('observation', key),
      category: key % 20 === 0 ? 'LABORATORY' : 'VITAL_SIGNS',
      issuedAt: at(key),
      note: null,
      values: [
        {
          code: '29463-7',
          system: 'http://loinc.org',
          display: 'Body weight',
          value: String(10 + (key % 13)),
          unit: 'kg',
        },
      ],
      documentIds: [],
    })),
    medications: some(12).map((key) => ({
      ...about('medication', key),
      text: key % 24 === 0 ? 'Amoxicillin 250 mg' : 'Carprofen 50 mg',
      doseForm: 'tablet',
      route: 'oral',
      frequency: 'twice daily',
      quantity: 20,
      periodStart: at(key).slice(0, 10),
      periodEnd: null,
      instructions: 'With food.',
      status: key % 36 === 0 ? 'INACTIVE' : 'ACTIVE',
      source: 'PRESCRIBED',
      changeReason: null,
    })),
    carePlans: some(15).map((key) => ({
      ...about('plan', key),
      title: 'After surgery',
      description: null,
      status: 'ACTIVE',
      activities: [
        {
          id: uuidOf(`activity/${String(key)}`),
          category: 'EXERCISE',
          description: 'Short walks',
          progress: null,
          createdAt: at(key),
          updatedAt: at(key),
        },
      ],
    })),
    webhooks: ['APPOINTMENT_BOOKED', 'APPOINTMENT_CANCELLED'].map((eventTopic, index) => ({
      id: uuidOf(`webhook/${eventTopic}`),
      eventTopic,
      targetUrl: 'https://hooks.example.test/jane',
      clinicGuid: 4711,
      isActive: true,
      createdAt: at(index),
      updatedAt: at(index),
    })),
  };
}

/** An entry with its links. */
export function entryOf(practice: Practice, records: JaneRecords, typename: string) {
  return (row: Row): Row => ({
    ...row,
    __typename: typename,
    patient: () => records.shownPatient(rowOf(practice.clients, janeIds.key('client', String(row['patientId'])))),
    practitioner: () => {
      const member = rowOf(practice.providers, janeIds.key('provider', String(row['practitionerId'])));
      return member && records.staffMember(member);
    },
  });
}
