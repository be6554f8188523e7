import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { isOutage } from '../../../../electron/contract/failure.ts';
import type { QueuedAttempt, QueuedCheckIn } from '../../../../electron/contract/offlineQueue.ts';
import { maxQueuedText } from '../../../../electron/contract/offlineQueue.ts';
import { ScheduleDayDocument } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { markQueued, removeQueued } from '../../../bridge/offlineQueue.ts';
import { queryDesk } from '../../../data/queryDesk.ts';
import type { AppointmentChangeOutcome } from '../../../data/sendChange.ts';
import { sendRequest } from '../../../data/sendRequest.ts';
import { statusView } from '../../../domain/stages.ts';
import { outcomeText } from '../../../submission/outcomeText.ts';
import { sendInTurn } from '../../../submission/sendInTurn.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { type Comparison, compareQueued } from './compareQueued.ts';

/** A check-in, and what the service says about its visit. */
export interface ReviewItem {
  readonly entry: QueuedCheckIn;
  /** Null while its day is being read; `unread` where that failed. */
  readonly comparison: Comparison | 'unread' | null;
  readonly isChosen: boolean;
}

/** One that can be sent, with the visit as it was just read. */
interface SendableItem {
  readonly entry: QueuedCheckIn;
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
}

export interface QueueReview {
  readonly items: readonly ReviewItem[];
  /** Those that were sent while the dialog is open, oldest first. */
  readonly sent: readonly QueuedCheckIn[];
  readonly isReading: boolean;
  readonly progress: { readonly done: number; readonly count: number } | null;
  readonly choose: (id: string, isChosen: boolean) => void;
  /** Sends those that are chosen, one after the other, each once. Returns how many were not sent. */
  readonly send: () => Promise<number>;
  /** Reads the days again. */
  readonly refresh: () => void;
}

/**
 * The queued check-ins against the service: their days are read again when the review opens and after everything was sent.
 * Chosen is what is as it was when the client came and was not tried before; the rest is chosen by a person or not at all.
 */
