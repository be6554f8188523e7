import type { NoticeText } from '../components/ChangeNotice.tsx';
import { notSentText } from './notSentText.ts';
import { type FieldOf, generalMessages, type SubmissionResult } from './submissionResult.ts';

type Refused<Step extends string> = Extract<SubmissionResult<Step>, { readonly __typename: 'Refused' }>;

interface ResultTexts<Step extends string> {
  /** What was not done: nothing, or nothing else. */
  readonly nothingDone: string;
  /** For a refusal whose reasons are all at fields. */
  readonly notAccepted: string;
  /** The next step after a refusal. */
  readonly correct?: string;
  /** Precedes the reason why the service does not offer a step. */
  readonly notOffered?: string;
  readonly fieldOf: FieldOf<Step, string>;
  readonly retry?: { readonly label: string; readonly run: () => void };
}

/** The results whose next step each form defines. */
export type OwnResult<Step extends string> = Exclude<
  SubmissionResult<Step>,
  Refused<Step> | { readonly __typename: 'NotOffered' | 'Failed' }
>;

/** Why a form stopped, with the one next step. `own` supplies the text where each form has its own. */
export function resultNotice<Step extends string>(
  result: SubmissionResult<Step> | null,
  { nothingDone, notAccepted, correct = '', notOffered = '', fieldOf, retry }: ResultTexts<Step>,
  own: (result: OwnResult<Step>) => NoticeText | null,
): NoticeText | null {
  if (result === null) return null;
  switch (result.__typename) {
    case 'Refused': {
      const messages = generalMessages(result, fieldOf);
      return {
        tone: 'danger',
        title: messages.length > 0 ? messages.join(' ') : notAccepted,
        more: `${nothingDone} ${correct}`.trim(),
      };
    }
    case 'NotOffered':
      return { tone: 'danger', title: `${notOffered} ${result.why}`.trim(), more: nothingDone };
    case 'Failed':
      return {
        tone: 'danger',
        title: result.failure.message,
        more: notSentText(nothingDone, result.failure),
        ...(retry && { action: retry }),
      };
    case 'Conflict':
    case 'OutcomeUnknown':
    case 'Unidentified':
      return own(result);
  }
}
