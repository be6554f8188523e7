import { subjectName } from '../appointmentWords.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import styles from './ChangeDialog.module.css';
import type { Clash } from './changeDesk.ts';
import { differencesOf, wishWords } from './changeWords.ts';

interface ConflictDialogProps {
  readonly clash: Clash;
  readonly onSettle: (how: 'again' | 'keep') => void;
}

/** What the person saw, what it has become, and what she wanted: she decides, nobody else does. */
export function ConflictDialog({ clash, onSettle }: ConflictDialogProps) {
  const { wish, seen, now } = clash;
  const name = subjectName(seen.appointment);
  const keep = (): void => onSettle('keep');
  const wanted = wishWords(wish, seen.appointment, seen.day);
  const wishLine = wanted.length > 0 && <p className={styles.wish}>You wanted: {wanted.join(' · ')}</p>;
  if (!now) {
    return (
      <ChangeDialog
        title={`${name} is not there any more`}
        does={{ word: 'All right', look: 'primary' }}
        keeps="Close"
        onClose={keep}
        onDo={keep}
      >
        <p>Somebody else took this appointment away in the meantime. Nothing was sent.</p>
        {wishLine}
      </ChangeDialog>
    );
  }
  const differences = differencesOf(seen.appointment, now, seen.day);
  return (
    <ChangeDialog
      title={`Somebody else changed ${name} first`}
      does={{ word: 'Do it anyway', look: 'primary' }}
      keeps="Keep theirs"
      onClose={keep}
      onDo={() => onSettle('again')}
    >
      <p>Nothing was sent yet.</p>
      {differences.length > 0 ? (
        <table className={styles.difference}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">What</span>
              </th>
              <th scope="col">You saw</th>
              <th scope="col">It is now</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <tr key={difference.word}>
                <th scope="row">{difference.word}</th>
                <td>{difference.seen}</td>
                <td>{difference.now}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={styles.soft}>What has changed is nothing that is shown here.</p>
      )}
      {wishLine}
    </ChangeDialog>
  );
}
