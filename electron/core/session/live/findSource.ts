import { buildSubscriptions, takes } from '../../../../graphql/service/documents.ts';
import type { ArgumentValues } from '../../../../graphql/service/variables.ts';
import { buildVariables } from '../../../../graphql/service/variables.ts';
import {
  onlyLocationId,
  type Operation,
  type ServiceMap,
  type SubscriptionOperation,
} from '../../../../graphql/service/serviceMap.ts';
import type { Access } from '../../connection/environments.ts';
import { authenticationHeaders } from '../../connection/serviceClient.ts';
import type { LiveSource } from './liveUpdates.ts';

/** Whether a map's subscriptions depend on which places are on screens. */
export function listensByLocation(map: ServiceMap): boolean {
  return buildSubscriptions(map).some(({ operation }) => takes(asOperation(operation), 'locationId'));
}

/**
 * How the service in use is listened to: every subscription of the map, once for each location on a screen where it takes
 * one. What demands a value that is not known is left out.
 */
export function findSource(
  access: Access,
  map: ServiceMap,
  known: { readonly locations: readonly string[]; readonly organizationId: string | null },
): LiveSource | null {
  if (access.kind !== 'open') return null;
  const { endpoint, keys } = access;
  const subscriptions = buildSubscriptions(map).flatMap(({ operation, text, name }) => {
    const asked = asOperation(operation);
    const places = takes(asked, 'locationId') ? known.locations.filter((id) => id !== onlyLocationId) : [null];
    if (takes(asked, 'organizationId') && known.organizationId === null) return [];
    return places.map((locationId) => {
      const values: ArgumentValues = { locationId, organizationId: known.organizationId };
      return { operation, query: text, operationName: name, variables: buildVariables(asked, values) };
    });
  });
  return { endpoint: endpoint.url, headers: authenticationHeaders(keys, endpoint.authentication), subscriptions };
}

/** A subscription takes its arguments as a query does. */
function asOperation({ field, arguments: list }: SubscriptionOperation): Operation<object> {
  return { field, arguments: list, rows: [], fields: {} };
}
