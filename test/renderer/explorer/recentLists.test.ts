import { describe, expect, it } from 'vitest';
import type { Bridge } from '../../../renderer/bridge/bridge.ts';
import { maxRecentLists, noteRecentList, recentLists } from '../../../renderer/features/explorer/recentLists.ts';
import { startTestCore } from '../../support/core/memoryCore.ts';

const clinic = 'demo  org';

describe('the lists that were opened last', () => {
  it('are kept once each, the last one first, at most eight, and for their clinic only', async () => {
    const core = await startTestCore();
    // Sound: only this channel is used, and the core answers it in its own shape.
    const bridge = { request: (channel, payload) => core.request(channel, payload) } as Pick<
      Bridge,
      'request'
    > as Bridge;
    const names = Array.from({ length: maxRecentLists + 2 }, (_, index) => `list ${index}`);
    for (const name of [...names, 'list 5', 'list 5']) await noteRecentList(bridge, clinic, name);
    const { lists } = await recentLists.read(bridge, clinic);
    expect(lists).toEqual(['list 5', 'list 9', 'list 8', 'list 7', 'list 6', 'list 4', 'list 3', 'list 2']);
    expect(await recentLists.read(bridge, 'another clinic')).toEqual({ lists: [] });
    await core.close();
  });
});
