import { describe, expect, it } from 'vitest';
import { cardOf, changeClient, queryCard, queryOffer, seen } from '../../support/core/deskRequests.ts';
import { completeDirectory } from '../../support/core/testDirectory.ts';
import { type TestCore, valueOf } from '../../support/core/memoryCore.ts';
import { openLossyTransport } from '../../support/service/lossyTransport.ts';
import { openCoreOver, findFullClient } from '../../support/service/lossyTransport.ts';

describe('a change of a client', () => {
  it('changes the given fields only, and answers the client as she is now', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const card = await findFullClient(core);
    const to = {
      name: 'Anna van der Berg',
      email: 'anna@example.com',
      notes: 'Calls at noon',
      phone: '(646) 555-0188',
    };
    const end = await changeClient(core, 'UpdateClient', { client: seen(card), to });
    const [, ...others] = card.phones;
    const expected = {
      id: card.id,
      name: 'Anna van der Berg',
      notes: 'Calls at noon',
      address: card.address,
      phones: [{ number: '(646) 555-0188', label: card.phones[0]?.label ?? null }, ...others],
      location: card.location,
    };
    expect(end).toMatchObject({ __typename: 'Done', client: expected });
    const after = await cardOf(core, card.id);
    expect(after).toMatchObject(expected);
    expect(after.emails[0]).toBe('anna@example.com');
    expect(after.emails.slice(1)).toEqual(card.emails.slice(1));
    expect(end.__typename === 'Done' && end.client?.version).toBe(after.version);
    expect(after.version).not.toBe(card.version);
    // Numbers are a list that is replaced as a whole; nothing else was touched.
    expect(Object.keys(line.sent[0]?.variables['input'] ?? {}).toSorted()).toEqual([
      'email',
      'familyName',
      'givenName',
      'notes',
      'phoneNumbers',
    ]);
  });

  it('keeps the preferred number, and the label of each', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const card = await findFullClient(core);
    await changeClient(core, 'UpdateClient', { client: seen(card), to: { phone: '646 555 0188' } });
    const sent = line.sent[0]?.variables['input']?.['phoneNumbers'];
    expect(sent).toEqual(
      card.phones.map(({ number, label }, index) => ({
        value: index === 0 ? '646 555 0188' : number,
        ...(label === null ? {} : { name: label }),
        preferred: index === 0,
      })),
    );
  });

  it('takes away what is emptied, a number from its list and an address with all its lines', async () => {
    const core = await openCoreOver();
    const card = await findFullClient(core);
    const to = { phone: '', email: '', address: '', notes: '' };
    const end = await changeClient(core, 'UpdateClient', { client: seen(card), to });
    expect(end).toMatchObject({
      __typename: 'Done',
      client: { phones: card.phones.slice(1), address: null, notes: null, emails: card.emails.slice(1) },
    });
  });

  it('is not found any more by a removed value', async () => {
    const core = await openCoreOver();
    await completeDirectory(core);
    const card = await findFullClient(core);
    const search = card.emails[0] ?? '';
    const find = async (): Promise<unknown> => {
      const question = { operation: 'FindClients', variables: { search, first: 5, includeService: false } };
      return valueOf(await core.request('desk:query', question)).data;
    };
    expect(await find()).toMatchObject({ findClients: { clients: [{ id: card.id }] } });
    await changeClient(core, 'UpdateClient', { client: seen(card), to: { email: '' } });
    const others = await find();
    expect(JSON.stringify(others)).not.toContain(search);
  });

  it('changes one line of an address and leaves the others in place', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const card = await findFullClient(core);
    const [street = '', ...rest] = card.address?.split(', ') ?? [];
    const address = ['7 Harbor Walk', ...rest].join(', ');
    const end = await changeClient(core, 'UpdateClient', { client: seen(card), to: { address } });
    expect(end).toMatchObject({ __typename: 'Done', client: { address } });
    const sent = line.sent[0]?.variables['input']?.['address'] as Record<string, unknown>;
    expect(sent['line1']).toBe('7 Harbor Walk');
    expect(Object.values(sent)).not.toContain(street);
    expect(sent['city']).toBeTruthy();
    expect(sent['postalCode']).toBe(rest.at(-1));
  });

  it('adds a first number and a first address', async () => {
    const core = await openCoreOver();
    const made = await changeClient(core, 'RegisterClient', { client: { name: 'Jo Park' } });
    const client = made.__typename === 'Done' ? made.client : null;
    if (!client) throw new Error('She was not made.');
    const to = { phone: '646 555 0123', address: '1 Oak Ave, Bath', email: 'jo@example.com' };
    const end = await changeClient(core, 'UpdateClient', { client: seen(client), to });
    expect(end).toMatchObject({
      __typename: 'Done',
      client: { phones: [{ number: '646 555 0123' }], address: '1 Oak Ave, Bath', emails: ['jo@example.com'] },
    });
  });

  it('that changes nothing is not sent', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const card = await findFullClient(core);
    const to = { name: card.name, phone: card.phones[0]?.number, address: card.address, location: card.location?.id };
    expect(await changeClient(core, 'UpdateClient', { client: seen(card), to })).toMatchObject({ __typename: 'Done' });
    expect(line.sent).toEqual([]);
  });

  it('is not sent after a concurrent change; the current client comes back', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const card = await findFullClient(core);
    await changeClient(core, 'UpdateClient', { client: seen(card), to: { notes: 'Moved away' } });
    const end = await changeClient(core, 'UpdateClient', { client: seen(card), to: { email: 'new@example.com' } });
    expect(end).toMatchObject({ __typename: 'Conflict', client: { id: card.id, notes: 'Moved away' } });
    expect(line.sent).toHaveLength(1);
    const gone = { id: '1', version: 'x' };
    expect(await changeClient(core, 'UpdateClient', { client: gone, to: { notes: 'x' } })).toMatchObject({
      __typename: 'Conflict',
      client: null,
    });
  });

  it('runs after the one before it: of two at once the second sees the first', async () => {
    const core = await openCoreOver();
    const card = await findFullClient(core);
    const ends = await Promise.all(
      ['One', 'Two'].map((notes) => changeClient(core, 'UpdateClient', { client: seen(card), to: { notes } })),
    );
    expect(ends.map(({ __typename }) => __typename)).toEqual(['Done', 'Conflict']);
  });

  it.each([
    [{ phone: '(646) 555-0188' }],
    [{ phone: '' }],
    [{ name: 'Anna van der Berg' }],
    [{ email: 'Anna@Example.com' }],
    [{ address: '9 Elm St, Apt 2, Salem, MA, 01970' }],
    [{ notes: '' }],
    [{ location: '102' }],
  ])('is sent once, also where its answer is lost; a read confirms it: %j', async (to) => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const card = await findFullClient(core);
    const before = await changeClient(core, 'UpdateClient', {
      client: seen(card),
      to: { notes: 'Some', location: '101' },
    });
    const client = before.__typename === 'Done' && before.client ? before.client : card;
    line.lose = 'answers';
    const end = await changeClient(core, 'UpdateClient', { client: seen(client), to });
    expect(end).toMatchObject({ __typename: 'Done', client: { id: card.id } });
    expect(line.sent).toHaveLength(2);
  });

  it('is unknown where it may have arrived and nothing confirms it', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const card = await findFullClient(core);
    line.lose = 'questions';
    for (const to of [{ notes: 'x' }, { phone: '646 555 0188' }, { name: 'Al Roe' }, { email: '' }]) {
      const end = await changeClient(core, 'UpdateClient', { client: seen(card), to });
      expect(end, JSON.stringify(to)).toMatchObject({ __typename: 'OutcomeUnknown' });
    }
    expect(line.sent).toHaveLength(4);
  });

  it('is refused at the field, by the service’s message or before anything is sent', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const card = await findFullClient(core);
    const refusal = async (to: object) => {
      const end = await changeClient(core, 'UpdateClient', { client: seen(card), to });
      return end.__typename === 'Refused' ? end.problems : [];
    };
    expect(await refusal({ phone: '12' })).toMatchObject([{ field: 'phone', message: 'Phone number is invalid: 12' }]);
    expect(await refusal({ email: 'nobody' })).toMatchObject([
      { field: 'email', message: 'email is not an e-mail address: nobody' },
    ]);
    expect(await refusal({ location: '999' })).toMatchObject([{ field: 'location' }]);
    expect(await refusal({ notes: 'x'.repeat(6000) })).toMatchObject([{ field: 'notes' }]);
    const sent = line.sent.length;
    expect(await refusal({ name: ' ' })).toMatchObject([{ field: 'name' }]);
    expect(await refusal({ address: 'Elsewhere, upstairs' })).toMatchObject([{ field: 'address' }]);
    expect(await refusal({ notes: 'x'.repeat(20_000) })).toMatchObject([{ field: 'notes' }]);
    expect(line.sent).toHaveLength(sent);
  });
});

