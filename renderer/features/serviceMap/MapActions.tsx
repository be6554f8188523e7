import { type ChangeEvent, useRef, useState } from 'react';
import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';
import { ImportMapDialog } from './ImportMapDialog.tsx';
import styles from './MapActions.module.css';
import type { Work } from './useMapWork.ts';

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

export function MapActions({ work, ready, hasCorrections, onReadAgain, onStop, onExport, onImport }: MapActionsProps) {
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
