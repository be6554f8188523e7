import CancelOutlined from '@mui/icons-material/CancelOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import type { Verdict } from '../../../electron/contract/serviceMap.ts';
import typography from '../../components/typography.module.css';
import { verdictLabel } from './mapLabels.ts';
import styles from './VerdictMark.module.css';

const icons = { proven: FactCheckOutlined, unproven: PendingOutlined, refuted: CancelOutlined };

/** What reading a few rows of the service said of an operation, as symbol and text. */
export function VerdictMark({ verdict }: { readonly verdict: Verdict }) {
  const Icon = icons[verdict];
  return (
    <span className={`${typography.caption} ${styles.verdict}`} data-verdict={verdict}>
      <Icon fontSize="inherit" />
      {verdictLabel(verdict)}
    </span>
  );
}
