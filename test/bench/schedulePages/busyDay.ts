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
  /** How many have a column. */
  readonly providers: number;
  readonly visits: readonly Visit[];
}

/** As many as a large practice has at one place. */
export const usualProviders = 10;
export const openFrom = 8;
export const openTo = 18;

export function providerName(provider: number): string {
  const family = families[provider % families.length] ?? '';
  return `Dr. ${family}${provider < families.length ? '' : ` ${Math.floor(provider / families.length) + 1}`}`;
}

const families = ['Okafor', 'Chen', 'Lee', 'Garcia', 'Novak', 'Haddad', 'Silva', 'Weber', 'Sato', 'Moreau'] as const;

const lengths = [15, 30, 30, 45] as const;
const patients = ['Bella', 'Max', 'Luna', 'Charlie', 'Lucy', 'Cooper', 'Daisy'] as const;
const clients = ['Maria Garcia', 'James Smith', 'Wei Zhang', 'Aisha Khan', 'Tom Brown'] as const;

/** A day from 8 to 18 o'clock, some visits side by side. Other days have other visits. */
export function busyDay(count: number, dayOfMonth: number, providers = usualProviders): BusyDay {
  const perProvider = count / providers;
  const visits = Array.from({ length: count }, (_visit, index) => {
    const provider = index % providers;
    const place = Math.floor(index / providers);
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
  return { date: `2026-11-${dayOfMonth}`, providers, visits };
}

/**
 * The visits of a busy day spread over a week from Sunday, another week for another day of the month: what was side by side
 * by provider stands side by side by day.
 */
export function busyWeek({ date, providers, visits }: BusyDay): readonly BusyDay[] {
  const week = Number(date.slice(-2)) - 17;
  return Array.from({ length: 7 }, (_day, index) => {
    const own = visits.filter(({ provider }) => provider % 7 === index).map((visit) => ({ ...visit, provider: 0 }));
    return {
      date: new Date(Date.UTC(2026, 10, 15 + 7 * week + index)).toISOString().slice(0, 10),
      providers,
      visits: own,
    };
  });
}

/** A time of the day as a local date time, which every calendar reads alike. */
export function wallTimeOf({ date }: BusyDay, minute: number): string {
  return `${date}T${clockOf(minute)}:00`;
}

export function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
