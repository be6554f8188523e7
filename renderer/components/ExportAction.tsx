import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import styles from './ExportAction.module.css';

interface ExportActionProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onExport: () => void;
}

/** Exports the table of a screen. It keeps the focus while disabled. */
export function ExportAction({ label, disabled, onExport }: ExportActionProps) {
  return (
    <button
      type="button"
      className={styles.export}
      aria-keyshortcuts="Control+Shift+E"
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onExport();
      }}
    >
      <FileDownloadOutlined />
      {label}
    </button>
  );
}
