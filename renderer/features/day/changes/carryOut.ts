import { say } from '../../../../words/page/say.ts';
import type { Bridge } from '../../../bridge/bridge.ts';
import { type ChangeEnd, sendChange } from '../../../bridge/sendChange.ts';
import { tell } from '../../../lib/notices.ts';
import { wallDate } from '../../../lib/wallTime.ts';
import { subjectName } from '../appointmentWords.ts';
import type { ChangeDesk } from './changeDesk.ts';
import type { Seen } from './changeState.ts';
import { doneWords } from './changeWords.ts';
import { reverseOf, type Wish } from './wish.ts';

interface Order {
  readonly wish: Wish;
  readonly seen: Seen;
  /** It takes back what was done before, and is not taken back in turn. */
  readonly undoes: boolean;
}

/** Sends a wish, once, and says how it ended. */
export async function carryOut(bridge: Bridge, desk: ChangeDesk, order: Order): Promise<void> {
  const { wish, seen } = order;
  const end = await send(bridge, wish, seen);
  desk.end(seen.appointment.id, end);
  tellEnd(desk, order, end);
}

function send(bridge: Bridge, wish: Wish, { appointment: { id, version }, day, date }: Seen): Promise<ChangeEnd> {
  const appointment = { id, version, location: day.location.id, date };
  switch (wish.kind) {
    case 'status':
      return sendChange(bridge, 'SetStatus', { appointment, status: wish.status.label, ...reasonOf(wish) });
    case 'cancel':
      return sendChange(bridge, 'CancelAppointment', { appointment, ...reasonOf(wish) });
    case 'move':
    case 'edit':
      return sendChange(bridge, 'UpdateAppointment', { appointment, to: wish.to });
  }
}

function reasonOf({ reason }: { readonly reason?: string }): { readonly reason?: string } {
  return reason === undefined || reason === '' ? {} : { reason };
}

function tellEnd(desk: ChangeDesk, order: Order, end: ChangeEnd): void {
  const { wish, seen } = order;
  const about = `appointment ${seen.appointment.id}`;
  const name = subjectName(seen.appointment);
  switch (end.__typename) {
    case 'Done':
      // What could not be read again is read with its day.
      if (!end.appointment) desk.look();
      tellDone(desk, order, end);
      return;
    case 'Refused':
      tell({ about, trouble: true, words: say('changes.notChanged', { name, why: refusalWords(end.problems) }) });
      return;
    case 'NotOffered':
      tell({ about, trouble: true, words: say('changes.notChanged', { name, why: end.why }) });
      return;
    case 'Failed':
      tell({
        about,
        trouble: true,
        until: 'dismissed',
        words: say('changes.notChanged', { name, why: end.failure.message }),
        action: { word: say('general.tryAgain'), run: () => desk.wish(wish, seen, order.undoes) },
      });
      return;
    case 'OutcomeUnknown':
      // Never sent again by itself: it may have been done.
      tell({
        about,
        trouble: true,
        until: 'dismissed',
        words: say('changes.unknown', { name, what: end.message, next: end.action }),
        action: { word: say('changes.lookNow'), run: () => desk.look() },
      });
      return;
    case 'Conflict':
      if (!desk.clash({ wish, seen, now: end.now }))
        tell({
          about,
          trouble: true,
          until: 'dismissed',
          words: say('changes.lostToOther', { name }),
        });
  }
}

function tellDone(
  desk: ChangeDesk,
  { wish, seen, undoes }: Order,
  end: Extract<ChangeEnd, { __typename: 'Done' }>,
): void {
  const about = `appointment ${seen.appointment.id}`;
  const { appointment: now } = end;
  const words = doneWords(wish, now ?? seen.appointment, seen.day);
  const reverse = now && !undoes ? reverseOf(wish, seen.appointment, seen.day.statuses) : null;
  if (!now || !reverse) {
    tell({ about, words: undoes ? say('changes.undone', { words }) : words });
    return;
  }
  const date = now.start === null || wish.kind !== 'move' ? seen.date : wallDate(now.start);
  tell({
    about,
    words,
    action: {
      word: say('general.undo'),
      undoes: true,
      run: () => desk.wish(reverse, { appointment: now, day: seen.day, date }, true),
    },
  });
}

/** The service's own words, with a full stop where it has none. */
function refusalWords(problems: readonly { readonly message: string }[]): string {
  return problems.map(({ message }) => (/[.!?]$/.test(message.trim()) ? message : `${message}.`)).join(' ');
}
