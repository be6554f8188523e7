import type { ConnectableEnvironment, Keys } from '../../../electron/contract/settings.ts';

/** The key fields of a form. They are read on submit and not retained: no state, no cache, no log. */
export interface KeyInputs {
  readonly first: HTMLInputElement | null;
  readonly second: HTMLInputElement | null;
}

/** The input without pasted whitespace; null stands for the stored key. */
export function readKeys(environment: ConnectableEnvironment, { first, second }: KeyInputs): Keys | null {
  const key = first?.value.trim() ?? '';
  const serviceKey = second?.value.trim() ?? '';
  if (key === '' && serviceKey === '') return null;
  return environment === 'gateway' ? { kind: 'gateway', apiKey: key, serviceKey } : { kind: 'single', key };
}

export function clearKeys({ first, second }: KeyInputs): void {
  if (first) first.value = '';
  if (second) second.value = '';
}
