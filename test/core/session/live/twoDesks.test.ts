import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeskEvent } from '../../../../electron/contract/channels.ts';
import type { CorePorts } from '../../../../electron/core/foundation/ports.ts';
import type { DemoClinicOptions } from '../../../../graphql/demo/server.ts';
import { queryDay, seenOn, sendChange } from '../../../support/core/deskRequests.ts';
import {
  listening,
  type LiveDesk,
  openLiveDesk,
  plannedVisit,
  reasonOn,
  watched,
} from '../../../support/core/liveDesk.ts';
import { tuesday, valueOf } from '../../../support/core/memoryCore.ts';
import { type SecureClinic, startSecureClinic, trust } from '../../../support/service/secureClinic.ts';

const key = 'canary-key-of-two-desks';
const auth = { kind: 'direct', key } as const;

// Sockets, desks and their pauses take real time.
vi.setConfig({ testTimeout: 60_000 });

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function startClinic(options: Partial<DemoClinicOptions> = {}): Promise<SecureClinic> {
  const clinic = await startSecureClinic({ auth, clients: 60, ...options });
  closers.push(() => clinic.close());
  closers.push(trust(clinic.certificates.authority));
  return clinic;
}

const openDesk = ({ url }: SecureClinic, ports: Partial<CorePorts> = {}): Promise<LiveDesk> =>
  openLiveDesk({ environment: 'production', url, keys: { kind: 'single', key } }, ports);

/** The service itself changes a visit, as another program of the clinic would. */
function changeAtClinic({ store }: SecureClinic, id: string, reason: string): void {
  const appointment = store.appointment(id);
  if (!appointment) throw new Error('The appointment is not there.');
  store.putAppointment({ ...appointment, reason, updatedAt: store.stampAfter(appointment.updatedAt) });
}

