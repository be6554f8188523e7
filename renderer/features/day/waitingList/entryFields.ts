import {
  maxWaitingName,
  maxWaitingNote,
  type Named,
  type WaitingEntry,
} from '../../../../electron/contract/waitingList.ts';
import { t } from '../../../../i18n/page/t.ts';
import { criteriaVariables, noCriteria, type SlotCriteria } from '../../../components/freeSlots/slotCriteria.ts';
import type { Weekday } from '../../../lib/dateNames.ts';
import { isPlainDate } from '../../../lib/dates.ts';

/** What the dialog shows, as typed; empty for any. */
export interface EntryFields {
  readonly location: string;
  readonly client: Named | null;
  readonly patient: string;
  readonly type: string;
  readonly minutes: string;
  /** The user set the length, so the appointment type no longer does. */
  readonly lengthChosen: boolean;
  readonly provider: string;
  readonly from: string;
  readonly until: string;
  readonly criteria: SlotCriteria;
  readonly note: string;
}

export type EntryProblems = Readonly<Partial<Record<'client' | 'minutes' | 'until' | 'criteria', string>>>;

const usualMinutes = 30;
const noon = 12 * 60;

export type KnownOfEntry = Partial<Omit<WaitingEntry, 'id' | 'clinic' | 'since'>>;

export function fieldsOf(known: KnownOfEntry, isEdit: boolean): EntryFields {
  return {
    location: known.location?.id ?? '',
    client: known.client ?? null,
    patient: known.patient?.id ?? '',
    type: known.type?.id ?? '',
    minutes: String(known.minutes ?? usualMinutes),
    lengthChosen: isEdit || known.minutes !== undefined,
    provider: known.provider?.id ?? '',
    from: known.from ?? '',
    until: known.until ?? '',
    criteria: criteriaOf(known),
    note: known.note ?? '',
  };
}

function criteriaOf({ weekdays = [], earliest = null, latest = null }: KnownOfEntry): SlotCriteria {
  // Sound: the contract's guard takes 1 to 7 only.
  const days = weekdays as readonly Weekday[];
  if (earliest === null && latest === null) return { ...noCriteria, weekdays: days };
  if (earliest === null && latest === noon) return { ...noCriteria, weekdays: days, part: 'morning' };
  if (earliest === noon && latest === null) return { ...noCriteria, weekdays: days, part: 'afternoon' };
  return { weekdays: days, part: 'hours', earliest: clockOf(earliest), latest: clockOf(latest) };
}

function clockOf(minute: number | null): string {
  if (minute === null) return '';
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

interface Choices {
  readonly locations: readonly Named[];
  readonly patients: readonly Named[];
  readonly types: readonly Named[];
  readonly providers: readonly Named[];
}

type EntryReading =
  | { readonly problems: EntryProblems; readonly wanted?: never }
  | { readonly problems?: never; readonly wanted: Omit<WaitingEntry, 'id' | 'clinic' | 'since' | 'visit'> };

/** What the fields ask for, or their problems. Names are kept as they are now, for when the service does not answer. */
export function readEntry(fields: EntryFields, choices: Choices): EntryReading {
  const { client, minutes, from, until, criteria, note } = fields;
  const location = named(choices.locations, fields.location);
  const length = Number(minutes);
  const hours = criteriaVariables(criteria);
  const problems: EntryProblems = {
    ...((!client || !location) && { client: t('booking.chooseWho') }),
    ...(!(Number.isInteger(length) && length >= 1 && length <= 1440) && { minutes: t('changes.minutesRange') }),
    ...(isPlainDate(from) && isPlainDate(until) && until < from && { until: t('waitingList.untilBeforeFrom') }),
    ...(hours === null && { criteria: t('booking.hoursProblem') }),
  };
  if (Object.keys(problems).length > 0 || !client || !location || !hours) return { problems };
  return {
    wanted: {
      location,
      client: cut(client),
      patient: named(choices.patients, fields.patient),
      type: named(choices.types, fields.type),
      minutes: length,
      provider: named(choices.providers, fields.provider),
      from: isPlainDate(from) ? from : null,
      until: isPlainDate(until) ? until : null,
      weekdays: hours.weekdays ?? [],
      earliest: hours.earliest ?? null,
      latest: hours.latest ?? null,
      note: note.trim().slice(0, maxWaitingNote),
    },
  };
}

function named(all: readonly Named[], id: string): Named | null {
  const found = all.find((each) => each.id === id);
  return found ? cut(found) : null;
}

function cut({ id, name }: Named): Named {
  return { id, name: name.slice(0, maxWaitingName) };
}
