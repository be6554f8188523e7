import { describe, expect, it } from 'vitest';
import { guideStep } from '../../renderer/features/connect/guideSteps.ts';

describe('guidePlace', () => {
  it('begins with the choice at the demo clinic', () => {
    expect(guideStep({ requested: null, inUse: 'demo', hasKey: false })).toEqual({ kind: 'choose' });
    expect(guideStep({ requested: 'demo', inUse: 'demo', hasKey: false })).toEqual({ kind: 'choose' });
    expect(guideStep({ requested: 'nowhere', inUse: 'demo', hasKey: false })).toEqual({ kind: 'choose' });
  });

  it('requires the key of the chosen service, also while another one is connected', () => {
    expect(guideStep({ requested: 'gateway', inUse: 'demo', hasKey: false })).toEqual({
      kind: 'key',
      environment: 'gateway',
    });
    expect(guideStep({ requested: 'production', inUse: 'sandbox', hasKey: true })).toEqual({
      kind: 'key',
      environment: 'production',
    });
  });

  it('continues after the key where a clinic is connected, until another one is chosen', () => {
    const connected = { inUse: 'sandbox', hasKey: true } as const;
    expect(guideStep({ requested: null, ...connected })).toEqual({ kind: 'connected', environment: 'sandbox' });
    expect(guideStep({ requested: 'sandbox', ...connected })).toEqual({ kind: 'connected', environment: 'sandbox' });
    expect(guideStep({ requested: 'choose', ...connected })).toEqual({ kind: 'choose' });
  });

  it('requires a key that this computer could not store', () => {
    expect(guideStep({ requested: null, inUse: 'sandbox', hasKey: false })).toEqual({ kind: 'choose' });
  });
});
