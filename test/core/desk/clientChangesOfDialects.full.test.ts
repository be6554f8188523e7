import { describe, expect, it } from 'vitest';
import { dialects } from '../../dialects/dialects.ts';
import type { ClientRecord } from '../../dialects/practice.ts';
import { queryCard, queryOffer, cardOf, changeClient, seen } from '../../support/core/deskRequests.ts';
import { connectDialect } from '../../support/core/connectDialect.ts';

function named(...names: readonly string[]) {
  return dialects.filter(({ name }) => names.includes(name)).map((dialect) => [dialect.name, dialect] as const);
}

function recordOf(clients: readonly ClientRecord[], key: number): ClientRecord {
  const record = clients.find((row) => row.key === key);
  if (!record) throw new Error('The practice does not know her.');
  return record;
}

/** Zoë O’Brien, who has three numbers. */
const zoe = 1;

describe.each(named('mixed', 'tables', 'tokens'))('a client at %s', (_name, dialect) => {
  it('changes the given fields, and keeps her other numbers', async () => {
    const { test, server } = await connectDialect(dialect);
    const card = await cardOf(test, dialect.view.ids.of('client', zoe));
    const before = recordOf(server.practice.clients, zoe);
    const to = { name: "Zoë Anne O'Brien", phone: '+1 207 555 0199', email: 'zoe@example.test', notes: 'Moved' };
    const end = await changeClient(test, 'UpdateClient', { client: seen(card), to });
    expect(end, JSON.stringify(end)).toMatchObject({
      __typename: 'Done',
      client: { id: card.id, notes: 'Moved', emails: ['zoe@example.test', ...card.emails.slice(1)] },
    });
    const after = recordOf(server.practice.clients, zoe);
    expect(after).toMatchObject({ givenName: 'Zoë Anne', familyName: "O'Brien", note: 'Moved' });
    const shown = card.phones.length;
    expect(after.phones.slice(0, shown)).toEqual([
      { label: 'Mobile', value: '+1 207 555 0199' },
      ...before.phones.slice(1, shown),
    ]);
    expect(after).toMatchObject({ street: before.street, placeKey: before.placeKey, isActive: before.isActive });
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('changes one field alone, and clears emptied ones', async () => {
    const { test, server } = await connectDialect(dialect);
    const card = await cardOf(test, dialect.view.ids.of('client', zoe));
    const before = recordOf(server.practice.clients, zoe);
    const end = await changeClient(test, 'UpdateClient', { client: seen(card), to: { phone: '' } });
    expect(end).toMatchObject({ __typename: 'Done', client: { phones: card.phones.slice(1), name: card.name } });
    const { phones, ...after } = recordOf(server.practice.clients, zoe);
    expect(phones.map(({ value }) => value)).not.toContain(before.phones[0]?.value);
    expect(after).toMatchObject({ emails: before.emails, givenName: before.givenName, note: before.note });
  });

  it('is not overwritten after a concurrent change', async () => {
    const { test, server } = await connectDialect(dialect);
    const card = await cardOf(test, dialect.view.ids.of('client', zoe));
    Object.assign(recordOf(server.practice.clients, zoe), { note: 'Call her sister', updatedAt: Date.now() });
    const end = await changeClient(test, 'UpdateClient', { client: seen(card), to: { notes: 'Moved' } });
    expect(end).toMatchObject({ __typename: 'Conflict', client: { notes: 'Call her sister' } });
    expect(server.received.mutations).toEqual([]);
  });

  it('is refused with the service’s message, and nothing is changed', async () => {
    const { test, server } = await connectDialect(dialect, { refuseWrites: 'Closed for the day' });
    const card = await cardOf(test, dialect.view.ids.of('client', zoe));
    const before = structuredClone(server.practice.clients);
    const end = await changeClient(test, 'UpdateClient', { client: seen(card), to: { notes: 'Moved' } });
    expect(end.__typename).toBe('Refused');
    expect(server.practice.clients).toEqual(before);
  });
});

it('a number of which the service keeps one field is written there, and no other', async () => {
  const [[, dialect] = []] = named('tables');
  if (!dialect) throw new Error('There is no such dialect.');
  const { test, server } = await connectDialect(dialect);
  const record = recordOf(server.practice.clients, zoe);
  // Nothing stands in the plain field, so the first number that is shown is the alternate one.
  server.practice.clients.splice(server.practice.clients.indexOf(record), 1, {
    ...record,
    phones: [
      { label: 'Mobile', value: '' },
      { label: 'Home', value: '(207) 555-0102' },
    ],
  });
  const card = await cardOf(test, dialect.view.ids.of('client', zoe));
  expect(card.phones.map(({ number }) => number)).toEqual(['(207) 555-0102']);
  await changeClient(test, 'UpdateClient', { client: seen(card), to: { phone: '+1 207 555 0199' } });
  const sent = server.received.requests.find(({ query }) => query.startsWith('mutation'))?.variables;
  expect(sent).toMatchObject({ _set: { alternate_phone: '+1 207 555 0199' } });
  expect(Object.keys(sent?.['_set'] ?? {})).toEqual(['alternate_phone']);
});

describe.each(named('mixed', 'tables'))('a patient at %s', (_name, dialect) => {
  it('changes the given fields', async () => {
    const { test, server } = await connectDialect(dialect);
    const card = await cardOf(test, dialect.view.ids.of('client', zoe));
    const [patient] = card.patients ?? [];
    if (!patient) throw new Error('She has no animal.');
    const to = { name: 'Biscuit II', breed: '' };
    const end = await changeClient(test, 'UpdatePatient', { patient: seen(patient), to });
    expect(end).toMatchObject({ __typename: 'Done', patient: { name: 'Biscuit II', breed: null } });
    const key = dialect.view.ids.key('patient', patient.id);
    expect(server.practice.patients.find((row) => row.key === key)).toMatchObject({
      name: 'Biscuit II',
      breed: null,
      species: patient.species,
    });
  });
});

describe.each(named('mixed', 'tierpraxis'))('two clients at %s', (_name, dialect) => {
  it('become one: the one that was meant to stay', async () => {
    const { test, server } = await connectDialect(dialect);
    const { ids } = dialect.view;
    const [keep, remove] = [await cardOf(test, ids.of('client', 8)), await cardOf(test, ids.of('client', zoe))];
    const end = await changeClient(test, 'MergeClients', { keep: seen(keep), remove: seen(remove) });
    const both = [...(keep.patients ?? []), ...(remove.patients ?? [])].map(({ id }) => id).toSorted();
    expect(end).toMatchObject({ __typename: 'Done', id: keep.id });
    const now = end.__typename === 'Done' ? end.client?.patients : null;
    expect(now?.map(({ id }) => id).toSorted()).toEqual(both);
    expect(recordOf(server.practice.clients, 8)).toMatchObject({ isDeleted: false });
    expect(recordOf(server.practice.clients, zoe)).toMatchObject({ isDeleted: true });
    expect(await queryCard(test, remove.id)).toBeNull();
  });
});

it('offers no merge where the surviving client is unknown, and no change where there is none', async () => {
  for (const [name, dialect] of named('relay', 'tables')) {
    const { test } = await connectDialect(dialect);
    expect(await queryOffer(test, 'mergeClients'), name).toMatchObject({ offered: false });
  }
  const [[, relay] = []] = named('relay');
  if (!relay) throw new Error('There is no such dialect.');
  const { test } = await connectDialect(relay);
  const card = await cardOf(test, relay.view.ids.of('client', zoe));
  const end = await changeClient(test, 'UpdateClient', { client: seen(card), to: { notes: 'x' } });
  expect(end.__typename).toBe('NotOffered');
});

describe.each(named('mixed', 'relay', 'people2026', 'tables', 'tierpraxis'))(
  'a registration at %s',
  (_name, dialect) => {
    it('that lacks a name is refused at the name', async () => {
      const { test } = await connectDialect(dialect);
      const client = { phone: '+1 207 555 0123', email: 'jo@example.test' };
      const end = await changeClient(test, 'RegisterClient', { client });
      expect(end, JSON.stringify(end)).toMatchObject({ __typename: 'Refused', problems: [{ field: 'name' }] });
    });

    it('returns the new client', async () => {
      const { test, server } = await connectDialect(dialect);
      const client = { name: 'Jo Park', phone: '+1 207 555 0123', email: 'jo@example.test' };
      const end = await changeClient(test, 'RegisterClient', { client });
      const made = server.practice.clients.at(-1);
      expect(made).toMatchObject({ givenName: 'Jo', familyName: 'Park', emails: ['jo@example.test'] });
      expect(end).toMatchObject({
        __typename: 'Done',
        client: { id: dialect.view.ids.of('client', made?.key ?? 0), name: 'Jo Park' },
      });
    });
  },
);
