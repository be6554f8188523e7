import { dialectNow, type Practice } from '../../dialects/practice.ts';
import { isAppointment, isoText, petsOf } from './words.ts';

/** What was found at a visit. */
export interface MedicalRow {
  readonly id: string;
  readonly patientKey: number;
  readonly visitDate: string;
  readonly diagnosis: string | null;
  readonly notes: string | null;
}

/** A medicine that a pet gets, with the visit that it was prescribed at. */
export interface MedicationRow {
  readonly id: string;
  readonly patientKey: number;
  readonly recordId: string | null;
  readonly name: string;
  readonly dosage: string;
  readonly frequency: string;
  readonly start: string;
  readonly end: string | null;
}

/** A call with a vet; it takes place beside the appointments. */
export interface ConsultationRow {
  readonly id: string;
  readonly patientKey: number;
  readonly clientKey: number;
  readonly providerKey: number;
  readonly at: number;
  readonly mode: string;
  readonly notes: string | null;
  readonly followUp: string | null;
  readonly status: string;
  readonly messages: readonly string[];
}

/** What a pet did. */
export interface ActivityRow {
  readonly id: string;
  readonly patientKey: number;
  readonly date: string;
  readonly type: string;
  readonly minutes: number | null;
  readonly notes: string | null;
}

/** What a pet ate. */
export interface NutritionRow {
  readonly id: string;
  readonly patientKey: number;
  readonly date: string | null;
  readonly food: string;
  readonly calories: number;
  readonly protein: number | null;
  readonly fat: number | null;
  readonly fiber: number | null;
  readonly carbohydrates: number | null;
  readonly weight: number | null;
}

/** A record in the words of the service of health records; dates are texts or null. */
export interface HealthRow {
  readonly id: string;
  readonly patientKey: number;
  readonly description: string | null;
  readonly vet: string | null;
  readonly vaccine: string | null;
  readonly dateAdministered: string | null;
  readonly nextDueDate: string | null;
}

/** A recurring reminder of the account. */
export interface ReminderRow {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly frequency: string;
  readonly start: string;
  readonly end: string | null;
  readonly status: string | null;
}

/** A service in the neighbourhood, run by others. */
export interface ServiceRow {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly type: string;
  readonly location: string;
  readonly contact: string;
}

/** An alert of the account. */
export interface AlertRow {
  readonly id: string;
  readonly type: string;
  readonly location: string;
  readonly description: string;
  readonly at: number;
}

/** What an appointment has that the practice has no place for. */
export interface AppointmentExtra {
  readonly isVirtual?: boolean | undefined;
  /** A text that stands for no state. */
  readonly status?: string | undefined;
}

/** What the platform keeps beside the shared practice; rows are replaced and taken out, not changed in place. */
export interface VetHealthMemory {
  readonly medical: MedicalRow[];
  readonly medications: MedicationRow[];
  readonly consultations: ConsultationRow[];
  readonly activities: ActivityRow[];
  readonly meals: NutritionRow[];
  readonly health: HealthRow[];
  readonly reminders: ReminderRow[];
  readonly services: ServiceRow[];
  readonly alerts: AlertRow[];
  readonly extras: Map<number, AppointmentExtra>;
  readonly genders: Map<number, string>;
  readonly nextId: (prefix: string) => string;
}

const dayMs = 86_400_000;
const medicines = [
  ['Carprofen', '1 tablet', 'Twice daily'],
  ['Amoxicillin', '5 ml', 'Twice daily'],
  ['Prednisolone', '1/2 tablet', 'Once daily'],
] as const;
const findings = ['Healthy', 'Otitis externa', 'Mild gastritis', 'Dental tartar', 'Soft tissue injury'];
const activities = ['Walk', 'Play', 'Swim', 'Training'];
const foods = ['Dry food', 'Wet food', 'Renal diet'];

