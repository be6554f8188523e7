import CalendarMonth from '@mui/icons-material/CalendarMonth';
import { useRef } from 'react';
import { IconAction } from '../../components/Action.tsx';
import { isPlainDate } from '../../lib/plainDate.ts';
import styles from './DateChoice.module.css';

interface DateChoiceProps {
  readonly date: string | undefined;
  readonly onDate: (date: string) => void;
}

/** A calendar button over the browser's own date field, which knows every keyboard and screen reader. */
export function DateChoice({ date, onDate }: DateChoiceProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <span className={styles.choice}>
      <IconAction aria-label="Choose a date" onClick={() => field.current?.showPicker()}>
        <CalendarMonth />
      </IconAction>
      <input
        ref={field}
        className={styles.field}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={date ?? ''}
        onChange={(event) => {
          if (isPlainDate(event.target.value)) onDate(event.target.value);
        }}
      />
    </span>
  );
}
