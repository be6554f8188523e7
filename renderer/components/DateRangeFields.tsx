import { t } from '../../i18n/page/t.ts';
import { DateInput } from './DateInput.tsx';
import typography from './typography.module.css';
import styles from './DateRangeFields.module.css';

interface DateRange {
  readonly from: string;
  readonly to: string;
}

interface DateRangeFieldsProps {
  /** Plain dates; empty where there is none. */
  readonly range: DateRange;
  readonly isInvalid: boolean;
  /** The id of the text that says what may be chosen, or what is wrong. */
  readonly describedBy?: string | undefined;
  readonly onChange: (range: DateRange) => void;
}

/** From one day to another, in a line. */
export function DateRangeFields({ range, isInvalid, describedBy, onChange }: DateRangeFieldsProps) {
  return (['from', 'to'] as const).map((end) => (
    <label key={end} className={`${typography.secondary} ${styles.field}`}>
      {t(`reports.${end}`)}
      <DateInput
        value={range[end]}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={(date) => onChange({ ...range, [end]: date })}
      />
    </label>
  ));
}
