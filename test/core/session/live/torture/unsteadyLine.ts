import type { Failure, Result } from '../../../../../electron/contract/failure.ts';
import type { ChannelEnd, ChannelRequest, HoldChannel } from '../../../../../electron/core/connection/live/channel.ts';
import { channelLimits } from '../../../../../electron/core/connection/live/channel.ts';
import type { Random } from '../../../../../graphql/demo/random.ts';

/**
 * What a line does for a while. `cut`: nothing gets through, and what is open ends. `halfOpen`: sockets accept, answer
 * nothing and never close. `deaf`: the same, while questions are answered. `slow`: everything takes up to twenty seconds,
 * in any order. `failing`: most of the questions are answered by a gateway.
 */
export type LineState = 'good' | 'cut' | 'halfOpen' | 'deaf' | 'slow' | 'failing';

const troubles = ['cut', 'halfOpen', 'deaf', 'slow', 'failing'] as const;

/** A line between a desk and a service that goes wrong again and again, by chance that repeats. */
export interface UnsteadyLine {
  readonly state: () => LineState;
  /** Reports something to all that listen and are reached. */
  readonly report: (data: unknown) => void;
  readonly hold: HoldChannel;
  /** A protocol that the service does not speak; on a bad line it looks like any other. */
  readonly holdOther: HoldChannel;
  /** Asks a question: `answer` is made by the service when it arrives there. */
  readonly ask: <Value>(answer: () => Value, signal: AbortSignal) => Promise<Result<Value>>;
  /** Goes on to what comes next. */
  readonly turn: () => void;
}

interface Held {
  readonly request: ChannelRequest;
  readonly end: (why: ChannelEnd) => void;
  /** Half-open: nothing comes through any more, without a close. */
  isDead: boolean;
}

const questionTimeout = 30_000;

/** A pause of the simulated clock. */
export function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, Math.max(0, milliseconds));
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done, { once: true });
    if (signal.aborted) done();
  });
}

export function createUnsteadyLine(random: Random): UnsteadyLine {
  const held = new Set<Held>();
  let state: LineState = 'good';
  let turns = 0;

  const latency = (): number => (state === 'slow' ? random.integer(20, 20_000) : random.integer(5, 200));
  const failure = (kind: Failure['kind']): Result<never> => ({
    ok: false,
    failure: { kind, message: 'The line is bad.', action: 'Wait.' },
  });

  const isCut = (): boolean => state === 'cut';

  function enter(next: LineState): void {
    state = next;
    for (const each of held) {
      if (next === 'cut') each.end({ kind: 'closed', code: 1006 });
      if (next === 'halfOpen' || next === 'deaf') each.isDead = true;
    }
  }

  const hold: HoldChannel = (request) =>
    new Promise((resolve) => {
      const channel: Held = {
        request,
        isDead: state === 'halfOpen' || state === 'deaf',
        end(why) {
          clearInterval(beat);
          clearTimeout(opening);
          request.signal.removeEventListener('abort', cancel);
          held.delete(channel);
          resolve(why);
        },
      };
      const cancel = (): void => channel.end({ kind: 'cancelled' });
      request.signal.addEventListener('abort', cancel, { once: true });
      held.add(channel);
      let wasDead = false;
      // A ping is missed, and the next one ends it, as serviceSocket.ts has it.
      const beat = setInterval(() => {
        if (wasDead) channel.end({ kind: 'silent' });
        wasDead = channel.isDead;
      }, channelLimits.pingEvery);
      const opening = setTimeout(
        () => {
          if (state === 'cut') channel.end({ kind: 'unreachable' });
          else if (channel.isDead) channel.end({ kind: 'silent' });
          else request.onOpen();
        },
        channel.isDead ? channelLimits.openWithin : latency(),
      );
    });

  return {
    state: () => state,
    hold,
    report(data) {
      if (state === 'cut') return;
      for (const channel of held) {
        if (channel.isDead) continue;
        // Now and then an event comes twice, or not in its turn.
        const times = random.chance(0.1) ? 2 : 1;
        for (let time = 0; time < times; time += 1)
          setTimeout(() => {
            if (held.has(channel) && !channel.isDead) channel.request.onEvent(0, data);
          }, latency());
      }
    },
    async holdOther({ signal }) {
      const isSilent = state === 'halfOpen' || state === 'deaf';
      await rest(isSilent ? channelLimits.openWithin : latency(), signal);
      if (signal.aborted) return { kind: 'cancelled' };
      return { kind: isCut() ? 'unreachable' : isSilent ? 'silent' : 'notSpoken' };
    },
    async ask(answer, signal) {
      const lost = state === 'halfOpen';
      if (isCut()) {
        await rest(random.integer(1, 2_000), signal);
        return failure('unreachable');
      }
      const there = latency();
      await rest(Math.min(there, questionTimeout), signal);
      if (lost || state === 'halfOpen') {
        await rest(questionTimeout - there, signal);
        return failure('timeout');
      }
      if (state === 'failing' && random.chance(0.8)) return failure('gatewayTrouble');
      const value = answer();
      await rest(latency(), signal);
      return isCut() ? failure('unreachable') : { ok: true, value };
    },
    turn() {
      turns += 1;
      enter(turns % 2 === 0 ? 'good' : (troubles[random.integer(0, troubles.length - 1)] ?? 'cut'));
    },
  };
}
