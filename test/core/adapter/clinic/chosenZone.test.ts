import { expect, it } from 'vitest';
import { dialects } from '../../../dialects/dialects.ts';
import { askDay } from '../../../support/core/askDesk.ts';
import { connectDialect } from '../../../support/core/connectDialect.ts';
import { valueOf } from '../../../support/core/memoryCore.ts';

it('reads the times of a service without zones in the zone that was chosen, also after the next start', async () => {
  const zoneless = dialects.find(({ name }) => name === 'people2026');
  if (!zoneless) throw new Error('There is no such dialect.');
  // A computer that stands somewhere else.
  const { test, reopen } = await connectDialect(zoneless, {}, { timeZone: 'Europe/Berlin' });
  const before = await askDay(test, { date: '2026-11-17' });
  expect(before.timeZoneSource).toBe('computer');
  const view = valueOf(await test.request('settings:change', { timeZone: 'America/New_York' }));
  expect(view.timeZone).toBe('America/New_York');
  const after = await askDay(test, { date: '2026-11-17' });
  expect(after).toMatchObject({ timeZone: 'America/New_York', timeZoneSource: 'chosen' });
  expect(after.appointments[0]?.start).toMatch(/-05:00$/);

  expect(await test.request('settings:change', { timeZone: 'Mars/Olympus' })).toMatchObject({ ok: false });
  expect((await askDay(await reopen(), { date: '2026-11-17' })).timeZoneSource).toBe('chosen');
  valueOf(await test.request('settings:change', { timeZone: null }));
  expect((await askDay(test, { date: '2026-11-17' })).timeZoneSource).toBe('computer');
});
