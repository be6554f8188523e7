import { describe, expect, it } from 'vitest';
import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits, type ProductVisit } from '../queryProduct.ts';
import { brindle } from './brindle.ts';

const visit = productVisits(brindle);
const { view } = brindle;
const day = '2026-11-17';
const parentFields = `id givenName surname contactPoints { channel value } accountStatus labels lastVisitOn
  homeHospital { id name }`;
const visitFields = `id date time durationMinutes stage presentingComplaint hospital { id name timeZone }
  pet { id name } petParent { id givenName surname } seenBy { id givenName surname }`;

function nameOf(row: unknown): string {
  return ['givenName', 'surname']
    .map((part) => at(row, part))
    .filter((part) => typeof part === 'string')
    .join(' ');
}

function clientOf(row: Row): object {
  const points = rowsAt(row, 'contactPoints');
  const valuesOf = (isWanted: (channel: unknown) => boolean): readonly unknown[] =>
    points.filter(({ channel }) => isWanted(channel)).map(({ value }) => value);
  return {
    id: row['id'],
    name: nameOf(row),
    ...(row['givenName'] !== null && { givenName: row['givenName'] }),
    familyName: row['surname'],
    phones: valuesOf((channel) => channel !== 'EMAIL'),
    emails: valuesOf((channel) => channel === 'EMAIL'),
    active: row['accountStatus'] === 'ACTIVE',
    tags: row['labels'],
    ...(row['lastVisitOn'] !== null && { lastVisit: row['lastVisitOn'] }),
    location: row['homeHospital'],
  };
}

function appointmentOf(row: Row): object {
  const zone = String(at(row, 'hospital.timeZone'));
  const start = instantOfWall(`${String(row['date'])}T${String(row['time'])}`, zone);
  const person = (field: string): object => ({ id: at(row, `${field}.id`), name: nameOf(row[field]) });
  return {
    id: row['id'],
    start: offsetText(start, zone),
    end: offsetText(start + Number(row['durationMinutes']) * 60_000, zone),
    status: row['stage'],
    ...(row['presentingComplaint'] !== null && { reason: row['presentingComplaint'] }),
    ...(row['pet'] !== null && { patient: row['pet'] }),
    ...(row['petParent'] !== null && { client: person('petParent') }),
    ...(row['seenBy'] !== null && { provider: person('seenBy') }),
    location: { id: at(row, 'hospital.id'), name: at(row, 'hospital.name') },
  };
}

/** The day sheets of all hospitals. */
async function sheetsOf(query: ProductVisit['query'], date: string): Promise<readonly Row[]> {
  const places = rowsAt(await query('{ hospitals { id } }'), 'hospitals');
  const text = places.map(
    ({ id }, index) => `s${String(index)}: daySheet(hospitalId: "${String(id)}", date: "${date}") { ${visitFields} }`,
  );
  const answer = await query(`{ ${text.join(' ')} }`);
  return Object.keys(answer).flatMap((field) => rowsAt(answer, field));
}

