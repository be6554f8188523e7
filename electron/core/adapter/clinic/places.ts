import { t } from '../../../../i18n/core/t.ts';
import type { LocationRow } from '../../../../graphql/service/readers/readObjects.ts';
import { onlyLocationId } from '../../../../graphql/service/serviceMap.ts';

/** A service that lists no places has one, without a name of its own. */
export function onlyLocation(chosen: string | null): LocationRow {
  const place = { id: onlyLocationId, name: t('connection.thisClinic'), address: null, phone: null, week: null };
  return { ...place, timeZone: chosen, ...(chosen !== null && { zoneIsChosen: true }) };
}

/** A place with the zone that was chosen, where the service gives none. */
export function placed(location: LocationRow | null, chosen: string | null | undefined): LocationRow | null {
  const isUnknown = location !== null && location.timeZone === null && typeof chosen === 'string';
  return isUnknown ? { ...location, timeZone: chosen, zoneIsChosen: true } : location;
}
