import { instantOfWall } from '../../dialects/clock.ts';
import type { AppointmentRecord, PlaceRecord, Practice, VisitTypeRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { DeskRecords } from './deskRecords.ts';
import { shown } from './shown.ts';
import { momentText } from './values.ts';

const minuteMs = 60_000;
const opens = 8 * 60;
const closes = 19 * 60;
const stepMinutes = 15;

/** What a free time is looked for. */
interface Wish {
  readonly place: PlaceRecord;
  readonly type: VisitTypeRecord;
  readonly day: string;
  /** Only this member of staff; null is one that isn't there. */
  readonly providerKey: number | null | undefined;
  readonly after: number;
}

/** The visits and blocks of a member of staff that lie between two moments in part. */
export function meetings(
  { appointments }: Practice,
  providerKey: number | null,
  from: number,
  to: number,
): readonly AppointmentRecord[] {
  return appointments.filter(
    (row) =>
      providerKey !== null &&
      row.providerKey === providerKey &&
      !row.isDeleted &&
      !row.isBlock &&
      row.state !== 'cancelled' &&
      row.start < to &&
      from < row.start + row.minutes * minuteMs,
  );
}

/** The times of a day at which staff of a branch have nothing in the book. */
export function freeTimes(practice: Practice, wish: Wish, desk: DeskRecords): readonly Row[] {
  const { place, type, day, providerKey, after } = wish;
  const length = type.minutes * minuteMs;
  const staff = practice.providers.filter(
    (row) =>
      row.isActive && row.placeKeys.includes(place.key) && (providerKey === undefined || row.key === providerKey),
  );
  const blocks = practice.appointments.filter(({ isBlock, isDeleted }) => isBlock && !isDeleted);
  const starts: number[] = [];
  for (let minutes = opens; minutes + type.minutes <= closes; minutes += stepMinutes)
    starts.push(instantOfWall(`${day}T${clockText(minutes)}`, place.zone));
  return starts
    .filter((start) => start > after)
    .flatMap((start) =>
      staff
        .filter(
          ({ key }) =>
            meetings(practice, key, start, start + length).length === 0 &&
            !blocks.some(
              (row) =>
                row.providerKey === key && row.start < start + length && start < row.start + row.minutes * minuteMs,
            ),
        )
        .map((row) => ({
          godzinaOd: momentText(start),
          godzinaDo: momentText(start + length),
          lekarz: shown(desk.provider(row)),
        })),
    );
}

function clockText(minutes: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}
