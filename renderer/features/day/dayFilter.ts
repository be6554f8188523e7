import { t } from '../../../i18n/page/t.ts';
import { isCancelledOrNoShow, stagesInOrder, statusLabel } from '../../domain/stages.ts';
import type { DayAppointment, ScheduleDay } from './columns.ts';

/** What is shown of a day. An empty set leaves nothing out. */
export interface DayFilter {
  /** By word, as a service may have several statuses that the desk does not understand. */
  readonly statuses: ReadonlySet<string>;
  readonly providers: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  /** Whether visits that will not take place are left out. */
  readonly withoutCancelled: boolean;
}

type FilterPart = 'statuses' | 'providers' | 'types';

export const noFilter: DayFilter = {
  statuses: new Set(),
  providers: new Set(),
  types: new Set(),
  withoutCancelled: false,
};

/** Something to filter by, with how many appointments of the whole day have it. */
export interface FilterOption {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

interface StatusOption extends FilterOption {
  readonly stage: string;
}

/** Something that appointments lack, as a choice of its own. */
const none = 'none';

export function isFiltering({ statuses, providers, types, withoutCancelled }: DayFilter): boolean {
  return withoutCancelled || statuses.size > 0 || providers.size > 0 || types.size > 0;
}

/** The filter with one option switched on or off. */
export function toggled(filter: DayFilter, part: FilterPart, key: string): DayFilter {
  const next = new Set(filter[part]);
  if (!next.delete(key)) next.add(key);
  return { ...filter, [part]: next };
}

/**
 * The day with what the filter lets through. Blocked time is no visit: it has neither status nor type to filter by, and
 * stays with its provider, as it still takes the time.
 */
export function filterDay(day: ScheduleDay, filter: DayFilter): ScheduleDay {
  if (!isFiltering(filter)) return day;
  const { statuses, providers, types, withoutCancelled } = filter;
  const providerKey = providerKeys(day);
  const appointments = day.appointments.filter((appointment) => {
    if (!allows(providers, providerKey(appointment))) return false;
    if (withoutCancelled && isCancelledOrNoShow(appointment.status)) return false;
    if (appointment.blocked) return true;
    return allows(statuses, statusLabel(appointment.status)) && allows(types, typeKey(appointment));
  });
  return { ...day, appointments, providers: day.providers.filter(({ id }) => allows(providers, id)) };
}

/** The filter without options that this day does not have: they would empty the day, with no switch to turn them off. */
export function fittingFilter(filter: DayFilter, day: ScheduleDay): DayFilter {
  if (!isFiltering(filter)) return filter;
  const { statuses, providers, types } = filterOptions(day);
  const kept = (chosen: ReadonlySet<string>, options: readonly FilterOption[]): ReadonlySet<string> =>
    new Set(options.map(({ key }) => key).filter((key) => chosen.has(key)));
  return {
    statuses: kept(filter.statuses, statuses),
    providers: kept(filter.providers, providers),
    types: kept(filter.types, types),
    withoutCancelled: filter.withoutCancelled,
  };
}

interface FilterOptions {
  readonly statuses: readonly StatusOption[];
  readonly providers: readonly FilterOption[];
  readonly types: readonly FilterOption[];
  readonly cancelled: number;
}

/** What a day can be filtered by, counted over the whole of it; blocked time does not count as a visit. */
export function filterOptions(day: ScheduleDay): FilterOptions {
  const visits = day.appointments.filter(({ blocked }) => !blocked);
  // Once per visit, as translating costs more than a lookup.
  const text = new Map(visits.map((visit) => [visit, statusLabel(visit.status)]));
  const labelOf = (visit: DayAppointment): string => text.get(visit) ?? none;
  const statuses = counted(visits, labelOf);
  const stageOf = new Map(visits.map((visit) => [labelOf(visit), visit.status?.stage ?? none]));
  const byProvider = counted(visits, providerKeys(day));
  const byType = counted(visits, typeKey);
  const typeLabels = new Map(visits.map((visit) => [typeKey(visit), visit.type?.name ?? t('day.noType')]));
  const known = day.providers.map(({ id, name }) => ({ key: id, label: name, count: byProvider.get(id) ?? 0 }));
  const without = byProvider.get(none) ?? 0;
  return {
    statuses: [...statuses]
      .map(([label, count]) => ({ key: label, label, count, stage: stageOf.get(label) ?? none }))
      .toSorted((one, other) => stagePlace(one.stage) - stagePlace(other.stage)),
    providers: without > 0 ? [...known, { key: none, label: t('day.noProvider'), count: without }] : known,
    types: [...byType]
      .map(([key, count]) => ({ key, label: typeLabels.get(key) ?? key, count }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
    cancelled: visits.filter(({ status }) => isCancelledOrNoShow(status)).length,
  };
}

function allows(chosen: ReadonlySet<string>, key: string): boolean {
  return chosen.size === 0 || chosen.has(key);
}

/** The provider of an appointment among the day's, or `none`, as the columns have it. */
function providerKeys({ providers }: ScheduleDay): (appointment: DayAppointment) => string {
  const known = new Set(providers.map(({ id }) => id));
  return ({ provider }) => (provider && known.has(provider.id) ? provider.id : none);
}

function typeKey({ type }: DayAppointment): string {
  return type?.id ?? none;
}

function counted(visits: readonly DayAppointment[], keyOf: (visit: DayAppointment) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const visit of visits) counts.set(keyOf(visit), (counts.get(keyOf(visit)) ?? 0) + 1);
  return counts;
}

function stagePlace(stage: string): number {
  return stagesInOrder.findIndex((known) => known === stage);
}
