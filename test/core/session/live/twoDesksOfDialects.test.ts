import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Dialect, DialectServer } from '../../../dialects/dialect.ts';
import { type AppointmentRecord, dialectNow } from '../../../dialects/practice.ts';
import { changeAppointment } from '../../../dialects/practiceWrites.ts';
import { dentiagest } from '../../../products/dentiagest/dentiagest.ts';
import { dentiagestIds } from '../../../products/dentiagest/records.ts';
import { vetspireIds } from '../../../products/vetspire/records.ts';
import { vetspire } from '../../../products/vetspire/vetspire.ts';
import { readFiles } from '../../../support/canary.ts';
import { placeOf } from '../../../support/core/connectDialect.ts';
import { queryDay, seenOn, sendChange } from '../../../support/core/deskRequests.ts';
import { listening, type LiveDesk, openLiveDesk, watched } from '../../../support/core/liveDesk.ts';
import { type Certificates, makeCertificates } from '../../../support/service/certificates.ts';
import { trust } from '../../../support/service/secureClinic.ts';

// Sockets, desks and their pauses take real time.
vi.setConfig({ testTimeout: 60_000 });

interface Service {
  readonly dialect: Dialect;
  readonly server: DialectServer;
  readonly certificates: Certificates;
}

async function start(dialect: Dialect): Promise<Service> {
  const certificates = await makeCertificates();
  onTestFinished(trust(certificates.authority));
  const server = await dialect.start({ tls: certificates.server });
  onTestFinished(() => server.close());
  return { dialect, server, certificates };
}

const openDesk = ({ dialect, server }: Service, folder?: string): Promise<LiveDesk> =>
  openLiveDesk({ ...placeOf(dialect), url: server.url }, { clock: { now: () => dialectNow } }, folder);