describe.each([
  ['sockets', async () => true],
  ['streams', async () => false],
])('two desks at one clinic, by %s', (_name, isDirect) => {
  it('see what the other changes within a second, by one reading', async () => {
    const clinic = await startClinic();
    const one = await openDesk(clinic, { live: { isDirect } });
    const other = await openDesk(clinic, { live: { isDirect } });
    await Promise.all([listening(one), listening(other)]);
    const visit = plannedVisit(one.day);
    other.received.length = 0;
    other.sent.length = 0;
    const request = { appointment: seenOn(one.day, visit), to: { reason: 'Limping since Sunday' } };
    expect((await sendChange(one.core, 'UpdateAppointment', request)).__typename).toBe('Done');
    const answered = performance.now();
    await expect.poll(() => other.received.some(({ changed }) => changed), { interval: 5 }).toBe(true);
    expect(performance.now() - answered).toBeLessThan(1_000);
    expect(await reasonOn(other, visit.id)).toBe('Limping since Sunday');
    expect(other.received.at(-1)).toMatchObject({ live: true, failure: null });
    // One reading, which may take two pages: nothing says that a page was the last one before a longer one was seen.
    expect(other.received).toHaveLength(1);
    expect(other.sent.filter((name) => name === 'DeskAppointments').length).toBeLessThanOrEqual(2);
  });

  it('read at most once a second, whatever is reported, and end with what is true', async () => {
    const clinic = await startClinic();
    const desk = await openDesk(clinic, { live: { isDirect } });
    await listening(desk);
    const visit = plannedVisit(desk.day);
    desk.received.length = 0;
    const begun = performance.now();
    for (let event = 0; event < 2_000; event += 1) {
      changeAtClinic(clinic, visit.id, `Change ${event}`);
      if (event % 100 === 99) await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await expect.poll(() => reasonOn(desk, visit.id), { timeout: 5_000 }).toBe('Change 1999');
    const seconds = (performance.now() - begun) / 1_000;
    expect(desk.received.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  });
});

describe('a desk that listens', () => {
  it('is not live before a reading has agreed with a report', async () => {
    const clinic = await startClinic();
    const desk = await openDesk(clinic);
    await listening(desk);
    expect(desk.received.every(({ live }) => !live)).toBe(true);
    expect(valueOf(await desk.core.request('day:watch', watched(desk.day)))).toEqual({ live: false });
    changeAtClinic(clinic, plannedVisit(desk.day).id, 'Coughing');
    await expect.poll(() => desk.received.at(-1)?.live).toBe(true);
    expect(valueOf(await desk.core.request('day:watch', watched(desk.day)))).toEqual({ live: true });
  });

  it('sees that an appointment was called off or has gone to another day', async () => {
    const clinic = await startClinic();
    const desk = await openDesk(clinic);
    await listening(desk);
    const [off, moved] = [plannedVisit(desk.day), plannedVisit(desk.day, 1)];
    const record = clinic.store.appointment(moved.id);
    if (!record) throw new Error('The appointment is not there.');
    clinic.store.putAppointment({ ...record, start: record.start + 3 * 86_400_000 });
    const cancelled = clinic.store.appointment(off.id);
    if (cancelled) clinic.store.putAppointment({ ...cancelled, status: 'CANCELLED', cancelledAt: tuesday });
    const { location, date } = watched(desk.day);
    await expect
      .poll(
        async () => {
          const now = await queryDay(desk.core, { location, date, recent: true });
          return [
            now.appointments.some(({ id }) => id === moved.id),
            now.appointments.find(({ id }) => id === off.id)?.status?.stage ?? 'cancelled',
          ];
        },
        { timeout: 5_000 },
      )
      .toEqual([false, 'cancelled']);
  });

  it('reads a client again that was changed elsewhere, by her id alone', async () => {
    const clinic = await startClinic();
    const desk = await openDesk(clinic);
    await listening(desk);
    const changed: string[] = [];
    desk.core.core.subscribe((text) => {
      const event = JSON.parse(text) as DeskEvent;
      if (event.kind === 'clientsChanged') changed.push(...event.ids);
    });
    const [client] = clinic.store.clients();
    if (!client) throw new Error('The clinic has clients.');
    await desk.core.request('desk:query', { operation: 'ClientCard', variables: { id: client.id } });
    desk.sent.length = 0;
    clinic.store.putClient({ ...client, familyName: 'Newname' });
    await expect.poll(() => changed, { timeout: 5_000 }).toContain(client.id);
    expect(desk.sent.filter((name) => name === 'DeskClient')).toHaveLength(1);
  });

  it('reads once what it missed while the line was cut, and says meanwhile that it is not live', async () => {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const clinic = await startClinic({ port });
    const desk = await openDesk(clinic);
    await listening(desk);
    const visit = plannedVisit(desk.day);
    changeAtClinic(clinic, visit.id, 'Coughing');
    await expect.poll(() => desk.received.at(-1)?.live).toBe(true);
    await clinic.close();
    // At once, not only when a reading has failed after all of its tries.
    await expect.poll(() => desk.received.at(-1)?.live, { timeout: 1_000 }).toBe(false);
    expect(desk.received.at(-1)).toMatchObject({ changed: false, failure: null });
    const again = await startSecureClinic({ auth, clients: 60, port, tls: clinic.certificates.server });
    closers.push(() => again.close());
    changeAtClinic(again, visit.id, 'Missed');
    await expect.poll(() => desk.received.at(-1)?.live, { timeout: 15_000 }).toBe(true);
    expect(await reasonOn(desk, visit.id)).toBe('Missed');
  });

  it('reads a day again that was changed after a page had read it and before it was on its screen', async () => {
    const clinic = await startClinic();
    const desk = await openDesk(clinic);
    await listening(desk);
    await expect.poll(() => clinic.store.changes.hasListeners()).toBe(true);
    const { location, date } = watched(desk.day);
    const tomorrow = new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    const next = await queryDay(desk.core, { location, date: tomorrow });
    const visit = plannedVisit(next);
    changeAtClinic(clinic, visit.id, 'Between reading and showing');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    desk.received.length = 0;
    valueOf(await desk.core.request('day:watch', { location, date: tomorrow, hidden: false }));
    await expect
      .poll(() => desk.received.some((read) => read.date === tomorrow && read.changed), { timeout: 5_000 })
      .toBe(true);
  });

  it('holds nothing open while the computer sleeps, and reads when it wakes', async () => {
    const clinic = await startClinic();
    const desk = await openDesk(clinic);
    await listening(desk);
    await expect.poll(() => clinic.store.changes.hasListeners()).toBe(true);
    desk.core.core.suspend();
    await expect.poll(() => clinic.store.changes.hasListeners()).toBe(false);
    changeAtClinic(clinic, plannedVisit(desk.day).id, 'While it slept');
    desk.core.core.resume();
    await expect.poll(() => reasonOn(desk, plannedVisit(desk.day).id), { timeout: 10_000 }).toBe('While it slept');
    await expect.poll(() => clinic.store.changes.hasListeners(), { timeout: 10_000 }).toBe(true);
  });

  it('is read by the clock where nothing is reported, and nothing is tried again', async () => {
    const clinic = await startClinic({ restricted: ['appointmentChanged', 'clientChanged', 'patientChanged'] });
    const desk = await openDesk(clinic, { pace: { shown: 100, hidden: 100 } });
    await expect.poll(() => desk.received.length, { timeout: 10_000 }).toBeGreaterThan(3);
    const streams = (): number => desk.sent.filter((name) => name.startsWith('DeskOn')).length;
    const before = streams();
    changeAtClinic(clinic, plannedVisit(desk.day).id, 'Coughing');
    await expect.poll(() => reasonOn(desk, plannedVisit(desk.day).id)).toBe('Coughing');
    expect(desk.received.every(({ live }) => !live)).toBe(true);
    expect(streams()).toBe(before);
  });

  it('rests from reading by the clock while it is live', async () => {
    const clinic = await startClinic();
    const desk = await openDesk(clinic, { pace: { shown: 100, hidden: 100 } });
    await listening(desk);
    // Until the socket hears it: a change that was read by the clock first agrees with its report all the same.
    await expect.poll(() => clinic.store.changes.hasListeners()).toBe(true);
    changeAtClinic(clinic, plannedVisit(desk.day).id, 'Coughing');
    await expect.poll(() => desk.received.at(-1)?.live, { timeout: 5_000 }).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    desk.sent.length = 0;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(desk.sent).toEqual([]);
  });
});
