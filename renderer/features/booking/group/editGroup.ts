import type { CompanionInput } from '../../../../graphql/desk/generated/operations.ts';
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

/** What a free time must have room for: the first visit’s length, null while one is not typed, and who comes along. */
export function slotDemand({ minutes, provider, group: { others } }: BookingWork): {
  readonly minutes: number | null;
  readonly companions: readonly CompanionInput[];
} {
  const providers = [provider, ...others.map((other) => other.provider)];
  const lengths = others.map((other) => readLength(other.minutes));
  const companions = others.map((other, index): CompanionInput => {
    const shared = other.when === 'after' ? sharedWith(providers, index) : null;
    return {
      ...(other.type !== '' && { type: other.type }),
      minutes: lengths[index] ?? usualMinutes,
      together: other.when === 'together',
      ...(shared !== null && { sharesWith: shared }),
      // Whoever sees one at the same time is proposed, so that others may.
      ...(shared === null && other.when === 'after' && other.provider !== '' && { provider: other.provider }),
    };
  });
  // Of a time that is too short for one of them nothing is said.
  return { minutes: lengths.includes(null) ? null : readLength(minutes), companions };
}

/** Whose provider one that comes right after keeps: that of the one before, else of the first; null where another is chosen. */
function sharedWith(providers: readonly string[], before: number): number | null {
  const own = providers[before + 1];
  return own === providers[before] ? before : own === providers[0] ? 0 : null;
}

/**
 * The work at a free time, with all who come along at theirs. Who was chosen to see one at the same time stays, where free
 * for the same.
 */
export function takeSlot(
  work: BookingWork,
  at: { readonly date: string; readonly time: string; readonly provider: string | null },
  { companions, free }: { readonly companions: readonly (string | null)[]; readonly free: readonly string[] },
): BookingWork {
  const provider = at.provider ?? work.provider;
  const asked = slotDemand(work).companions;
  const providers = work.group.others.map((other, index) => companions[index] ?? other.provider);
  for (const [index, other] of work.group.others.entries()) {
    const isSame = other.when === 'together' && other.type === work.type && other.minutes === work.minutes;
    const isShared = asked.some(({ sharesWith }) => sharesWith === index + 1);
    const mayStay = free.includes(other.provider) && ![provider, ...providers].includes(other.provider);
    if (isSame && !isShared && mayStay) providers[index] = other.provider;
  }
  const others = work.group.others.map((other, index) => ({ ...other, provider: providers[index] ?? other.provider }));
  return { ...work, date: at.date, time: at.time, provider, group: { ...work.group, others } };
}

export function editRepeat(work: BookingWork, change: Partial<Repeat>): BookingWork {
  return { ...work, group: { ...work.group, repeat: { ...work.group.repeat, ...change } } };
}
