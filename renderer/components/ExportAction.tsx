import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useId } from 'react';
import styles from './ExportAction.module.css';

interface ExportActionProps {
  readonly label: string;
  readonly disabled: boolean;
  /** Why it is not for the person who is signed in; null where it is. */
  readonly why?: string | null;
  readonly onExport: () => void;
}

/** Exports the table of a screen. It keeps the focus while disabled. */
export function ExportAction({ label, disabled, why = null, onExport }: ExportActionProps) {
  const id = useId();
  const isDisabled = disabled || why !== null;
  return (
    <>
      <button
        type="button"
        className={styles.export}
        aria-keyshortcuts="Control+Shift+E"
        aria-disabled={isDisabled || undefined}
        aria-describedby={why === null ? undefined : id}
        title={why ?? undefined}
        onClick={() => {
          if (!isDisabled) onExport();
        }}
      >
        <FileDownloadOutlined />
        {label}
      </button>
      {why !== null && (
        <span id={id} className="visually-hidden">
          {why}
        </span>
      )}
    </>
  );
}
