import { describe, expect, it } from 'vitest';
import type { Bridge } from '../../renderer/bridge/bridge.ts';
import { noteNotAsked, noteReminder, readTodayNotes, todayDraftId } from '../../renderer/bridge/todayNotes.ts';
import { startTestCore, valueOf } from '../support/core/memoryCore.ts';

const clinic = 'demo  org';
const date = '2026-11-17';
const at = '2026-11-17T14:10:00.000Z';

/** The real core behind the two channels that notes need. */
async function openNotes() {
  const core = await startTestCore();
  // Sound: only these channels are used, and the core answers each in its own shape.
  const bridge = { request: (channel, payload) => core.request(channel, payload) } as Pick<Bridge, 'request'> as Bridge;
  return { core, bridge };
}

describe('the notes of a day', () => {
  it('are kept for their day and clinic only, the last one for each, and are no draft that is listed', async () => {
    const { core, bridge } = await openNotes();
    await Promise.all([
      noteReminder(bridge, clinic, date, 'a', { outcome: 'noAnswer', at }),
      noteNotAsked(bridge, clinic, date, 'c1'),
      noteReminder(bridge, clinic, date, 'a', { outcome: 'reached', at }),
    ]);
    expect(await readTodayNotes(bridge, clinic, date)).toEqual({
      date,
      notAsked: ['c1'],
      reminders: [{ id: 'a', outcome: 'reached', at }],
    });
    expect(await readTodayNotes(bridge, 'another clinic', date)).toMatchObject({ notAsked: [], reminders: [] });
    expect(await readTodayNotes(bridge, clinic, '2026-11-18')).toMatchObject({ notAsked: [], reminders: [] });
    const [draft] = valueOf(await core.request('drafts:read', null));
    expect([draft?.id, draft?.content['about']]).toEqual([todayDraftId, undefined]);
    await noteReminder(bridge, clinic, date, 'a', null);
    expect((await readTodayNotes(bridge, clinic, date)).reminders).toEqual([]);
    await core.close();
  });

  it('are bounded, and read only what this version understands', async () => {
    const { core, bridge } = await openNotes();
    const reminders = [
      ...Array.from({ length: 400 }, (_each, index) => ({ id: `r${index}`, outcome: 'done', at })),
      { id: 'later', outcome: 'faxed', at },
    ];
    const content = { clinic, began: at, typed: { date, notAsked: ['c', 1], reminders } };
    valueOf(await core.request('drafts:keep', { id: todayDraftId, content }));
    const read = await readTodayNotes(bridge, clinic, date);
    expect([read.notAsked, read.reminders.length]).toEqual([[], 400]);
    await noteReminder(bridge, clinic, date, 'new', { outcome: 'written', at });
    const after = await readTodayNotes(bridge, clinic, date);
    expect([after.reminders.length, after.reminders[0]?.id]).toEqual([400, 'new']);
    await core.close();
  });
});
