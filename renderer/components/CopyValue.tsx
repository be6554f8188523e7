import Check from '@mui/icons-material/Check';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { useEffect, useState } from 'react';
import { copyText } from '../lib/copyText.ts';
import styles from './CopyValue.module.css';

interface CopyValueProps {
  readonly value: string;
  /** What the value is, such as Mobile. */
  readonly label?: string | null;
}

/** A value that one click puts on the clipboard. */
export function CopyValue({ value, label }: CopyValueProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <button
      type="button"
      className={styles.copy}
      title="Copy"
      onClick={() => void copyText(value).then((copied) => setState(copied ? 'copied' : 'refused'))}
    >
      <span className={styles.value}>
        <span className="visually-hidden">Copy </span>
        {value}
      </span>
      {label && <span className={styles.label}>{label}</span>}
      <span className={styles.answer} role="status">
        {state === 'copied' && 'Copied'}
        {state === 'refused' && 'Could not copy'}
      </span>
      {state === 'copied' ? <Check fontSize="inherit" /> : <ContentCopyOutlined fontSize="inherit" />}
    </button>
  );
}
