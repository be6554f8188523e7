import { say } from '../../../../words/page/say.ts';
import { subjectName } from '../appointmentWords.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { ChangeConflict } from './change.ts';
import { differencesOf, requestWords } from './changeWords.ts';
import styles from './ChangeDialog.module.css';

interface ConflictDialogProps {
  readonly conflict: ChangeConflict;
  readonly onSettle: (how: 'again' | 'keep') => void;
}

/** What the person saw, what it has become, and what she wanted: she decides, nobody else does. */
export function ConflictDialog({ conflict, onSettle }: ConflictDialogProps) {
  const { request, seen, now } = conflict;
  const name = subjectName(seen.appointment);
  const keep = (): void => onSettle('keep');
  const wanted = requestWords(request, seen.appointment, seen.day);
  const requestLine = wanted.length > 0 && (
    <p className={styles.wish}>{say('changes.youWanted', { wishes: wanted.join(' · ') })}</p>
  );
  if (!now) {
    return (
      <ChangeDialog
        title={say('changes.gone', { name })}
        does={{ word: say('changes.allRight'), look: 'primary' }}
        keeps={say('general.close')}
        onClose={keep}
        onDo={keep}
      >
        <p>{say('changes.goneWords')}</p>
        {requestLine}
      </ChangeDialog>
    );
  }
  const differences = differencesOf(seen.appointment, now, seen.day);
  return (
    <ChangeDialog
      title={say('changes.changedFirst', { name })}
      does={{ word: say('changes.anyway'), look: 'primary' }}
      keeps={say('changes.keepTheirs')}
      onClose={keep}
      onDo={() => onSettle('again')}
    >
      <p>{say('changes.notSentYet')}</p>
      {differences.length > 0 ? (
        <table className={styles.difference}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{say('changes.what')}</span>
              </th>
              <th scope="col">{say('changes.youSaw')}</th>
              <th scope="col">{say('changes.isNow')}</th>
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
        <p className={styles.soft}>{say('changes.nothingShown')}</p>
      )}
      {requestLine}
    </ChangeDialog>
  );
}
