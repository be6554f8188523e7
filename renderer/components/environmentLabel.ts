import type { EnvironmentKind } from '../../electron/contract/settings.ts';
import { t } from '../../i18n/page/t.ts';

interface EnvironmentLabels {
  readonly name: string;
  /** The purpose of the environment, in a sentence. */
  readonly purpose: string;
  /** The placeholder of its address field. */
  readonly example: string;
}

const examples = {
  demo: '',
  sandbox: 'https://sandbox.example.com',
  testing: 'https://staging.example.com',
  production: 'https://clinic.example.com',
  gateway: 'https://gateway.example.com',
} as const satisfies Record<EnvironmentKind, string>;

export function environmentLabel(kind: EnvironmentKind): EnvironmentLabels {
  return { name: t(`general.${kind}`), purpose: t(`general.${kind}Purpose`), example: examples[kind] };
}
