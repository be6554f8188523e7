import type { Clinic } from '../clinic/clinic.ts';
import type { EntryOwner } from '../clinic/entries.ts';
import { notOffered } from '../../connection/failures.ts';
import type { Clock } from '../../foundation/ports.ts';
import type { Result } from '../../../contract/failure.ts';
import type { MapSample } from '../../../contract/serviceMap.ts';
import type { Balance } from '../../../../graphql/desk/generated/types.ts';
import { fieldName } from '../../../../graphql/service/concepts.ts';
import { type EntryField, entryWords } from '../../../../graphql/service/match/words/entryWords.ts';
import type { EntryMention, EntryRow, EntryTime } from '../../../../graphql/service/readers/readEntry.ts';
import { dateAt, dayBounds } from '../../../../graphql/service/readers/time.ts';
import { type EntryConcept, entrySubjects } from '../../../../graphql/service/serviceEntries.ts';
import { t } from '../../../../i18n/core/t.ts';

const few = 5;

/** A few entries of one kind: of the first clients or patients that have any, or of today. */
export async function takeEntrySample(
  clinic: Clinic,
  concept: EntryConcept,
  clock: Clock,
  signal: AbortSignal,
): Promise<Result<MapSample>> {
  const places = await clinic.locations();
  if (!places.ok) return places;
  const [place] = places.value;
  const timeZone = place?.timeZone ?? 'UTC';
  const owners = await ownersOf(concept, clinic, place?.id ?? null, dateAt(clock.now(), timeZone), timeZone, signal);
  if (!owners.ok) return owners;
  const found: EntryRow[] = [];
  let unreadable = 0;
  for (const owner of owners.value) {
    const answer = await clinic.entries(concept, owner, timeZone, signal);
    if (!answer.ok) return answer;
    found.push(...(answer.value?.entries ?? []));
    unreadable += answer.value?.unreadable ?? 0;
    if (found.length >= few) break;
  }
  const shown = entryWords[concept].fields.filter((field): field is ShownField => field !== 'lines');
  const rows = found.slice(0, few).map((entry) => shown.map((field) => textOf(field, entry)));
  return { ok: true, value: { columns: shown.map((field) => fieldName(field)), rows, unreadable } };
}

type ShownField = Exclude<EntryField, 'lines'>;

async function ownersOf(
  concept: EntryConcept,
  clinic: Clinic,
  location: string | null,
  date: string,
  timeZone: string,
  signal: AbortSignal,
): Promise<Result<readonly EntryOwner[]>> {
  switch (entrySubjects[concept]) {
    case 'client': {
      const known = await clinic.clients({ search: null, first: few, after: null }, signal);
      if (!known.ok) return known;
      return { ok: true, value: known.value.clients.slice(0, few).map(({ id }) => ({ kind: 'client', id })) };
    }
    case 'patient': {
      const known = await somePatients(clinic, signal);
      return known.ok
        ? { ok: true, value: known.value.slice(0, few).map(({ id }) => ({ kind: 'patient', id })) }
        : known;
    }
    case 'day':
      return location === null
        ? { ok: false, failure: notOffered('anyLocation') }
        : { ok: true, value: [{ kind: 'day', location, date, ...dayBounds(date, timeZone) }] };
  }
}

function textOf(field: ShownField, entry: EntryRow): string {
  switch (field) {
    case 'date':
      return timeText(entry.time);
    case 'due':
      return timeText(entry.due);
    case 'amount':
    case 'open':
      return amountText(entry[field]);
    case 'client':
    case 'patient':
    case 'provider':
      return mentionText(entry[field]);
    case 'direction':
      return entry.incoming === null ? '' : entry.incoming ? t('sample.in') : t('sample.out');
    case 'appointment':
    case 'author':
    case 'channel':
    case 'conversation':
    case 'invoice':
    case 'kind':
    case 'method':
    case 'name':
    case 'number':
    case 'reference':
    case 'status':
    case 'text':
    case 'unit':
    case 'value':
      return entry[field] ?? '';
  }
}

function timeText(time: EntryTime | null): string {
  return time?.at ?? time?.day ?? '';
}

function amountText(amount: Balance | null): string {
  return amount ? [amount.amount, amount.currency].filter(Boolean).join(' ') : '';
}

function mentionText(mention: EntryMention | null): string {
  return mention?.name ?? mention?.id ?? '';
}

/** The first patients of their list; without a list, those of the first clients. */
export async function somePatients(
  clinic: Clinic,
  signal: AbortSignal,
): Promise<Result<readonly { readonly id: string }[]>> {
  if (clinic.offers('patients')) return clinic.patients(few, signal);
  const known = await clinic.clients({ search: null, first: few, after: null }, signal);
  return known.ok ? { ok: true, value: known.value.clients.flatMap(({ patients }) => patients ?? []) } : known;
}
