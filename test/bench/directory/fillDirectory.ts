import { type Clinic, createClinic } from '../../../electron/core/adapter/clinic/clinic.ts';
import { createDirectory, type Directory } from '../../../electron/core/session/directory/directory.ts';
import { createTransport } from '../../../electron/core/connection/transport/transport.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { matchSchema } from '../../../graphql/service/match/matchSchema.ts';
import { modelOf } from '../../support/service/modelOf.ts';
import { benchSchema } from './people.ts';

/** A clinic over the bench's service: the app's own map, transport and judge. */
export async function benchClinic(url: string): Promise<Clinic> {
  const { map } = matchSchema(await modelOf(benchSchema));
  const send = createTransport(nodeFetch);
  return createClinic({
    map,
    clock: { now: () => Date.now() },
    timeZone: 'UTC',
    queryService: (document, variables, signal) =>
      send({ url, headers: {}, query: document.text, operationName: document.name, variables }, signal),
  });
}

/** Reads all clients of a clinic without a pause; resolves when they are complete. */
export function fillDirectory(clinic: Clinic): Promise<Directory> {
  return new Promise((resolve, reject) => {
    const directory = createDirectory({
      clinic,
      clock: { now: () => Date.now() },
      timeZone: 'UTC',
      pace: { startAfter: null, betweenPages: 0, retry: 1_000, changes: 3_600_000, reread: 3_600_000, around: null },
      waitForIdle: async () => undefined,
      onChange({ state }) {
        if (state === 'complete') resolve(directory);
        else if (state !== 'reading') reject(new Error(`The directory became ${state}.`));
      },
    });
    directory.control('resume');
  });
}
