import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../../graphql/service/outcome.ts';
import { away, bench, broke, good, neverAborted, query, trouble } from '../../../support/service/lineBench.ts';

describe('a way that is down', () => {
  it('is tried once by each question, until one is answered', async () => {
    const answers: [Outcome, ...Outcome[]] = [good, broke, broke, broke, broke, away, broke, trouble(500), broke, good];
    const { line, sent } = bench(answers);
    const tries: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const before = sent.length;
      await line.send(query, neverAborted);
      tries.push(sent.length - before);
    }
    // Good; down; three at once; any reply, and two tries again.
    expect(tries).toEqual([1, 3, 1, 1, 1, 1]);
    expect(await line.send(query, neverAborted)).toEqual(good);
    expect(sent).toHaveLength(10);
  });

  it('is not waited for at the start, where nothing gets out of the computer', async () => {
    const first = bench([away]);
    expect(await first.line.send(query, neverAborted)).toEqual(away);
    expect(first.sent).toHaveLength(1);
    const other = bench([broke, good]);
    expect(await other.line.send(query, neverAborted)).toEqual(good);
  });

  it('leaves the others open', async () => {
    const { line, sent } = bench([good, away, away, away, good, away, good]);
    const other = { ...query, url: 'https://other.example/graphql' };
    await line.send(query, neverAborted);
    await line.send(query, neverAborted);
    expect(await line.send(other, neverAborted)).toEqual(good);
    expect(await line.send(other, neverAborted)).toEqual(good);
    expect(sent).toHaveLength(7);
  });
});

describe('a computer without a network', () => {
  it('tries once, and looks again as soon as it has one', async () => {
    const { line, sent, backs } = bench([away]);
    line.setOnline(false);
    expect(await line.send(query, neverAborted)).toEqual(away);
    expect(sent).toHaveLength(1);
    line.setOnline(true);
    line.setOnline(true);
    expect(backs()).toBe(1);
    await line.send(query, neverAborted);
    expect(sent).toHaveLength(4);
  });
});
