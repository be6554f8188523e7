import { Fragment, type RefObject } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { currentTime } from '../../state/clock.ts';
import { formatInstantTime, wallDate } from '../../lib/wallTime.ts';
import { wallClock } from '../../lib/timeZone.ts';
import { Action } from '../Action.tsx';
import { dayTexts } from '../../lib/dayTexts.ts';
import { SlotCriteriaFields } from './SlotCriteriaFields.tsx';
import { type FreeSlot, namesIn } from './slots.ts';
import typography from '../typography.module.css';
import styles from './SlotList.module.css';
import { slotCount, type useFreeSlots } from './useFreeSlots.ts';

interface SlotListProps {
  readonly free: ReturnType<typeof useFreeSlots>;
  readonly timeZone: string | null;
  /** Whether a slot matches the fields. */
  readonly isTaken: (slot: FreeSlot) => boolean;
  readonly onTake: (slot: FreeSlot) => void;
  /** The first of its criteria, which a key leads to. */
  readonly criteriaGroup: RefObject<HTMLDivElement | null>;
}

/** The next free times; a click or Alt and a digit takes one. The space for all of them is reserved. */
export function SlotList({ free, timeZone, isTaken, onTake, criteriaGroup }: SlotListProps) {
  const { slots, computed, old, failure, patients, from, to, onMore } = free;
  const today = timeZone === null ? null : (wallClock(currentTime(), timeZone)?.date ?? null);
  return (
    <section className={styles.slots} aria-label={t('booking.nextFree')}>
      <header className={styles.head}>
        <h3 className={styles.title}>{t('booking.nextFree')}</h3>
        <span className={styles.keys}>{t('booking.slotKeys')}</span>
      </header>
      <SlotCriteriaFields criteria={free.criteria} group={criteriaGroup} onChange={free.onCriteria} />
      <ol className={styles.list} aria-busy={(old && failure === null) || undefined} data-old={old ? '' : undefined}>
        {slots?.map((slot, index) => {
          const date = wallDate(slot.start);
          const names = namesIn(slot).join(' · ');
          const before = slots[index - 1];
          const isFirstOfDay = before === undefined || wallDate(before.start) !== date;
          return (
            <Fragment key={`${slot.start} ${slot.provider?.id}`}>
              {isFirstOfDay && (
                <li className={styles.day} aria-hidden="true">
                  {dayTexts(date, today)}
                </li>
              )}
              <li>
                <button
                  type="button"
                  className={styles.slot}
                  aria-pressed={isTaken(slot)}
                  aria-keyshortcuts={`Alt+${index + 1}`}
                  onClick={() => onTake(slot)}
                >
                  {/* Each is read with its day, wherever the reading begins. */}
                  <span className="visually-hidden">{dayTexts(date, today)}</span>{' '}
                  <b className={typography.numbers}>{formatInstantTime(slot.start)}</b>{' '}
                  <span className={`${typography.caption} ${typography.truncated}`} title={names}>
                    {names}
                  </span>
                  <kbd aria-hidden="true">{index + 1}</kbd>
                </button>
              </li>
            </Fragment>
          );
        })}
        {slots === null && failure === null && <SlotSkeleton />}
      </ol>
      <p className={`${typography.captionLines} ${styles.source}`}>
        {failure
          ? `${t('booking.slotsFailed')} ${failure.message}`
          : slots?.length === 0
            ? t('booking.noneFreeIn', { from: dayTexts(from, null), to: dayTexts(to, null) })
            : slots
              ? [patients > 1 && t('booking.slotsFor', { patients }), computed && t('booking.computedHere')]
                  .filter(Boolean)
                  .join(' ')
              : ''}
      </p>
      {onMore && slots && failure === null && (
        <div className={styles.more}>
          <Action look="quiet" onClick={onMore}>
            {t('booking.moreTimes')}
          </Action>
        </div>
      )}
    </section>
  );
}

function SlotSkeleton() {
  return Array.from({ length: slotCount }, (_slot, index) => (
    <li key={index} className={styles.skeleton} aria-hidden="true" />
  ));
}
