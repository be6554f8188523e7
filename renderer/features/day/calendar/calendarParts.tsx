import { createLazyPart } from '../../../components/LazyPart.tsx';
import type { CalendarDialogProps } from './CalendarDialog.tsx';
import styles from './WeekStrip.module.css';
import type { WeekStripProps } from './WeekStrip.tsx';

// What the first look at a day does not need.
export const calendarDialog = createLazyPart<CalendarDialogProps>(() =>
  import('./CalendarDialog.tsx').then(({ CalendarDialog }) => CalendarDialog),
);
export const weekStrip = createLazyPart<WeekStripProps>(
  () => import('./WeekStrip.tsx').then(({ WeekStrip }) => WeekStrip),
  () => <div className={styles.strip} />,
);
