import type { Ref } from 'react';
import { Link } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { CopyTextAction } from '../../components/CopyTextAction.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { formsPath } from '../../lib/paths.ts';
import notice from '../../components/notice.module.css';
import styles from './FormsPage.module.css';
import type { SubmissionResult } from '../../submission/submissionResult.ts';
import type { FormStep } from './formDraft.ts';

interface FormNoticeProps {
  readonly result: SubmissionResult<FormStep> | null;
  /** Set on success. */
  readonly done: { readonly id: string | null } | null;
  /** Problems that belong to no field. */
  readonly messages: readonly string[];
  /** The number of fields with problems. */
  readonly problems: number;
  /** The target of the focus on completion. */
  readonly outcome: Ref<HTMLParagraphElement>;
  readonly onSettle: (how: 'done' | 'notDone') => void;
  readonly onStartAnew: () => void;
  readonly onRetry: () => void;
}

/** The outcome, and the next step. */
export function FormNotice(props: FormNoticeProps) {
  const { result, done, messages, problems, outcome, onSettle, onStartAnew, onRetry } = props;
  if (done)
    return (
      <div className={`${notice.frame} ${styles.notice}`} data-tone="good">
        <p className={styles.outcome} role="status" ref={outcome} tabIndex={-1}>
          {done.id === null ? t('forms.done') : t('forms.doneAs', { id: done.id })}
        </p>
        <div className={styles.noticeActions}>
          {done.id !== null && <CopyTextAction text={done.id} of={done.id} />}
          <Action onClick={onStartAnew}>{t('forms.another')}</Action>
          <Link href={formsPath} className={styles.way ?? ''}>
            {t('forms.toForms')}
          </Link>
        </div>
      </div>
    );
  switch (result?.__typename) {
    case 'OutcomeUnknown':
      return (
        <div className={`${notice.frame} ${styles.notice}`} data-tone="caution">
          <div role="alert">
            <p className={`${notice.title} ${styles.outcome}`} ref={outcome} tabIndex={-1}>
              {result.message}
            </p>
            <p>
              {result.action} {t('forms.neverAgain')}
            </p>
          </div>
          <div className={styles.noticeActions}>
            <Action onClick={() => onSettle('done')}>{t('forms.wasDone')}</Action>
            <Action onClick={() => onSettle('notDone')}>{t('forms.wasNotDone')}</Action>
          </div>
        </div>
      );
    case 'NotOffered':
      return <FailureNotice failure={{ kind: 'notOffered', message: t('forms.notOffered'), action: result.why }} />;
    case 'Failed':
      return <FailureNotice failure={result.failure} kept={t('forms.typed')} onRetry={onRetry} />;
    case undefined:
    case 'Unidentified':
    case 'Conflict':
    case 'Refused':
      if (messages.length === 0 && problems === 0) return null;
      return (
        <div className={`${notice.frame} ${styles.notice}`} data-tone="danger" role="alert">
          <p className={notice.title}>{problems > 0 ? t('forms.problems', { count: problems }) : t('forms.refused')}</p>
          {messages.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </div>
      );
  }
}
