import Check from '@mui/icons-material/Check';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { t } from '../../i18n/page/t.ts';
import { useCopy } from '../hooks/useCopy.ts';
import typography from './typography.module.css';
import styles from './CopyValue.module.css';

interface CopyValueProps {
  readonly value: string;
  /** What the value is, such as “Mobile”. */
  readonly label?: string | null;
}

/** A value that one click copies to the clipboard. */
export function CopyValue({ value, label }: CopyValueProps) {
  const [state, copy] = useCopy(value);

  return (
    <button type="button" className={styles.copy} title={t('general.copy')} onClick={copy}>
      <span className={`${typography.numbers} ${typography.breakable}`}>
        <span className="visually-hidden">{t('general.copyOfValue')} </span>
        {value}
      </span>
      {label && <span className={typography.caption}>{label}</span>}
      <span className={styles.answer} role="status">
        {state === 'copied' && t('general.copied')}
        {state === 'refused' && t('general.notCopied')}
      </span>
      {state === 'copied' ? <Check fontSize="inherit" /> : <ContentCopyOutlined fontSize="inherit" />}
    </button>
  );
}