/** The data of the other services, made by counting: the same for the same practice. */
export function createMemory(practice: Practice): VetHealthMemory {
  let made = 0;
  const memory: VetHealthMemory = {
    medical: [],
    medications: [],
    consultations: [],
    activities: [],
    meals: [],
    health: [],
    reminders: [],
    services: services.map((row, index) => ({ ...row, id: `srv_${String(index + 1)}` })),
    alerts: [],
    extras: new Map(),
    genders: new Map(),
    nextId(prefix) {
      made += 1;
      return `${prefix}_${made.toString(36).padStart(6, '0')}`;
    },
  };
  fillFromVisits(practice, memory);
  for (const { key, createdAt } of petsOf(practice)) {
    if (key % 3 === 0) addHealth(memory, key, createdAt);
    if (key % 4 === 0) addDays(memory, key);
  }
  const start = isoText(dialectNow - 30 * dayMs);
  memory.reminders.push(
    { ...reminder, id: memory.nextId('rem'), title: 'Monthly flea prevention', frequency: 'monthly', start },
    { ...reminder, id: memory.nextId('rem'), title: 'Weigh in before breakfast', frequency: 'weekly', start },
  );
  return memory;
}

const reminder = { description: null, end: null, status: 'active' };

const services: readonly Omit<ServiceRow, 'id'>[] = [
  service('Northgate Referral Hospital', 'Veterinary', 'Imaging and cardiology by referral', '9 Foundry Road'),
  service('Suds & Tails', 'Grooming', 'Baths, nails and clipping', '21 Mill Lane'),
  service('Fern Hollow Boarding', 'Boarding', 'Kennels and day care', '160 Hollow Road'),
  service('Good Heel Dog School', 'Training', null, '4 Meadow Court'),
];

function service(name: string, type: string, description: string | null, location: string): Omit<ServiceRow, 'id'> {
  return { name, type, description, location, contact: `555-01${String(40 + name.length)}` };
}

/** Findings of visits that took place, medicines of some, and calls some days after others. */
function fillFromVisits({ appointments }: Practice, memory: VetHealthMemory): void {
  for (const row of appointments) {
    const { key, patientKey, clientKey, providerKey, start } = row;
    if (!isAppointment(row) || row.state !== 'completed' || patientKey === null || clientKey === null) continue;
    const id = memory.nextId('med');
    const diagnosis = findings[key % findings.length] ?? null;
    memory.medical.push({ id, patientKey, visitDate: isoText(start), diagnosis, notes: row.reason });
    const medicine = medicines[key % 5];
    if (medicine) {
      const [name, dosage, frequency] = medicine;
      const end = key % 2 === 0 ? isoText(start + 10 * dayMs) : null;
      const rest = { patientKey, recordId: id, name, dosage, frequency, start: isoText(start), end };
      memory.medications.push({ id: memory.nextId('rx'), ...rest });
    }
    if (providerKey !== null && key % 6 === 0) {
      const call = { id: memory.nextId('con'), patientKey, clientKey, providerKey, at: start + 3 * dayMs };
      const rest = { mode: 'video', notes: null, followUp: null, status: 'scheduled', messages: [] };
      memory.consultations.push({ ...call, ...rest });
    }
  }
}

function addHealth({ health, nextId }: VetHealthMemory, patientKey: number, at: number): void {
  const dateAdministered = isoText(at);
  const given = { dateAdministered, nextDueDate: isoText(at + 365 * dayMs) };
  const rest = { description: 'Vaccination', vet: null, vaccine: patientKey % 2 === 0 ? 'Rabies' : 'DHPP', ...given };
  health.push({ id: nextId('rec'), patientKey, ...rest });
}

function addDays({ activities: done, meals, nextId }: VetHealthMemory, patientKey: number): void {
  for (let day = 1; day <= 2; day += 1) {
    const date = isoText(dialectNow - day * dayMs).slice(0, 10);
    const type = activities[(patientKey + day) % activities.length] ?? 'Walk';
    done.push({ id: nextId('act'), patientKey, date, type, minutes: 15 + (patientKey % 4) * 10, notes: null });
    const food = foods[(patientKey + day) % foods.length] ?? 'Dry food';
    const parts = { protein: 24, fat: 12, fiber: 3, carbohydrates: 40, weight: null };
    meals.push({ id: nextId('nut'), patientKey, date, food, calories: 180 + (patientKey % 5) * 60, ...parts });
  }
}
