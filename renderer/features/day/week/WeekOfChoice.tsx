import { t } from '../../../../i18n/page/t.ts';
import { Choice } from '../../../components/Choice.tsx';
import type { WeekChoice } from '../../../lib/paths.ts';
import { roomsOf, type ScheduleDay } from '../columns.ts';
import { providersOf, type WeekOf } from './weekBoard.ts';

interface WeekOfChoiceProps {
  readonly days: readonly ScheduleDay[];
  /** Null where all providers are counted. */
  readonly of: WeekOf | null;
  readonly onChange: (choice: Pick<WeekChoice, 'provider' | 'room'>) => void;
}

/** Tells a room from a provider's id among the values of the options. */
const roomPrefix = 'room/';

/** Whose week is shown: rooms are there only where the service tells some. */
export function WeekOfChoice({ days, of, onChange }: WeekOfChoiceProps) {
  const providers = providersOf(days).flatMap(({ id, name }) => (id === null ? [] : [{ value: id, label: name }]));
  const told = roomsOf(days);
  // Nothing may be booked this week in the room that is shown.
  const known = of?.kind === 'room' && !told.includes(of.room) ? [...told, of.room] : told;
  const rooms = known.map((room) => ({ value: `${roomPrefix}${room}`, label: room }));
  const all = [{ value: '', label: t('week.allProviders') }];
  const hasRooms = rooms.length > 0;
  return (
    <Choice
      label={hasRooms ? t('week.providerOrRoom') : t('general.provider')}
      value={of === null ? '' : of.kind === 'room' ? `${roomPrefix}${of.room}` : of.provider}
      options={hasRooms ? all : [...all, ...providers]}
      groups={
        hasRooms
          ? [
              { label: t('general.providers'), options: providers },
              { label: t('day.rooms'), options: rooms },
            ]
          : []
      }
      onChange={(value) =>
        onChange({
          provider: value === '' || value.startsWith(roomPrefix) ? undefined : value,
          room: value.startsWith(roomPrefix) ? value.slice(roomPrefix.length) : undefined,
        })
      }
    />
  );
}
