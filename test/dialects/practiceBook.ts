import { addDays, instantAt } from '../../graphql/demo/zoneTime.ts';
import type { AppointmentRecord, PatientRecord, VisitState } from './practice.ts';
import { placesOfPractice, providersOfPractice, visitTypesOfPractice } from './practicePlaces.ts';

type Draft = Omit<AppointmentRecord, 'key' | 'createdAt' | 'updatedAt'>;

const today = '2026-11-17';
const workdays = ['2026-11-13', '2026-11-16', today, '2026-11-18', '2026-11-19', '2026-11-20'];

/** Starting times of an ordinary day at each location, in minutes after midnight. */
const hours: Readonly<Record<number, readonly number[]>> = {
  1: [480, 510, 540, 570, 600, 630, 660, 780, 810, 870, 930, 990],
  2: [480, 540, 600, 660, 780, 840, 900],
  3: [540, 600, 660, 840],
};

// By hour of the same day: at ten in the morning some have left, some wait and most are still to come.
const statesToday: Readonly<Record<number, readonly VisitState[]>> = {
  1: ['completed', 'completed', 'noShow', 'ready', 'inProgress', 'arrived', 'confirmed', 'planned', 'cancelled'],
  2: ['arrived', 'confirmed', 'cancelled', 'planned'],
  3: ['completed', 'inProgress', 'confirmed', 'planned'],
};
const statesBefore: readonly VisitState[] = ['completed', 'completed', 'noShow', 'completed', 'cancelled', 'completed'];
const statesAfter: readonly VisitState[] = ['planned', 'confirmed', 'planned', 'cancelled', 'planned'];

const reasons = ['Annual check-up', 'Limping, left hind leg', 'Vaccines due', null, 'Not eating', 'Itchy ears & rash'];

/** All entries of the appointment book, the ordinary days first. */
export function bookOfPractice(patients: readonly PatientRecord[]): AppointmentRecord[] {
  const ordinary = workdays.flatMap((day) => placesOfPractice.flatMap(({ key }) => dayAt(day, key, patients)));
  return [...ordinary, ...oddities(patients), ...clockChanges(patients)].map((row, index) => {
    const createdAt = row.start - (index + 30) * 3_600_000;
    return { ...row, key: index + 1, createdAt, updatedAt: createdAt + 5_400_000 };
  });
}

function dayAt(day: string, placeKey: number, patients: readonly PatientRecord[]): Draft[] {
  const staff = providersOfPractice.filter((member) => member.isActive && member.placeKeys.includes(placeKey));
  const living = patients.filter((patient) => patient.isActive && patient.clientKey !== null);
  return (hours[placeKey] ?? []).map((minutes, index) => {
    const number = Number(day.slice(-2)) * 12 + placeKey * 5 + index;
    return draft(day, minutes, placeKey, {
      typeKey: 1 + (number % 6),
      state: stateOn(day, placeKey, index),
      providerKey: staff[index % staff.length]?.key ?? null,
      patient: living[(number * 7) % living.length] ?? null,
      reason: reasons[number % reasons.length] ?? null,
    });
  });
}

function stateOn(day: string, placeKey: number, index: number): VisitState {
  if (day === today) return statesToday[placeKey]?.[index] ?? 'planned';
  const states = day < today ? statesBefore : statesAfter;
  return states[(index + placeKey) % states.length] ?? 'planned';
}

