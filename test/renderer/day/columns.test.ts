import { describe, expect, it } from 'vitest';
import { boardOf, type DayAppointment, type ScheduleDay } from '../../../renderer/features/day/columns.ts';
import { entryTile, nextTile } from '../../../renderer/features/day/grid/gridFocus.ts';

describe('boardOf', () => {
  it('makes a column for every provider, in the order of the day, also without appointments', () => {
    const board = boardOf(dayOf([visit('1', '09:00', '09:30', 'b')]));
    expect(board.columns.map(({ name, tiles }) => [name, tiles.length])).toEqual([
      ['Dr. A', 0],
      ['Dr. B', 1],
    ]);
  });

  it('adds a column for appointments without a provider only when there are some', () => {
    const board = boardOf(dayOf([visit('1', '09:00', '09:30', null), visit('2', '10:00', '10:30', 'unknown')]));
    expect(board.columns.at(-1)).toMatchObject({ name: 'No provider', tiles: { length: 2 } });
  });

  it('lists what has no time apart', () => {
    const board = boardOf(dayOf([{ ...visit('1', '09:00', '09:30', 'a'), start: null }]));
    expect(board.untimed.map(({ id }) => id)).toEqual(['1']);
    expect(board.columns.flatMap(({ tiles }) => tiles)).toEqual([]);
  });

  it('shows the usual hours, and more where appointments need them', () => {
    expect(boardOf(dayOf([]))).toMatchObject({ fromHour: 8, toHour: 18 });
    const early = visit('1', '06:40', '07:00', 'a');
    const late = visit('2', '20:00', '20:10', 'a');
    expect(boardOf(dayOf([early, late]))).toMatchObject({ fromHour: 6, toHour: 21 });
  });

  it('shows at least the opening hours where they are known', () => {
    const board = boardOf(dayOf([visit('1', '09:00', '09:30', 'a')]), { hours: [{ start: 570, end: 990 }] });
    expect(board).toMatchObject({ fromHour: 9, toHour: 17 });
    expect(boardOf(dayOf([]), { hours: [] })).toMatchObject({ fromHour: 8, toHour: 18 });
  });

  it('knows who is off, and when, within the opening hours', () => {
    const span = (from: string, to: string) => ({
      __typename: 'OpenHours' as const,
      start: `2026-11-21T${from}:00-05:00`,
      end: `2026-11-21T${to}:00-05:00`,
    });
    const hours = [span('08:00', '18:00')];
    const working = [
      { __typename: 'WorkingHours' as const, provider: 'a', hours: [span('09:00', '12:00'), span('13:00', '20:00')] },
      { __typename: 'WorkingHours' as const, provider: 'b', hours: [] },
    ];
    const day = { ...dayOf([]), hours, working };
    const [first, second] = boardOf(day, { hours: [{ start: 480, end: 1080 }] }).columns;
    expect(first).toMatchObject({
      isOff: false,
      closed: [
        { start: 480, end: 540 },
        { start: 720, end: 780 },
      ],
    });
    expect(second).toMatchObject({ isOff: true, closed: [{ start: 480, end: 1080 }] });
    expect(boardOf({ ...day, hours: [] }).columns[1]).toMatchObject({ isOff: false });
    expect(boardOf({ ...day, working: [] }).columns[1]).toMatchObject({ isOff: false, closed: [] });
  });

  it('makes a column for every room in the order of their names, and one for those without', () => {
    const inRoom = (id: string, room: string | null): DayAppointment => ({ ...visit(id, '09:00', '09:30', 'a'), room });
    const day = dayOf([inRoom('1', 'Room 10'), inRoom('2', null), inRoom('3', 'Room 2'), inRoom('4', 'Room 2')]);
    expect(boardOf(day, { by: 'room' }).columns.map(({ name, room, tiles }) => [name, room, tiles.length])).toEqual([
      ['Room 2', 'Room 2', 2],
      ['Room 10', 'Room 10', 1],
      ['No room', null, 1],
    ]);
  });

  it('sets apart what takes the whole day, and blocks its column', () => {
    const away = { ...visit('1', '00:00', '09:30', 'a'), end: '2026-11-22T00:00:00-05:00', blocked: true };
    const board = boardOf(dayOf([away]));
    expect(board.allDay.map(({ id }) => id)).toEqual(['1']);
    expect(board.columns.map(({ tiles, blockedBy }) => [tiles.length, blockedBy])).toEqual([
      [0, 'Blocked'],
      [0, null],
    ]);
    expect(board).toMatchObject({ fromHour: 8, toHour: 18 });
  });

  it('names a tile the same whatever stands around it and wherever it moves', () => {
    const keyIn = (appointments: readonly DayAppointment[]): string | undefined =>
      boardOf(dayOf(appointments))
        .columns.flatMap(({ tiles }) => tiles)
        .find(({ appointment }) => appointment.id === 'x')?.key;
    const alone = keyIn([visit('x', '09:00', '09:30', 'a')]);
    expect(alone).toBeDefined();
    expect(keyIn([visit('0', '08:00', '08:30', 'a'), visit('x', '11:00', '11:30', 'b')])).toBe(alone);
  });

  it('keeps both of two appointments with the same id', () => {
    const [column] = boardOf(dayOf([visit('1', '09:00', '09:30', 'a'), visit('1', '11:00', '11:30', 'a')])).columns;
    expect(new Set(column?.tiles.map(({ key }) => key)).size).toBe(2);
  });
});

