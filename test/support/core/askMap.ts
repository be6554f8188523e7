import type { DeskResponse } from '../../../electron/contract/channels.ts';
import type { ConceptView, MapCorrection, MapView } from '../../../electron/contract/serviceMap.ts';
import { type TestCore, valueOf } from './memoryCore.ts';

// What a manager does with the map of the service in use, through the door.

export async function readMapView(test: TestCore): Promise<MapView> {
  return valueOf(await test.request('map:read', null));
}

export async function conceptOf(test: TestCore, concept: string): Promise<ConceptView> {
  const found = (await readMapView(test)).concepts.find((each) => each.concept === concept);
  if (!found) throw new Error(`There is no ${concept}.`);
  return found;
}

export async function correct(test: TestCore, correction: MapCorrection): Promise<MapView> {
  return valueOf(await test.request('map:correct', correction));
}

/** What a screen asks, as it would. */
export async function askDesk(
  test: TestCore,
  operation: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<DeskResponse> {
  return valueOf(await test.request('desk:query', { operation, variables }));
}

/** The names of the first clients that the list shows. */
export async function firstClients(test: TestCore, count = 5): Promise<readonly string[]> {
  const { data } = await askDesk(test, 'ClientList', { first: count });
  // Sound: the operation selects exactly this.
  const { clients } = data as unknown as { clients: { clients: readonly { name: string }[] } };
  return clients.clients.slice(0, count).map(({ name }) => name);
}
