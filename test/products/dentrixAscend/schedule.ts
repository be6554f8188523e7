import type { Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { Entry } from './envelopes.ts';
import { type AscendPlaces, operatoryKey } from './places.ts';
import { idOf } from './values.ts';

/** Collections of when and for what patients can book. */
export interface AscendSchedule {
  readonly scheduleTemplates: () => readonly Entry[];
  readonly scheduleTemplateReasons: () => readonly Entry[];
}

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
const mostTypes = 100;

export function ascendSchedule(practice: Practice, places: AscendPlaces): AscendSchedule {
  const bookable = practice.visitTypes.filter(({ isBlock, isBookable }) => !isBlock && isBookable);
  const reasonsAt = (placeKey: number): readonly Entry[] => {
    const place = practice.places.find(({ key }) => key === placeKey);
    return bookable.map((row) => {
      const id = idOf('scheduleReason', placeKey * mostTypes + row.key);
      return {
        id,
        show: () => ({
          id,
          type: 'ScheduleTemplateReasonV1',
          reason: row.name,
          durationMinutes: row.minutes,
          location: place && ((): Row => places.location(place)),
        }),
      };
    });
  };
  return {
    scheduleTemplates: () =>
      practice.places.flatMap((place) =>
        weekdays.map((dayOfWeek, index) => {
          const id = idOf('scheduleTemplate', place.key * mostTypes + index);
          return {
            id,
            show: () => ({
              id,
              type: 'ScheduleTemplateV1',
              title: 'Regular hours',
              color: index,
              start: '08:00',
              end: dayOfWeek === 'FRIDAY' ? '14:00' : '17:00',
              bookOnline: true,
              dayOfWeek,
              bookingTypes: ['NEW_PATIENT', 'EXISTING_PATIENT'],
              location: () => places.location(place),
              operatory: () => places.operatory(operatoryKey(place.key, 0)),
              providers: () =>
                practice.providers
                  .filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(place.key))
                  .map(places.provider),
              reasons: () => reasonsAt(place.key).map(({ show }) => show()),
            }),
          };
        }),
      ),
    scheduleTemplateReasons: () => practice.places.flatMap(({ key }) => reasonsAt(key)),
  };
}
