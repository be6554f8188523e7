import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { utcText } from '../../dialects/clock.ts';
import type { DialectServer } from '../../dialects/dialect.ts';
import { type RunQuery, queryWith } from '../../dialects/dialectRequests.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { makeCertificates } from '../../support/service/certificates.ts';
import { jobber } from './jobber.ts';
import { encodedId } from './records.ts';

const { view } = jobber;
const day = '2026-11-17';
let server: DialectServer;
let ask: RunQuery;

beforeAll(async () => {
  const certificates = await makeCertificates();
  server = await jobber.start({ tls: certificates.server });
  ask = queryWith(jobber, server, certificates.authority);
});
afterAll(() => server.close());

const clientsQuery = `query($first: Int, $after: String, $searchTerm: String, $filter: ClientFilterAttributes) {
  clients(first: $first, after: $after, searchTerm: $searchTerm, filter: $filter) {
    nodes { id name isArchived } pageInfo { endCursor hasNextPage } totalCount } }`;
const dayFilter = { startAt: { after: `${day}T04:59:59Z`, before: '2026-11-18T05:00:00Z' } };

describe('the Jobber server', () => {
  it('pages its clients, those that changed last first', async () => {
    const all = view.clients(server.practice).map((row) => {
      const { id, name } = clientThrough(view, server.practice, row);
      return { id, name, isArchived: !row.isActive };
    });
    const first = await ask(clientsQuery, { first: 15 });
    expect(rowsAt(first, 'clients.nodes')).toEqual(all.slice(0, 15));
    expect(at(first, 'clients.totalCount')).toBe(all.length);
    const second = await ask(clientsQuery, { first: 1000, after: at(first, 'clients.pageInfo.endCursor') });
    expect(rowsAt(second, 'clients.nodes')).toEqual(all.slice(15, 115));
    const archived = await ask(clientsQuery, { filter: { isArchived: true } });
    expect(rowsAt(archived, 'clients.nodes')).toEqual(all.filter((row) => row.isArchived));
  });

  it('has the visits of a day, whose status follows from the clock', async () => {
    const answer = await ask(
      `query($filter: VisitFilterAttributes) { visits(filter: $filter) { nodes {
        id title startAt endAt visitStatus client { id name } assignedUsers { nodes { id name { full } } } } } }`,
      { filter: dayFilter },
    );
    const rows = rowsAt(answer, 'visits.nodes').map((row) => {
      const [user] = rowsAt(row, 'assignedUsers.nodes');
      return {
        id: row['id'],
        start: row['startAt'],
        end: row['endAt'],
        status: row['visitStatus'],
        ...(row['title'] !== null && { reason: row['title'] }),
        client: row['client'],
        ...(user && { provider: { id: user['id'], name: at(user, 'name.full') } }),
      };
    });
    const { appointments } = expectedSample(jobber, day, { practice: server.practice });
    expect(rows).toEqual(appointments);
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(['COMPLETED', 'LATE', 'TODAY']));
  });

  it('keeps what has no client out of the visits, among the events', async () => {
    const occursWithin = { startAt: `${day}T05:00:00Z`, endAt: '2026-11-18T05:00:00Z' };
    const answer = await ask(
      `query($filter: ScheduledItemsFilterAttributes!) { scheduledItems(filter: $filter) {
        nodes { __typename title startAt } } }`,
      { filter: { occursWithin, scheduleItemType: 'EVENT' } },
    );
    const block = server.practice.appointments.find((row) => row.isBlock);
    expect(rowsAt(answer, 'scheduledItems.nodes')).toEqual([
      { __typename: 'Event', title: 'Staff meeting', startAt: utcText(block?.start ?? 0) },
    ]);
  });

  it('searches clients by the beginnings of words', async () => {
    const found = await ask(clientsQuery, { searchTerm: "zoë o'br" });
    expect(rowsAt(found, 'clients.nodes').map((row) => row['id'])).toEqual(
      [8, 1].map((key) => view.ids.of('client', key)),
    );
  });

  it('shows one client by id, a company too', async () => {
    const text = `query($id: EncodedId!) { client(id: $id) { name firstName lastName companyName isCompany
      emails { address primary } phones { number } clientProperties { nodes { address { street1 } } } } }`;
    expect(await ask(text, { id: view.ids.of('client', 3) })).toEqual({
      client: {
        name: 'Riverside Cat Rescue',
        firstName: '',
        lastName: '',
        companyName: 'Riverside Cat Rescue',
        isCompany: true,
        emails: [{ address: 'desk@rescue.example.test', primary: true }],
        phones: [{ number: '(207) 555-0105' }],
        clientProperties: { nodes: [{ address: { street1: '103 Mill Road' } }] },
      },
    });
  });

  it('creates, moves and deletes a visit of a job, and refuses in userErrors', async () => {
    const local = (time: string): object => ({ date: '2026-11-19', time, timezone: 'America/New_York' });
    const schedule = {
      startAt: local('10:00'),
      endAt: local('10:30'),
      teamMemberIdsToAssign: [view.ids.of('provider', 2)],
    };
    const create = `mutation($jobId: EncodedId!, $input: VisitCreateInput!) { visitCreate(jobId: $jobId, input: $input) {
      createdVisits { id startAt client { name } } userErrors { message path } } }`;
    const made = await ask(create, { jobId: encodedId('Job', 1), input: { visits: [{ title: 'Itchy', schedule }] } });
    const [visit] = rowsAt(made, 'visitCreate.createdVisits');
    expect(visit).toMatchObject({ startAt: '2026-11-19T15:00:00Z', client: { name: "Zoë O'Brien" } });
    const moved = await ask(
      `mutation($id: EncodedId!, $input: VisitEditScheduleInput!) { visitEditSchedule(id: $id, input: $input) {
        visit { startAt endAt } userErrors { message } } }`,
      { id: visit?.['id'], input: { startAt: local('11:00') } },
    );
    expect(at(moved, 'visitEditSchedule.visit')).toEqual({
      startAt: '2026-11-19T16:00:00Z',
      endAt: '2026-11-19T16:30:00Z',
    });
    await ask(
      `mutation($ids: [EncodedId!]!) { visitDelete(visitIds: $ids) { visits { id } userErrors { message } } }`,
      {
        ids: [visit?.['id']],
      },
    );
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', reason: 'Itchy', providerKey: 2 });
    const refused = await ask(`mutation { clientCreate(input: {}) { client { id } userErrors { message path } } }`);
    expect(rowsAt(refused, 'clientCreate.userErrors')).toHaveLength(1);
  });

  it('shows its schema within depth 8', async () => {
    const types = await readPiecewise(ask);
    expect(rowsAt(types.get('Query'), 'fields').length).toBeGreaterThan(30);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
