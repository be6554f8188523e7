import type { ConnectableEnvironment, Keys } from '../../../electron/contract/settings.ts';

/** The key fields of a form. They are read when it is sent and held by nobody: no state, no cache, no log. */
export interface KeyInputs {
  readonly first: HTMLInputElement | null;
  readonly second: HTMLInputElement | null;
}

/** What was typed, without the blanks that copying brings along; null asks for the kept key. */
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
