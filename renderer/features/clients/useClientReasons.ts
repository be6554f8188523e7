import { t } from '../../../i18n/page/t.ts';
import { isServiceAway } from '../../bridge/serviceAway.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { useOffers } from '../../data/useOffers.ts';
import type { ShownClient } from './clientVisits.ts';

interface ClientReasons {
  /** Why nothing can be booked for the client now; null while the service answers. */
  readonly awayReason: string | null;
  /** Why a change can't be made now, or not at this service; null where it can. */
  readonly unavailableReason: ReturnType<typeof useOffers>['unavailableReason'];
}

/** Why actions on a client are disabled. */
export function useClientReasons(client: ShownClient): ClientReasons {
  const { unavailableReason } = useOffers();
  const { view } = useSettings();
  const isAway = isServiceAway(view) || isOutOfDate(client);
  const awayReason = isAway ? t('clients.awayReason') : null;
  // What is typed of a client is kept as a draft until the service answers; money is not taken on a guess.
  return {
    awayReason,
    unavailableReason: (change) => (change === 'recordPayment' ? awayReason : null) ?? unavailableReason(change),
  };
}

/** Whether the client is shown as this computer knew it before, as the service did not answer. */
export function isOutOfDate(client: ShownClient): boolean {
  return 'outage' in client && client.outage !== null;
}
