import { describe, expect, it } from 'vitest';
import type { Keys } from '../../electron/contract/settings.ts';
import { sendDocument } from '../../electron/core/connection/serviceClient.ts';
import { readServiceSchema } from '../../electron/core/adapter/map/readServiceSchema.ts';
import { readAddress } from '../../electron/core/storage/settings/address.ts';
import { createTransport } from '../../electron/core/connection/transport/transport.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { buildMutations } from '../../graphql/service/documents.ts';
import { matchSchema } from '../../graphql/service/match/matchSchema.ts';
import { readWriteOutcome, type WriteOutcome } from '../../graphql/service/readers/readWriteOutcome.ts';
import { readStage } from '../../graphql/service/readers/readStage.ts';
import type { WriteConcept, WriteOperation } from '../../graphql/service/serviceWrites.ts';
import { mutationVariables, type WriteValues } from '../../graphql/service/variables.ts';
import { trustedCertificate } from '../support/service/trustedCertificate.ts';
import type { Dialect, DialectServer } from './dialect.ts';
import { dialects } from './dialects.ts';
import { expectedSample } from './expectedSample.ts';
import type { Practice } from './practice.ts';

const serverCertificate = trustedCertificate();

interface Writer {
  readonly server: DialectServer;
  readonly writes: Readonly<Partial<Record<WriteConcept, WriteOperation>>>;
  readonly write: (concept: WriteConcept, values: WriteValues) => Promise<WriteOutcome>;
  readonly close: () => Promise<void>;
}

async function connect(dialect: Dialect, refuseWrites?: string): Promise<Writer> {
  const server = await dialect.start({
    tls: serverCertificate(),
    ...(refuseWrites === undefined ? {} : { refuseWrites }),
  });
  const endpoint = readAddress(server.url);
  if (typeof endpoint === 'string') throw new Error(endpoint);
  const { auth } = dialect;
  const keys: Keys = auth.kind === 'direct' ? { kind: 'single', key: auth.key } : auth;
  const send = createTransport(nodeFetch);
  const { signal } = new AbortController();
  const reading = await readServiceSchema(send, { endpoint, keys }, signal);
  if (reading.kind !== 'read') throw new Error('The schema was refused.');
  const { map } = matchSchema(reading.schema);
  const documents = buildMutations(map);
  return {
    server,
    writes: map.writes ?? {},
    async write(concept, values) {
      const operation = map.writes?.[concept];
      const document = documents.get(concept);
      if (!operation || !document) throw new Error(`${dialect.name} has no ${concept}.`);
      const filled = mutationVariables(operation, values, 'America/New_York');
      if (filled.kind !== 'ready') throw new Error(JSON.stringify(filled));
      const question = { ...document, concept: 'organization' as const };
      return readWriteOutcome(
        operation,
        await sendDocument(send, { endpoint, keys }, question, filled.variables, signal),
      );
    },
    close: () => server.close(),
  };
}

/** The word that cancels: of those that the service names, else one that stands in its book. */
function cancelWord({ view }: Dialect, practice: Practice, operation: WriteOperation | undefined): string {
  const slot = operation?.arguments.flatMap(({ slots }) => slots).find(({ role }) => role === 'status');
  const inBook = practice.appointments.flatMap((row) => view.status(row)).flatMap((word) => word ?? []);
  return (slot?.values ?? inBook).find((word) => readStage(word) === 'cancelled') ?? '';
}

/** Refusals that a schema does not announce. */
const needsMore: Readonly<Record<string, string>> = {
  people2024: 'a client needs an e-mail or a flag that says there is none',
  people2026: 'a client needs an e-mail or a flag that says there is none',
  tokens: 'a change needs the version of what was read',
  registry: 'a time is a wall clock without seconds, which only a description says',
  ledger: 'its word for cancelling is not understood',
};

const booking = dialects.filter(
  ({ name, expectedMap }) => expectedMap.bookAppointment !== null && !(name in needsMore),
);
const writing = dialects.filter(({ expectedMap }) => expectedMap.registerClient !== null);

describe.each(booking.map((dialect) => [dialect.name, dialect] as const))('through the map of %s', (_name, dialect) => {
  const { ids } = dialect.view;
  const visit: WriteValues = {
    locationId: ids.of('place', 1),
    typeId: ids.of('visitType', 1),
    clientId: ids.of('client', 1),
    patientId: ids.of('patient', 1),
    providerId: ids.of('provider', 1),
    start: '2026-11-19T15:00:00Z',
    minutes: 30,
    reason: 'Limping',
  };

  it('a client is registered, and an appointment is booked and cancelled', async () => {
    const { server, writes, write, close } = await connect(dialect);
    const registered = await write('registerClient', { name: 'Jo Park', givenName: 'Jo', familyName: 'Park' });
    expect(registered).toMatchObject({ kind: 'done' });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park' });

    const booked = await write('bookAppointment', visit);
    expect(booked, JSON.stringify(booked)).toMatchObject({ kind: 'done' });
    const id = booked.kind === 'done' ? (booked.id ?? '') : '';
    const day = expectedSample(dialect, '2026-11-19', { practice: server.practice });
    expect(day.appointments.find((row) => row.id === id)).toMatchObject({
      start: '2026-11-19T10:00:00-05:00',
      end: '2026-11-19T10:30:00-05:00',
    });

    const cancelled = await write('cancelAppointment', {
      id,
      status: cancelWord(dialect, server.practice, writes.cancelAppointment),
    });
    expect(cancelled, JSON.stringify(cancelled)).toMatchObject({
      kind: 'done',
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled' });
    await close();
  });
});

describe.each(writing.map((dialect) => [dialect.name, dialect] as const))('through the map of %s', (_name, dialect) => {
  it('a refusal has the service’s own message, and nothing is changed', async () => {
    const { server, write, close } = await connect(dialect, 'Closed for the day');
    const before = structuredClone(server.practice);
    const refused = await write('registerClient', { name: 'Jo Park', givenName: 'Jo', familyName: 'Park' });
    expect(refused).toMatchObject({
      // An error code of its own may be a failure as well, and a text may be of a success: the desk looks before it tells
      // a refusal.
      kind: ['tokens', 'ledger'].includes(dialect.name) ? 'unknown' : 'refused',
      problems: [{ message: expect.stringMatching(/closed for the day/i) }],
    });
    expect(server.practice).toEqual(before);
    await close();
  });
});
