import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { PatientRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { Memory, WeighingRow } from './memory.ts';
import type { Records } from './records.ts';
import { articles } from './shelf.ts';
import { isAttendance, laterDay, ownId, utc } from './words.ts';

/** What is on the record of an animal. */
export interface Clinical {
  readonly weighing: (row: WeighingRow) => Row;
  readonly weighingsOf: (row: PatientRecord) => readonly Row[];
  readonly sensitivitiesOf: (row: PatientRecord) => readonly Row[];
  /** An animal's last vaccination and the day of the next, where it ever had one. */
  readonly immunisationsOf: (row: PatientRecord) => readonly (Row & { readonly boosterDueOn: string })[];
  readonly casebookOf: (row: PatientRecord, first: number) => readonly Row[];
  readonly prescriptionsOf: (row: PatientRecord) => readonly Row[];
  readonly labRequestsOf: (row: PatientRecord) => readonly Row[];
}

const dayMs = 86_400_000;
const vaccines = ['DHP and leptospirosis', 'Feline leukaemia', 'Myxomatosis and RHD'];

/** Makes the clinical rows of team patients; all but weights follow from the animal and its attendances. */
export function quillmereClinical({ practice, now }: Backstage, memory: Memory, records: () => Records): Clinical {
  const today = (): string => wallDay(now(), 'UTC');
  const author = (key: number | null) => (): Row | null => records().estate.colleagueOf(key);
  const weighing = ({ key, at, kilograms, score }: WeighingRow): Row => ({
    id: ownId('weighing', key),
    takenAt: utc(at),
    kilograms,
    bodyConditionScore: score,
  });

  return {
    weighing,
    weighingsOf: ({ key }) =>
      memory.weighings
        .filter(({ patientKey }) => patientKey === key)
        .toSorted((one, other) => other.at - one.at || other.key - one.key)
        .map(weighing),
    sensitivitiesOf: ({ key, createdAt }) =>
      key % 10 === 4
        ? [
            {
              id: ownId('sensitivity', key),
              substance: key % 20 === 4 ? 'Penicillin' : 'Chicken protein',
              gravity: key % 20 === 4 ? 'SEVERE' : 'MILD',
              notedAt: utc(createdAt + dayMs),
            },
          ]
        : [],
    immunisationsOf: (row) => {
      if (row.key % 5 === 0 || row.isDeceased) return [];
      const givenOn = laterDay(today(), -((row.key * 23) % 400));
      return [
        {
          id: ownId('immunisation', row.key),
          patient: () => records().patient(row),
          vaccine: vaccines[row.key % vaccines.length] ?? 'DHP and leptospirosis',
          batch: `A${String(210 + (row.key % 90))}B01`,
          givenOn,
          givenBy: author(practice.providers[row.key % practice.providers.length]?.key ?? null),
          boosterDueOn: laterDay(givenOn, 365),
        },
      ];
    },
    casebookOf: ({ key }, first) =>
      practice.appointments
        .filter((row) => isAttendance(row) && row.patientKey === key && row.state === 'completed')
        .toSorted((one, other) => other.start - one.start || other.key - one.key)
        .slice(0, Math.max(0, first))
        .map((row) => ({
          id: ownId('entry', row.key),
          writtenAt: utc(row.start + row.minutes * 60_000),
          author: author(row.providerKey),
          ...(row.key % 4 === 0
            ? { __typename: 'NursingNote', body: 'Settled in kennel, eating, bright.' }
            : {
                __typename: 'ConsultationNote',
                history: row.reason ?? 'No concerns at home.',
                findings: 'Bright, alert and responsive. Heart and chest clear.',
                plan: 'Recheck if no better in three days.',
              }),
        })),
    prescriptionsOf: ({ key }) => {
      const medicine = articles.filter(({ __typename }) => __typename === 'Medicine')[key % 8];
      if (key % 3 !== 0 || !medicine) return [];
      return [
        {
          id: ownId('prescription', key),
          medicine: () => records().commerce.article(medicine),
          directions: 'Twice daily with food',
          quantity: String(10 + (key % 3) * 5),
          prescriber: author(practice.providers[0]?.key ?? null),
          writtenOn: laterDay(today(), -(key % 60)),
        },
      ];
    },
    labRequestsOf: ({ key }) =>
      key % 7 === 2
        ? [
            {
              id: ownId('lab', key),
              panel: 'Pre-anaesthetic profile',
              progress: key % 2 === 0 ? 'REPORTED' : 'REQUESTED',
              requestedAt: utc(now() - (key % 30) * dayMs),
              results:
                key % 2 === 0
                  ? [
                      { analyte: 'ALT', value: String(40 + (key % 90)), unit: 'U/l', outOfRange: key % 90 > 60 },
                      { analyte: 'Creatinine', value: String(80 + (key % 50)), unit: 'µmol/l', outOfRange: false },
                    ]
                  : [],
            },
          ]
        : [],
  };
}
