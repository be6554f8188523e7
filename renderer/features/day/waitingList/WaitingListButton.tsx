import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { actionEntry } from '../../../actions/actionList.ts';
import { ariaKeys } from '../../../actions/keyNames.ts';
import { useActions } from '../../../actions/useActions.ts';
import { useWaitingList } from '../../../bridge/waitingList.ts';
import { formatCount } from '../../../lib/counts.ts';
import { type FreeTime, freeTimeText } from '../../../lib/freeTime.ts';
import { currentTime } from '../../../state/clock.ts';
import { openDialog } from '../../../state/dialogs.ts';
import { dismissNotice, notify, readNotices } from '../../../state/notices.ts';
import { isCancelledOrNoShow } from '../../../domain/stages.ts';
import type { ScheduleDay } from '../columns.ts';
import { gridPlace } from '../grid/gridPlace.ts';
import { countFits } from './fit.ts';
import { timeFreedBy, timeOnGrid } from './freeTimes.ts';
import { type FreedStore, freedStoreOf } from './freedStore.ts';
import { useFreedTimes } from './useFreedTimes.ts';
import { WaitingListIcon } from './WaitingListIcon.tsx';

export interface WaitingListButtonProps {
  /** The days that are shown. */
  readonly days: readonly ScheduleDay[];
  /** Ids of appointments that are being changed. */
  readonly pending: ReadonlySet<string>;
}

const noticeKey = 'waiting list';

/**
 * The day's button for the waiting list, by L too: for the free time that the person is at, else for those that have just
 * become free. Where somebody who waits could come in one of these, a notice says so.
 */
export function WaitingListButton({ days, pending }: WaitingListButtonProps) {
  const list = useWaitingList();
  const store = freedStoreOf(useApolloClient());
  const freed = useFreedTimes(store, days, pending);
  const entries = useMemo(() => list?.entries ?? [], [list]);
  const fitting = useMemo(() => freed.filter((free) => countFits(entries, free) > 0), [freed, entries]);
  const [first] = days;
  const fits = new Set(fitting.flatMap((free) => entries.filter((each) => countFits([each], free) > 0))).size;

  const open = (): void => {
    const place = placeOf(days);
    const isAnnounced = readNotices().some(({ about }) => about === noticeKey);
    const [one, ...rest] = isAnnounced || !place ? [fitting, place ? [place] : []].flat() : [place, ...fitting];
    openDialog('waitingList', { times: one ? [one, ...rest.filter((each) => !isSame(each, one))] : [] });
  };
  const add = (): void => {
    const location = first?.location;
    openDialog('waitingEntry', { kind: 'add', known: location ? { location } : {} });
  };
  useActions({ waitingList: open, 'waitingList.add': add });
  useFreedNotice(store, days, fitting, fits);

  const label =
    fits > 0
      ? t('waitingList.buttonFits', { number: formatCount(entries.length), fits: formatCount(fits) })
      : t('waitingList.button', { number: formatCount(entries.length) });
  return (
    <WaitingListIcon
      label={label}
      keys={ariaKeys(actionEntry('waitingList').keys)}
      count={entries.length}
      fits={fits > 0}
      onClick={open}
    />
  );
}

/** One calm notice for all times that have become free, until it is dismissed or one of them is taken. */
function useFreedNotice(
  store: FreedStore,
  days: readonly ScheduleDay[],
  fitting: readonly FreeTime[],
  fits: number,
): void {
  const announce = useEffectEvent((): void => {
    const [newest] = fitting;
    if (!newest) return;
    const today = days.length === 1 ? newest.date : null;
    const text =
      fitting.length === 1
        ? t('waitingList.freedOne', { time: freeTimeText(newest, today), count: fits })
        : t('waitingList.freedMany', { times: formatCount(fitting.length), count: fits });
    const action = { label: t('general.show'), run: () => openDialog('waitingList', { times: fitting }) };
    notify({ text, action, until: 'dismissed', about: noticeKey });
  });
  const compare = useEffectEvent((current: readonly FreeTime[]): void => {
    // Other days have other times; what was told of them stays told.
    const dates = new Set(days.map(({ date }) => date));
    const times = new Map(current.map((free) => [keyOf(free), free.date]));
    const announced = store.announced();
    const told = [...announced];
    const isNew = [...times.keys()].some((key) => !announced.has(key));
    const isLess = told.some(([key, date]) => dates.has(date) && !times.has(key));
    if (isLess) for (const { id, about } of readNotices()) if (about === noticeKey) dismissNotice(id);
    store.announce(new Map([...told.filter(([, date]) => !dates.has(date)), ...times]));
    if (isNew) announce();
  });
  useEffect(() => compare(fitting), [fitting]);
}

function keyOf({ location, date, freedBy }: FreeTime): string {
  return `${location} ${date} ${freedBy}`;
}

function isSame(one: FreeTime, other: FreeTime): boolean {
  return one.from === other.from && one.to === other.to && one.provider?.id === other.provider?.id;
}

/** The free time that the person is at: that of the focused cancelled appointment, else the place on the grid. */
function placeOf(days: readonly ScheduleDay[]): FreeTime | null {
  const tile = document.activeElement?.closest<HTMLElement>('[data-tile]')?.dataset['tile'];
  for (const day of days) {
    const appointment = day.appointments.find(({ id }) => id === tile);
    const left = appointment && isCancelledOrNoShow(appointment.status) && timeFreedBy(appointment, day, currentTime());
    if (left) return left;
  }
  const range = gridPlace();
  const day = range && days.find(({ date }) => date === range.date);
  return day ? timeOnGrid(range, day, currentTime()) : null;
}
