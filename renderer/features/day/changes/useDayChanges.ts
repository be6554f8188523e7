import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { say } from '../../../../words/page/say.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { tell } from '../../../lib/notices.ts';
import type { StatusView } from '../../../lib/stages.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import type { DayReading } from '../useDay.ts';
import { changeDeskOf, type Clash } from './changeDesk.ts';
import { unconfirmedSince, withChanges } from './changeState.ts';
import type { Placing } from '../grid/gridChange.ts';
import { moveToPlace } from './placing.ts';
import type { EditTo, MoveTo, Wish } from './wish.ts';

/** A day and what can be done with its appointments. */
export interface DayChanges {
  /** With every wish that is under way as if it were done. */
  readonly day: ScheduleDay | undefined;
  /** The ids of what is under way. */
  readonly pending: ReadonlySet<string>;
  readonly move: (appointment: DayAppointment, to: MoveTo) => void;
  /** To a place on this day's grid. */
  readonly moveOnGrid: (appointment: DayAppointment, place: Placing) => void;
  readonly edit: (appointment: DayAppointment, to: EditTo) => void;
  readonly setStatus: (appointment: DayAppointment, status: StatusView, reason?: string) => void;
  readonly cancel: (appointment: DayAppointment, reason?: string) => void;
  /** A wish that met somebody else's change and waits for the person's word. */
  readonly clash: Clash | null;
  readonly settle: (clash: Clash, how: 'again' | 'keep') => void;
}

/** How long what the service said of an appointment may differ from the day as it was read. */
const unconfirmedMilliseconds = 5_000;

/** The day as it will be, and the ways to change it. */
export function useDayChanges(reading: DayReading, connection: number): DayChanges {
  const { day, askedAt, recent, look } = reading;
  const desk = changeDeskOf(useBridge(), connection);
  const { state, clashes, looks } = useSyncExternalStore(desk.listen, desk.read);

  useEffect(() => {
    if (day) desk.note({ kind: 'read', day, askedAt, recent });
  }, [desk, day, askedAt, recent]);
  const looked = useRef(looks);
  useEffect(() => {
    if (looked.current === looks) return;
    looked.current = looks;
    look();
  }, [looks, look]);
  const unconfirmed = day === undefined ? null : unconfirmedSince(day, state);
  useEffect(() => {
    if (unconfirmed === null) return undefined;
    // Usually the core tells of the change long before.
    const timer = setTimeout(look, unconfirmed + unconfirmedMilliseconds - performance.now());
    return () => clearTimeout(timer);
  }, [unconfirmed, look]);

  const shown = useMemo(() => day && withChanges(day, state), [day, state]);
  const pending = useMemo(() => new Set(state.underWay.keys()), [state.underWay]);
  return useMemo(() => {
    const wish = (appointment: DayAppointment, wanted: Wish): void => {
      if (shown) desk.wish(wanted, { appointment, day: shown, date: shown.date });
    };
    const move = (appointment: DayAppointment, to: MoveTo): void => {
      if (Object.keys(to).length > 0) wish(appointment, { kind: 'move', to });
    };
    return {
      day: shown,
      pending,
      move,
      moveOnGrid(appointment, place) {
        const to = shown && moveToPlace(appointment, place, shown);
        if (to) move(appointment, to);
        else tell({ words: say('changes.gapOnDay'), trouble: true });
      },
      edit(appointment, to) {
        if (Object.keys(to).length > 0) wish(appointment, { kind: 'edit', to });
      },
      setStatus: (appointment, status, reason) =>
        wish(appointment, { kind: 'status', status, ...(reason !== undefined && { reason }) }),
      cancel: (appointment, reason) => wish(appointment, { kind: 'cancel', ...(reason !== undefined && { reason }) }),
      clash: clashes[0] ?? null,
      settle(clash, how) {
        desk.settle(clash);
        const { seen, now } = clash;
        if (how === 'again' && now) desk.wish(clash.wish, { ...seen, appointment: now });
      },
    };
  }, [desk, shown, pending, clashes]);
}
