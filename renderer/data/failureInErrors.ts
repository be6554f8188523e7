import type { Failure } from '../../electron/contract/failure.ts';
import { t } from '../../i18n/page/t.ts';

/** Looked up on reading, as a failure may exist before the messages are loaded. */
export const unexpectedFailure: Failure = {
  kind: 'internal',
  get message() {
    return t('general.unexpected');
  },
  get action() {
    return t('general.unexpectedNext');
  },
};

/** The text for the errors of a response: the first error that has a failure of the service. */
export function failureInErrors(
  errors: readonly { readonly extensions?: Readonly<Record<string, unknown>> | undefined }[],
): Failure {
  for (const { extensions } of errors) {
    const failure = extensions?.['failure'];
    if (isFailure(failure)) return failure;
  }
  return unexpectedFailure;
}

function isFailure(value: unknown): value is Failure {
  if (typeof value !== 'object' || value === null) return false;
  return ['kind', 'message', 'action'].every((name) => typeof Reflect.get(value, name) === 'string');
}
