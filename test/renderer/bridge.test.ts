import { describe, expect, it } from 'vitest';
import { createBridge } from '../../renderer/bridge/bridge.ts';

describe('listening over a bridge', () => {
  it('shares one subscription, for as long as it has listeners', () => {
    const lines: ((event: string) => void)[] = [];
    let opened = 0;
    const bridge = createBridge({
      request: async () => '',
      subscribe(listener) {
        opened += 1;
        lines.push(listener);
        return () => void lines.splice(lines.indexOf(listener), 1);
      },
    });
    const received: string[] = [];
    const stops = ['one', 'other'].map((name) => bridge.subscribe(({ kind }) => received.push(`${name} ${kind}`)));
    expect(lines).toHaveLength(1);
    lines[0]?.('{"kind":"settingsChanged"}');
    expect(received).toEqual(['one settingsChanged', 'other settingsChanged']);
    stops[0]?.();
    lines[0]?.('{"kind":"mapChanged"}');
    expect(received.slice(2)).toEqual(['other mapChanged']);
    stops[1]?.();
    expect(lines).toEqual([]);
    bridge.subscribe(() => undefined);
    expect(opened).toBe(2);
  });
});
