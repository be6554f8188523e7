import { describe, expect, it } from 'vitest';
import { offsetText, wallDay } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { larkspur } from './larkspur.ts';

const visit = productVisits(larkspur);
const { view } = larkspur;
const ownerFields = `id forename surname mobile homePhone workPhone email otherEmail flags inactiveSince
  homeBranch { id name }`;
const bookingFields = `id startsAt endsAt reason stateCode state { label } branch { id name timezone }
  animal { id name } owner { id forename surname } staffMember { id forename surname }`;
const book = `mutation Book($values: BookingsInsertInput!) { insertIntoBookingsSingle(values: $values) {
  id startsAt endsAt stateCode ownerId reason } }`;
const numbers = (rows: readonly Row[]): number[] => rows.map(({ id }) => Number(id));

function texts(row: Row, columns: readonly string[]): readonly string[] {
  return columns.map((column) => row[column]).filter((value) => typeof value === 'string');
}

function reference(row: unknown): object {
  const id = String(at(row, 'id'));
  const name = at(row, 'name');
  return { id, name: typeof name === 'string' ? name : nameOf(row) };
}

function nameOf(row: unknown): string {
  return ['forename', 'surname']
    .map((column) => at(row, column))
    .filter((part) => typeof part === 'string')
    .join(' ');
}

function clientOf(row: Row): object {
  return {
    id: String(row['id']),
    name: nameOf(row),
    ...(row['forename'] !== null && { givenName: row['forename'] }),
    familyName: row['surname'],
    phones: texts(row, ['mobile', 'homePhone', 'workPhone']),
    emails: texts(row, ['email', 'otherEmail']),
    active: row['inactiveSince'] === null,
    tags: row['flags'],
    location: reference(row['homeBranch']),
  };
}

function appointmentOf(row: Row): object {
  const zone = String(at(row, 'branch.timezone'));
  const shown = (column: string): string => offsetText(Date.parse(String(row[column])), zone);
  return {
    id: String(row['id']),
    start: shown('startsAt'),
    end: shown('endsAt'),
    status: at(row, 'state.label'),
    ...(row['reason'] !== null && { reason: row['reason'] }),
    ...(row['animal'] !== null && { patient: reference(row['animal']) }),
    ...(row['owner'] !== null && { client: reference(row['owner']) }),
    ...(row['staffMember'] !== null && { provider: reference(row['staffMember']) }),
    location: reference(row['branch']),
  };
}

