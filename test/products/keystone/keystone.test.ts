import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunQuery, queryWith } from '../../dialects/dialectRequests.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import type { DialectServer } from '../../dialects/dialect.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { makeCertificates } from '../../support/service/certificates.ts';
import { keystone } from './keystone.ts';

let server: DialectServer;
let run: RunQuery;
const { view } = keystone;

beforeAll(async () => {
  const certificates = await makeCertificates();
  server = await keystone.start({ tls: certificates.server });
  run = queryWith(keystone, server, certificates.authority);
});
afterAll(() => server.close());

describe('Keystone', () => {
  it('takes and skips patients, and counts them', async () => {
    const clients = view.clients(server.practice);
    const list = (args: string): string => `patients(${args}) { id name }`;
    const pages = await run(
      `{ first: ${list('take: 40')} second: ${list('take: 40, skip: 40')} all: patients { id } patientsCount }`,
    );
    expect(pages['patientsCount']).toBe(clients.length);
    expect(rowsAt(pages, 'all')).toHaveLength(clients.length);
    const expected = clients
      .map((client) => clientThrough(view, server.practice, client))
      .map(({ id, name }) => ({ id, name }));
    expect([...rowsAt(pages, 'first'), ...rowsAt(pages, 'second')]).toEqual(expected.slice(0, 80));
  });

  it('finds patients by the family name of their account, and one by id', async () => {
    const where = (mode: string): string =>
      `patients(where: { user: { lastName: { contains: "o'brien" ${mode} } } }) { id }`;
    const found = await run(`{ exact: ${where('')} folded: ${where('mode: insensitive')} }`);
    expect(found['exact']).toEqual([]);
    expect(found['folded']).toEqual([1, 8].map((key) => ({ id: view.ids.of('client', key) })));
    const card = await run(`{ patient(where: { id: "${view.ids.of('client', 1)}" }) {
      name user { firstName lastName email cellPhoneNumberString homePhoneNumberString } appointmentsCount } }`);
    expect(card['patient']).toMatchObject({
      name: "Zoë O'Brien",
      user: { lastName: "O'Brien", email: 'zoe.obrien@example.test', homePhoneNumberString: '(207) 555-0102' },
    });
    expect(await run('{ patient(where: { id: "nobody" }) { id } }')).toEqual({ patient: null });
  });

  it('shows the visits of a day that were not called off', async () => {
    const day = await run(`{ appointments(
      where: { scheduledStartsAt: { gte: "2026-11-17T05:00:00.000Z", lt: "2026-11-18T05:00:00.000Z" } }
      orderBy: [{ scheduledStartsAt: asc }]
    ) { id scheduledStartsAt scheduledEndsAt reason patient { id name } doctor { id user { lastName } } booking { startsAt } } }`);
    const { appointments } = expectedSample(keystone, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(10);
    const shown = rowsAt(day, 'appointments').map((row) => ({
      id: row['id'],
      start: Date.parse(String(row['scheduledStartsAt'])),
      end: Date.parse(String(row['scheduledEndsAt'])),
      reason: row['reason'],
      client: row['patient'],
      provider: at(row, 'doctor.id'),
    }));
    expect(shown).toEqual(
      appointments.map(({ id, start = '', end = '', reason = '', client = null, provider }) => ({
        id,
        start: Date.parse(start),
        end: Date.parse(end),
        reason,
        client,
        provider: provider?.id ?? null,
      })),
    );
  });

  it('books, moves and deletes a visit, and enters a patient', async () => {
    const patient = `patient: { connect: { id: "${view.ids.of('client', 1)}" } }`;
    const booked = await run(`mutation { createAppointment(data: { ${patient} reason: "Cough"
      scheduledStartsAt: "2026-11-19T15:00:00.000Z", scheduledEndsAt: "2026-11-19T15:30:00.000Z" }) { id patient { name } } }`);
    const where = `where: { id: "${String(at(booked, 'createAppointment.id'))}" }`;
    const moved = await run(
      `mutation { updateAppointment(${where}, data: { scheduledStartsAt: "2026-11-19T16:00:00.000Z" }) { scheduledStartsAt } }`,
    );
    expect(at(moved, 'updateAppointment.scheduledStartsAt')).toBe('2026-11-19T16:00:00.000Z');
    await run(`mutation { deleteAppointment(${where}) { id } }`);
    expect(await run(`{ appointment(${where}) { id } }`)).toEqual({ appointment: null });
    await run(`mutation { createPatient(data: { name: "Jo Park", user: { create: {
      firstName: "Jo", lastName: "Park", cellPhoneNumberString: "207 555 0199" } } }) { id } }`);
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      phones: [{ value: '207 555 0199' }],
    });
  });

  it('shows its schema within the depth that is allowed', async () => {
    const types = await readPiecewise(run);
    expect(rowsAt(types.get('Patient'), 'fields').map(({ name }) => name)).toContain('appointmentsCount');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
