import { type StatusView, statusLabel } from '../domain/stages.ts';
import styles from './StatusMark.module.css';

/** A status as colour and text. */
export function StatusMark({ status }: { readonly status: StatusView | null }) {
  return (
    <span className={styles.mark} data-stage={status?.stage ?? 'none'}>
      {statusLabel(status)}
    </span>
  );
}
