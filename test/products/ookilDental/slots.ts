import type { Row } from '../generatedRows.ts';
import type { DentalMemory } from './memory.ts';
import type { DentalRecords } from './records.ts';
import { dateText, failure, instantIn, numberIn } from './values.ts';

const minuteMs = 60_000;

/** The hours of a clinic on a day of its server's clock, which is UTC here. */
function hoursOn(day: number, settings: Row): { readonly from: number; readonly to: number; readonly step: number } {
  const midnight = Math.floor(day / 86_400_000) * 86_400_000;
  const at = (hour: string, minutes: string): number =>
    midnight + (Number(settings[hour]) * 60 + Number(settings[minutes])) * minuteMs;
  const step = Number(settings['appointmentDuration']) * minuteMs;
  return { from: at('workStartHour', 'workStartMinutes'), to: at('workEndHour', 'workEndMinutes'), step };
}

/** The beginnings from the first on; one that would begin at the end is none. */
function startsOf({ from, to, step }: ReturnType<typeof hoursOn>): readonly number[] {
  return Array.from({ length: Math.max(1, Math.ceil((to - from) / step)) }, (_, index) => from + index * step);
}

/** The queries for times that are free, or taken, with a dentist. */
export function dentalSlots(records: DentalRecords, memory: DentalMemory) {
  return {
    weeklyAppointments({ weeklyAppointmentsData: data }: { readonly weeklyAppointmentsData: Row }): readonly Row[] {
      const settings = memory.settings.get(numberIn(data['clinicId']));
      if (!settings) throw failure('Missing clinic settings, please try again.');
      const all = Array.isArray(data['days']) ? data['days'].map(instantIn) : [];
      // Of a week that begins on Monday.
      const days = all.slice(0, settings['workOnSaturday'] === true ? 6 : 5);
      const dentist = numberIn(data['dentistId']) - 1;
      const taken = new Set(
        records
          .storedAppointments((row) => row.providerKey === dentist && row.start >= (days[0] ?? 0))
          .map(({ start }) => start),
      );
      const current = instantIn(data['currentDate']);
      return days.map((day) => ({
        date: dateText(day),
        appointments: startsOf(hoursOn(day, settings))
          .filter((start) => !taken.has(start) && start > current)
          .map(dateText),
      }));
    },
    appointmentsList({ searchData }: { readonly searchData: Row }): readonly Row[] {
      const settings = memory.settings.get(numberIn(searchData['clinicId']));
      if (!settings) throw failure('Missing clinic settings.');
      const hours = hoursOn(instantIn(searchData['date']), settings);
      const dentist = numberIn(searchData['dentistId']) - 1;
      const taken = records.storedAppointments(
        ({ providerKey, start, minutes }) =>
          providerKey === dentist && start >= hours.from && start + minutes * minuteMs <= hours.to,
      );
      return startsOf(hours).map((start) => {
        const end = start + hours.step;
        const isBusy = taken.some((row) => start < row.start + row.minutes * minuteMs && row.start < end);
        return { startAt: dateText(start), endAt: dateText(end), working: true, busy: isBusy };
      });
    },
  };
}
