import { OffersDocument, type OffersQuery } from '../../graphql/desk/generated/operations.ts';
import { t } from '../../i18n/page/t.ts';
import { offerOf } from '../domain/offers.ts';
import { type DeskQuery, useDeskQuery } from './useDeskQuery.ts';

type ServiceOffers = OffersQuery['service'];
type Change = ServiceOffers['offers'][number]['change'];

interface Offers extends DeskQuery<OffersQuery> {
  /** Null until they are known. */
  readonly service: ServiceOffers | null;
  /** Why a change can't be made at this service; null where it can, and until that is known. */
  readonly unavailableReason: (change: Change) => string | null;
}

/** Which changes the service in use offers. */
export function useOffers(): Offers {
  const query = useDeskQuery(OffersDocument, {});
  const service = query.latest?.service ?? null;
  return {
    ...query,
    service,
    unavailableReason(change) {
      const offer = service?.offers.some((each) => each.change === change) ? offerOf(service, change) : null;
      return offer && !offer.offered ? (offer.why ?? t('general.notOffered')) : null;
    },
  };
}
