import type { Ref } from 'react';
import { Link } from 'wouter';
import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';
import { CopyTextAction } from '../../components/CopyTextAction.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { formsPath } from '../../lib/paths.ts';
import styles from './FormsPage.module.css';
import type { FormEnd } from './formDraft.ts';

interface FormNoticeProps {
  readonly end: FormEnd | null;
  /** What is wrong and belongs to no field. */
  readonly words: readonly string[];
  /** How many fields are not right. */
  readonly problems: number;
  /** Where the focus goes when it has ended. */
  readonly outcome: Ref<HTMLParagraphElement>;
  readonly onSettle: (how: 'done' | 'notDone') => void;
  readonly onStartAnew: () => void;
  readonly onRetry: () => void;
}

/** What came of it, and what to do now. */
export function FormNotice({ end, words, problems, outcome, onSettle, onStartAnew, onRetry }: FormNoticeProps) {
  switch (end?.kind) {
    case 'done':
      return (
        <div className={styles.notice} data-tone="good">
          <p className={styles.outcome} role="status" ref={outcome} tabIndex={-1}>
            {end.id === null ? say('forms.done') : say('forms.doneAs', { id: end.id })}
          </p>
          <div className={styles.noticeActions}>
            {end.id !== null && <CopyTextAction text={end.id} of={end.id} />}
            <Action onClick={onStartAnew}>{say('forms.another')}</Action>
            <Link href={formsPath} className={styles.way ?? ''}>
              {say('forms.toForms')}
            </Link>
          </div>
        </div>
      );
    case 'unknown':
      return (
        <div className={styles.notice} data-tone="caution">
          <div role="alert">
            <p className={`${styles.noticeTitle} ${styles.outcome}`} ref={outcome} tabIndex={-1}>
              {end.message}
            </p>
            <p>
              {end.action} {say('forms.neverAgain')}
            </p>
          </div>
          <div className={styles.noticeActions}>
            <Action onClick={() => onSettle('done')}>{say('forms.wasDone')}</Action>
            <Action onClick={() => onSettle('notDone')}>{say('forms.wasNotDone')}</Action>
          </div>
        </div>
      );
    case 'notOffered':
      return <FailureNotice failure={{ kind: 'notOffered', message: say('forms.notOffered'), action: end.why }} />;
    case 'failed':
      return <FailureNotice failure={end.failure} kept={say('forms.typed')} onRetry={onRetry} />;
    case undefined:
      if (words.length === 0 && problems === 0) return null;
      return (
        <div className={styles.notice} data-tone="danger" role="alert">
          <p className={styles.noticeTitle}>
            {problems > 0 ? say('forms.problems', { count: problems }) : say('forms.refused')}
          </p>
          {words.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </div>
      );
  }
}
