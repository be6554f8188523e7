import { expect, it } from 'vitest';
import { createEventBus, isDeskEvent } from '../../../electron/core/foundation/eventBus.ts';

it('calls those who subscribed in their order, until they unsubscribe', () => {
  const events = createEventBus();
  const heard: string[] = [];
  const stop = events.subscribe(({ kind }) => heard.push(`first ${kind}`));
  events.subscribe(({ kind }) => heard.push(`second ${kind}`));
  events.emit({ kind: 'mapChanged' });
  stop();
  events.emit({ kind: 'settingsChanged' });
  expect(heard).toEqual(['first mapChanged', 'second mapChanged', 'second settingsChanged']);
});

it('keeps from the page what is for rooms of the core alone', () => {
  const who = { id: 'm1', name: 'Anna', role: 'manager' } as const;
  expect(isDeskEvent({ kind: 'deskLocked', why: 'hand', who })).toBe(false);
  expect(isDeskEvent({ kind: 'networkRestored' })).toBe(false);
  expect(isDeskEvent({ kind: 'serviceRestored' })).toBe(false);
  expect(isDeskEvent({ kind: 'settingsChanged' })).toBe(true);
});
