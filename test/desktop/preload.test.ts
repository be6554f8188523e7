import { describe, expect, it, vi } from 'vitest';
import { calls, exposedToPage, ipcRenderer } from '../support/electron/electronStandIn.ts';
import '../../electron/preload.ts';
import type { Transport } from '../../electron/contract/channels.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

// Sound: the preload exposes a Transport, held there by its type.
const wall = exposedToPage().get('frontDesk') as Transport;

describe('the preload', () => {
  it('exposes one frozen object of two functions', () => {
    expect([...exposedToPage().keys()]).toEqual(['frontDesk']);
    expect(Object.isFrozen(wall)).toBe(true);
    expect(Object.entries(wall).map(([name, value]) => [name, typeof value])).toEqual([
      ['request', 'function'],
      ['subscribe', 'function'],
    ]);
  });

  it('sends through the one channel and receives text', async () => {
    expect(await wall.request('{"id":"1"}')).toBe('answer');
    expect(calls.at(-1)).toEqual({ name: 'ipcRenderer.invoke', args: ['desk', '{"id":"1"}'] });
  });

  it('passes an event’s text and never the event', () => {
    const received: unknown[][] = [];
    const stop = wall.subscribe((...args: unknown[]) => received.push(args));
    ipcRenderer.emit('desk-event', { sender: 'the whole of ipcRenderer' }, '{"kind":"settingsChanged"}', 'more');
    expect(received).toEqual([['{"kind":"settingsChanged"}']]);
    expect(stop()).toBeUndefined();
    ipcRenderer.emit('desk-event', {}, '{}');
    expect(received).toHaveLength(1);
    expect(ipcRenderer.listenerCount('desk-event')).toBe(0);
  });

  it('keeps listeners apart', () => {
    const received: string[] = [];
    const stop = wall.subscribe((text) => received.push(`a${text}`));
    wall.subscribe((text) => received.push(`b${text}`));
    stop();
    stop();
    ipcRenderer.emit('desk-event', {}, '1');
    expect(received).toEqual(['b1']);
  });
});
