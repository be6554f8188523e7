import type { EventBus } from '../foundation/eventBus.ts';
import type { Notices } from '../foundation/notices.ts';
import type { CorePorts } from '../foundation/ports.ts';
import { createDemoHost, type DemoHost } from './demoHost.ts';
import { clockWords } from './transport/clockCheck.ts';
import type { Line } from './transport/line.ts';
import { createServiceLine } from './transport/serviceLine.ts';
import type { Vault } from './vault/vault.ts';

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
