import type {
  DocumentRecord,
  LabResultRecord,
  PatientRecord,
  PrescriptionRecord,
  ProblemRecord,
  VaccinationRecord,
  WeightRecord,
} from '../records.ts';
import { Random } from '../random.ts';
import { addDays, dayMs, dayNumber, minuteMs, utcDayOf } from '../zoneTime.ts';
import { providers } from './locations.ts';

// A patient's record is generated when it is requested: most records are never opened.
const vaccinesBySpecies: Readonly<Record<string, readonly (readonly [name: string, years: number])[]>> = {
  Canine: [
    ['Rabies', 3],
    ['DHPP', 1],
    ['Leptospirosis', 1],
    ['Bordetella', 1],
  ],
  Feline: [
    ['Rabies', 1],
    ['FVRCP', 3],
    ['FeLV', 1],
  ],
  Rabbit: [['RHDV2', 1]],
  Ferret: [
    ['Rabies', 1],
    ['Distemper', 1],
  ],
};
const weeksBeforeVaccines = 12;
const vets = providers.filter(({ role }) => role === 'Veterinarian');

/** The last instant that anything can be entered for a patient: now, or the day of its death. */
function lastOf({ deceasedDate }: PatientRecord, now: number): number {
  return deceasedDate === null ? now : Math.min(now, dayNumber(deceasedDate) * dayMs);
}

/** The vaccines of a patient since it was young, newest first; `now` in epoch ms. */
export function vaccinationsOf(seed: string, patient: PatientRecord, now: number): VaccinationRecord[] {
  const random = new Random(seed, 'vaccinations', patient.id);
  const born = patient.birthDate ?? utcDayOf(patient.insertedAt);
  const last = utcDayOf(lastOf(patient, now));
  const given = (vaccinesBySpecies[patient.species] ?? []).flatMap(([name, years], kind) => {
    const rows: VaccinationRecord[] = [];
    let day = addDays(born, weeksBeforeVaccines * 7 + random.integer(0, 30));
    for (let place = 1; day <= last; place += 1) {
      const dueDate = addDays(day, years * 365);
      const id = `VC${patient.id}-${String(kind + 1)}${String(place).padStart(2, '0')}`;
      const lotNumber = `${name.slice(0, 2).toUpperCase()}${String(random.integer(10_000, 99_999))}`;
      rows.push({
        id,
        patientId: patient.id,
        name,
        givenDate: day,
        dueDate,
        lotNumber,
        providerId: random.pick(vets).id,
      });
      day = addDays(dueDate, random.integer(-10, 60));
    }
    return rows;
  });
  return given.toSorted((one, other) => other.givenDate.localeCompare(one.givenDate) || other.id.localeCompare(one.id));
}

/** What a patient weighed over the last years up to its latest weight, newest first. */
export function weightsOf(seed: string, patient: PatientRecord, tenths: number | null): WeightRecord[] {
  if (tenths === null) return [];
  const random = new Random(seed, 'weights', patient.id);
  const weights: WeightRecord[] = [];
  let value = tenths;
  let measuredAt = patient.updatedAt;
  const count = random.integer(2, 9);
  while (weights.length < count && (weights.length === 0 || measuredAt > patient.insertedAt)) {
    const id = `W${patient.id}-${String(weights.length + 1)}`;
    weights.push({ id, patientId: patient.id, value: (value / 10).toFixed(1), unit: 'lb', measuredAt });
    value = Math.max(1, Math.round(value * (0.9 + random.next() * 0.16)));
    measuredAt -= random.integer(60, 240) * dayMs + random.integer(0, 300) * minuteMs;
  }
  return weights;
}

const documentKinds = ['Laboratory', 'Radiograph', 'Consent form', 'Records', 'Insurance'] as const;

/** The files of a patient, newest first. */
export function documentsOf(seed: string, patient: PatientRecord, now: number): DocumentRecord[] {
  const random = new Random(seed, 'documents', patient.id);
  return spread(random, patient, random.integer(0, 4), now).map((addedAt, place) => {
    const id = `D${patient.id}-${String(place + 1)}`;
    const kind = random.pick(documentKinds);
    return {
      id,
      patientId: patient.id,
      clientId: patient.clientId,
      name: `${kind} ${utcDayOf(addedAt)}.pdf`,
      kind,
      addedAt,
      size: random.integer(18_000, 3_400_000),
      url: `https://files.harbor-and-pine.example/documents/${id}.pdf`,
    };
  });
}

