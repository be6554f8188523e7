import { DirectoryDocument } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { failureWords } from '../../lib/failureWords.ts';
import styles from './ClientsStep.module.css';

/** How far the reading of all clients has come, which begins by itself and holds nobody up. */
export function ClientsStep() {
  const directory = useDeskQuery(DirectoryDocument, {}).data?.directory;
  if (!directory) return null;
  const { state, read, expected, failure } = directory;
  return (
    <div className={styles.clients}>
      <p className={styles.words}>{words()}</p>
      {(state === 'reading' || state === 'waiting' || state === 'paused') && (
        <progress
          className={styles.progress}
          aria-label={say('connect.clients')}
          {...(expected !== null && { value: Math.min(read, expected), max: Math.max(1, expected) })}
        />
      )}
      {failure && state !== 'reading' && <p className={styles.words}>{failureWords(failure)}</p>}
    </div>
  );

  function words(): string {
    switch (state) {
      case 'notOffered':
        return say('connect.clientsNotOffered');
      case 'complete':
      case 'incomplete':
        return say('connect.clientsRead', { count: read });
      case 'reading':
      case 'waiting':
      case 'paused':
        return expected === null
          ? say('connect.clientsSoFar', { count: read })
          : say('connect.clientsReading', { read, expected: Math.max(read, expected) });
    }
  }
}
