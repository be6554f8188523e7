import { describe, expect, it } from 'vitest';
import { startTestCore, type TestCore, tuesday } from '../../support/core/memoryCore.ts';
import type { DeskEvent } from '../../../electron/contract/channels.ts';
import { numberInCopy, numberInLink } from '../../../electron/core/api/seenNumbers.ts';
import fc from 'fast-check';

async function withCore(
  run: (test: TestCore, received: readonly DeskEvent[], wait: (ms: number) => void) => Promise<void>,
) {
  let now = tuesday;
  const test = await startTestCore({ clock: { now: () => now } });
  const received: DeskEvent[] = [];
  test.core.subscribe((text) => {
    // Sound: the core writes events.
    const event = JSON.parse(text) as DeskEvent;
    if (event.kind === 'numberSeen') received.push(event);
  });
  await run(test, received, (ms) => void (now += ms));
  await test.close();
}

describe('a number that was seen', () => {
  it('goes nowhere unless it was turned on', () =>
    withCore(async (test, received) => {
      test.core.numberSeen('tel:6465550111', 'link');
      test.core.numberSeen('646 555 0111', 'clipboard');
      expect(received).toEqual([]);
      expect(test.core.watchedNumbers()).toEqual({ links: false, copies: false });
      await test.request('settings:change', { numberLinks: true });
      expect(test.core.watchedNumbers()).toEqual({ links: true, copies: false });
      test.core.numberSeen('tel:6465550111', 'link');
      test.core.numberSeen('646 555 0112', 'clipboard');
      expect(received).toEqual([{ kind: 'numberSeen', number: '6465550111', from: 'link' }]);
    }));

  it('is reported once in ten seconds', () =>
    withCore(async (test, received, wait) => {
      await test.request('settings:change', { numberLinks: true, copiedNumbers: true });
      test.core.numberSeen('tel:6465550111', 'link');
      test.core.numberSeen('(646) 555-0111', 'clipboard');
      test.core.numberSeen('tel:6465550112', 'link');
      wait(9_999);
      test.core.numberSeen('tel:6465550112', 'link');
      wait(10_000);
      test.core.numberSeen('tel:6465550112', 'link');
      expect(received.map((event) => (event.kind === 'numberSeen' ? event.number : ''))).toEqual([
        '6465550111',
        '6465550112',
        '6465550112',
      ]);
    }));

  it('is nothing where the text is anything else', () =>
    withCore(async (test, received) => {
      await test.request('settings:change', { numberLinks: true, copiedNumbers: true });
      test.core.numberSeen('6465550111', 'link');
      test.core.numberSeen('tel:6465550111', 'clipboard');
      test.core.numberSeen('hunter2', 'clipboard');
      expect(received).toEqual([]);
    }));
});

describe('numberInLink', () => {
  it.each([
    ['tel:+1-646-555-0111', '+16465550111'],
    ['TEL:(646) 555-0111', '6465550111'],
    ['tel:%28646%29%20555-0111', '6465550111'],
    ['tel:+49.170.1234567', '+491701234567'],
    ['tel:6465550111;ext=12', '6465550111'],
    ['tel:112', '112'],
    ['tel://+16465550111', '+16465550111'],
    ['tel:+44(0)20-7946-0958', '+442079460958'],
    ['tel:%E2%80%AA+1%20646%E2%80%91555%E2%80%910111%E2%80%AC', '+16465550111'],
    // RFC 3966: a number of a place says which one; that is not put before it.
    ['tel:6465550111;phone-context=+1', '6465550111'],
    ['tel:863-1234;phone-context=+1-914-555', '8631234'],
    ['tel:7042;phone-context=example.com', '7042'],
    ['tel:+1-646-555-0111;ext=12;isub=1411;tsp=a.example', '+16465550111'],
    ['tel:+16465550111;npdi;rn=+1-646-555', '+16465550111'],
  ])('reads %s', (link, number) => {
    expect(numberInLink(link)).toBe(number);
  });

  it.each([
    'https://example.com',
    'tel:',
    'tel:12',
    'tel:911 --inspect',
    'tel:6465550111;ext=1;ext=2',
    'tel:6465550111;ext=1;EXT=2',
    'tel:6465550111;',
    'tel:6465550111;phone-context=+1 --inspect',
    `tel:6465550111;isub=${'1'.repeat(70)}`,
    'tel:///+16465550111',
    'tel://example.com/+16465550111',
    'tel:6465550111,6465550112',
    'tel:6465550111\n',
    'tel:1234567890123456',
    `tel:${' '.repeat(60)}6465550111`,
    'tel:1-800-FLOWERS',
    'tel:%zz6465550111',
    'sip:6465550111',
    ' tel:6465550111',
    'tel:++6465550111',
    'tel:٦٤٦٥٥٥٠١١١',
  ])('lets nothing of %j through', (link) => {
    expect(numberInLink(link)).toBeNull();
  });

  it('never gives anything but digits behind at most one plus', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (rest) => {
        expect(numberInLink(`tel:${rest}`) ?? '123').toMatch(/^\+?\d{3,15}$/);
      }),
    );
  });

  it('reads every number of three to fifteen digits, however it is grouped', () => {
    const digits = fc.stringMatching(/^\d{3,15}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom('', '-', '.', ' ', '%20'), fc.boolean(), (number, sign, plus) => {
        const written = [number.slice(0, 3), number.slice(3)].filter(Boolean).join(sign);
        const lead = plus ? '+' : '';
        expect(numberInLink(`tel:${lead}${written}`)).toBe(lead + number);
      }),
    );
  });
});

describe('numberInCopy', () => {
  it.each([
    ['(646) 555-0111', '6465550111'],
    [' +49 170 / 12 34 567\n', '+491701234567'],
    ['01.23.45.67.89', '0123456789'],
    ['555-0111', '5550111'],
    ['\u202a+1 646 555 0111\u202c', '+16465550111'],
    ['\u2066(646)\u00a0555\u20110111\u2069\n', '6465550111'],
    ['\ufeff646\u2013555\u20130111', '6465550111'],
    ['646\u2212555\u200b\u22120111', '6465550111'],
    ['+33\u202f1\u202f23\u202f45\u202f67\u202f89', '+33123456789'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+49 (0) 171/1234567', '+491711234567'],
    ['+39 (0)6 6982 4567', '+390669824567'],
  ])('reads %j', (text, number) => {
    expect(numberInCopy(text)).toBe(number);
  });

  it.each([
    'call 646 555 0111',
    '123456',
    '2026-11-17',
    '17.11.2026',
    '11/17/2026',
    '1234567.50',
    '192.168.10.200',
    '1,234,567',
    '1234567890123456',
    '646 555 0111\n646 555 0112',
    '555-0111 / 555-0112',
    '2026\u201111\u201117',
    '\u202a17.11.2026\u202c',
    `${'\u200b'.repeat(100)}646 555 0111`,
    '',
  ])('takes %j for none', (text) => {
    expect(numberInCopy(text)).toBeNull();
  });

  it('takes no text with a letter in it for one', () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^[a-zA-Zü]$/), fc.string(), (before, letter, after) => {
        expect(numberInCopy(before + letter + after)).toBeNull();
      }),
    );
  });
});
