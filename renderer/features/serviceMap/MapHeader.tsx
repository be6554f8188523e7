import LinearProgress from '@mui/material/LinearProgress';
import { type ChangeEvent, useRef, useState } from 'react';
import type { MapView } from '../../../electron/contract/serviceMap.ts';
import { t } from '../../../i18n/page/t.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { ConfirmationDialog } from '../../components/ConfirmationDialog.tsx';
import { Action } from '../../components/Action.tsx';
import { EnvironmentBadge } from '../../components/EnvironmentBadge.tsx';
import { momentText } from '../../lib/momentText.ts';
import typography from '../../components/typography.module.css';
import styles from './MapHeader.module.css';
import { progressText, sourceText } from './mapLabels.ts';
import type { MapTask } from './useServiceMap.ts';

interface MapHeaderProps {
  readonly view: MapView | null;
  readonly task: MapTask;
  readonly hasCorrections: boolean;
  readonly onReadAgain: () => void;
  readonly onStop: () => void;
  readonly onExport: () => void;
  readonly onImport: (file: File) => void;
}

export function MapHeader({ view, task, ...actions }: MapHeaderProps) {
  return (
    <header className={styles.header}>
      <BackLink path="/settings">{t('general.settings')}</BackLink>
      <div className={styles.line}>
        <div className={styles.subject}>
          <PageTitle>{t('serviceMap.title')}</PageTitle>
          {view?.organization && (
            <p className={typography.soft}>{t('serviceMap.ofOrganization', { organization: view.organization })}</p>
          )}
          {view && <EnvironmentBadge kind={view.environment} />}
        </div>
        <MapActions task={task} ready={view !== null} {...actions} />
      </div>
      <MapOrigin view={view} task={task} />
    </header>
  );
}

interface MapActionsProps {
  readonly task: MapTask;
  readonly ready: boolean;
  /** Whether importing would discard corrections. */
  readonly hasCorrections: boolean;
  readonly onReadAgain: () => void;
  readonly onStop: () => void;
  readonly onExport: () => void;
  readonly onImport: (file: File) => void;
}

function MapActions({ task, ready, hasCorrections, onReadAgain, onStop, onExport, onImport }: MapActionsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [pendingFile, setPendingFile] = useState<File | null>(null);
  const reading = task.kind === 'reading';
  const off = !ready || task.kind !== 'idle';

  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    // Otherwise choosing the same file again would be no change.
    event.target.value = '';
    if (!file) return;
    if (hasCorrections) setPendingFile(file);
    else onImport(file);
  };

  return (
    <div className={styles.actions}>
      {/* One button for both, so that it keeps the focus. */}
      <Action aria-disabled={reading ? undefined : off || undefined} onClick={readOrStop}>
        {reading ? t('serviceMap.stopReading') : t('general.readAgain')}
      </Action>
      <Action aria-disabled={off || undefined} onClick={off ? undefined : onExport}>
        {t('serviceMap.exportMap')}
      </Action>
      <Action aria-disabled={off || undefined} onClick={off ? undefined : () => input.current?.click()}>
        {t('serviceMap.importMap')}
      </Action>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('serviceMap.mapFile')}
        onChange={take}
      />
      {pendingFile && (
        <ConfirmationDialog
          title={t('serviceMap.importTitle', { file: pendingFile.name })}
          text={t('serviceMap.importText')}
          cancelLabel={t('serviceMap.keepThis')}
          confirmLabel={t('serviceMap.useFile')}
          look="primary"
          onClose={() => setPendingFile(null)}
          onConfirm={() => {
            setPendingFile(null);
            onImport(pendingFile);
          }}
        />
      )}
    </div>
  );

  function readOrStop(): void {
    if (reading) onStop();
    else if (!off) onReadAgain();
  }
}

/** The origin of the map, or in the same place the progress of reading the schema. */
function MapOrigin({ view, task }: { readonly view: MapView | null; readonly task: MapTask }) {
  const reading = task.kind === 'reading';
  const progress = reading ? task.progress : null;
  const share = progress && progress.requested > 0 ? Math.min(100, (100 * progress.read) / progress.requested) : null;
  return (
    <div className={`${typography.secondary} ${styles.origin}`}>
      <p className={styles.text} data-hidden={reading ? '' : undefined}>
        {view && originText(view)}
      </p>
      <p className="visually-hidden" role="status">
        {reading && t('serviceMap.readingSchema')}
      </p>
      {reading && (
        <div className={styles.progress}>
          <p>{progressText(progress)}</p>
          <LinearProgress
            aria-label={t('serviceMap.readingSchema')}
            variant={share === null ? 'indeterminate' : 'determinate'}
            {...(share !== null && { value: share })}
          />
        </div>
      )}
    </div>
  );
}

function originText(view: MapView): string {
  const facts = [
    view.readAt !== null && t('serviceMap.lastRead', { moment: momentText(view.readAt) }),
    view.types !== null && t('serviceMap.types', { count: view.types }),
  ].filter(Boolean);
  return [sourceText(view), facts.join(' · ')].join(' ').trim();
}
