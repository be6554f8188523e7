import { demandsLocation, takes } from '../documents.ts';
import type { Outcome } from '../outcome.ts';
import type { Operation } from '../serviceMap.ts';
import { demandedLocation, type ProofSession } from './proofSession.ts';
import { pageNamedIn, withDemandedLocation, without, withMost } from './slots.ts';
import { sampleSize } from './wideRead.ts';

type Refused = Extract<Outcome, { kind: 'refused' }>;

/** An operation that may be answered where another was refused, and what is kept in mind if it is. */
interface Changed {
  readonly operation: Operation<object>;
  readonly keep?: () => void;
}

/** What may be asked instead of a list that was refused; null where it does not apply. */
type Remedy = (session: ProofSession, operation: Operation<object>, refused: Refused) => Changed | null;

export function isRefused(outcome: Outcome): outcome is Refused {
  return outcome.kind === 'refused' && !outcome.unsure;
}

/** Some services demand a location where their schema does not say so. */
const atOneLocation: Remedy = (session, operation) => {
  if (!takes(operation, 'locationId') || demandsLocation(operation)) return null;
  const ofOne = withDemandedLocation(operation);
  const isKnown = (demandedLocation(session, ofOne).locationId ?? null) !== null;
  return isKnown ? { operation: ofOne } : null;
};

/** Some services refuse a page that is too large, and name the largest. */
const inSmallerPages: Remedy = (session, operation, { errors }) => {
  if (!takes(operation, 'limit') || session.largestPage !== null) return null;
  const most = pageNamedIn(
    errors.map(({ message }) => message),
    sampleSize,
  );
  return {
    operation: withMost(operation, most),
    keep() {
      session.largestPage = most;
    },
  };
};

/** Who may not list what is over, or who is no longer active, may list the others. */
const withoutFlags: Remedy = ({ schema }, operation) => ifShorter(operation, without(schema, operation, ...flags));

const flags = ['includeEnded', 'includeInactive'] as const;

/** Some services know pages of one size only, whatever their schema says. */
const inOwnPages: Remedy = ({ schema }, operation) => ifShorter(operation, without(schema, operation, 'limit'));

/** Some services know no offset, whatever their schema says. */
const withoutOffset: Remedy = ({ schema }, operation) => ifShorter(operation, without(schema, operation, 'offset'));

/** A changed operation that fills less than the one before; null where nothing could be left out. */
function ifShorter(operation: Operation<object>, changed: Operation<object>): Changed | null {
  const slots = ({ arguments: list }: Operation<object>): number => list.flatMap((each) => each.slots).length;
  return slots(changed) < slots(operation) ? { operation: changed } : null;
}

/** In the order in which they are tried, one request each. */
export const remedies: readonly Remedy[] = [atOneLocation, inSmallerPages, withoutFlags, inOwnPages, withoutOffset];
