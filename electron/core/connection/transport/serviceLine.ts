import type { CorePorts } from '../../foundation/ports.ts';
import { createClockCheck } from './clockCheck.ts';
import { createLine, type Line } from './line.ts';
import { createTransport, transportLimits } from './transport.ts';

/** The line as the core uses it: the host's network, retries, and a check of this computer's clock. */
export function createServiceLine(
  ports: Pick<CorePorts, 'fetch' | 'waiting' | 'computerClock' | 'lineLimits'>,
  on: {
    readonly networkRestored: () => void;
    /** This computer's clock is wrong, by how many milliseconds it is ahead; null when it is right again. */
    readonly clock: (ahead: number | null) => void;
  },
): Line {
  const { fetch, waiting, computerClock, lineLimits } = ports;
  const check = createClockCheck({
    computerClock,
    waiting,
    onChange: on.clock,
  });
  const send = createTransport(fetch, lineLimits?.transport ?? transportLimits, {
    now: () => computerClock.now(),
    onReply(url, outcome, date) {
      // The demo clinic runs on this computer and can't tell it the time.
      if (url.startsWith('https:')) check.note(outcome, date);
    },
  });
  return createLine({
    send: async (...question) => check.judge(await send(...question)),
    waiting,
    onBack: on.networkRestored,
    ...(lineLimits && { limits: lineLimits.retry }),
  });
}