describe('Larkspur', () => {
  it('serves all that is expected of it', async () => {
    const { query } = await visit();
    expect(missingOperations(larkspur)).toEqual([]);
    const answer = await query(`{ branches { id name addressLine town region postcode timezone }
      owners(limit: 5) { ${ownerFields} } animals(limit: 5) { id name breed ownerId species { name } } }`);
    const { locations, clients, patients } = expectedSample(larkspur, '2026-11-17');
    const branches = rowsAt(answer, 'branches').map((row) => ({
      ...reference(row),
      address: texts(row, ['addressLine', 'town', 'region', 'postcode']).join(', '),
      timeZone: row['timezone'],
    }));
    expect(branches).toEqual(locations);
    expect(rowsAt(answer, 'owners').map(clientOf)).toEqual(clients);
    const animals = rowsAt(answer, 'animals').map((row) => ({
      ...reference(row),
      species: at(row, 'species.name'),
      ...(row['breed'] !== null && { breed: row['breed'] }),
      clientId: String(row['ownerId']),
    }));
    expect(animals).toEqual(patients);
    for (const date of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      const from = new Date(Date.parse(`${date}T00:00:00Z`)).toISOString();
      const to = new Date(Date.parse(from) + 2 * 86_400_000).toISOString();
      const where = `{ startsAt: { gte: "${from}", lt: "${to}" } }`;
      const order = '{ startsAt: { direction: asc, priority: 1 } }';
      // One after the other, as a person would.
      // eslint-disable-next-line no-await-in-loop
      const diary = await query(`{ bookings(where: ${where}, orderBy: ${order}) { ${bookingFields} } }`);
      const rows = rowsAt(diary, 'bookings').filter(
        (row) => wallDay(Date.parse(String(row['startsAt'])), String(at(row, 'branch.timezone'))) === date,
      );
      const { appointments } = expectedSample(larkspur, date);
      expect(appointments.length).toBeGreaterThan(3);
      expect(rows.map(appointmentOf)).toEqual(appointments);
    }
  });

  it('filters, orders and pages lists as its tool does', async () => {
    const { query, post, server } = await visit();
    const rows = await allPages(async (from) => {
      const offset = Number(from ?? 0);
      const page = rowsAt(await query(`{ owners(limit: 50, offset: ${String(offset)}) { id } }`), 'owners');
      return { rows: page, next: page.length < 50 ? null : String(offset + 50) };
    });
    expect(rows.map(({ id }) => String(id))).toEqual(
      view.clients(server.practice).map(({ key }) => view.ids.of('client', key)),
    );
    const answer = await query(`{ ownersCount animalsCount(where: { ownerId: { isNull: true } })
      either: owners(where: { OR: [{ surname: { ilike: "o'bri%" } }, { mobile: { like: "%0107" } }] }) { id }
      both: owners(where: { surname: { like: "O'B%" }, otherEmail: { isNotNull: true } }) { id }
      capitals: ownersCount(where: { surname: { like: "o'b%" } }) nothing: ownersCount(where: { surname: { eq: null } })
      twice: owners(where: { id: { OR: [{ lt: 3 }, { inArray: [7, 8] }] } }) { id }
      sorted: owners(limit: 4, orderBy: { forename: { direction: desc, priority: 1 }, surname: { direction: asc, priority: 2 } }) { surname forename }
      last: ownersSingle(orderBy: { id: { direction: desc, priority: 1 } }) { id }
      none: ownersSingle(where: { id: { eq: 4711 } }) { id }
      one: bookingsSingle(where: { id: { eq: 1 } }) { id branch(where: { id: { eq: 9 } }) { id } animal { name species { name } } }
      house: ownersSingle(where: { id: { eq: 5 } }) { animals(limit: 1, offset: 1) { name } invoices { lines { description } } } }`);
    expect(answer).toMatchObject({ ownersCount: 118, animalsCount: 1, capitals: 0, nothing: 118, none: null });
    expect(numbers(rowsAt(answer, 'either'))).toEqual([1, 7, 8]);
    expect(numbers(rowsAt(answer, 'both'))).toEqual([1]);
    expect(numbers(rowsAt(answer, 'twice'))).toEqual([1, 2, 7, 8]);
    expect(rowsAt(answer, 'sorted')[0]).toEqual({ surname: 'Abbott', forename: 'Ruth' });
    expect([at(answer, 'last.id'), at(answer, 'one.branch')]).toEqual([120, null]);
    expect(rowsAt(answer, 'house.animals')).toHaveLength(1);
    const messageOf = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.message;
    expect(await messageOf('{ owners(where: { id: { eq: 1 }, OR: [{ id: { eq: 2 } }] }) { id } }')).toBe(
      "WHERE owners: Cannot specify both fields and 'OR' in table filters!",
    );
    expect(await messageOf('{ owners(where: { id: { inArray: [] } }) { id } }')).toBe(
      'WHERE id: Unable to use operator inArray with an empty array!',
    );
    expect(await messageOf('{ bookings(where: { startsAt: { gte: "soon" } }) { id } }')).toBe(
      "Field 'startsAt' is not a valid date!",
    );
    // A type for each path, two relations long, and never back to a table on the way.
    expect(await messageOf('{ bookings { owner { animals { owner { id } } } } }')).toMatch(
      /^Cannot query field "owner"/,
    );
  });

  it('inserts, changes and deletes bookings, and says what its database says', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const values = { branchId: 2, bookingTypeId: 2, animalId: 1, startsAt: '2026-12-01T16:30:00Z' };
    const whole = { ...values, endsAt: '2026-12-01T16:50:00Z', reason: 'Shots' };
    const made = at(await query(book, { values: whole }), 'insertIntoBookingsSingle');
    expect(made).toMatchObject({ startsAt: '2026-12-01T16:30:00.000Z', stateCode: 'BKD', ownerId: 1, reason: 'Shots' });
    const id = Number(at(made, 'id'));
    const update = (set: string): string =>
      `mutation { updateBookings(set: ${set}, where: { id: { eq: ${String(id)} } }) { startsAt endsAt stateCode staffId reason } }`;
    const moved = await query(update('{ startsAt: "2026-12-01 16:00", staffId: 3, reason: null, branchId: null }'));
    expect(rowsAt(moved, 'updateBookings')).toEqual([
      {
        startsAt: '2026-12-01T16:00:00.000Z',
        endsAt: '2026-12-01T16:50:00.000Z',
        stateCode: 'BKD',
        staffId: 3,
        reason: null,
      },
    ]);
    await query(update('{ stateCode: "CAN", cancelledBecause: "Feels better" }'));
    expect(practice.appointments.at(-1)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'Feels better',
      minutes: 50,
      placeKey: 2,
    });
    const messageOf = async (text: string, variables?: object): Promise<unknown> =>
      (await post(text, variables)).body.errors?.[0]?.message;
    expect(await messageOf(book, { values: { ...whole, staffId: 99 } })).toBe(
      'insert or update on table "bookings" violates foreign key constraint "bookings_staff_id_staff_id_fk"',
    );
    expect(await messageOf(book, { values: { ...whole, endsAt: whole.startsAt } })).toMatch(
      /"bookings_end_after_start"$/,
    );
    expect(await messageOf(book, { values: { ...whole, animalId: null } })).toMatch(/"bookings_animal_or_owner"$/);
    expect(await messageOf(book, { values: { ...whole, stateCode: 'XXX' } })).toMatch(/_code_fk"$/);
    expect(await messageOf(update('{}'))).toBe('Unable to update with no values specified!');
    const deleted = await query(`mutation { deleteFromBookings(where: { id: { eq: ${String(id)} } }) { id } }`);
    expect(deleted).toEqual({ deleteFromBookings: [{ id }] });
    expect(await query(`{ bookingsSingle(where: { id: { eq: ${String(id)} } }) { id } }`)).toEqual({
      bookingsSingle: null,
    });
  });

  it('enters and changes owners and animals', async () => {
    const { query, post, server } = await visit();
    const made =
      await query(`mutation { insertIntoOwnersSingle(values: { forename: "Jo", surname: "Park", workPhone: "207 555 0199",
      email: "jo@example.test", homeBranchId: 3, flags: ["VIP"] }) { id mobile workPhone email otherEmail flags town } }`);
    const owner = at(made, 'insertIntoOwnersSingle');
    expect(owner).toMatchObject({
      mobile: null,
      workPhone: '207 555 0199',
      otherEmail: null,
      flags: ['VIP'],
      town: null,
    });
    const id = String(at(owner, 'id'));
    const more = await query(`mutation {
      insertIntoAnimals(values: [{ ownerId: ${id}, speciesId: 2, name: "Olive", sex: female }, { speciesId: 5, name: "Nut" }]) { id ownerId sex colour }
      updateOwners(set: { mobile: "207 555 0111", inactiveSince: "2026-11-17" }, where: { id: { eq: ${id} } }) { surname mobile workPhone inactiveSince }
      updateAnimals(set: { diedOn: "2026-11-16" }, where: { name: { eq: "Olive" } }) { diedOn speciesId }
      taken: insertIntoOwnersSingle(values: { id: 1, surname: "Twice" }) { id } }`);
    expect(more).toMatchObject({
      insertIntoAnimals: [
        { ownerId: Number(id), sex: 'female', colour: null },
        { ownerId: null, sex: 'unknown' },
      ],
      updateOwners: [
        { surname: 'Park', mobile: '207 555 0111', workPhone: '207 555 0199', inactiveSince: '2026-11-17' },
      ],
      updateAnimals: [{ diedOn: '2026-11-16', speciesId: 2 }],
      taken: null,
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', placeKey: 3, isActive: false });
    const remove = await post(`mutation { deleteFromOwners(where: { id: { eq: ${id} } }) { id } }`);
    expect(remove.body.errors?.[0]?.message).toMatch(/"animals_owner_id_owners_id_fk" on table "animals"$/);
    const nameless = await post('mutation { insertIntoOwners(values: [{ surname: " " }]) { id } }');
    expect(nameless.body.errors?.[0]?.message).toMatch(/"owners_surname_not_empty"$/);
    const empty = await post('mutation { insertIntoOwners(values: []) { id } }');
    expect(empty.body.errors?.[0]?.message).toBe('No values were provided!');
  });

  it('keeps staff, states, money and messages beside the book, refuses, and shows its schema', async () => {
    const { query } = await visit();
    const answer = await query(`{ staff(where: { leftOn: { isNull: true } }) { role staffBranches { branch { name } } }
      bookingTypes { name minutes } bookingStates(orderBy: { position: { direction: desc, priority: 1 } }) { code label }
      diaryBlocks { note branchId staffMember { surname } } invoices(limit: 2) { totalCents paidCents lines { unitCents } owner { surname } }
      messages(where: { inbound: { eq: true } }) { body } reminders(limit: 3) { label dueOn animal { name } } species { name } }`);
    expect(['staff', 'bookingTypes', 'bookingStates', 'species'].map((list) => rowsAt(answer, list).length)).toEqual([
      7, 6, 8, 6,
    ]);
    expect(rowsAt(answer, 'bookingStates')[0]).toEqual({ code: 'DNA', label: 'Did not attend' });
    expect(answer['diaryBlocks']).toEqual([{ note: 'Staff meeting', branchId: 1, staffMember: { surname: 'Okafor' } }]);
    expect(rowsAt(answer, 'messages').length).toBeGreaterThan(5);
    const sent = await query(
      'mutation { insertIntoMessagesSingle(values: { ownerId: 2, body: "Hello" }) { inbound sentAt } }',
    );
    expect(sent['insertIntoMessagesSingle']).toEqual({ inbound: false, sentAt: '2026-11-17T15:10:00.000Z' });
    const locked = await visit({ refuseWrites: 'cannot execute UPDATE in a read-only transaction' });
    const refused = await locked.post('mutation { updateBookings(set: { stateCode: "CAN" }) { id } }');
    expect(refused.body.errors?.[0]?.message).toBe('cannot execute UPDATE in a read-only transaction');
    const types = await readPiecewise(query);
    expect(types.has('BookingsAnimalRelationOwnerRelation')).toBe(true);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ owners { id } }')).status).toBe(500);
  });
});