describe('a registration', () => {
  it('returns the new client, and is refused at the field', async () => {
    const core = await openCoreOver();
    const client = { givenName: 'Mary Jo', familyName: 'Park', phone: '646 555 0100', location: '101' };
    const made = await changeClient(core, 'RegisterClient', { client });
    expect(made).toMatchObject({
      __typename: 'Done',
      client: { name: 'Mary Jo Park', phones: [{ number: '646 555 0100' }], location: { id: '101' } },
    });
    const id = made.__typename === 'Done' ? made.id : null;
    const added = await changeClient(core, 'AddPatient', { client: id, patient: { name: 'Rex', species: 'Canine' } });
    expect(added).toMatchObject({ __typename: 'Done', patient: { name: 'Rex', species: 'Canine' } });

    const refused = await changeClient(core, 'RegisterClient', { client: { name: 'Al', phone: '1' } });
    expect(refused).toMatchObject({ __typename: 'Refused', problems: [{ field: 'phone' }] });
    const nameless = await changeClient(core, 'RegisterClient', { client: { phone: '646 555 0100' } });
    expect(nameless).toMatchObject({ __typename: 'Refused', problems: [{ field: 'name' }] });
    const patient = { name: 'Rex', birthDate: '2999-01-01', species: 'Canine' };
    expect(await changeClient(core, 'AddPatient', { client: id, patient })).toMatchObject({
      problems: [{ field: 'birthDate' }],
    });
    expect(await changeClient(core, 'AddPatient', { client: id, patient: { name: 'Rex' } })).toMatchObject({
      problems: [{ field: 'species' }],
    });
    const neverAborted = await changeClient(core, 'AddPatient', {
      client: '1',
      patient: { name: 'Rex', species: 'Canine' },
    });
    expect(neverAborted).toMatchObject({ problems: [{ field: 'client' }] });
  });

  it('is found at once by the searches of this desk', async () => {
    const core = await openCoreOver();
    await changeClient(core, 'RegisterClient', { client: { name: 'Zorina Quillfeather', phone: '646 555 0177' } });
    const variables = { search: 'quillf', first: 5, includeService: false };
    const { data } = valueOf(await core.request('desk:query', { operation: 'FindClients', variables }));
    expect(data).toMatchObject({ findClients: { clients: [{ name: 'Zorina Quillfeather' }] } });
  });
});

