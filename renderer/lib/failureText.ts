import type { Failure } from '../../electron/contract/failure.ts';

/** A failure as one text: what happened, and the one thing to do next. */
export function failureText({ message, action }: Pick<Failure, 'message' | 'action'>): string {
  return `${message} ${action}`;
}
