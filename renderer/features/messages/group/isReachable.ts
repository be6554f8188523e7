import type { Recipient } from '../../../state/dialogs.ts';
import { isShortKind } from '../messageWork.ts';

/** Whether a message can reach a client by a channel, as far as is known here; without one, by any address. */
export function isReachable({ phones, emails }: Recipient, channel: string): boolean {
  if (/mail/i.test(channel)) return emails.length > 0;
  if (isShortKind(channel)) return phones.length > 0;
  return phones.length > 0 || emails.length > 0;
}
