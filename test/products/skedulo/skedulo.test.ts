import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { skedulo } from './skedulo.ts';

const { view } = skedulo;
const visit = productVisits(skedulo);

describe('Skedulo', () => {
  it('pages contacts by cursors or offsets, two hundred at most', async () => {
    const { server, query, post } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const first = await query(
      '{ contacts(first: 50) { totalCount pageInfo { hasNextPage endCursor } edges { offset node { UID } } } }',
    );
    expect(nodesAt(first, 'contacts').map(({ UID }) => UID)).toEqual(ids.slice(0, 50));
    expect(at(first, 'contacts.totalCount')).toBe(ids.length);
    const after = at(first, 'contacts.pageInfo.endCursor');
    const second = await query(
      'query($after: String) { contacts(first: 200, after: $after) { edges { cursor offset node { UID } } pageInfo { hasNextPage } } }',
      { after },
    );
    expect(nodesAt(second, 'contacts').map(({ UID }) => UID)).toEqual(ids.slice(50));
    expect(rowsAt(second, 'contacts.edges')[0]).toMatchObject({
      cursor: Buffer.from('51').toString('base64'),
      offset: 50,
    });
    expect(at(second, 'contacts.pageInfo.hasNextPage')).toBe(false);
    const { body } = await post('{ contacts(first: 500) { totalCount } }');
    expect(body.errors?.[0]?.message).toContain('less than or equal to 200');
    expect(missingOperations(skedulo)).toEqual([]);
  });

  it('finds contacts by EQL, and one by UID', async () => {
    const { server, query, post } = await visit();
    const uid = view.ids.of('client', 6);
    const found = await query(
      String.raw`query($uid: ID!) {
      like: contacts(filter: "LastName LIKE '%o\\'brien%'") { edges { node { UID } } }
      both: contacts(filter: "(LastName == 'Abel' OR FirstName IN ['Ruth']) AND Email != null", orderBy: "LastName DESC, UID ASC") { edges { node { LastName } } }
      through: jobs(filter: "Contact.LastName == 'Abel'") { edges { node { Contact { LastName } } } }
      future: jobs(filter: "Start > NOW() AND Start < NOW() + 2h") { totalCount }
      contactsById(UID: $uid) { UID FirstName LastName FullName Email Phone MobilePhone Region { Name } Tags { Tag { Name } } Pets { Name } }
      nobody: contactsById(UID: "0006") { UID } }`,
      { uid },
    );
    expect(nodesAt(found, 'like').map(({ UID }) => UID)).toEqual([1, 8].map((key) => view.ids.of('client', key)));
    expect(nodesAt(found, 'both')).toEqual([{ LastName: 'Abel' }]);
    expect(nodesAt(found, 'through').every((node) => at(node, 'Contact.LastName') === 'Abel')).toBe(true);
    const now = Date.parse('2026-11-17T15:10:00Z');
    const soon = server.practice.appointments.filter(
      ({ start, isBlock, isDeleted }) => !isBlock && !isDeleted && start > now && start < now + 7_200_000,
    );
    expect(at(found, 'future.totalCount')).toBe(soon.length);
    expect(found['nobody']).toBeNull();
    const client = server.practice.clients[5];
    const shown = client && clientThrough(view, server.practice, client);
    expect(found['contactsById']).toMatchObject({
      UID: uid,
      FirstName: shown?.givenName,
      LastName: shown?.familyName,
      FullName: shown?.name,
      Email: shown?.emails?.[0],
      Phone: shown?.phones?.[0],
      MobilePhone: null,
    });
    const { body } = await post(`{ contacts(filter: "Surname == 'Abel'") { totalCount } }`);
    expect(body.errors?.[0]?.message).toContain('Invalid EQL');
  });

  it('has the jobs of a day, with who does them', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(skedulo, '2026-11-17', { practice: server.practice, placeKey: 2 });
    const day = await query(
      `query($filter: EQLQueryFilterJobs) { jobs(filter: $filter, orderBy: "Start ASC") { edges { node {
        UID Start End Duration JobStatus Description Type Timezone Contact { UID FullName } Pet { UID Name }
        Location { UID Name Address Region { Timezone } } JobAllocations(filter: "Status NOTIN ['Declined']") { Status Resource { UID Name } } } } } }`,
      {
        filter: `Start >= 2026-11-17T07:00:00.000Z AND Start < 2026-11-18T07:00:00Z AND LocationId == '${view.ids.of('place', 2)}'`,
      },
    );
    const nodes = nodesAt(day, 'jobs');
    expect(nodes.map(({ UID }) => UID)).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start, end, status, reason, patient, client, provider, location }] of appointments.entries()) {
      const node = nodes[index];
      expect(Date.parse(String(at(node, 'Start')))).toBe(Date.parse(start ?? ''));
      expect(Date.parse(String(at(node, 'End')))).toBe(Date.parse(end ?? ''));
      expect(node).toMatchObject({ JobStatus: status, Description: reason ?? null, Timezone: 'America/Denver' });
      expect(at(node, 'Pet')).toEqual(patient ? { UID: patient.id, Name: patient.name } : null);
      expect(at(node, 'Contact')).toEqual(client ? { UID: client.id, FullName: client.name } : null);
      expect(rowsAt(node, 'JobAllocations').map((row) => at(row, 'Resource'))).toEqual(
        provider ? [{ UID: provider.id, Name: provider.name }] : [],
      );
      expect(at(node, 'Location')).toMatchObject({ UID: location?.id, Region: { Timezone: 'America/Denver' } });
    }
  });

  it('inserts a job and its allocation, and cancels it with a reason', async () => {
    const { server, query, post } = await visit();
    const [place, client, pet, provider] = (['place', 'client', 'patient', 'provider'] as const).map((kind) =>
      view.ids.of(kind, 1),
    );
    const made = await query(
      `mutation($input: NewJobs!) { schema { insertJobs(input: $input) insertContacts(input: { FirstName: "Jo", LastName: "Park", Phone: "207 555 0199" }) } }`,
      {
        input: {
          RegionId: view.ids.of('organization', 1),
          LocationId: place,
          Start: '2026-11-19T15:00:00.000Z',
          Duration: 25,
          ContactId: client,
          PetId: pet,
          Type: 'Vaccination',
        },
      },
    );
    const uid = at(made, 'schema.insertJobs');
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', phones: [{ label: 'Home' }] });
    await query(
      'mutation($job: ID!, $resource: ID!) { schema { insertJobAllocations(input: { JobId: $job, ResourceId: $resource }) } }',
      { job: uid, resource: provider },
    );
    expect(server.practice.appointments.at(-1)).toMatchObject({
      providerKey: 1,
      minutes: 25,
      typeKey: 2,
      clientKey: 1,
    });
    await query(
      'mutation($job: ID!) { schema { updateJobs(input: { UID: $job, JobStatus: "Cancelled", AbortReason: "Customer no show" }) } }',
      { job: uid },
    );
    const after = await query('query($job: ID!) { jobsById(UID: $job) { JobStatus AbortReason } }', { job: uid });
    expect(after['jobsById']).toEqual({ JobStatus: 'Cancelled', AbortReason: 'Customer no show' });
    expect(server.practice.appointments.at(-1)?.state).toBe('noShow');
    const wrong = await post('mutation($job: ID!) { schema { updateJobs(input: { UID: $job, JobStatus: "Gone" }) } }', {
      job: uid,
    });
    expect(wrong.body.errors?.[0]?.message).toContain('Invalid picklist value');
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post('mutation { schema { insertContacts(input: { LastName: "Park" }) } }');
    expect(refused.body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Schema'), 'fields').map(({ name }) => name)).toContain('upsertJobs');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
