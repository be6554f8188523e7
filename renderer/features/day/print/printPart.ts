import { createLazyPart } from '../../../components/LazyPart.tsx';
import type { PrintDialogProps } from './PrintDialog.tsx';

/** The print dialog, loaded on first use. */
export const printDialog = createLazyPart<PrintDialogProps>(() =>
  import('./PrintDialog.tsx').then(({ PrintDialog }) => PrintDialog),
);
