import {
  maxQueuedNotes,
  maxQueuedText,
  type QueueChange,
  type QueuedAttempt,
  type QueuedEntry,
  removalReasons,
} from './offlineQueue.ts';
import { isListOf, isObject, isOneOf, isPathText, isShortText } from './shapes.ts';
import { maxWaitingName, maxWaitingNote, type WaitingEntry } from './waitingList.ts';

// What a desk keeps for itself: the waiting list, and what was queued while the service did not answer.

/** Also of a stored one, so that what is read is as it was taken. */
export function isWaitingEntry(value: unknown): value is WaitingEntry {
  const text = (most: number) => (each: unknown) => typeof each === 'string' && each.length <= most;
  const whole = (least: number, most: number) => (each: unknown) =>
    Number.isSafeInteger(each) && Number(each) >= least && Number(each) <= most;
  const orNull = (is: (each: unknown) => boolean) => (each: unknown) => each === null || is(each);
  const named = (each: unknown): boolean => isObject(each, { id: isPathText, name: text(maxWaitingName) });
  const day = (each: unknown): boolean => typeof each === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(each);
  return isObject(value, {
    id: isShortText,
    clinic: text(4_000),
    location: named,
    client: named,
    patient: orNull(named),
    type: orNull(named),
    minutes: whole(1, 1440),
    provider: orNull(named),
    from: orNull(day),
    until: orNull(day),
    weekdays: (days) => isListOf(days, whole(1, 7), 7),
    earliest: orNull(whole(0, 1440)),
    latest: orNull(whole(0, 1440)),
    note: text(maxWaitingNote),
    visit: orNull((each) => isObject(each, { id: isPathText, start: isShortText })),
    since: isShortText,
  });
}

export function isQueueChange(payload: unknown): payload is QueueChange {
  const isAttemptOrNull = (each: unknown): boolean => each === null || isQueuedAttempt(each);
  return (
    isObject(payload, { keep: isQueuedEntry }) ||
    isObject(payload, { mark: (each) => isObject(each, { id: isShortText, attempt: isAttemptOrNull }) }) ||
    isObject(payload, { remove: (each) => isObject(each, { id: isShortText, why: isOneOf(removalReasons) }) })
  );
}

/** Also of a stored one, so that what is read is as it was taken. */
export function isQueuedEntry(value: unknown): value is QueuedEntry {
  const text = (most: number) => (each: unknown) => typeof each === 'string' && each.length <= most;
  const orNull = (is: (each: unknown) => boolean) => (each: unknown) => each === null || is(each);
  const named = (each: unknown): boolean => isObject(each, { id: isPathText, name: text(maxWaitingName) });
  const shared = {
    id: isShortText,
    clinic: text(4_000),
    location: named,
    date: (each: unknown) => typeof each === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(each),
    at: isShortText,
  };
  const appointment = {
    id: isPathText,
    version: isPathText,
    start: orNull(isShortText),
    end: orNull(isShortText),
    status: (each: unknown) => isObject(each, { label: isPathText, stage: isShortText }),
    client: orNull(named),
    patient: orNull(named),
    type: orNull(named),
    provider: orNull(named),
    room: orNull(text(maxQueuedText)),
    reason: orNull(text(maxQueuedNotes)),
    notes: orNull(text(maxQueuedNotes)),
  };
  return (
    isObject(value, {
      ...shared,
      kind: isOneOf(['checkIn']),
      appointment: (each) => isObject(each, appointment),
      status: isPathText,
      attempt: orNull(isQueuedAttempt),
    }) ||
    isObject(value, {
      ...shared,
      kind: isOneOf(['walkIn']),
      who: (each) => text(maxWaitingName)(each) && each !== '',
      client: orNull(named),
      patient: orNull(named),
      phone: text(100),
      reason: text(maxQueuedText),
    })
  );
}

function isQueuedAttempt(value: unknown): value is QueuedAttempt {
  const text = (each: unknown): boolean => typeof each === 'string' && each.length <= maxQueuedNotes;
  return (
    isObject(value, { kind: isOneOf(['sending']) }) || isObject(value, { kind: isOneOf(['unknown', 'failed']), text })
  );
}
