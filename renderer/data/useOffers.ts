import { OffersDocument, type OffersQuery } from '../../graphql/desk/generated/operations.ts';
import { say } from '../../words/page/say.ts';
import { useDeskQuery } from './useDeskQuery.ts';

type Offer = OffersQuery['service']['offers'][number];

/** Why a change can't be made at this service; null where it can, and until that is known. */
export type WhyNot = (change: Offer['change']) => string | null;

/** What of the changes the service in use offers. */
export function useOffers(): WhyNot {
  const offers = useDeskQuery(OffersDocument, {}).data?.service.offers ?? [];
  return (change) => {
    const offer = offers.find((each) => each.change === change);
    return offer && !offer.offered ? (offer.why ?? say('general.notOffered')) : null;
  };
}
