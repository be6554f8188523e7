import { expect, it } from 'vitest';
import { countOf, numbered } from './numbered.ts';
import { runTorture } from './runTorture.ts';

it('a core that is killed while it writes leaves every file whole, with all that was acknowledged', async () => {
  const { report, acknowledged } = await runTorture({ kills: 20, seed: 7 });
  expect(report).toMatchObject({ kills: 20, torn: 0, lostAcknowledged: 0, orphans: 0 });
  // What shows that harm would have been seen: the same with a writer that takes no care.
  expect(report.control.torn).toBeGreaterThan(0);
  expect(acknowledged).toBeGreaterThan(0);
}, 120_000);

it('a text that was cut, mixed or lengthened is not taken for whole', () => {
  const text = numbered(17, 100);
  expect(countOf(text)).toBe(17);
  for (const other of [
    text.slice(0, 50),
    `${text}7`,
    text.replace('17:', '18:'),
    '',
    null,
    `${text.slice(0, 60)}${numbered(18, 100).slice(60)}`,
  ]) {
    expect(countOf(other)).toBeNull();
  }
});
