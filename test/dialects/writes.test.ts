import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Certificates, makeCertificates } from '../support/service/certificates.ts';
import { keyHeaders, postDialect, queryWith } from './dialectRequests.ts';
import type { Dialect, DialectOptions, DialectServer } from './dialect.ts';
import { dialects } from './dialects.ts';
import { expectedSample } from './expectedSample.ts';
import { type HandWrite, type HandWrites, handWrites } from './handWrites.ts';
import { at } from './readByHand.ts';

let certificates: Certificates;
const running: DialectServer[] = [];

beforeAll(async () => {
  certificates = await makeCertificates();
});
afterAll(() => Promise.all(running.map((server) => server.close())));

async function start(dialect: Dialect, options: Partial<DialectOptions> = {}): Promise<DialectServer> {
  const server = await dialect.start({ tls: certificates.server, ...options });
  running.push(server);
  return server;
}

function writesOf({ name, view: { ids } }: Dialect): HandWrites {
  const writes = handWrites[name];
  if (!writes) throw new Error(`Nobody wrote mutations for ${name}`);
  return writes({
    place: ids.of('place', 1),
    type: ids.of('visitType', 1),
    client: ids.of('client', 1),
    patient: ids.of('patient', 1),
    provider: ids.of('provider', 1),
  });
}

const writing = dialects.filter((dialect) => dialect.expectedMap.bookAppointment !== null);

describe.each(writing.map((dialect) => [dialect.name, dialect] as const))('writing to %s', (_, dialect) => {
  it('registers a client, and books and cancels an appointment', async () => {
    const server = await start(dialect);
    const runQuery = queryWith(dialect, server, certificates.authority);
    const { register, book, cancel } = writesOf(dialect);
    const { ids } = dialect.view;

    const registered = at(await runQuery(register.text), register.id);
    expect(ids.key('client', String(registered))).toBe(121);
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park' });

    const booked = await runQuery(book.text);
    const id = String(at(booked, book.id));
    const day = { practice: server.practice };
    expect(expectedSample(dialect, '2026-11-19', day).appointments.find((row) => row.id === id)).toMatchObject({
      start: '2026-11-19T10:00:00-05:00',
      end: '2026-11-19T10:30:00-05:00',
    });

    const version = String(at(booked, 'createAppointment._version'));
    await runQuery(cancel.text.replace('ID"', `${id}"`).replace('VERSION', version));
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled' });
    expect(server.received.mutations).toHaveLength(3);
  });

  it('refuses every write in its own way when configured so', async () => {
    const server = await start(dialect, { refuseWrites: 'Closed for the day' });
    const before = structuredClone(server.practice);
    const { register, cancel } = writesOf(dialect);
    const existing = cancel.text.replace('ID"', `${dialect.view.ids.of('appointment', 3)}"`).replace('VERSION', '1');
    for (const write of [register, { ...cancel, text: existing }] satisfies HandWrite[]) {
      const options = { headers: keyHeaders(dialect), ca: certificates.authority };
      // eslint-disable-next-line no-await-in-loop
      const { status, body } = await postDialect(server, write.text, options);
      expect(status).toBe(200);
      if (write.refusal === undefined) expect(body.errors).toHaveLength(1);
      else expect(body.errors).toBeUndefined();
      const words = write.refusal === undefined ? body.errors?.[0]?.message : at(body.data, write.refusal);
      // No row, and no word about it, is how tables refuse a change.
      expect(words).toEqual(
        write.refusal === 'update_appointments_by_pk' ? null : expect.stringMatching(/closed for the day/i),
      );
    }
    expect(server.practice).toEqual(before);
  });
});

describe('a token store with versions', () => {
  it('rejects a change that names no version or an old one', async () => {
    const tokens = dialects.find((dialect) => dialect.name === 'tokens');
    if (!tokens) throw new Error('No tokens');
    const server = await start(tokens);
    const text = `mutation { updateAppointment(input: { id: "${tokens.view.ids.of('appointment', 3)}", status: ARRIVED }) { id } }`;
    const { body } = await postDialect(server, text, { headers: keyHeaders(tokens), ca: certificates.authority });
    expect(body).toMatchObject({ data: { updateAppointment: null }, errors: [{ errorType: 'ConflictUnhandled' }] });
  });
});
