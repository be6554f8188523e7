import type { AppointmentRecord, ClientRecord, PhoneRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of each table. */
export const gingrIds = numberedIds({
  organization: 0,
  place: 0,
  provider: 40,
  visitType: 0,
  client: 1600,
  patient: 17_000,
  appointment: 76_000,
});

/** The location that the user of the key is logged into: lists by animal and by owner know no other. */
export const ownPlace = 1;

/** Every reservation is for an animal, and every animal has an owner. */
export function isReservation(row: AppointmentRecord): boolean {
  return !row.isBlock && !row.isDeleted && row.patientKey !== null && row.clientKey !== null;
}

/** Reservations that nobody answered yet wait on a list, some of them. */
export function isWaitListed(row: AppointmentRecord): boolean {
  return row.state === 'planned' && row.key % 10 === 0;
}

/** Owners in the order of their numbers; who was removed is gone. */
export function ownersOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** The one phone of a kind. */
export function phoneOf(client: ClientRecord, label: PhoneRecord['label']): string | null {
  return client.phones.find((phone) => phone.label === label)?.value ?? null;
}

/** Which times of a reservation are set. */
export const stages: Readonly<Record<VisitState, { confirmed?: true; in?: true; out?: true; cancelled?: true }>> = {
  planned: {},
  confirmed: { confirmed: true },
  arrived: { confirmed: true, in: true },
  inProgress: { confirmed: true, in: true },
  ready: { confirmed: true, in: true },
  completed: { confirmed: true, in: true, out: true },
  cancelled: { confirmed: true, cancelled: true },
  noShow: { confirmed: true },
};

/** There is no status: the last of the times that are set says it, by its name or in words. */
export function statusWords(row: AppointmentRecord): readonly (string | null)[] {
  const stage = stages[row.state];
  if (stage.cancelled) return ['cancelled', 'canceled', 'cancelledDate', null];
  if (stage.out) return ['checked out', 'check out', 'checkOutDate', 'completed', null];
  if (stage.in) return ['checked in', 'check in', 'checkInDate', null];
  if (stage.confirmed) return ['confirmed', 'confirmedDate', null];
  if (isWaitListed(row)) return ['wait listed', 'wait list', 'waitListDate', 'pending', 'created', null];
  return [null, 'pending', 'pending request', 'requested', 'unconfirmed', 'not confirmed', 'created', 'createdDate'];
}