describe('moving through the grid', () => {
  const { columns } = boardOf(
    dayOf([
      visit('a1', '09:00', '09:30', 'a'),
      visit('a2', '11:00', '11:30', 'a'),
      visit('b1', '08:00', '08:30', 'b'),
      visit('b2', '10:45', '11:15', 'b'),
    ]),
  );
  const key = (id: string): string =>
    columns.flatMap(({ tiles }) => tiles).find(({ appointment }) => appointment.id === id)?.key ?? '';
  const go = (from: string, arrow: Parameters<typeof nextTile>[2]): string | undefined =>
    nextTile(columns, key(from), arrow)?.appointment.id;

  it('goes along the day within a column', () => {
    expect(go('a1', 'ArrowDown')).toBe('a2');
    expect(go('a2', 'ArrowUp')).toBe('a1');
    expect(go('a2', 'ArrowDown')).toBeUndefined();
  });

  it('goes across to what is nearest in time', () => {
    expect(go('a2', 'ArrowRight')).toBe('b2');
    expect(go('b1', 'ArrowLeft')).toBe('a1');
    expect(go('a1', 'ArrowLeft')).toBeUndefined();
  });

  it('is entered at what is on or comes next, on other days at the first', () => {
    expect(entryTile(columns, 10 * 60)?.appointment.id).toBe('b2');
    expect(entryTile(columns, null)?.appointment.id).toBe('b1');
    expect(entryTile(columns, 23 * 60)).not.toBeNull();
    expect(entryTile([], null)).toBeNull();
  });
});

function dayOf(appointments: readonly DayAppointment[]): ScheduleDay {
  return {
    __typename: 'ScheduleDay',
    date: '2026-11-21',
    timeZone: 'America/New_York',
    timeZoneSource: 'service',
    unreadable: 0,
    complete: true,
    partial: false,
    asOf: '2026-11-21T08:00:00-05:00',
    outage: null,
    location: { __typename: 'Location', id: '1', name: 'Main' },
    providers: [
      { __typename: 'Provider', id: 'a', name: 'Dr. A', role: null },
      { __typename: 'Provider', id: 'b', name: 'Dr. B', role: null },
    ],
    hours: null,
    working: [],
    statuses: [],
    offers: [],
    appointments,
  };
}

function visit(id: string, from: string, to: string, provider: string | null): DayAppointment {
  return {
    __typename: 'Appointment',
    id,
    version: id,
    since: null,
    start: `2026-11-21T${from}:00-05:00`,
    end: `2026-11-21T${to}:00-05:00`,
    reason: null,
    notes: null,
    room: null,
    blocked: null,
    status: null,
    type: null,
    provider: provider === null ? null : { __typename: 'Provider', id: provider },
    patient: null,
    client: null,
  };
}
