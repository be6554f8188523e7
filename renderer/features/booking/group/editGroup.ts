import { startOf } from '../checkBooking.ts';
import type { BookingPlace } from '../useBookingPlace.ts';
import type { KnownPatient } from '../../../components/personSearch/personOptions.ts';
import { type BookingWork, chosenPatient, readLength, usualMinutes } from '../work.ts';
import { maxPatients, type OtherPatient } from './bookingGroup.ts';
import { freeProvider } from './planWarnings.ts';
import type { Repeat } from './repeat.ts';

/** The client’s living patients that are not among those booked yet. */
export function patientsLeft(work: BookingWork): readonly KnownPatient[] {
  const { who, group } = work;
  if (who.kind !== 'chosen' || group.others.length + 1 >= maxPatients) return [];
  const taken = new Set([chosenPatient(work)?.id, ...group.others.map(({ patient }) => patient)]);
  return (who.client.patients ?? []).filter(
    ({ id, deceased, active }) => !taken.has(id) && !deceased && active !== false,
  );
}

/** The work with the client's next patient, for the same as the one before and right after it. */
export function addPatient(work: BookingWork): BookingWork {
  const [next] = patientsLeft(work);
  if (!next) return work;
  const { others } = work.group;
  const { type, provider, minutes, lengthChosen } = others.at(-1) ?? work;
  const key = String(Math.max(1, ...others.map((each) => Number(each.key))) + 1);
  const other: OtherPatient = {
    key,
    patient: next.id,
    when: 'after',
    type,
    provider,
    minutes,
    lengthChosen,
    reason: '',
  };
  return { ...work, group: { ...work.group, others: [...others, other] } };
}

export function removePatient(work: BookingWork, key: string): BookingWork {
  return { ...work, group: { ...work.group, others: work.group.others.filter((each) => each.key !== key) } };
}

export function editPatient(work: BookingWork, key: string, change: Partial<OtherPatient>): BookingWork {
  const others = work.group.others.map((each) => (each.key === key ? { ...each, ...change } : each));
  return { ...work, group: { ...work.group, others } };
}

/** The work with another provider, and with it those who come right after with the same one. */
export function chooseProvider(work: BookingWork, provider: string): BookingWork {
  const others = work.group.others.map((other) =>
    other.when === 'after' && other.provider === work.provider ? { ...other, provider } : other,
  );
  return { ...work, provider, wanted: { ...work.wanted, provider }, group: { ...work.group, others } };
}

/** When a patient comes: at the same time as another one it needs another provider, who is proposed. */
export function placePatient(
  work: BookingWork,
  { key, provider }: OtherPatient,
  when: OtherPatient['when'],
  { providers, day, thatDay }: BookingPlace,
): BookingWork {
  const at = work.group.others.findIndex((each) => each.key === key);
  const before = [work.provider, ...work.group.others.slice(0, at).map((each) => each.provider)];
  const previous = before.at(-1) ?? '';
  if (when === 'after') return editPatient(work, key, { when, provider: previous });
  if (previous === '' || !before.includes(provider)) return editPatient(work, key, { when });
  const start = day && startOf(work, day.timeZone);
  const during =
    start === null ? null : { start: Date.parse(start), minutes: readLength(work.minutes) ?? usualMinutes };
  return editPatient(work, key, { when, provider: freeProvider(providers, before, thatDay, during) });
}

/** How long a free time must be, and how many providers must be free then, where all come one after another or all at once. */
export function slotDemand({ minutes, provider, group: { others } }: BookingWork): {
  readonly minutes: number | null;
  readonly together: number;
} {
  const own = readLength(minutes);
  const lengths = [own, ...others.map((other) => readLength(other.minutes))];
  const known = lengths.filter((length) => length !== null);
  if (others.length === 0 || known.length < lengths.length) return { minutes: own, together: 1 };
  if (others.every(({ when }) => when === 'together')) return { minutes: Math.max(...known), together: known.length };
  const isInRow = others.every((other) => other.when === 'after' && other.provider === provider);
  return { minutes: isInRow ? known.reduce((sum, length) => sum + length, 0) : own, together: 1 };
}

/** The work at a free time: who comes right after stays with the same provider, who comes along gets another free one. */
export function takeSlot(
  work: BookingWork,
  at: { readonly date: string; readonly time: string; readonly provider: string | null },
  free: readonly string[],
): BookingWork {
  const provider = at.provider ?? work.provider;
  const taken = [provider];
  const others = work.group.others.map((other): OtherPatient => {
    if (other.when === 'after') return other.provider === work.provider ? { ...other, provider } : other;
    const own = other.provider !== '' && !taken.includes(other.provider) && free.includes(other.provider);
    const chosen = own ? other.provider : (free.find((id) => !taken.includes(id)) ?? other.provider);
    taken.push(chosen);
    return { ...other, provider: chosen };
  });
  return { ...work, date: at.date, time: at.time, provider, group: { ...work.group, others } };
}

export function editRepeat(work: BookingWork, change: Partial<Repeat>): BookingWork {
  return { ...work, group: { ...work.group, repeat: { ...work.group.repeat, ...change } } };
}
