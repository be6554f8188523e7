import Close from '@mui/icons-material/Close';
import { useEffect, useRef } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { IconAction } from '../../../components/Action.tsx';
import { Choice } from '../../../components/Choice.tsx';
import { DateInput } from '../../../components/DateInput.tsx';
import { Field } from '../../../components/Field.tsx';
import typography from '../../../components/typography.module.css';
import type { BookingField } from '../checkBooking.ts';
import type { Booking } from '../useBooking.ts';
import { editRepeat } from './editGroup.ts';
import styles from './GroupFields.module.css';
import { isLastOfMonth, maxDates, type Repeat, repeatUnits } from './repeat.ts';

const unitKeys = { days: 'booking.unitDays', weeks: 'booking.unitWeeks', months: 'booking.unitMonths' } as const;

/** Every so many days, weeks or months, and until when. */
export function RepeatFields({ booking }: { readonly booking: Booking }) {
  const { work, problems, editGroup } = booking;
  const { repeat } = work.group;
  const change = (field: BookingField, to: Partial<Repeat>): void =>
    editGroup(field, (current) => editRepeat(current, to));
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // How often is what is typed most; the rest is usually right.
    const count = place.current?.querySelector<HTMLInputElement>('[data-field="repeat.count"]');
    count?.focus();
    count?.select();
  }, []);
  return (
    <section className={styles.repeat} aria-label={t('booking.repeats')} ref={place}>
      <div className={styles.every}>
        <Field name="repeat.every" label={t('booking.every')} required problem={problems.get('repeat.every')}>
          {(control) => (
            <input
              {...control}
              type="number"
              min={1}
              value={repeat.every}
              onChange={({ target: { value } }) => change('repeat.every', { every: value })}
            />
          )}
        </Field>
        <Choice
          label={t('booking.unit')}
          value={repeat.unit}
          options={repeatUnits.map((value) => ({ value, label: t(unitKeys[value]) }))}
          onChange={(value) => change('repeat.every', { unit: repeatUnits.find((each) => each === value) ?? 'weeks' })}
        />
      </div>
      <div className={styles.ends}>
        <Choice
          label={t('booking.ends')}
          value={repeat.ends}
          options={[
            { value: 'count', label: t('booking.endsAfter') },
            { value: 'date', label: t('booking.endsOn') },
          ]}
          onChange={(value) => change('repeat.count', { ends: value === 'date' ? 'date' : 'count' })}
        />
        {repeat.ends === 'count' ? (
          <Field
            name="repeat.count"
            label={t('booking.dates')}
            required
            problem={problems.get('repeat.count')}
            hint={t('booking.mostDates', { most: maxDates })}
          >
            {(control) => (
              <input
                {...control}
                type="number"
                min={1}
                max={maxDates}
                value={repeat.count}
                onChange={({ target: { value } }) => change('repeat.count', { count: value })}
              />
            )}
          </Field>
        ) : (
          <Field
            name="repeat.until"
            label={t('booking.until')}
            required
            problem={problems.get('repeat.until')}
            hint={t('booking.mostDates', { most: maxDates })}
          >
            {(control) => (
              <DateInput
                {...control}
                min={work.date}
                value={repeat.until}
                onChange={(until) => change('repeat.until', { until })}
              />
            )}
          </Field>
        )}
      </div>
      <div className={styles.remove}>
        <IconAction aria-label={t('booking.noRepeat')} onClick={() => change('repeat.count', { on: false })}>
          <Close fontSize="small" />
        </IconAction>
      </div>
      {repeat.unit === 'months' && isLastOfMonth(work.date) && (
        <label className={`${styles.lastDay} ${typography.small}`}>
          <input
            type="checkbox"
            checked={repeat.lastDay}
            onChange={({ target: { checked } }) => change('repeat.count', { lastDay: checked })}
          />
          {t('booking.lastDay')}
        </label>
      )}
    </section>
  );
}
