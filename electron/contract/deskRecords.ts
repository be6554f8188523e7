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

type Check = (value: unknown) => boolean;

const text =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most;
const whole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
const orNull =
  (is: Check): Check =>
  (value) =>
    value === null || is(value);
const named: Check = (value) => isObject(value, { id: isPathText, name: text(maxWaitingName) });
const day: Check = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

// What a desk keeps for itself: the waiting list, and what was queued while the service did not answer.

/** Also of a stored one, so that what is read is as it was taken. */
export function isWaitingEntry(value: unknown): value is WaitingEntry {
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
  return (
    isObject(payload, { keep: isQueuedEntry }) ||
    isObject(payload, { mark: (each) => isObject(each, { id: isShortText, attempt: orNull(isQueuedAttempt) }) }) ||
    isObject(payload, { remove: (each) => isObject(each, { id: isShortText, why: isOneOf(removalReasons) }) })
  );
}

/** Also of a stored one, so that what is read is as it was taken. */
export function isQueuedEntry(value: unknown): value is QueuedEntry {
  const shared = {
    id: isShortText,
    clinic: text(4_000),
    location: named,
    date: day,
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
  return (
    isObject(value, { kind: isOneOf(['sending']) }) ||
    isObject(value, { kind: isOneOf(['unknown', 'failed']), text: text(maxQueuedNotes) })
  );
}
