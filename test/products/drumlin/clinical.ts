import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PatientRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { DrumlinMemory } from './memory.ts';
import type { PeopleRecords } from './people.ts';
import {
  dayAfter,
  drumlinIds,
  endOf,
  hhmm,
  isInDiary,
  numberOf,
  type PageArgs,
  pageOf,
  rangeIn,
  serverZone,
} from './values.ts';

const remTypes: readonly Row[] = [
  { rem_type_cd: 'BST', descr: 'Booster', interval_mths: 12 },
  { rem_type_cd: 'WRM', descr: 'Worming', interval_mths: 3 },
  { rem_type_cd: 'DEN', descr: 'Dental check', interval_mths: 6 },
];
const insurers: readonly Row[] = [
  { ins_cd: 'ALZ', ins_name: 'Allied Animal', tel_no: '0818 555 010', direct_claims: true },
  { ins_cd: 'PWI', ins_name: 'Petway Insurance', tel_no: '0818 555 022', direct_claims: false },
];
const tests = [
  ['HAEM', 'Haematology'],
  ['BIOC', 'Biochemistry profile'],
  ['T4', 'Total T4'],
] as const;
const { of } = drumlinIds;

/** The queries of the clinical side, most of which is made by counting. */
export function clinicalQueries(backstage: Backstage, memory: DrumlinMemory, people: PeopleRecords) {
  const { practice, cap, now } = backstage;
  const today = (): string => wallDay(now(), serverZone(practice));
  const animalIn = (number: unknown): PatientRecord | null =>
    rowOf(practice.patients, drumlinIds.key('patient', typeof number === 'number' ? number : null));
  const homeOf = ({ clientKey }: PatientRecord): string =>
    of('place', rowOf(practice.clients, clientKey)?.placeKey ?? practice.places[0]?.key ?? 1);

  const remOf = (animal: PatientRecord): readonly Row[] => {
    if (animal.isDeceased) return [];
    const type = remTypes[animal.key % remTypes.length] ?? {};
    const due = dayAfter(today(), ((animal.key * 13) % 120) - 40);
    return [
      {
        rem_id: 3000 + animal.key,
        anml_no: numberOf('patient', animal.key),
        anml: () => people.anml(animal),
        rem_type_cd: type['rem_type_cd'],
        rem_type: type,
        due_date: due,
        sent_cnt: due < today() ? 1 : 0,
        last_sent: due < today() ? dayAfter(due, -7) : null,
        suppressed: animal.key % 20 === 0,
      },
    ];
  };

  people.links.animal = (animal) => {
    const own = { anml_no: numberOf('patient', animal.key) };
    return {
      wts: () =>
        [0, 1].slice(0, 1 + (animal.key % 2)).map((step) => ({
          ...own,
          wt_date: dayAfter(today(), -(30 + step * 180 + (animal.key % 25))),
          wt_kg: (animal.species === 'Canine' ? 18 : 4) + (animal.key % 9) / 2 - step / 2,
        })),
      vaccs: () =>
        animal.key % 3 === 0
          ? []
          : [
              {
                ...own,
                vacc_id: 8000 + animal.key,
                prod_name: animal.species === 'Feline' ? 'Tricat 3' : 'Canivac DHP',
                batch_no: `B${String(4400 + animal.key)}`,
                given_date: dayAfter(today(), -(200 + (animal.key % 90))),
                next_due: dayAfter(today(), 165 - (animal.key % 90)),
              },
            ],
      rems: () => remOf(animal),
      ins_pols() {
        const insurer = insurers[animal.key % 2] ?? {};
        if (animal.key % 5 !== 1) return [];
        const start = dayAfter(today(), -(animal.key % 300));
        const pol = { pol_no: `P${String(77_000 + animal.key)}`, ins_cd: insurer['ins_cd'], ins_co: insurer };
        return [{ ...own, ...pol, start_date: start, end_date: animal.key % 10 === 1 ? dayAfter(start, 365) : null }];
      },
    };
  };

  const clinVisit = (row: AppointmentRecord, animal: PatientRecord): Row => {
    const zone = zoneOf(practice, row);
    const vet = rowOf(practice.providers, row.providerKey);
    return {
      visit_id: 20_000 + row.key,
      anml_no: numberOf('patient', animal.key),
      bu_cd: of('place', row.placeKey),
      visit_date: wallDay(row.start, zone),
      visit_time: hhmm(endOf(row), zone),
      vet_init: vet && `${vet.givenName.slice(0, 1)}${vet.familyName.slice(0, 1)}`,
      clin_lines: [
        { line_no: 1, line_type_cd: 'H', line_txt: row.reason ?? 'No change.' },
        { line_no: 2, line_type_cd: 'X', line_txt: 'HR and RR normal, MM pink.' },
      ],
    };
  };

  return {
    clin_visits({ anml_no: number, ...args }: PageArgs & { readonly anml_no: number }): Row {
      const animal = animalIn(number);
      const rows = practice.appointments
        .filter((row) => animal && row.patientKey === animal.key && row.state === 'completed' && isInDiary(row))
        .toSorted((one, other) => other.start - one.start);
      return pageOf(rows, args, cap, (row) => (animal ? clinVisit(row, animal) : {}));
    },
    farm_visits(args: {
      readonly bu_cd: string;
      readonly date_from: unknown;
      readonly date_to: unknown;
    }): readonly Row[] {
      const [from, to] = rangeIn(args.date_from, args.date_to, 62);
      return memory.holdings.flatMap((holding, index): Row[] => {
        const client = rowOf(practice.clients, holding.clientKey);
        const day = dayAfter(today(), index - 2);
        if (!client || of('place', client.placeKey) !== args.bu_cd || day < from || day > to) return [];
        return [
          {
            farm_visit_id: 600 + index,
            bu_cd: args.bu_cd,
            acct_no: numberOf('client', client.key),
            acct: () => people.acct(client),
            holding: () => people.holdingOf(client.key),
            visit_date: day,
            visit_time: index % 2 === 0 ? '10:30' : null,
            status_cd: day < today() ? 'D' : 'P',
            anml_cnt: holding.head_cnt,
            miles: 4.5 + index,
            visit_txt: holding.species_cd === 'BOV' ? 'Herd test, day 1' : 'Flock health plan',
          },
        ];
      });
    },
    hosp_stays({ bu_cd: unit }: { readonly bu_cd: string }): readonly Row[] {
      return practice.patients
        .filter((animal) => animal.key % 29 === 4 && !animal.isDeceased && homeOf(animal) === unit)
        .map((animal, index) => ({
          stay_id: 1200 + animal.key,
          bu_cd: unit,
          anml_no: numberOf('patient', animal.key),
          anml: () => people.anml(animal),
          kennel: `K${String(index + 1)}`,
          admit_date: dayAfter(today(), -(animal.key % 4)),
          disch_date: index % 2 === 0 ? null : today(),
          stay_txt: index % 2 === 0 ? 'On drip, nil by mouth' : null,
        }));
    },
    lab_reqs(args: { readonly bu_cd?: string | null; readonly anml_no?: number | null }): readonly Row[] {
      const wanted = args.anml_no ?? null;
      return practice.patients
        .filter((animal) => animal.key % 11 === 5 && (wanted === null || animal === animalIn(wanted)))
        .map((animal, index) => ({
          lab_no: 5100 + animal.key,
          bu_cd: homeOf(animal),
          anml_no: numberOf('patient', animal.key),
          lab_name: 'Lakeland Veterinary Laboratory',
          test_cd: tests[index % 3]?.[0] ?? 'HAEM',
          test_descr: tests[index % 3]?.[1] ?? 'Haematology',
          sent_date: dayAfter(today(), -(1 + (animal.key % 12))),
          status_cd: ['S', 'R', 'V'][index % 3] ?? 'S',
          result_txt: index % 3 === 0 ? null : 'Within reference range',
        }))
        .filter((row) => (args.bu_cd ?? row.bu_cd) === row.bu_cd);
    },
    rems(args: { readonly bu_cd: string; readonly due_from: unknown; readonly due_to: unknown }): readonly Row[] {
      const [from, to] = rangeIn(args.due_from, args.due_to, 366);
      return practice.patients
        .filter((animal) => homeOf(animal) === args.bu_cd)
        .flatMap(remOf)
        .filter((row) => String(row['due_date']) >= from && String(row['due_date']) <= to);
    },
    rem_types: () => remTypes,
    ins_cos: () => insurers,
  };
}
