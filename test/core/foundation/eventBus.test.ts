import { expect, it } from 'vitest';
import { createEventBus, isDeskEvent } from '../../../electron/core/foundation/eventBus.ts';

it('calls subscribers in their order, until they unsubscribe', () => {
  const events = createEventBus();
  const received: string[] = [];
  const stop = events.subscribe(({ kind }) => received.push(`first ${kind}`));
  events.subscribe(({ kind }) => received.push(`second ${kind}`));
  events.emit({ kind: 'mapChanged' });
  stop();
  events.emit({ kind: 'settingsChanged' });
  expect(received).toEqual(['first mapChanged', 'second mapChanged', 'second settingsChanged']);
});

it('keeps from the page what is for rooms of the core alone', () => {
  const who = { id: 'm1', name: 'Anna', role: 'manager' } as const;
  expect(isDeskEvent({ kind: 'deskLocked', why: 'hand', who })).toBe(false);
  expect(isDeskEvent({ kind: 'networkRestored' })).toBe(false);
  expect(isDeskEvent({ kind: 'serviceRestored' })).toBe(false);
  expect(isDeskEvent({ kind: 'settingsChanged' })).toBe(true);
});
