import type { EventBus } from '../foundation/eventBus.ts';
import type { Notices } from '../foundation/notices.ts';
import type { CorePorts } from '../foundation/ports.ts';
import { createDemoHost, type DemoHost } from './demoHost.ts';
import { clockWords, createClockCheck } from './transport/clockCheck.ts';
import { createLine, type Line } from './transport/line.ts';
import { createTransport, transportLimits } from './transport/transport.ts';
import type { Vault } from './vault.ts';

/** The way to a service: the keys, the line over which every document is sent, and the demo clinic. */
export interface Connection {
  readonly vault: Vault;
  readonly line: Line;
  readonly demo: DemoHost;
  close(): Promise<void>;
}

/** Sets up the way to a service. A wrong clock is noticed here, as replies tell the time. */
export function openConnection(ports: CorePorts, vault: Vault, notices: Notices, events: EventBus): Connection {
  const demo = createDemoHost(ports.clock);
  const line = createServiceLine(ports, {
    networkRestored: () => events.emit({ kind: 'networkRestored' }),
    clock(ahead) {
      if (ahead === null) notices.dismiss('clock-wrong');
      else notices.note('clock-wrong', () => clockWords(ahead));
    },
  });
  return { vault, line, demo, close: () => demo.close() };
}

/** The line as the core uses it: the host's network, retries, and a check of this computer's clock. */
function createServiceLine(
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