describe('Brindle', () => {
  it('serves all that is expected of it', async () => {
    const { query } = await visit();
    expect(missingOperations(brindle)).toEqual([]);
    const expected = expectedSample(brindle, day);
    const answer = await query(`{ hospitals { id name timeZone address { line1 city state zip } }
      petParents(size: 5) { results { ${parentFields} } }
      pets(size: 5) { results { id name species { name } breed { name } guardianships { role petParent { id } } } } }`);
    const places = rowsAt(answer, 'hospitals').map((row) => ({
      id: row['id'],
      name: row['name'],
      address: ['line1', 'city', 'state', 'zip'].map((part) => at(row, `address.${part}`)).join(', '),
      timeZone: row['timeZone'],
    }));
    expect(places).toEqual(expected.locations);
    expect(rowsAt(answer, 'petParents.results').map(clientOf)).toEqual(expected.clients);
    const pets = rowsAt(answer, 'pets.results').map((row) => ({
      id: row['id'],
      name: row['name'],
      species: at(row, 'species.name'),
      ...(row['breed'] !== null && { breed: at(row, 'breed.name') }),
      clientId: at(
        rowsAt(row, 'guardianships').find(({ role }) => role === 'PRIMARY'),
        'petParent.id',
      ),
    }));
    expect(pets).toEqual(expected.patients);
    expect(rowsAt(at(answer, 'pets.results'), '2.guardianships').map(({ role }) => role)).toEqual([
      'PRIMARY',
      'CO_OWNER',
    ]);
    for (const date of [day, '2026-11-01', '2026-03-08']) {
      const { appointments } = expectedSample(brindle, date);
      // One after the other, as a person would.
      // eslint-disable-next-line no-await-in-loop
      const rows = (await sheetsOf(query, date)).map(appointmentOf);
      expect(new Set(rows)).toEqual(new Set(appointments));
      expect(rows).toHaveLength(appointments.length);
    }
  });

  it('pages to the end, and looks for words in names, pets, emails and numbers', async () => {
    const { query, server } = await visit();
    const pages = async (list: string): Promise<readonly unknown[]> => {
      const rows = await allPages(async (from) => {
        const answer = await query(`{ ${list}(size: 500, page: ${from ?? '1'}) { results { id } nextPage total } }`);
        const next = at(answer, `${list}.nextPage`);
        return { rows: rowsAt(answer, `${list}.results`), next: typeof next === 'number' ? String(next) : null };
      });
      return rows.map(({ id }) => id);
    };
    expect(await pages('petParents')).toEqual(
      view.clients(server.practice).map((row) => view.ids.of('client', row.key)),
    );
    expect(await pages('pets')).toEqual(server.practice.patients.map((row) => view.ids.of('patient', row.key)));
    const first = await query(`{ petParents { results { id } page nextPage total }
      away: petParents(page: 9) { results { id } nextPage }
      boulder: petParents(homeHospitalId: "hos_0002", size: 100) { results { homeHospital { id } } }
      none: petParents(homeHospitalId: "hos_0099") { total }
      late: petParents(updatedSince: "2022-01-01T00:00:00Z") { total } }`);
    expect(rowsAt(first, 'petParents.results')).toHaveLength(40);
    expect(first).toMatchObject({ petParents: { page: 1, nextPage: 2, total: 118 }, none: { total: 0 } });
    expect(first['away']).toEqual({ results: [], nextPage: null });
    expect(Number(at(first, 'late.total'))).toBeGreaterThan(0);
    expect(Number(at(first, 'late.total'))).toBeLessThan(118);
    const homes = rowsAt(first, 'boulder.results').map((row) => at(row, 'homeHospital.id'));
    expect(new Set(homes)).toEqual(new Set(['hos_0002']));
    const found =
      await query(`{ name: findPetParents(text: "o'brien ZOË") { id } phone: findPetParents(text: "(207) 555-0102") { id }
      email: findPetParents(text: "zoe2@") { id } pet: findPetParents(text: "abbott mr. w") { id guardianships { pet { name } } }
      all: findPetParents(text: "example.test", limit: 3) { id } empty: findPetParents(text: " ") { id } }`);
    expect(found).toMatchObject({
      name: [{ id: 'pp_0001' }, { id: 'pp_0008' }],
      phone: [{ id: 'pp_0001' }],
      email: [{ id: 'pp_0008' }],
      empty: [],
    });
    expect(rowsAt(found, 'all')).toHaveLength(3);
  });

  it('schedules, amends, moves and cancels visits in the time of their hospital', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const schedule = (
      more: string,
    ): string => `mutation { scheduleVisit(input: { hospitalId: "hos_0002", date: "2026-12-01",
      time: "09:30", visitTypeId: "vt_0002", ${more} }) { __typename ... on VisitSaved { visit { id time durationMinutes stage
      petParent { id } } } ... on Rejected { code field message } } }`;
    const made = at(await query(schedule('petId: "pet_0001", presentingComplaint: "Shots"')), 'scheduleVisit');
    expect(made).toMatchObject({
      __typename: 'VisitSaved',
      visit: { time: '09:30', durationMinutes: 20, stage: 'BOOKED', petParent: { id: 'pp_0001' } },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ start: Date.parse('2026-12-01T16:30:00Z'), reason: 'Shots' });
    const id = String(at(made, 'visit.id'));
    const changed = await query(`mutation {
      amendVisit(id: "${id}", changes: { time: "14:00", seenById: "tm_0003", presentingComplaint: null }) { ... on VisitSaved {
        visit { date time durationMinutes seenBy { surname } presentingComplaint } } }
      moveVisitTo(id: "${id}", stage: IN_ROOM) { ... on VisitSaved { visit { stage room { label } } } }
      cancelVisit(id: "${id}", reason: "Feels better") { ... on VisitSaved { visit { stage cancellationReason } } } }`);
    expect(changed).toMatchObject({
      amendVisit: {
        visit: { date: '2026-12-01', time: '14:00', seenBy: { surname: 'Raman' }, presentingComplaint: null },
      },
      moveVisitTo: { visit: { stage: 'IN_ROOM', room: { label: expect.stringMatching(/^Exam/) } } },
      cancelVisit: { visit: { stage: 'CANCELED', cancellationReason: 'Feels better' } },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ start: Date.parse('2026-12-01T21:00:00Z'), placeKey: 2 });
    expect(at(await query(schedule('petId: "pet_9999"')), 'scheduleVisit')).toEqual({
      __typename: 'Rejected',
      code: 'NOT_FOUND',
      field: 'petId',
      message: 'No such pet',
    });
    expect(at(await query(schedule('seenById: "tm_0003"')), 'scheduleVisit')).toMatchObject({ code: 'INVALID' });
    const wrong =
      await query(`mutation { amendVisit(id: "${id}", changes: { time: "9am" }) { ... on Rejected { code field } }
      cancelVisit(id: "v_1999") { ... on Rejected { code field } } }`);
    expect(wrong).toEqual({
      amendVisit: { code: 'INVALID', field: 'time' },
      cancelVisit: { code: 'NOT_FOUND', field: 'id' },
    });
  });

  it('registers pet parents and pets, and changes what is given', async () => {
    const { query, server } = await visit();
    const made =
      await query(`mutation { registerPetParent(input: { givenName: "Jo", surname: "Park", homeHospitalId: "hos_0003",
      contactPoints: [{ channel: EMAIL, value: "jo@example.test" }, { channel: WORK_PHONE, value: "207 555 0199" }] }) {
      ... on PetParentSaved { petParent { ${parentFields} address { city } balance } } } }`);
    const parent = at(made, 'registerPetParent.petParent');
    expect(parent).toMatchObject({
      givenName: 'Jo',
      contactPoints: [
        { channel: 'WORK_PHONE', value: '207 555 0199' },
        { channel: 'EMAIL', value: 'jo@example.test' },
      ],
      homeHospital: { id: 'hos_0003' },
      address: null,
      balance: '0.00',
    });
    const id = String(at(parent, 'id'));
    const more = await query(`mutation {
      registerPet(petParentId: "${id}", input: { name: "Olive", speciesCode: "FEL", sex: FEMALE, bornOn: "2024-02-29" }) {
        ... on PetSaved { pet { name species { name } breed { name } bornOn guardianships { role petParent { surname } } } } }
      dragon: registerPet(petParentId: "${id}", input: { name: "Smaug", speciesCode: "DRA" }) { ... on Rejected { code field } }
      amendPetParent(id: "${id}", changes: { accountStatus: INACTIVE, frontDeskNote: "Moved" }) {
        ... on PetParentSaved { petParent { givenName accountStatus frontDeskNote contactPoints { value } } } }
      nameless: registerPetParent(input: { surname: " " }) { ... on Rejected { code field message } } }`);
    expect(more).toMatchObject({
      registerPet: {
        pet: {
          species: { name: 'Feline' },
          breed: null,
          bornOn: '2024-02-29',
          guardianships: [{ role: 'PRIMARY', petParent: { surname: 'Park' } }],
        },
      },
      dragon: { code: 'NOT_FOUND', field: 'speciesCode' },
      amendPetParent: { petParent: { givenName: 'Jo', accountStatus: 'INACTIVE', frontDeskNote: 'Moved' } },
      nameless: { code: 'INVALID', field: 'surname' },
    });
    expect(rowsAt(more, 'amendPetParent.petParent.contactPoints')).toHaveLength(2);
    expect(server.practice.patients.at(-1)).toMatchObject({ name: 'Olive', sex: 'FEMALE' });
  });

  it('keeps money, messages, reminders and blocked time beside the book', async () => {
    const { query } = await visit();
    const answer = await query(`{ practiceGroup { id name hospitals { rooms { label } team { surname } } }
      team(hospitalId: "hos_0001") { surname } everybody: team(includeFormer: true) { surname hasLeft }
      visitTypes { name usualMinutes } species { code name } blockedTimes(hospitalId: "hos_0001", date: "${day}") { time label }
      invoices(size: 3) { results { id total open lines { unitPrice } } nextPage } conversations { id messages { text } }
      overdueReminders(before: "2026-03-01") { label dueOn pet { name } } }`);
    expect(answer).toMatchObject({ practiceGroup: { name: 'Harbor Veterinary Group' }, invoices: { nextPage: 2 } });
    expect(['team', 'everybody', 'visitTypes', 'species'].map((field) => rowsAt(answer, field).length)).toEqual([
      3, 8, 6, 5,
    ]);
    expect(answer['blockedTimes']).toEqual([{ time: '12:00', label: 'Staff meeting' }]);
    expect(rowsAt(answer, 'overdueReminders').length).toBeGreaterThan(3);
    expect(rowsAt(answer, 'conversations').length).toBeGreaterThan(3);
    const due = await query('{ invoices(size: 100) { results { id open petParent { id balance } } } }');
    const open = rowsAt(due, 'invoices.results').find((row) => row['open'] !== '0.00') ?? {};
    const pay = `mutation { recordPayment(invoiceId: "${String(open['id'])}", amount: "${String(open['open'])}", method: CARD) {
      ... on PaymentRecorded { invoice { open } } ... on Rejected { code field } } }`;
    expect(at(await query(pay), 'recordPayment.invoice.open')).toBe('0.00');
    expect(at(await query(pay), 'recordPayment')).toEqual({ code: 'INVALID', field: 'amount' });
    const sent = await query(`mutation { sendMessage(petParentId: "pp_0002", text: "Hello") { ... on MessageSent {
      message { author fromPetParent text } } } }`);
    expect(at(sent, 'sendMessage.message')).toEqual({ author: 'Front desk', fromPetParent: false, text: 'Hello' });
  });

  it('says what is wrong, and shows its schema within the depth that is allowed', async () => {
    const { query, post } = await visit();
    const codeOf = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.extensions?.code;
    expect(await codeOf('{ daySheet(hospitalId: "hos_0009", date: "2026-11-17") { id } }')).toBe('NOT_FOUND');
    expect(await codeOf('{ daySheet(hospitalId: "hos_0001", date: "11/17/2026") { id } }')).toBe('BAD_USER_INPUT');
    expect(await query('{ visit(id: "v_1999") { id } petParent(id: "pp_0041") { id } pet(id: "x") { id } }')).toEqual({
      visit: null,
      petParent: null,
      pet: null,
    });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('VisitOutcome'), 'possibleTypes')).toHaveLength(2);
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.query('mutation { cancelVisit(id: "v_0001") { ... on Rejected { message field } } }');
    expect(refused).toEqual({ cancelVisit: { message: 'This account is read-only', field: null } });
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ petParents(size: 100) { results { id } } }')).status).toBe(500);
  });
});
