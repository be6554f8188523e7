import { memo, useState } from 'react';
import type { Channels } from '../../../electron/contract/channels.ts';
import { DirectoryDocument, type DirectoryStateFragment } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { useActions } from '../../actions/useActions.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { flawCountText } from '../../components/flawText.ts';
import { createLazyPart } from '../../components/LazyPart.tsx';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { clockText } from '../../lib/momentText.ts';
import { useNow } from '../../hooks/useNow.ts';
import styles from './DirectoryLine.module.css';

const flawsDialog = createLazyPart(() => import('../../components/FlawsDialog.tsx').then((part) => part.FlawsDialog));

/** How many clients this computer knows. Its height is fixed, so that nothing below it moves. */
export const DirectoryLine = memo(function DirectoryLine() {
  const bridge = useBridge();
  const directory = useDeskQuery(DirectoryDocument, {}).data?.directory;
  const now = useNow();
  const [listed, setListed] = useState(false);
  const control = (to: Channels['directory:control']['request']['to']): void => {
    void bridge.request('directory:control', { to });
  };
  const state = directory?.state ?? null;
  const isSettled = state === 'complete' || state === 'incomplete';
  useActions({
    'directory.reread': isSettled ? () => control('reread') : undefined,
    'directory.pause': state === 'reading' || state === 'waiting' ? () => control('pause') : undefined,
    'directory.resume': state === 'paused' ? () => control('resume') : undefined,
  });
  if (!directory) return <div className={styles.line} />;
  const { failure, flawCount, asOf, expected, read } = directory;
  const label = directoryLabel(directory, asOf && clockText(asOf, now));
  if (label === null) return <div className={styles.line} data-empty="" />;

  return (
    <div className={styles.line} role="group" aria-label={t('clients.allClients')} data-state={state}>
      {/* Announcing a count twice a second would be noise. */}
      <p className={styles.label} aria-live={state === 'reading' ? 'off' : 'polite'}>
        {label}
        {failure && state !== 'reading' && (
          <>
            {' '}
            {failure.message} {failure.action} {state === 'waiting' && t('clients.goesOnItself')}
          </>
        )}
      </p>
      {flawCount > 0 && (
        <button type="button" className={styles.link} onClick={() => setListed(true)}>
          {flawCountText(flawCount)}
        </button>
      )}
      {state === 'reading' && (
        <button type="button" className={styles.link} onClick={() => control('pause')}>
          {t('clients.pause')}
        </button>
      )}
      {(state === 'paused' || state === 'waiting') && (
        <button type="button" className={styles.link} onClick={() => control('resume')}>
          {state === 'paused' ? t('clients.resume') : t('clients.resumeNow')}
        </button>
      )}
      {(state === 'reading' || state === 'paused' || state === 'waiting') && (
        <progress
          className={styles.progress}
          aria-label={t('clients.read')}
          {...(expected !== null && { value: Math.min(read, expected), max: Math.max(1, expected) })}
        />
      )}
      {listed && <flawsDialog.Part onClose={() => setListed(false)} />}
    </div>
  );
});

/** The progress of reading all clients as a sentence; null where the service has no list. */
export function directoryLabel(directory: DirectoryStateFragment, asOf: string | null): string | null {
  const { state, read, expected, completeAsOf } = directory;
  const far = expected === null ? read : t('clients.far', { read, expected: Math.max(read, expected) });
  switch (state) {
    case 'notOffered':
      return null;
    case 'reading':
      if (completeAsOf !== null) return t('clients.readingAgain', { far });
      return expected === null ? t('clients.readingSoFar', { read }) : t('clients.reading', { far });
    case 'paused':
      return t('clients.paused', { far });
    case 'waiting':
      return t('clients.waiting', { far });
    case 'complete':
      return asOf === null
        ? t('clients.complete', { count: read })
        : t('clients.completeAsOf', { count: read, moment: asOf });
    case 'incomplete':
      return asOf === null
        ? t('clients.incomplete', { count: read })
        : t('clients.incompleteAsOf', { count: read, moment: asOf });
  }
}
