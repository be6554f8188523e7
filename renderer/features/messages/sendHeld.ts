import type { ApolloClient } from '@apollo/client';
import { SendMessageDocument } from '../../../graphql/desk/generated/operations.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { discardDraft, readDraft, writeDraft } from '../../bridge/drafts.ts';
import { sendChange } from '../../data/sendChange.ts';
import type { Offer } from '../../domain/offers.ts';
import { currentTime } from '../../state/clock.ts';
import { sendSteps, singleStep } from '../../submission/sendSteps.ts';
import { resultIfClosed } from '../../submission/submissionResult.ts';
import { type HeldMessage, isStillHeld } from './heldMessages.ts';
import {
  draftAbout,
  type MessageDraft,
  type MessageResult,
  type MessageWork,
  newMessage,
  readMessageDraft,
} from './messageWork.ts';

/** The outcome of a held message; one that was discarded or changed in another window is not sent. */
export type HeldResult = MessageResult | { readonly __typename: 'Done' } | { readonly __typename: 'ElsewhereChanged' };

interface Sending {
  readonly apollo: ApolloClient;
  readonly bridge: Bridge;
  readonly mark: string;
  readonly message: HeldMessage;
  readonly offer: Offer;
  readonly isSaved: boolean;
  readonly isAlive: () => boolean;
}

/** Sends it once; null where the page closed first and only the draft remains. */
export async function sendHeld({
  apollo,
  bridge,
  mark,
  message,
  offer,
  isSaved,
  isAlive,
}: Sending): Promise<HeldResult | null> {
  const draft = isSaved ? readMessageDraft(await readDraft(bridge, mark, message.id)) : null;
  if (isSaved && !isStillHeld(draft, message)) return { __typename: 'ElsewhereChanged' };
  if (!isAlive()) return null;
  const sentAt = currentTime();
  const sent = await sendSteps<MessageWork, 'sendMessage'>(
    message.work,
    {
      next: singleStep('sendMessage'),
      async send(_step, work) {
        if (isAlive()) return sendChange(apollo, SendMessageDocument, { message: newMessage(work, offer) });
        await saveMessage(bridge, mark, message, {});
        return { __typename: 'NotOffered', why: '' };
      },
    },
    {
      // If the window closes during the request, the outcome is unknown.
      onStart: async () => {
        await saveMessage(bridge, mark, message, { end: resultIfClosed('sendMessage'), sentAt });
      },
    },
  );
  if (sent.kind === 'done') {
    await discardDraft(bridge, message.id);
    return { __typename: 'Done' };
  }
  if (!isAlive() && sent.result.__typename === 'NotOffered') return null;
  await saveMessage(bridge, mark, message, { end: sent.result, sentAt });
  return sent.result;
}

export async function saveMessage(
  bridge: Bridge,
  mark: string,
  { id, work, startedAt }: HeldMessage,
  { end = null, hold = null, sentAt = 0 }: Partial<MessageDraft>,
): Promise<boolean> {
  const content = { work, end, hold, sentAt };
  const answer = await writeDraft(bridge, mark, {
    id,
    content,
    about: draftAbout(id, work),
    startedAt,
  });
  return answer.ok;
}
