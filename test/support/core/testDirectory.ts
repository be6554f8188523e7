import type { DirectoryProgress } from '../../../electron/contract/clients.ts';
import type { Clinic } from '../../../electron/core/adapter/clinic/clinic.ts';
import type { DirectoryPace } from '../../../electron/core/foundation/ports.ts';
import { createDirectory, type Directory } from '../../../electron/core/session/directory/directory.ts';
import type { DirectoryQuery } from '../../../graphql/desk/generated/operationTypes.ts';
import type { ClientRow } from '../../../graphql/service/readers/readObjects.ts';
import { type TestCore, tuesday, valueOf } from './memoryCore.ts';

/** A directory that reads only on request, and a way to wait for its outcome. */
export function openDirectory(
  clinic: Clinic,
  pace: Partial<DirectoryPace> = {},
  now = (): number => tuesday,
): {
  readonly directory: Directory;
  /** Resolves as soon as the state is one of these. */
  readonly becomes: (...states: DirectoryProgress['state'][]) => Promise<DirectoryProgress>;
} {
  const waiting = new Set<(progress: DirectoryProgress) => void>();
  const directory = createDirectory({
    clinic,
    clock: { now },
    timeZone: 'America/New_York',
    pace: { startAfter: null, betweenPages: 0, retry: 1, changes: 3_600_000, reread: 3_600_000, around: null, ...pace },
    waitForIdle: async () => undefined,
    onChange: (progress) => {
      for (const listener of waiting) listener(progress);
    },
  });
  return {
    directory,
    becomes: (...states) =>
      new Promise((resolve) => {
        const listener = (progress: DirectoryProgress): void => {
          if (!states.includes(progress.state)) return;
          waiting.delete(listener);
          resolve(progress);
        };
        waiting.add(listener);
      }),
  };
}

/** Has the core read all clients and their visits; resolves when it has, by default within ten seconds. */
export async function completeDirectory(test: TestCore, within = 10_000): Promise<void> {
  valueOf(await test.request('directory:control', { to: 'resume' }));
  for (let tries = 0; tries < within / 10; tries += 1) {
    const { data } = valueOf(await test.request('desk:query', { operation: 'Directory', variables: {} }));
    // Sound: a registered operation answers in its shape.
    const { directory } = data as unknown as DirectoryQuery;
    if (directory.state === 'complete' && directory.visitsSince?.startsWith('2024') === true) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The clients were not read in time.');
}

/** A client of a test, in few words; omitted fields are unknown. */
export function clientRow(said: {
  readonly id: string;
  readonly name: string;
  readonly phones?: readonly string[];
  readonly emails?: readonly string[];
  readonly patients?: readonly string[];
  readonly rest?: Partial<ClientRow>;
}): ClientRow {
  return {
    id: said.id,
    name: said.name,
    givenName: null,
    familyName: null,
    phones: (said.phones ?? []).map((number) => ({ number, label: null })),
    emails: said.emails ?? [],
    address: null,
    active: null,
    alerts: [],
    tags: [],
    notes: null,
    balance: null,
    since: null,
    lastVisit: null,
    location: null,
    patients: (said.patients ?? []).map((name, index) => ({
      id: `${said.id}p${index}`,
      name,
      species: null,
      breed: null,
      sex: null,
      birthDate: null,
      active: null,
      deceased: null,
      alerts: [],
      client: null,
    })),
    ...said.rest,
  };
}
