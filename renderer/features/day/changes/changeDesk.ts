import { say } from '../../../../words/page/say.ts';
import type { Bridge } from '../../../bridge/bridge.ts';
import type { ChangeEnd } from '../../../bridge/sendChange.ts';
import { currentTime } from '../../../lib/clock.ts';
import { tell } from '../../../lib/notices.ts';
import { formatInstant } from '../../../lib/timeZone.ts';
import { subjectName } from '../appointmentWords.ts';
import type { DayAppointment } from '../columns.ts';
import { type ChangeEvent, changeReducer, type ChangeState, nothingChanged, type Seen } from './changeState.ts';
import type { Wish } from './wish.ts';

/** A wish that met somebody else's change. */
export interface Clash {
  readonly wish: Wish;
  readonly seen: Seen;
  /** Null where it is gone. */
  readonly now: DayAppointment | null;
}

interface DeskView {
  readonly state: ChangeState;
  readonly clashes: readonly Clash[];
  /** Grows when the day should be asked again at once. */
  readonly looks: number;
}

/** Where changes of appointments are wished, for every screen of a clinic: what is under way outlives a screen. */
export interface ChangeDesk {
  readonly read: () => DeskView;
  readonly listen: (hear: () => void) => () => void;
  readonly note: (event: ChangeEvent) => void;
  /** Sends a wish, unless another one for the same appointment is under way, which is said. */
  readonly wish: (wish: Wish, seen: Seen, undoes?: boolean) => void;
  readonly end: (id: string, end: ChangeEnd) => void;
  /** Both versions are shown to the person; false where no screen can. */
  readonly clash: (clash: Clash) => boolean;
  readonly settle: (clash: Clash) => void;
  /** Asks for the shown day again. */
  readonly look: () => void;
}

let current: { readonly bridge: Bridge; readonly connection: number; readonly desk: ChangeDesk } | null = null;

/** One per connection: the next clinic knows nothing of the former one's changes. */
export function changeDeskOf(bridge: Bridge, connection: number): ChangeDesk {
  if (current?.bridge === bridge && current.connection === connection) return current.desk;
  current = { bridge, connection, desk: createChangeDesk(bridge) };
  return current.desk;
}

function createChangeDesk(bridge: Bridge): ChangeDesk {
  let view: DeskView = { state: nothingChanged, clashes: [], looks: 0 };
  const listeners = new Set<() => void>();
  const show = (change: Partial<DeskView>): void => {
    view = { ...view, ...change };
    for (const hear of listeners) hear();
  };
  const note = (event: ChangeEvent): void => {
    const state = changeReducer(view.state, event);
    if (state !== view.state) show({ state });
  };
  const end = (id: string, how: ChangeEnd): void => note({ kind: 'ended', id, end: how, at: performance.now() });
  const desk: ChangeDesk = {
    read: () => view,
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    note,
    wish(wish, seen, undoes = false) {
      const { id } = seen.appointment;
      if (view.state.underWay.has(id)) {
        tell({ words: say('changes.stillSaving', { name: subjectName(seen.appointment) }), about: `saving ${id}` });
        return;
      }
      const at = formatInstant(currentTime(), seen.day.timeZone);
      note({ kind: 'wished', id, underWay: { wish, seen, at } });
      // What comes of a change is said in many words, which no first screen needs.
      import('./carryOut.ts').then(
        ({ carryOut }) => carryOut(bridge, desk, { wish, seen, undoes }),
        () => {
          end(id, { __typename: 'Refused', problems: [] });
          tell({ words: say('changes.partMissing'), trouble: true });
        },
      );
    },
    end,
    clash(clash) {
      if (listeners.size === 0) return false;
      show({ clashes: [...view.clashes, clash] });
      return true;
    },
    settle: (clash) => show({ clashes: view.clashes.filter((each) => each !== clash) }),
    look: () => show({ looks: view.looks + 1 }),
  };
  return desk;
}
