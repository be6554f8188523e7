import ArrowBack from '@mui/icons-material/ArrowBack';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { type ChangeEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { MapView } from '../../../electron/contract/serviceMap.ts';
import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';
import { EnvironmentBadge } from '../../components/EnvironmentBadge.tsx';
import { momentText } from '../../lib/momentText.ts';
import styles from './MapHeader.module.css';
import { progressText, sourceText } from './mapLabels.ts';
import type { Work } from './useServiceMap.ts';

interface MapHeaderProps {
  readonly view: MapView | null;
  readonly work: Work;
  readonly hasCorrections: boolean;
  readonly onReadAgain: () => void;
  readonly onStop: () => void;
  readonly onExport: () => void;
  readonly onImport: (file: File) => void;
}

export function MapHeader({ view, work, ...actions }: MapHeaderProps) {
  return (
    <header className={styles.header}>
      <Link href="/settings" className={styles.back ?? ''}>
        <ArrowBack fontSize="inherit" />
        {say('general.settings')}
      </Link>
      <div className={styles.line}>
        <div className={styles.subject}>
          <h1 className={styles.title}>{say('serviceMap.title')}</h1>
          {view?.organization && (
            <p className={styles.organization}>
              {say('serviceMap.ofOrganization', { organization: view.organization })}
            </p>
          )}
          {view && <EnvironmentBadge kind={view.environment} />}
        </div>
        <MapActions work={work} ready={view !== null} {...actions} />
      </div>
      <MapOrigin view={view} work={work} />
    </header>
  );
}

interface MapActionsProps {
  readonly work: Work;
  readonly ready: boolean;
  /** Whether a map from a file would replace what somebody has corrected. */
  readonly hasCorrections: boolean;
  readonly onReadAgain: () => void;
  readonly onStop: () => void;
  readonly onExport: () => void;
  readonly onImport: (file: File) => void;
}

function MapActions({ work, ready, hasCorrections, onReadAgain, onStop, onExport, onImport }: MapActionsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<File | null>(null);
  const reading = work.kind === 'reading';
  const off = !ready || work.kind !== 'idle';

  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    // Else choosing the same file again, once it is mended, would be no change.
    event.target.value = '';
    if (!file) return;
    if (hasCorrections) setAsked(file);
    else onImport(file);
  };

  return (
    <div className={styles.actions}>
      {/* One button for both, as the focus stays with it. */}
      <Action aria-disabled={reading ? undefined : off || undefined} onClick={readOrStop}>
        {reading ? say('serviceMap.stopReading') : say('general.readAgain')}
      </Action>
      <Action aria-disabled={off || undefined} onClick={off ? undefined : onExport}>
        {say('serviceMap.exportMap')}
      </Action>
      <Action aria-disabled={off || undefined} onClick={off ? undefined : () => input.current?.click()}>
        {say('serviceMap.importMap')}
      </Action>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={say('serviceMap.mapFile')}
        onChange={take}
      />
      {asked && (
        <ImportMapDialog
          name={asked.name}
          onClose={() => setAsked(null)}
          onImport={() => {
            setAsked(null);
            onImport(asked);
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

interface ImportMapDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onImport: () => void;
}

function ImportMapDialog({ name, onClose, onImport }: ImportMapDialogProps) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="import-map-title">
      <DialogTitle id="import-map-title">{say('serviceMap.importTitle', { file: name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ fontSize: 14 }}>{say('serviceMap.importWords')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Action onClick={onClose}>{say('serviceMap.keepThis')}</Action>
        <Action look="primary" onClick={onImport}>
          {say('serviceMap.useFile')}
        </Action>
      </DialogActions>
    </Dialog>
  );
}

/** Where the map comes from; while the schema is read, how far that is, in the same place. */
function MapOrigin({ view, work }: { readonly view: MapView | null; readonly work: Work }) {
  const reading = work.kind === 'reading';
  const progress = reading ? work.progress : null;
  const share = progress && progress.wanted > 0 ? Math.min(100, (100 * progress.read) / progress.wanted) : null;
  return (
    <div className={styles.origin}>
      <p className={styles.words} data-hidden={reading ? '' : undefined}>
        {view && originText(view)}
      </p>
      <p className="visually-hidden" role="status">
        {reading && say('serviceMap.readingSchema')}
      </p>
      {reading && (
        <div className={styles.progress}>
          <p>{progressText(progress)}</p>
          <LinearProgress
            aria-label={say('serviceMap.readingSchema')}
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
    view.readAt !== null && say('serviceMap.lastRead', { moment: momentText(view.readAt) }),
    view.types !== null && say('serviceMap.types', { count: view.types }),
  ].filter(Boolean);
  return [sourceText(view), facts.join(' · ')].join(' ').trim();
}
