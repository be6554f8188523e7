import { expect, it } from 'vitest';
import { runTortureLive } from '../../../../torture/live/runTortureLive.ts';
import { transports } from '../../../../torture/live/torturedClinics.ts';

it.each(transports)(
  'of 500 changes none is missed over real connections that are cut, half-open, forgotten or slow: %s',
  async (transport) => {
    const { missed, isLiveAtEnd, timesLive } = await runTortureLive({ transport, changes: 500, seed: 21 });
    expect(missed).toEqual([]);
    expect(isLiveAtEnd).toBe(true);
    expect(timesLive).toBeGreaterThan(1);
  },
  300_000,
);

it('a desk that would not notice a silent connection is found out', async () => {
  const { missed } = await runTortureLive({ transport: 'sockets', changes: 6, seed: 41, isPatient: true });
  expect(missed.length).toBeGreaterThan(0);
}, 300_000);
