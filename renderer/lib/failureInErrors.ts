import type { Failure } from '../../electron/contract/failure.ts';
import { t } from '../../i18n/page/t.ts';

/** Said when it is read: it may be there before the page has learned its words. */
export const unexpectedFailure: Failure = {
  kind: 'internal',
  get message() {
    return t('general.unexpected');
  },
  get action() {
    return t('general.unexpectedNext');
  },
};

/** What to tell a person about the errors of an answer: the first that a reply of the service explains. */
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
