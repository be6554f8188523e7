import { describe, expect, it } from 'vitest';
import { guideStep } from '../../renderer/features/connect/guideSteps.ts';

describe('guidePlace', () => {
  it('begins with the choice at the demo clinic', () => {
    expect(guideStep({ requested: null, inUse: 'demo', hasKey: false })).toEqual({ kind: 'choose' });
    expect(guideStep({ requested: 'demo', inUse: 'demo', hasKey: false })).toEqual({ kind: 'choose' });
    expect(guideStep({ requested: 'nowhere', inUse: 'demo', hasKey: false })).toEqual({ kind: 'choose' });
  });

  it('asks for the key of what was chosen, also while another one is connected', () => {
    expect(guideStep({ requested: 'gateway', inUse: 'demo', hasKey: false })).toEqual({
      kind: 'key',
      environment: 'gateway',
    });
    expect(guideStep({ requested: 'production', inUse: 'sandbox', hasKey: true })).toEqual({
      kind: 'key',
      environment: 'production',
    });
  });

  it('goes on behind the key where a clinic is connected, until another one is wanted', () => {
    const connected = { inUse: 'sandbox', hasKey: true } as const;
    expect(guideStep({ requested: null, ...connected })).toEqual({ kind: 'connected', environment: 'sandbox' });
    expect(guideStep({ requested: 'sandbox', ...connected })).toEqual({ kind: 'connected', environment: 'sandbox' });
    expect(guideStep({ requested: 'choose', ...connected })).toEqual({ kind: 'choose' });
  });

  it('asks for a key that this computer could not keep', () => {
    expect(guideStep({ requested: null, inUse: 'sandbox', hasKey: false })).toEqual({ kind: 'choose' });
  });
});
