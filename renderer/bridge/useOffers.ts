import { useEffect, useState } from 'react';
import type { OffersQuery } from '../../graphql/desk/generated/operations.ts';
import { say } from '../../words/page/say.ts';
import { askDesk } from './askDesk.ts';
import { useBridge } from './BridgeContext.ts';
import { useSettings } from './SettingsContext.tsx';

type Offer = OffersQuery['service']['offers'][number];

/** Why a change can't be made at this service; null where it can, and until that is known. */
export type WhyNot = (change: Offer['change']) => string | null;

/** What of the changes the service in use offers. */
export function useOffers(): WhyNot {
  const bridge = useBridge();
  const { connection } = useSettings();
  const [known, setKnown] = useState<{ readonly connection: number; readonly offers: readonly Offer[] } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void askDesk(bridge, 'Offers', {}, controller.signal).then(({ data }) => {
      if (data && !controller.signal.aborted) setKnown({ connection, offers: data.service.offers });
    });
    return () => controller.abort();
  }, [bridge, connection]);

  const offers = known?.connection === connection ? known.offers : [];
  return (change) => {
    const offer = offers.find((each) => each.change === change);
    return offer && !offer.offered ? (offer.why ?? say('general.notOffered')) : null;
  };
}
