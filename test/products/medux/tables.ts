import { instantOfWall, wallText } from '../../dialects/clock.ts';
import { type AppointmentRecord, type Practice, fullNameOf } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';

/** The zone of the clinic's doctors, by whose clock visits are; no query gives it. */
export const clinicZone = 'America/New_York';

/** The rows of a table that the practice doesn't have; the database counts on from the last. */
export interface Table {
  rows: Row[];
}

/** The tables that belong to the service alone. */
export interface Tables {
  readonly doctors: Table;
  readonly staffs: Table;
  readonly specializations: Table;
  readonly cities: Table;
  readonly districts: Table;
  readonly visits: Table;
  readonly payments: Table;
  readonly pairs: Table;
  /** What a patient's row holds that the practice doesn't know: her age, by the practice's key. */
  readonly ages: Map<number, string>;
}

/** A date and time as the columns hold it. */
export function dateTime(instant: number, zone: string): string {
  return wallText(instant, zone).replace('T', ' ');
}

/**
 * Whether there is a row for it: a visit needs a doctor and a patient, and is deleted when it is called off.
 *
 * Dates are without a zone, so that the second of two equal times can't be kept.
 */
export function isInTable(row: AppointmentRecord): boolean {
  const isComplete = row.providerKey !== null && row.clientKey !== null && !row.isBlock;
  const isKept = !row.isDeleted && row.state !== 'cancelled';
  const isPlain = instantOfWall(wallText(row.start, clinicZone), clinicZone) === row.start;
  return isComplete && isKept && isPlain && hasClearDay(row);
}

/** The next number of a table. */
export function nextId({ rows }: Table): string {
  return String(1 + Math.max(0, ...rows.map(({ id }) => Number(id))));
}

const founded = Date.parse('2025-09-07T17:31:00Z');
const stamps = { created_at: dateTime(founded, 'UTC'), updated_at: dateTime(founded + 86_400_000, 'UTC') };
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Hours of a week, as its column holds them. */
function hoursOf(key: number): Row[] {
  return days.map((day, index) => {
    const isOff = index > 4 || (index + key) % 6 === 0;
    return { day, active: isOff ? '0' : '1', from: isOff ? '' : '08:00', to: isOff ? '' : '17:30' };
  });
}

/** The tables as they were filled before anyone asks. */
export function createTables(practice: Practice): Tables {
  const specialties = ['Internal medicine', 'Surgery', 'Dentistry', 'Dermatology'];
  const doctors = practice.providers.map((row) => ({
    id: String(row.key),
    name: fullNameOf(row),
    email: row.email,
    phone: `207-555-04${String(row.key).padStart(2, '0')}`,
    gender: row.key % 2 === 1 ? 'female' : 'male',
    avatar: `avatars/${String(row.key)}.png`,
    summary: `${row.title ?? 'Groomer'}, ${String(4 + row.key)} years of experience`,
    fees: 60 + row.key * 5,
    workingHours: hoursOf(row.key),
    averageVisitTime: String(20 + (row.key % 3) * 10),
    specialization_id: String(1 + (row.key % 4)),
    city_id: String(row.placeKeys[0] ?? 1),
    district_id: String(row.placeKeys[0] ?? 1),
    ...stamps,
  }));
  const staffs = ['Dana Reyes', 'Ike Solberg', 'Mona Castellano', 'Amelia Okafor'].map((name, index) => ({
    id: String(index + 1),
    name,
    email: `desk${String(index + 1)}@example.test`,
    email_verified_at: index === 0 ? stamps.created_at : null,
    doctor_id: String(index + 1),
    ...stamps,
  }));
  const completed = practice.appointments.filter((row) => row.state === 'completed' && isInTable(row));
  const visits = completed.map((row, index) => ({
    id: String(index + 1),
    prescription: ['', 'Carprofen 50 mg, twice a day', 'Rest for a week'][index % 3] ?? '',
    dateAndTime: dateTime(row.start + (index % 4) * 300_000, clinicZone),
    notes: index % 2 === 0 ? 'Seen, no complaints' : '',
    patient_id: String(row.clientKey),
    appointment_id: String(row.key),
  }));
  const payments = visits.slice(0, -4).map((visit, index) => ({
    id: String(index + 1),
    amount: String(60 + (index % 5) * 20),
    status: index % 6 === 5 ? 'pending' : 'paid',
    notes: index % 3 === 0 ? 'Card' : '',
    visit_id: visit.id,
  }));
  const seen = new Set<string>();
  const pairs = completed.flatMap(({ providerKey, clientKey }) => {
    const pair = `${String(providerKey)} ${String(clientKey)}`;
    if (seen.has(pair)) return [];
    seen.add(pair);
    return [{ id: String(seen.size), doctor_id: String(providerKey), patient_id: String(clientKey), ...stamps }];
  });
  return {
    doctors: { rows: doctors },
    staffs: { rows: staffs },
    specializations: {
      rows: specialties.map((name, index) => {
        return {
          id: String(index + 1),
          name,
          summary: `All about ${name.toLowerCase()}`,
          image: `${String(index + 1)}.svg`,
        };
      }),
    },
    cities: { rows: practice.places.map(({ key, city }) => ({ id: String(key), name: city })) },
    districts: {
      rows: ['Old Port', 'North Boulder', 'Chapel Hill'].map((name, index) => {
        return { id: String(index + 1), name, city_id: String(index + 1) };
      }),
    },
    visits: { rows: visits },
    payments: { rows: payments },
    pairs: { rows: pairs },
    ages: new Map(),
  };
}