describe('what is offered', () => {
  it('names each term once, with its synonyms', async () => {
    const core = await openCoreOver();
    const update = await queryOffer(core, 'updateClient');
    expect(update?.takes.toSorted()).toEqual(['address', 'email', 'id', 'location', 'name', 'notes', 'phone']);
    expect(await queryOffer(core, 'updatePatient')).toMatchObject({
      offered: true,
      choices: [{ field: 'sex', values: ['MALE', 'FEMALE', 'UNKNOWN'] }],
    });
    expect(await queryOffer(core, 'mergeClients')).toMatchObject({ offered: true, takes: ['id', 'other'] });
  });
});

describe('a merge', () => {
  async function two(core: TestCore) {
    const keep = await findFullClient(core);
    const remove = await cardOf(core, String(Number(keep.id) + 1));
    return { keep, remove };
  }

  it('merges two into one with the patients of both; the other is gone from this desk as well', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const { keep, remove } = await two(core);
    const end = await changeClient(core, 'MergeClients', { keep: seen(keep), remove: seen(remove) });
    const patients = [...(keep.patients ?? []), ...(remove.patients ?? [])].map(({ id }) => id);
    expect(end).toMatchObject({ __typename: 'Done', id: keep.id, client: { id: keep.id } });
    const now = end.__typename === 'Done' ? (end.client?.patients ?? []) : [];
    expect(now.map(({ id }) => id).toSorted()).toEqual(patients.toSorted());
    expect(await queryCard(core, remove.id)).toBeNull();
    expect(line.sent.map(({ variables }) => variables)).toEqual([{ keepId: keep.id, removeId: remove.id }]);
  });

  it('is not sent where either of them has changed since', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const { keep, remove } = await two(core);
    await changeClient(core, 'UpdateClient', { client: seen(remove), to: { notes: 'Not duplicates!' } });
    const end = await changeClient(core, 'MergeClients', { keep: seen(keep), remove: seen(remove) });
    expect(end).toMatchObject({ __typename: 'Conflict', client: { id: remove.id, notes: 'Not duplicates!' } });
    const itself = await changeClient(core, 'MergeClients', { keep: seen(keep), remove: seen(keep) });
    expect(itself).toMatchObject({ __typename: 'Refused' });
    expect(line.sent).toHaveLength(1);
  });

  it('is known to be done where its answer is lost, and unknown where it did not arrive', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const { keep, remove } = await two(core);
    line.lose = 'questions';
    const merge = { keep: seen(keep), remove: seen(remove) };
    expect(await changeClient(core, 'MergeClients', merge)).toMatchObject({ __typename: 'OutcomeUnknown' });
    line.lose = 'answers';
    expect(await changeClient(core, 'MergeClients', merge)).toMatchObject({ __typename: 'Done', id: keep.id });
    expect(line.sent).toHaveLength(2);
  });

  it('waits for no other one, in whichever order two are requested at once', async () => {
    const core = await openCoreOver();
    const { keep, remove } = await two(core);
    const ends = await Promise.all([
      changeClient(core, 'MergeClients', { keep: seen(keep), remove: seen(remove) }),
      changeClient(core, 'MergeClients', { keep: seen(remove), remove: seen(keep) }),
    ]);
    expect(ends.map(({ __typename }) => __typename)).toEqual(['Done', 'Conflict']);
  });
});