const medicines: readonly (readonly [name: string, directions: string, quantity: number])[] = [
  ['Carprofen 75 mg tablets', 'One tablet twice a day with food for 7 days', 14],
  ['Amoxicillin 250 mg capsules', 'One capsule twice a day until all are used', 20],
  ['Gabapentin 100 mg capsules', 'One capsule at bedtime', 30],
  ['Heartworm preventive', 'One chew on the first of each month', 6],
  ['Otic drops', 'Five drops in each ear once a day for 10 days', 1],
  ['Methimazole 5 mg tablets', 'Half a tablet twice a day', 60],
];

/** What was prescribed to a patient, newest first. */
export function prescriptionsOf(seed: string, patient: PatientRecord, now: number): PrescriptionRecord[] {
  const random = new Random(seed, 'prescriptions', patient.id);
  return spread(random, patient, random.integer(0, 3), now).map((instant, place) => {
    const [medication, directions, quantity] = random.pick(medicines);
    const prescribedDate = utcDayOf(instant);
    return {
      id: `RX${patient.id}-${String(place + 1)}`,
      patientId: patient.id,
      medication,
      directions,
      quantity,
      refillsLeft: random.integer(0, 3),
      prescribedDate,
      expiresDate: addDays(prescribedDate, 365),
      providerId: random.pick(vets).id,
    };
  });
}

/** Laboratory results of a patient, newest first. */
export function labResultsOf(seed: string, patient: PatientRecord, now: number): LabResultRecord[] {
  const random = new Random(seed, 'lab results', patient.id);
  return spread(random, patient, random.integer(0, 4), now).map((collectedAt, place) => {
    const panel = random.pick(labPanels);
    const isFresh = now - collectedAt < dayMs;
    return {
      id: `L${patient.id}-${String(place + 1)}`,
      patientId: patient.id,
      name: panel.name,
      status: isFresh ? 'Pending' : random.pick(['Final', 'Reviewed', 'Reviewed']),
      collectedAt,
      values: isFresh
        ? []
        : panel.values.map(([name, unit, low, high]) => {
            // In tenths, mostly within the range and now and then a little outside.
            const width = high - low;
            const value = Math.max(0, random.integer(low - Math.ceil(width / 12), high + Math.ceil(width / 12)));
            const written = (tenths: number): string => (tenths / 10).toFixed(1);
            const isAbnormal = value < low || value > high;
            return { name, value: written(value), unit, low: written(low), high: written(high), isAbnormal };
          }),
    };
  });
}

const ailments = [
  'Otitis externa',
  'Dental disease',
  'Obesity',
  'Arthritis',
  'Allergic dermatitis',
  'Heart murmur',
  'Anxiety',
];

/** What ails a patient, newest first. */
export function problemsOf(seed: string, patient: PatientRecord, now: number): ProblemRecord[] {
  const random = new Random(seed, 'problems', patient.id);
  const names = new Set(Array.from({ length: random.integer(0, 3) }, () => random.pick(ailments)));
  const instants = spread(random, patient, names.size, now);
  return [...names].map((name, place) => ({
    id: `PR${patient.id}-${String(place + 1)}`,
    patientId: patient.id,
    name,
    status: random.chance(0.7) ? 'ACTIVE' : 'RESOLVED',
    since: utcDayOf(instants[place] ?? patient.insertedAt),
  }));
}

/** So many instants while the patient was known, newest first. */
function spread(random: Random, patient: PatientRecord, count: number, now: number): number[] {
  const last = Math.max(patient.insertedAt, lastOf(patient, now));
  const instants = Array.from(
    { length: count },
    () => patient.insertedAt + Math.floor(random.next() * (last - patient.insertedAt)),
  );
  return instants.toSorted((one, other) => other - one);
}

/** One panel of a laboratory: its values with unit and usual range in tenths of that unit. */
interface LabPanel {
  readonly name: string;
  readonly values: readonly (readonly [name: string, unit: string, low: number, high: number])[];
}

/** The most common panels. */
const labPanels: readonly LabPanel[] = [
  {
    name: 'Blood chemistry',
    values: [
      ['Glucose', 'mg/dL', 740, 1430],
      ['Creatinine', 'mg/dL', 5, 18],
      ['BUN', 'mg/dL', 70, 270],
      ['ALT', 'U/L', 100, 1250],
      ['Total protein', 'g/dL', 52, 82],
    ],
  },
  {
    name: 'Complete blood count',
    values: [
      ['Hematocrit', '%', 373, 617],
      ['White blood cells', 'K/µL', 51, 168],
      ['Platelets', 'K/µL', 1480, 4840],
    ],
  },
  {
    name: 'Urinalysis',
    values: [
      ['pH', 'pH', 55, 75],
      ['Protein', 'mg/dL', 0, 300],
    ],
  },
  { name: 'Thyroid', values: [['Total T4', 'µg/dL', 10, 40]] },
];
