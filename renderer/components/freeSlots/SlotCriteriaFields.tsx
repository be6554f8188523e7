import { type KeyboardEvent, type RefObject, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { Choice } from '../Choice.tsx';
import { Field } from '../Field.tsx';
import { TimeInput } from '../TimeInput.tsx';
import type { Weekday } from '../../lib/dateNames.ts';
import { addDays, formatPlainDate } from '../../lib/dates.ts';
import { displayLocale } from '../../lib/locale.ts';
import { firstWeekday } from '../../lib/weeks.ts';
import { criteriaVariables, type SlotCriteria } from './slotCriteria.ts';
import styles from './SlotCriteriaFields.module.css';

interface SlotCriteriaFieldsProps {
  readonly criteria: SlotCriteria;
  /** The group of weekdays, which takes the focus. */
  readonly group: RefObject<HTMLDivElement | null>;
  readonly onChange: (criteria: SlotCriteria) => void;
}

/** A Monday, to name weekdays by. */
const monday = '2026-11-16';
const first = firstWeekday();
const weekdays = Array.from({ length: 7 }, (_day, index) => (((first - 1 + index) % 7) + 1) as Weekday);
const parts = ['any', 'morning', 'afternoon', 'hours'] as const;
const partKeys = {
  any: 'booking.anyTime',
  morning: 'booking.morning',
  afternoon: 'booking.afternoon',
  hours: 'booking.hours',
} as const;

/**
 * On which weekdays and at which time of the day. One weekday is reached by Tab, the others by arrows or by their first
 * letter; Space chooses.
 */
export function SlotCriteriaFields({ criteria, group, onChange }: SlotCriteriaFieldsProps) {
  const [roved, setRoved] = useState(weekdays[0]);
  const rove = (day: Weekday | undefined): void => {
    if (day === undefined) return;
    setRoved(day);
    group.current?.querySelector<HTMLElement>(`[data-weekday="${day}"]`)?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = weekdayByKey(event.key, roved);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    rove(next);
  };
  const toggle = (day: Weekday): void => {
    const chosen = criteria.weekdays.includes(day)
      ? criteria.weekdays.filter((each) => each !== day)
      : [...criteria.weekdays, day];
    setRoved(day);
    onChange({ ...criteria, weekdays: chosen });
  };
  const isWrong = criteriaVariables(criteria) === null;
  return (
    <div className={styles.criteria}>
      <div className={styles.days} role="group" aria-label={t('booking.slotDays')} ref={group}>
        {weekdays.map((day) => (
          <button
            key={day}
            type="button"
            className={styles.day}
            data-weekday={day}
            title={nameOf(day, 'long')}
            aria-pressed={criteria.weekdays.includes(day)}
            tabIndex={day === roved ? 0 : -1}
            onClick={() => toggle(day)}
            onKeyDown={press}
          >
            {nameOf(day, 'short')}
          </button>
        ))}
      </div>
      <Choice
        label={t('booking.slotHours')}
        value={criteria.part}
        options={parts.map((value) => ({ value, label: t(partKeys[value]) }))}
        onChange={(value) => onChange({ ...criteria, part: parts.find((each) => each === value) ?? 'any' })}
      />
      {criteria.part === 'hours' && (
        <div className={styles.hours}>
          {(['earliest', 'latest'] as const).map((field) => (
            <Field key={field} name={`slots.${field}`} label={t(`booking.${field}`)}>
              {(control) => (
                <TimeInput
                  {...control}
                  value={criteria[field]}
                  aria-invalid={isWrong || undefined}
                  onChange={(time) => onChange({ ...criteria, [field]: time })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
      {isWrong && (
        <p className={styles.problem} role="alert">
          {t('booking.hoursProblem')}
        </p>
      )}
    </div>
  );
}

function nameOf(day: Weekday, weekday: 'long' | 'short'): string {
  return formatPlainDate(addDays(monday, day - 1), { weekday });
}

/** The weekday that an arrow or a first letter leads to; null where the key means something else. */
function weekdayByKey(key: string, current: Weekday | undefined): Weekday | null {
  const place = weekdays.findIndex((day) => day === current);
  if (key === 'ArrowRight') return weekdays[(place + 1) % 7] ?? null;
  if (key === 'ArrowLeft') return weekdays[(place + 6) % 7] ?? null;
  const letter = key.toLocaleLowerCase(displayLocale);
  const following = [...weekdays.slice(place + 1), ...weekdays.slice(0, place + 1)];
  const named = following.find((day) => nameOf(day, 'long').toLocaleLowerCase(displayLocale).startsWith(letter));
  return key.length === 1 && key !== ' ' ? (named ?? null) : null;
}
