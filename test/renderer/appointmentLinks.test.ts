import { describe, expect, it } from 'vitest';
import { maxDraftCharacters } from '../../electron/contract/clients.ts';
import {
  type AppointmentLink,
  linksDraftId,
  noteDates,
  readLinks,
  removeLink,
  saveLink,
} from '../../renderer/bridge/appointmentLinks.ts';
import type { Bridge } from '../../renderer/bridge/bridge.ts';
import { startTestCore } from '../support/core/memoryCore.ts';

const clinic = 'demo  org';

/** The real core behind the two channels that links need. */
async function openLinks() {
  const core = await startTestCore();
  // Sound: only these channels are used, and the core answers each in its own shape.
  const bridge = { request: (channel, payload) => core.request(channel, payload) } as Pick<Bridge, 'request'> as Bridge;
  return { core, bridge };
}

function link(id: string, count = 2): AppointmentLink {
  const appointments = Array.from({ length: count }, (_each, index) => ({
    id: `${id}-${index}`,
    patient: 'Waffles',
    date: '2026-11-18',
    index: index + 1,
  }));
  return { id, location: '101', dates: count, appointments };
}

describe('links between appointments', () => {
  it('are kept by their id, newest first, and removed; one appointment alone is linked with nothing', async () => {
    const { core, bridge } = await openLinks();
    await Promise.all([saveLink(bridge, clinic, link('a')), saveLink(bridge, clinic, link('b'))]);
    await saveLink(bridge, clinic, link('a', 3));
    expect((await readLinks(bridge, clinic)).map(({ id, dates }) => [id, dates])).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
    await saveLink(bridge, clinic, link('c', 1));
    await removeLink(bridge, clinic, 'a');
    expect((await readLinks(bridge, clinic)).map(({ id }) => id)).toEqual(['b']);
    expect(await readLinks(bridge, 'another clinic')).toEqual([]);
    await core.close();
  });

  it('know on which day an appointment is now', async () => {
    const { core, bridge } = await openLinks();
    await saveLink(bridge, clinic, link('a'));
    await noteDates(bridge, clinic, new Map([['a-1', '2026-12-01']]));
    const [found] = await readLinks(bridge, clinic);
    expect(found?.appointments.map(({ date }) => date)).toEqual(['2026-11-18', '2026-12-01']);
    await core.close();
  });

  it('never outgrow a draft: the oldest make room', async () => {
    const { core, bridge } = await openLinks();
    for (let number = 0; number < 60; number += 1) await saveLink(bridge, clinic, link(`series ${number}`, 52));
    const links = await readLinks(bridge, clinic);
    expect(links[0]?.id).toBe('series 59');
    expect(links.length).toBeGreaterThan(5);
    const drafts = await core.request('drafts:read', null);
    const stored = drafts.ok ? drafts.value.find(({ id }) => id === linksDraftId) : undefined;
    expect(JSON.stringify(stored?.content).length).toBeLessThanOrEqual(maxDraftCharacters);
    await core.close();
  });

  it('that can’t be read are none', async () => {
    const { core, bridge } = await openLinks();
    const typed = { links: [{ id: 'x' }, 5, link('a')] };
    await core.request('drafts:keep', { id: linksDraftId, content: { clinic, began: '2026', typed } });
    expect((await readLinks(bridge, clinic)).map(({ id }) => id)).toEqual(['a']);
    await core.close();
  });
});
