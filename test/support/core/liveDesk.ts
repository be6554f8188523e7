import { expect, onTestFinished } from 'vitest';
import type { DeskEvent } from '../../../electron/contract/channels.ts';
import type { Keys } from '../../../electron/contract/settings.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { systemWaiting } from '../../../electron/core/foundation/timing.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { type Day, queryDay, type Visit } from './deskRequests.ts';
import { fakeKeyring, startTestCore, type TestCore, valueOf } from './memoryCore.ts';

export type DayRead = Extract<DeskEvent, { kind: 'dayRead' }>;

/** A desk with a day on its screen, which listens to its service. */
export interface LiveDesk {
  readonly core: TestCore;
  readonly day: Day;
  /** Readings of days that its pages were told of. */
  readonly received: DayRead[];
  /** Names of the documents that it sent. */
  readonly sent: string[];
}

/** How a desk is connected to a service. */
export interface LiveOpening {
  readonly environment: 'production' | 'sandbox' | 'gateway';
  readonly url: string;
  readonly keys: Keys;
}

/**
 * Opens a desk that is closed when the test is over. Polling is far away where `ports` does not say otherwise. On the folder
 * of a former run it is connected already.
 */
export async function openLiveDesk(
  opening: LiveOpening,
  ports: Partial<CorePorts> = {},
  folder?: string,
): Promise<LiveDesk> {
  const sent: string[] = [];
  const core = await startTestCore(
    {
      encryption: fakeKeyring(),
      waiting: systemWaiting,
      live: { isDirect: async () => true },
      fetch: (url, init) => {
        // Sound: the core sends JSON.
        const { operationName } = JSON.parse(init.body) as { readonly operationName: string };
        sent.push(operationName);
        return nodeFetch(url, init);
      },
      ...ports,
    },
    folder,
  );
  onTestFinished(() => core.close());
  if (folder === undefined) expect(valueOf(await core.request('connection:open', opening)).outcome.kind).toBe('ok');
  const received: DayRead[] = [];
  core.core.subscribe((text) => {
    // Sound: only the core writes events.
    const event = JSON.parse(text) as DeskEvent;
    if (event.kind === 'dayRead') received.push(event);
  });
  const day = await queryDay(core);
  valueOf(await core.request('day:watch', watched(day)));
  return { core, day, received, sent };
}

/** A day as a page reports that it is on a screen. */
export function watched({ location, date }: Pick<Day, 'location' | 'date'>): {
  readonly location: string;
  readonly date: string;
  readonly hidden: boolean;
} {
  return { location: location.id, date, hidden: false };
}

export function plannedVisit({ appointments }: Day, which = 0): Visit {
  const visit = appointments.filter(({ status, patient }) => status?.stage === 'booked' && patient !== null)[which];
  if (!visit) throw new Error('Nothing is planned any more.');
  return visit;
}

/** Resolves when the desk listens: it has read what it may have missed. */
export async function listening({ received }: Pick<LiveDesk, 'received'>): Promise<void> {
  await expect.poll(() => received.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(1);
}

export async function reasonOn(
  { core, day }: Pick<LiveDesk, 'core' | 'day'>,
  id: string,
): Promise<string | null | undefined> {
  const { location, date } = watched(day);
  const now = await queryDay(core, { location, date, recent: true });
  return now.appointments.find((each) => each.id === id)?.reason;
}