export function useQueueReview(checkIns: readonly QueuedCheckIn[], isAway: boolean): QueueReview {
  const apollo = useApolloClient();
  const bridge = useBridge();
  const [days, setDays] = useState<ReadonlyMap<string, ScheduleDay | 'unread'>>(new Map());
  const [generation, setGeneration] = useState(0);
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [sent, setSent] = useState<readonly QueuedCheckIn[]>([]);
  const [progress, setProgress] = useState<QueueReview['progress']>(null);
  const isSending = useRef(false);

  const wanted = isAway ? '' : [...new Set(checkIns.map(dayKeyOf))].join('\n');
  const [asked, setAsked] = useState('');
  const request = `${generation}\n${wanted}`;
  if (asked !== request) {
    setAsked(request);
    // What was read before an outage, or before something was sent, is not what the service says now.
    if (!asked.startsWith(`${generation}\n`) || wanted === '') setDays(new Map());
  }
  useEffect(() => {
    let isCurrent = true;
    const readAll = async (): Promise<void> => {
      // After the number of the reading.
      for (const key of request.split('\n').slice(1)) {
        const [location = '', date = ''] = readDayKey(key);
        if (location === '') continue;
        const variables = { location, date };
        const { data } = await queryDesk(apollo, ScheduleDayDocument, variables, {
          requestVariables: { recent: false, inPassing: true },
        });
        if (!isCurrent) return;
        // A day of the offline copy says nothing about now.
        const day = data?.day && !data.day.outage ? data.day : 'unread';
        setDays((before) => new Map(before).set(key, day));
      }
    };
    void readAll();
    return () => {
      isCurrent = false;
    };
  }, [apollo, request]);

  const items = checkIns.map((entry): ReviewItem => {
    const day = days.get(dayKeyOf(entry)) ?? null;
    const comparison = day === null || day === 'unread' ? day : compareQueued(entry, day);
    return { entry, comparison, isChosen: sendableOf(comparison) !== null && isChosen(entry, comparison, choices) };
  });

  /** Keeps how it ended before the next one is sent. */
  async function settle(entry: QueuedCheckIn, outcome: AppointmentChangeOutcome): Promise<void> {
    setChoices((before) => new Map([...before].filter(([id]) => id !== entry.id)));
    if (outcome.__typename === 'Done') {
      setSent((before) => [...before, entry]);
      await removeQueued(bridge, entry.id, 'sent');
    } else await markQueued(bridge, entry.id, attemptOf(outcome));
  }

  async function sendOne({ entry, appointment, day }: SendableItem): Promise<AppointmentChangeOutcome> {
    const marked = await markQueued(bridge, entry.id, { kind: 'sending' });
    // Another window has sent or discarded it meanwhile.
    if (!marked.ok) return { __typename: 'Failed', failure: marked.failure };
    const offered = day.statuses.find(({ label }) => label === entry.status);
    const status = offered ? statusView(offered) : ({ label: entry.status, stage: 'arrived', word: null } as const);
    const outcome = await sendRequest(apollo, {
      request: { kind: 'status', status },
      seen: { appointment, day, date: day.date },
      // When the client came: where the service has no time of its own, the wait counts from then.
      at: entry.at,
      isUndo: false,
    });
    await settle(entry, outcome);
    return outcome;
  }

  return {
    items,
    sent,
    isReading: !isAway && items.some(({ comparison }) => comparison === null),
    progress,
    choose: (id, chosen) => setChoices((before) => new Map(before).set(id, chosen)),
    async send() {
      const chosen = items.flatMap(({ entry, comparison, isChosen: is }): readonly SendableItem[] => {
        const found = is ? sendableOf(comparison) : null;
        return found ? [{ entry, appointment: found.appointment, day: found.day }] : [];
      });
      if (isSending.current || chosen.length === 0) return chosen.length;
      isSending.current = true;
      const done = await sendInTurn(chosen, {
        onStart: (_item, index) => setProgress({ done: index, count: chosen.length }),
        send: sendOne,
        onOutcome: () => undefined,
      });
      isSending.current = false;
      setProgress(null);
      setGeneration((count) => count + 1);
      return chosen.length - done;
    },
    refresh: () => setGeneration((count) => count + 1),
  };
}

function sendableOf(comparison: ReviewItem['comparison']): Extract<Comparison, { readonly day: object }> | null {
  if (comparison === null || comparison === 'unread') return null;
  return comparison.kind === 'unchanged' || comparison.kind === 'changed' ? comparison : null;
}

function isChosen(
  entry: QueuedCheckIn,
  comparison: ReviewItem['comparison'],
  choices: ReadonlyMap<string, boolean>,
): boolean {
  const isSafe = sendableOf(comparison)?.kind === 'unchanged' && entry.attempt === null;
  return choices.get(entry.id) ?? isSafe;
}

/** Null where it surely never left this desk: it is as if it had not been tried. */
function attemptOf(outcome: Exclude<AppointmentChangeOutcome, { readonly __typename: 'Done' }>): QueuedAttempt | null {
  const text = outcomeText(outcome, '').slice(0, maxQueuedText);
  switch (outcome.__typename) {
    case 'OutcomeUnknown':
      return { kind: 'unknown', text };
    case 'Conflict':
      return outcome.sent ? { kind: 'unknown', text } : { kind: 'failed', text: t('offline.changedJustNow') };
    case 'Failed':
      return isOutage(outcome.failure) ? null : { kind: 'failed', text };
    case 'Refused':
    case 'NotOffered':
      return { kind: 'failed', text };
  }
}

function dayKeyOf({ location, date }: QueuedCheckIn): string {
  return JSON.stringify([location.id, date]);
}

function readDayKey(key: string): readonly string[] {
  // Sound: made by `dayKeyOf`, or empty where there is none.
  return key === '' ? [] : (JSON.parse(key) as readonly string[]);
}