/** What an ordinary day doesn't have, most of it on the Tuesday. */
function oddities(patients: readonly PatientRecord[]): Draft[] {
  const [first = null, second = null, third = null, fourth = null] = patients;
  const stray = patients.find((patient) => patient.clientKey === null) ?? null;
  const tomorrow = addDays(today, 1);
  return [
    draft(today, 840, 1, { patient: second, reason: 'Whoever is free' }),
    { ...draft(today, 720, 1, { typeKey: 7, providerKey: 1, reason: 'Staff meeting' }), isBlock: true },
    draft(today, 960, 2, { patient: stray, providerKey: 3, reason: 'Found on Pearl Street' }),
    { ...draft(today, 1035, 1, { providerKey: 5, reason: 'Picks up medication' }), clientKey: 5 },
    { ...draft(today, 1020, 1, { patient: third, providerKey: 1, state: 'noShow' }), isDeleted: true },
    { ...draft(today, 1050, 1, { patient: fourth, providerKey: 2, reason: 'Entered twice' }), isDeleted: true },
    // Around midnight of each zone. 22:30 in Denver is the next day in New York and in UTC.
    draft(addDays(today, -1), 1430, 1, { patient: first, providerKey: 2, state: 'completed', reason: 'Emergency' }),
    draft(today, 5, 1, { patient: second, providerKey: 2, state: 'completed', reason: 'Emergency' }),
    draft(today, 1420, 1, { patient: third, providerKey: 2, reason: 'Night drop-off' }),
    draft(tomorrow, 0, 1, { patient: fourth, providerKey: 2, reason: 'Night drop-off' }),
    draft(addDays(today, -1), 1435, 2, { patient: third, providerKey: 4, state: 'completed', reason: 'Emergency' }),
    draft(today, 1350, 2, { patient: first, providerKey: 4, reason: 'Night check' }),
    draft(tomorrow, 15, 2, { patient: second, providerKey: 4, reason: 'Night check' }),
  ];
}

/** Days of 23 and 25 hours. Wall times between 1:00 and 2:00 exist twice in November; one row uses the second. */
function clockChanges(patients: readonly PatientRecord[]): Draft[] {
  const [, second = null, third = null, fourth = null, fifth = null] = patients;
  const spring = '2026-03-08';
  const autumn = '2026-11-01';
  const again = draft(autumn, 75, 1, { patient: fourth, providerKey: 2, state: 'completed', reason: 'Second 1:15' });
  return [
    draft(spring, 90, 1, { patient: second, providerKey: 2, state: 'completed', minutes: 60, reason: 'Over the gap' }),
    draft(spring, 195, 1, { patient: third, providerKey: 1, state: 'completed' }),
    draft(spring, 600, 1, { patient: fourth, providerKey: 1, state: 'noShow' }),
    draft(spring, 540, 2, { patient: fifth, providerKey: 3, state: 'completed' }),
    draft(spring, 1410, 2, { patient: second, providerKey: 4, state: 'completed' }),
    draft(autumn, 30, 1, { patient: second, providerKey: 2, state: 'completed' }),
    draft(autumn, 70, 1, { patient: third, providerKey: 2, state: 'completed', reason: 'First 1:10' }),
    { ...again, start: again.start + 3_600_000 },
    draft(autumn, 600, 1, { patient: fifth, providerKey: 1, state: 'completed' }),
    draft(autumn, 75, 2, { patient: second, providerKey: 3, state: 'completed' }),
    draft(autumn, 1425, 2, { patient: third, providerKey: 4, state: 'cancelled' }),
  ];
}

interface DraftInput {
  readonly typeKey?: number;
  readonly state?: VisitState;
  readonly providerKey?: number | null;
  readonly patient?: PatientRecord | null;
  readonly minutes?: number;
  readonly reason?: string | null;
}

function draft(day: string, minutesAfterMidnight: number, placeKey: number, input: DraftInput): Draft {
  const { typeKey = 1, state = 'planned', providerKey = null, patient = null, reason = null } = input;
  const zone = placesOfPractice.find((place) => place.key === placeKey)?.zone ?? 'America/New_York';
  return {
    start: instantAt(day, minutesAfterMidnight, zone),
    minutes: input.minutes ?? visitTypesOfPractice.find((type) => type.key === typeKey)?.minutes ?? 30,
    placeKey,
    typeKey,
    state,
    providerKey,
    patientKey: patient?.key ?? null,
    clientKey: patient?.clientKey ?? null,
    reason,
    cancelReason: state === 'cancelled' ? 'Client called' : null,
    isBlock: false,
    isDeleted: false,
  };
}