describe.each([
  ['graphql-ws', dentiagest, dentiagestIds, 'notes'],
  ['phoenix', vetspire, vetspireIds, 'reason'],
] as const)('two desks at one clinic, by %s', (protocol, dialect, ids, field) => {
  /** A visit of the day that has an owner, as every service can name it. */
  function visitOf({ day }: LiveDesk): LiveDesk['day']['appointments'][number] {
    const visit = day.appointments.find(
      ({ status, client, patient }) => status?.stage === 'booked' && (client ?? patient),
    );
    if (!visit) throw new Error('Nothing is planned any more.');
    return visit;
  }

  /** The service itself changes a visit, as another program of the clinic would. */
  function changeAtClinic({ practice }: DialectServer, id: string, change: Partial<AppointmentRecord>): void {
    const outcome = changeAppointment(practice, ids.key('appointment', id), change, dialectNow);
    if (!outcome.ok) throw new Error(outcome.message);
  }

  async function textOn({ core, day }: LiveDesk, id: string): Promise<string | null | undefined> {
    const { location, date } = watched(day);
    const now = await queryDay(core, { location, date, recent: true });
    return now.appointments.find((each) => each.id === id)?.[field];
  }

  /** The ways that a desk has tried, as its log has them. */
  const triedBy = ({ core }: LiveDesk): readonly string[] =>
    core.core
      .diagnostics()
      .split('\n')
      .filter((line) => line.includes('listened'));

  it('see what the other changes within a second, by one reading', async () => {
    const service = await start(dialect);
    const one = await openDesk(service);
    const other = await openDesk(service);
    await Promise.all([listening(one), listening(other)]);
    const visit = visitOf(one);
    other.received.length = 0;
    other.sent.length = 0;
    const request = { appointment: seenOn(one.day, visit), to: { [field]: 'Limping since Sunday' } };
    expect((await sendChange(one.core, 'UpdateAppointment', request)).__typename).toBe('Done');
    const answered = performance.now();
    await expect.poll(() => other.received.some(({ changed }) => changed), { interval: 5 }).toBe(true);
    expect(performance.now() - answered).toBeLessThan(1_000);
    expect(await textOn(other, visit.id)).toBe('Limping since Sunday');
    expect(other.received.at(-1)).toMatchObject({ live: true, failure: null });
    expect(other.received).toHaveLength(1);
    // Of the ways that ended the last is this protocol with the key elsewhere.
    expect(triedBy(other).at(-1)).toMatch(new RegExp(`protocol=${protocol} outcome=keyRejected`));
  });

  it('read at most once a second, whatever is reported, and end with what is true', async () => {
    const service = await start(dialect);
    const desk = await openDesk(service);
    await listening(desk);
    const visit = visitOf(desk);
    desk.received.length = 0;
    const begun = performance.now();
    for (let event = 0; event < 500; event += 1) {
      changeAtClinic(service.server, visit.id, { reason: `Change ${event}` });
      if (event % 5 === 4) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await expect.poll(() => textOn(desk, visit.id), { timeout: 10_000, interval: 250 }).toBe('Change 499');
    const seconds = (performance.now() - begun) / 1_000;
    expect(desk.received.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  });

  it('read once what they missed while the line was cut', async () => {
    const { server, certificates } = await start(dialect);
    const desk = await openDesk({ dialect, server, certificates });
    await listening(desk);
    const visit = visitOf(desk);
    changeAtClinic(server, visit.id, { reason: 'Coughing' });
    await expect.poll(() => desk.received.at(-1)?.live, { timeout: 5_000 }).toBe(true);
    await server.close();
    await expect.poll(() => desk.received.at(-1)?.live).toBe(false);
    const again = await dialect.start({ tls: certificates.server, port: Number(new URL(server.url).port) });
    onTestFinished(() => again.close());
    changeAtClinic(again, visit.id, { reason: 'Missed' });
    await expect.poll(() => desk.received.at(-1)?.live, { timeout: 15_000 }).toBe(true);
    expect(await textOn(desk, visit.id)).toBe('Missed');
  });

  it('see that an appointment was deleted while the line was cut', async () => {
    const { server, certificates } = await start(dialect);
    const desk = await openDesk({ dialect, server, certificates });
    await listening(desk);
    const visit = visitOf(desk);
    changeAtClinic(server, visit.id, { reason: 'Coughing' });
    await expect.poll(() => desk.received.at(-1)?.live, { timeout: 5_000 }).toBe(true);
    await server.close();
    await expect.poll(() => desk.received.at(-1)?.live).toBe(false);
    const again = await dialect.start({ tls: certificates.server, port: Number(new URL(server.url).port) });
    onTestFinished(() => again.close());
    changeAtClinic(again, visit.id, { isDeleted: true });
    await expect.poll(() => desk.received.at(-1)?.live, { timeout: 15_000 }).toBe(true);
    expect(await textOn(desk, visit.id)).toBeUndefined();
  });

  it('try what has worked first in their next run, and keep no key with it', async () => {
    const service = await start(dialect);
    const desk = await openDesk(service);
    await listening(desk);
    changeAtClinic(service.server, visitOf(desk).id, { [field]: 'Coughing' });
    await expect.poll(() => desk.received.at(-1)?.live, { timeout: 5_000 }).toBe(true);
    const before = triedBy(desk);
    await desk.core.core.close();
    const [map] = Object.entries(readFiles(desk.core.folder)).filter(([, content]) => content.includes('"liveWay"'));
    expect(map?.[1]).toContain(`"protocol":"${protocol}"`);
    const again = await openDesk(service, desk.core.folder);
    await listening(again);
    expect(service.server.hasListeners()).toBe(true);
    // No other protocol was tried: since then only the channel of the first run has ended.
    expect(triedBy(again)).toHaveLength(before.length + 1);
    expect(triedBy(again).at(-1)).toContain(`protocol=${protocol} outcome=cancelled`);
    expect(again.sent.filter((name) => name.startsWith('DeskOn'))).toEqual([]);
  });

  it('listen to nothing while the computer sleeps', async () => {
    const { server, ...rest } = await start(dialect);
    const desk = await openDesk({ server, ...rest });
    await listening(desk);
    expect(server.hasListeners()).toBe(true);
    desk.core.core.suspend();
    await expect.poll(() => server.hasListeners()).toBe(false);
    changeAtClinic(server, visitOf(desk).id, { reason: 'While it slept' });
    desk.core.core.resume();
    await expect.poll(() => textOn(desk, visitOf(desk).id), { timeout: 10_000 }).toBe('While it slept');
    await expect.poll(() => server.hasListeners(), { timeout: 10_000 }).toBe(true);
  });
});
