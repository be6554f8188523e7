import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import styles from './DayPage.module.css';

/** A day that has appointments, none of which the filter lets through. */
export function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <>
      <EmptyState title="Nothing on this day matches the filter">The counts above are of the whole day.</EmptyState>
      <div className={styles.action}>
        <Action onClick={onClear}>Show the whole day</Action>
      </div>
    </>
  );
}
