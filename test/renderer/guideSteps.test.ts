import { describe, expect, it } from 'vitest';
import { guidePlace } from '../../renderer/features/connect/guideSteps.ts';

describe('guidePlace', () => {
  it('begins with the choice at the demo clinic', () => {
    expect(guidePlace({ asked: null, inUse: 'demo', hasKey: false })).toEqual({ kind: 'choose' });
    expect(guidePlace({ asked: 'demo', inUse: 'demo', hasKey: false })).toEqual({ kind: 'choose' });
    expect(guidePlace({ asked: 'nowhere', inUse: 'demo', hasKey: false })).toEqual({ kind: 'choose' });
  });

  it('asks for the key of what was chosen, also while another one is connected', () => {
    expect(guidePlace({ asked: 'gateway', inUse: 'demo', hasKey: false })).toEqual({
      kind: 'key',
      environment: 'gateway',
    });
    expect(guidePlace({ asked: 'production', inUse: 'sandbox', hasKey: true })).toEqual({
      kind: 'key',
      environment: 'production',
    });
  });

  it('goes on behind the key where a clinic is connected, until another one is wanted', () => {
    const connected = { inUse: 'sandbox', hasKey: true } as const;
    expect(guidePlace({ asked: null, ...connected })).toEqual({ kind: 'connected', environment: 'sandbox' });
    expect(guidePlace({ asked: 'sandbox', ...connected })).toEqual({ kind: 'connected', environment: 'sandbox' });
    expect(guidePlace({ asked: 'choose', ...connected })).toEqual({ kind: 'choose' });
  });

  it('asks for a key that this computer could not keep', () => {
    expect(guidePlace({ asked: null, inUse: 'sandbox', hasKey: false })).toEqual({ kind: 'choose' });
  });
});
