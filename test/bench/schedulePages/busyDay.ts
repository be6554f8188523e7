/** A visit, as every schedule of the bench is given it: minutes since midnight and what is shown of it. */
export interface Visit {
  readonly id: string;
  readonly provider: number;
  readonly start: number;
  readonly end: number;
  readonly patient: string;
  readonly client: string;
}

export interface BusyDay {
  readonly date: string;
  readonly visits: readonly Visit[];
}

export const providerCount = 10;
export const openFrom = 8;
export const openTo = 18;

export function providerName(provider: number): string {
  return `Dr. ${['Okafor', 'Chen', 'Lee', 'Garcia', 'Novak', 'Haddad', 'Silva', 'Weber', 'Sato', 'Moreau'][provider]}`;
}

const lengths = [15, 30, 30, 45] as const;
const patients = ['Bella', 'Max', 'Luna', 'Charlie', 'Lucy', 'Cooper', 'Daisy'] as const;
const clients = ['Maria Garcia', 'James Smith', 'Wei Zhang', 'Aisha Khan', 'Tom Brown'] as const;

/** A day of ten providers from 8 to 18 o'clock, some visits side by side. Other days have other visits. */
export function busyDay(count: number, dayOfMonth: number): BusyDay {
  const perProvider = count / providerCount;
  const visits = Array.from({ length: count }, (_visit, index) => {
    const provider = index % providerCount;
    const place = Math.floor(index / providerCount);
    const free = ((openTo - openFrom) * 60 - 60) / perProvider;
    const start = openFrom * 60 + 5 * Math.floor((place * free + ((provider + dayOfMonth) % 3) * 5) / 5);
    return {
      id: `${dayOfMonth}-${index}`,
      provider,
      start,
      end: start + (lengths[(place + provider + dayOfMonth) % lengths.length] ?? 30),
      patient: patients[(index + dayOfMonth) % patients.length] ?? '',
      client: clients[(index * 3 + dayOfMonth) % clients.length] ?? '',
    };
  });
  return { date: `2026-11-${dayOfMonth}`, visits };
}

/**
 * The visits of a busy day spread over a week from Sunday, another week for another day of the month: what was side by side
 * by provider stands side by side by day.
 */
export function busyWeek({ date, visits }: BusyDay): readonly BusyDay[] {
  const week = Number(date.slice(-2)) - 17;
  return Array.from({ length: 7 }, (_day, index) => {
    const own = visits.filter(({ provider }) => provider % 7 === index).map((visit) => ({ ...visit, provider: 0 }));
    return { date: new Date(Date.UTC(2026, 10, 15 + 7 * week + index)).toISOString().slice(0, 10), visits: own };
  });
}

/** A time of the day as a local date time, which every calendar reads alike. */
export function wallTimeOf({ date }: BusyDay, minute: number): string {
  return `${date}T${clockOf(minute)}:00`;
}

export function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
