import { describe, expect, it } from 'vitest';
import {
  cardOf,
  changeClient,
  debtor,
  paymentsOf,
  queryDay,
  seen,
  seenOn,
  sendChange,
} from '../../support/core/deskRequests.ts';
import type { TestCore } from '../../support/core/memoryCore.ts';
import { completeDirectory } from '../../support/core/testDirectory.ts';
import {
  findFullClient,
  type LossyTransport,
  openCoreOver,
  openLossyTransport,
} from '../../support/service/lossyTransport.ts';

/** One kind of change, ready to be sent. */
type Prepare = (core: TestCore) => Promise<() => Promise<{ readonly __typename: string }>>;

const changes: Readonly<Record<string, Prepare>> = {
  async 'a move'(core) {
    const day = await queryDay(core);
    const visit = day.appointments.find(({ status, patient }) => status?.stage === 'booked' && patient !== null);
    if (!visit?.start) throw new Error('Nothing is planned.');
    const start = new Date(Date.parse(visit.start) + 15 * 60_000).toISOString();
    return () => sendChange(core, 'UpdateAppointment', { appointment: seenOn(day, visit), to: { start } });
  },
  async 'a cancellation'(core) {
    const day = await queryDay(core);
    const visit = day.appointments.find(({ status }) => status?.stage === 'booked');
    if (!visit) throw new Error('Nothing is planned.');
    return () => sendChange(core, 'CancelAppointment', { appointment: seenOn(day, visit) });
  },
  async 'a booking'(core) {
    const day = await queryDay(core, { date: '2026-11-18' });
    const visit = day.appointments.find(({ patient, client }) => patient !== null && client !== null);
    const links = { provider: visit?.provider?.id, patient: visit?.patient?.id, client: visit?.client?.id };
    const booking = { location: day.location.id, start: '2026-11-18T15:05:00Z', minutes: 25, type: visit?.type?.id };
    return () => sendChange(core, 'BookAppointment', { booking: { ...booking, ...links } });
  },
  async 'a registration'(core) {
    await completeDirectory(core);
    const client = { givenName: 'Ottilie', familyName: 'Ravensworth', phone: '646 555 0142' };
    return () => changeClient(core, 'RegisterClient', { client });
  },
  async 'a new patient'(core) {
    await completeDirectory(core);
    const { id } = await findFullClient(core);
    return () => changeClient(core, 'AddPatient', { client: id, patient: { name: 'Quixote', species: 'Canine' } });
  },
  async 'an edit of a client'(core) {
    const card = await findFullClient(core);
    return () => changeClient(core, 'UpdateClient', { client: seen(card), to: { email: 'new.address@example.org' } });
  },
  async 'a payment'(core) {
    const { id } = await debtor(core);
    const known = (await paymentsOf(core, id)).map((each) => each.id);
    return () =>
      changeClient(core, 'RecordPayment', { payment: { client: id, amount: '4.44', method: 'CASH', known } });
  },
};

const broken: readonly LossyTransport['error'][] = [
  { message: 'Internal server error', extensions: { code: 'INTERNAL_SERVER_ERROR' } },
  { message: 'Something went wrong' },
  { message: 'Request timed out', extensions: { code: 'BAD_USER_INPUT' } },
  { message: 'E-4711', extensions: { code: 'E4711' } },
];

async function endOf(prepare: Prepare, change: Pick<LossyTransport, 'lose' | 'error'>): Promise<string> {
  const line = openLossyTransport();
  const core = await openCoreOver(line);
  const send = await prepare(core);
  Object.assign(line, change);
  const end = await send();
  expect(line.sent).toHaveLength(1);
  return end.__typename;
}

describe.each(Object.entries(changes))('%s that is answered with an error and no data', (_name, prepare) => {
  it('is told as done where it was done', async () => {
    for (const error of broken) expect(await endOf(prepare, { lose: 'answers', error }), error?.message).toBe('Done');
  });

  it('is told as unknown where the service broke before it', async () => {
    for (const error of broken)
      expect(await endOf(prepare, { lose: 'questions', error }), error?.message).toBe('OutcomeUnknown');
  });

  it('is told as refused where the service says so', async () => {
    const error = { message: 'The book is closed', extensions: { code: 'BAD_USER_INPUT' } };
    expect(await endOf(prepare, { lose: 'questions', error })).toBe('Refused');
  });

  it('is told as refused where unclear words are confirmed by a look', async () => {
    const error = { message: 'Nein' };
    expect(await endOf(prepare, { lose: 'questions', error })).toBe('Refused');
    expect(await endOf(prepare, { lose: 'answers', error })).toBe('Done');
  });
});

it('reports a change with an unknown outcome as unknown, with the words of the service', async () => {
  const line = openLossyTransport();
  const core = await openCoreOver(line);
  const send = await changes['a cancellation']?.(core);
  Object.assign(line, { lose: 'questions', error: { message: 'Internal server error' } });
  const told = JSON.stringify(await send?.());
  expect(told).toContain('Internal server error');
  expect(told).not.toMatch(/refused|rejected|not accept/i);
});

it('an edit that was refused leaves the card as it was', async () => {
  const line = openLossyTransport();
  const core = await openCoreOver(line);
  const card = await findFullClient(core);
  Object.assign(line, { lose: 'questions', error: { message: 'Nein' } });
  await changeClient(core, 'UpdateClient', { client: seen(card), to: { email: 'new.address@example.org' } });
  expect(await cardOf(core, card.id)).toEqual(card);
});
