import { expect, it } from 'vitest';
import { runTortureLive } from '../../../../torture/live/runTortureLive.ts';

it('no change is missed over real sockets and an unsteady proxy', async () => {
  const { missed, isLiveAtEnd, delays } = await runTortureLive({ transport: 'sockets', changes: 60, seed: 201 });
  expect(missed).toEqual([]);
  expect(isLiveAtEnd).toBe(true);
  expect(delays.length).toBeGreaterThan(0);
}, 60_000);
