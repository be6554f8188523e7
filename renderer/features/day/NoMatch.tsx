import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import styles from './DayPage.module.css';

/** A day that has appointments, none of which the filter lets through. */
export function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <>
      <EmptyState title={say('day.noMatch')}>{say('day.noMatchWords')}</EmptyState>
      <div className={styles.action}>
        <Action onClick={onClear}>{say('day.showWhole')}</Action>
      </div>
    </>
  );
}
