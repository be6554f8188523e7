import type { Backstage } from '../../dialects/dialect.ts';
import type { WaitRow } from './clubRows.ts';
import type { Gate } from './gate.ts';
import type { ClubMemory } from './memory.ts';
import type { ClubRecords } from './records.ts';
import { checkUuid, clubIds, dayStart, failure, idOf, instantIn, memberOf } from './values.ts';

interface JoinInput {
  readonly memberId: string;
  readonly facilityId?: string | null;
  readonly serviceId?: string | null;
  readonly requestedDate: string;
  readonly requestedTime: string;
}

interface EntryInput {
  readonly entryId: string;
}

const hourMs = 3_600_000;
const usualHours = 24;

/** Mutations of the waitlist. A refusal has no message, which the schema asks for: it is an error, as in the source. */
export function waitlistWrites(backstage: Backstage, records: ClubRecords, memory: ClubMemory, gate: Gate): object {
  const { practice, now } = backstage;
  const { attempt } = gate;
  const { waitlist } = memory;
  let entered = waitlist.length;

  const entryOf = ({ entryId }: EntryInput): WaitRow => {
    checkUuid(entryId);
    const row = waitlist.find(({ id }) => id === entryId);
    if (!row) throw failure('Waitlist entry not found');
    return row;
  };
  const put = (row: WaitRow): WaitRow => {
    waitlist[waitlist.findIndex(({ id }) => id === row.id)] = row;
    return row;
  };
  const answered = (input: EntryInput, status: string, verb: string): WaitRow => {
    const row = entryOf(input);
    if (row.status !== 'OFFER_SENT') throw failure(`No offer to ${verb}`);
    return put({ ...row, status });
  };

  return {
    joinWaitlist: ({ input }: { readonly input: JoinInput }) =>
      attempt(() => {
        checkUuid(input.memberId, input.facilityId, input.serviceId);
        const date = instantIn(input.requestedDate);
        const member = memberOf(practice, input.memberId);
        const typeKey = clubIds.key('visitType', input.serviceId);
        const placeKey = clubIds.key('place', input.facilityId);
        const before = waitlist.filter(
          (row) =>
            row.typeKey === typeKey &&
            row.placeKey === placeKey &&
            row.time === input.requestedTime &&
            dayStart(row.date) === dayStart(date),
        );
        entered += 1;
        const row: WaitRow = {
          id: idOf('waitlist', entered),
          clientKey: member.key,
          typeKey,
          placeKey,
          date,
          time: input.requestedTime,
          position: 1 + Math.max(0, ...before.map(({ position }) => position)),
          status: 'WAITING',
          offerExpiresAt: null,
          createdAt: now(),
        };
        waitlist.push(row);
        return { entry: records.waiting(row), message: `Added to waitlist at position #${String(row.position)}` };
      }),
    sendWaitlistOffer: ({ input }: { readonly input: EntryInput & { readonly expiresInHours?: number | null } }) =>
      attempt(() => {
        const offerExpiresAt = now() + (input.expiresInHours ?? usualHours) * hourMs;
        const row = put({ ...entryOf(input), status: 'OFFER_SENT', offerExpiresAt });
        return { entry: records.waiting(row), message: 'Offer sent successfully' };
      }),
    acceptWaitlistOffer: ({ input }: { readonly input: EntryInput }) =>
      attempt(() => {
        const row = entryOf(input);
        if (row.status === 'OFFER_SENT' && row.offerExpiresAt !== null && row.offerExpiresAt < now()) {
          put({ ...row, status: 'EXPIRED' });
          throw failure('Offer has expired');
        }
        return {
          entry: records.waiting(answered(input, 'ACCEPTED', 'accept')),
          message: 'Offer accepted successfully',
        };
      }),
    declineWaitlistOffer: ({ input }: { readonly input: EntryInput }) =>
      attempt(() => ({ entry: records.waiting(answered(input, 'DECLINED', 'decline')), message: 'Offer declined' })),
    removeFromWaitlist: ({ input }: { readonly input: EntryInput }) =>
      attempt(() => {
        waitlist.splice(waitlist.indexOf(entryOf(input)), 1);
        return { message: 'Removed from waitlist' };
      }),
  };
}
