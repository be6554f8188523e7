import { describe, expect, it } from 'vitest';
import type { DeskEvent } from '../../../../electron/contract/channels.ts';
import { startTestCore, type TestCore, tuesday } from '../../../support/core/memoryCore.ts';

async function withCore(
  run: (test: TestCore, heard: readonly DeskEvent[], wait: (ms: number) => void) => Promise<void>,
) {
  let now = tuesday;
  const test = await startTestCore({ clock: { now: () => now } });
  const heard: DeskEvent[] = [];
  test.core.subscribe((text) => {
    // Sound: the core writes events.
    const event = JSON.parse(text) as DeskEvent;
    if (event.kind === 'numberSeen') heard.push(event);
  });
  await run(test, heard, (ms) => void (now += ms));
  await test.close();
}

describe('a number that was seen', () => {
  it('goes nowhere unless somebody asked for it', () =>
    withCore(async (test, heard) => {
      test.core.numberSeen('tel:6465550111', 'link');
      test.core.numberSeen('646 555 0111', 'clipboard');
      expect(heard).toEqual([]);
      expect(test.core.watchedNumbers()).toEqual({ links: false, copies: false });
      await test.request('settings:change', { numberLinks: true });
      expect(test.core.watchedNumbers()).toEqual({ links: true, copies: false });
      test.core.numberSeen('tel:6465550111', 'link');
      test.core.numberSeen('646 555 0112', 'clipboard');
      expect(heard).toEqual([{ kind: 'numberSeen', number: '6465550111', from: 'link' }]);
    }));

  it('is told once in ten seconds', () =>
    withCore(async (test, heard, wait) => {
      await test.request('settings:change', { numberLinks: true, copiedNumbers: true });
      test.core.numberSeen('tel:6465550111', 'link');
      test.core.numberSeen('(646) 555-0111', 'clipboard');
      test.core.numberSeen('tel:6465550112', 'link');
      wait(9_999);
      test.core.numberSeen('tel:6465550112', 'link');
      wait(10_000);
      test.core.numberSeen('tel:6465550112', 'link');
      expect(heard.map((event) => (event.kind === 'numberSeen' ? event.number : ''))).toEqual([
        '6465550111',
        '6465550112',
        '6465550112',
      ]);
    }));

  it('is nothing where the text is anything else', () =>
    withCore(async (test, heard) => {
      await test.request('settings:change', { numberLinks: true, copiedNumbers: true });
      test.core.numberSeen('6465550111', 'link');
      test.core.numberSeen('tel:6465550111', 'clipboard');
      test.core.numberSeen('hunter2', 'clipboard');
      expect(heard).toEqual([]);
    }));
});
