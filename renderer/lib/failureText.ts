import type { Failure } from '../../electron/contract/failure.ts';

/** A failure as one text: what happened, and the one next step. */
export function failureText({ message, action }: Pick<Failure, 'message' | 'action'>): string {
  return `${message} ${action}`;
}
