import { describe, expect, it } from 'vitest';
import { createClinic } from '../../../../electron/core/adapter/clinic/clinic.ts';
import type { OpenRequests } from '../../../../electron/core/adapter/clinic/requests.ts';
import type { QueryService } from '../../../../electron/core/connection/serviceClient.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';
import type { RequestFields, ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import type { Source } from '../../../../graphql/service/sources.ts';
import { valueOf } from '../../../support/core/memoryCore.ts';

const at = (...path: readonly string[]): Source => ({ kind: 'path', path });
const typed: RequestFields = {
  id: at('id'),
  created: at('sent'),
  name: at('name'),
  phones: [{ list: [], number: ['phone'], label: null }],
  emails: [['mail']],
  wanted: at('day'),
  wantedTime: at('time'),
  status: at('state'),
};

async function read(rows: readonly object[], fields: RequestFields = typed): Promise<OpenRequests | null> {
  const map: ServiceMap = {
    format: 1,
    organization: { field: 'org', arguments: [], rows: [], fields: { id: at('id'), name: at('name') } },
    requests: { field: 'requests', arguments: [], rows: [], fields },
  };
  const queryService: QueryService = async (): Promise<Outcome> => ({ kind: 'ok', data: { requests: rows } });
  const clinic = createClinic({ map, queryService, clock: { now: () => 0 }, timeZone: 'UTC' });
  return valueOf(await clinic.requests('America/New_York', new AbortController().signal));
}

const row = (id: string, rest: object = {}): object => ({ id, name: 'Ann', phone: '(607) 555-0100', ...rest });

describe('requests for appointments', () => {
  it('are those that nobody has seen to, by the words of services', async () => {
    const open = ['PENDING', 'new', 'Requested', 'awaiting_review', 'unconfirmed', 'Something else', null];
    const ended = ['BOOKED', 'Scheduled', 'converted', 'DECLINED', 'cancelled', 'Confirmed', 'completed', 'rejected'];
    const found = await read([...open, ...ended].map((state, place) => row(String(place), { state })));
    expect(found?.requests.map(({ status }) => status)).toEqual(open);
  });

  it('are open until they are marked as handled, where they have no status', async () => {
    const { status: _, ...others } = typed;
    const rows = [row('1', { seen: null }), row('2', { seen: '2026-11-16T10:00:00Z' }), row('3', { seen: false })];
    const found = await read(rows, { ...others, handled: at('seen') });
    expect(found?.requests.map(({ id }) => id)).toEqual(['1', '3']);
  });

  it('come newest first', async () => {
    const sent = ['2026-11-16T10:00:00Z', '2026-11-17T10:00:00Z', null, '2026-11-15T10:00:00Z'];
    const found = await read(sent.map((moment, place) => row(String(place), { sent: moment })));
    expect(found?.requests.map(({ id }) => id)).toEqual(['1', '0', '3', '2']);
  });

  it.each([
    ['a day and a time', { day: '2026-11-20', time: '10:30' }, ['2026-11-20', '2026-11-20T10:30:00-05:00', null]],
    [
      'a time with AM and PM',
      { day: '2026-11-20', time: '2:30 PM' },
      ['2026-11-20', '2026-11-20T14:30:00-05:00', null],
    ],
    ['a day and words', { day: '2026-11-20', time: 'After 4 pm' }, ['2026-11-20', null, 'After 4 pm']],
    ['a day alone', { day: '2026-11-20', time: null }, ['2026-11-20', null, null]],
    ['a day as a column of moments gives it', { day: '2026-11-20T00:00:00.000Z' }, ['2026-11-20', null, null]],
    ['a moment', { day: '2026-11-20T15:30:00Z' }, ['2026-11-20', '2026-11-20T10:30:00-05:00', null]],
    ['words alone', { day: 'any Friday', time: 'Morning' }, [null, null, 'any Friday, Morning']],
    ['nothing', {}, [null, null, null]],
  ])('keep %s as it was wanted', async (_, wish, wanted) => {
    const [only] = (await read([row('1', wish)]))?.requests ?? [];
    expect([only?.wantedDay, only?.wantedAt, only?.wantedText]).toEqual(wanted);
  });

  it('leave out nothing but rows that can not be told apart, and say how many', async () => {
    expect(await read([row('1'), { name: 'Nobody' }])).toMatchObject({ unreadable: 1, requests: [{ id: '1' }] });
  });

  it('say that there may be more where a service has too many', async () => {
    const many = await read(Array.from({ length: 700 }, (_, place) => row(String(place))));
    expect(many).toMatchObject({ complete: false });
    expect(many?.requests).toHaveLength(200);
  });
});
