import type { EventBus } from '../foundation/eventBus.ts';
import type { Notices } from '../foundation/notices.ts';
import type { CorePorts } from '../foundation/ports.ts';
import type { SteadyClock } from '../foundation/steadyClock.ts';
import { createDemoHost, type DemoHost } from './demoHost.ts';
import { clockMessage, createClockCheck } from './transport/clockCheck.ts';
import { createLine, type Line } from './transport/line.ts';
import { createTransport, transportLimits } from './transport/transport.ts';
import type { Vault } from './vault.ts';

/** The connection to a service: the keys, the transport of every document, and the demo clinic. */
export interface Connection {
  readonly vault: Vault;
  readonly line: Line;
  readonly demo: DemoHost;
  close(): Promise<void>;
}

/** Sets up the connection to a service. Replies carry the time, so a wrong clock is detected here. */
export function openConnection(
  ports: CorePorts,
  vault: Vault,
  notices: Notices,
  events: EventBus,
  clock: Pick<SteadyClock, 'correct'>,
): Connection {
  const demo = createDemoHost(ports.clock, ports.sharedDemoPort ?? null);
  const line = createServiceLine(ports, {
    networkRestored: () => events.emit({ kind: 'networkRestored' }),
    clock(ahead) {
      if (ahead === null) notices.dismiss('clock-wrong');
      else notices.note('clock-wrong', () => clockMessage(ahead));
    },
    serviceTime: (moment) => clock.correct(moment),
  });
  return { vault, line, demo, close: () => demo.close() };
}

/** The transport as the core uses it: the host's network, retries, and a check of this computer's clock. */
function createServiceLine(
  ports: Pick<CorePorts, 'fetch' | 'waiting' | 'computerClock' | 'lineLimits'>,
  on: {
    readonly networkRestored: () => void;
    /** This computer's clock is wrong, by how many milliseconds it is ahead; null when it is right again. */
    readonly clock: (ahead: number | null) => void;
    /** What the service says the time is, epoch milliseconds. */
    readonly serviceTime: (moment: number) => void;
  },
): Line {
  const { fetch, waiting, computerClock, lineLimits } = ports;
  const check = createClockCheck({
    computerClock,
    waiting,
    onChange: on.clock,
    onServiceTime: on.serviceTime,
  });
  const send = createTransport(fetch, lineLimits?.transport ?? transportLimits, {
    now: () => computerClock.now(),
    onReply(url, outcome, date) {
      // The demo clinic runs on this computer, so its time proves nothing.
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
