import { describe, expect, it } from 'vitest';
import { utcText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { coreplus } from './coreplus.ts';

const visit = productVisits(coreplus);
const { view } = coreplus;
const { of: id } = view.ids;
const day = '2026-11-17';
const codeOf = ({ body }: { readonly body: { readonly errors?: readonly object[] } }): unknown =>
  at(body.errors?.[0], 'extensions.code');
const messageOf = ({ body }: { readonly body: { readonly errors?: readonly object[] } }): unknown =>
  at(body.errors?.[0], 'message');
const nameOf = (row: unknown): string =>
  [at(row, 'firstName'), at(row, 'lastName')].filter((part) => part !== '' && part !== null).join(' ');

const clientFields = `clientId firstName lastName phoneNumberMobile phoneNumberHome phoneNumberWork email status
  dateOfBirth title notes1 practitionerId practitioner { practitionerId } addressResidential { streetAddress suburb }
  addressPostal { suburb } postalSameAsResidential families { surname relationship mobile emergencyContact }`;
const appointmentFields = `appointmentId appointmentReferenceNumber status subject notes startDateTime endDateTime
  locationId location { locationId name } practitioner { practitionerId firstName lastName }
  clients { clientId firstName lastName } appointmentType { description durationMinutes }
  cancellation { cancellationReasonId cancellationNotes } isSmsReminderRequired notifyPractitioner`;
const listed = `query List($filter: AppointmentFilter, $zone: ID, $from: Date = "2026-11-16", $to: Date = "2026-11-18", $offset: Int = 0) {
  appointments(startDate: $from, endDate: $to, timezoneId: $zone, filter: $filter, limit: 100, offset: $offset) { ${appointmentFields} } }`;
const book = `mutation Book($input: CreateAppointmentInput!) { createAppointment(input: $input) { ${appointmentFields} } }`;
const change = `mutation Change($id: ID!, $input: UpdateAppointmentInput!) {
  updateAppointment(appointmentId: $id, input: $input) { ${appointmentFields} } }`;

describe('coreplus', () => {
  it('lists locations with their zones, practitioners, types and what else there is', async () => {
    const { query } = await visit();
    const answer = await query(`{ locations { locationId name phoneNumber timezoneId timezone { timezoneId name }
        address { streetAddress suburb state postcode } }
      practitioners { practitionerId title firstName lastName locations { locationId } specialties { description } }
      there: practitioners(filter: { locationId: { eq: "${id('place', 2)}" } }) { lastName }
      appointmentTypes(filter: { description: { contains: "EXAM" } }) { appointmentTypeId description durationMinutes clientGroupId }
      specialties { description appointmentTypes { description } } clientGroups { description }
      cancellationReasons { cancellationReasonId } timezones { timezoneId name } none: location(locationId: "x") { name } }`);
    const { locations } = expectedSample(coreplus, day);
    const shown = rowsAt(answer, 'locations').map((row) => ({
      id: row['locationId'],
      name: row['name'],
      address: ['streetAddress', 'suburb', 'state', 'postcode'].map((part) => at(row, `address.${part}`)).join(', '),
      timeZone: at(row, 'timezone.name'),
    }));
    expect(shown).toEqual(locations);
    expect(rowsAt(answer, 'practitioners')).toHaveLength(7);
    expect(rowsAt(answer, 'practitioners')[0]).toMatchObject({ title: 'Dr', firstName: 'Amelia', lastName: 'Okafor' });
    expect(rowsAt(answer, 'there').map((row) => row['lastName'])).toEqual(['Raman', "D'Souza", 'Rivera']);
    expect(answer['appointmentTypes']).toEqual([
      {
        appointmentTypeId: id('visitType', 1),
        description: 'Wellness exam',
        durationMinutes: 30,
        clientGroupId: null,
      },
    ]);
    expect(rowsAt(answer, 'timezones').map((row) => row['name'])).toEqual(['America/New_York', 'America/Denver']);
    expect([rowsAt(answer, 'specialties').length, rowsAt(answer, 'clientGroups').length]).toEqual([3, 3]);
    expect(answer['none']).toBeNull();
    expect(missingOperations(coreplus)).toEqual([]);
  });

  it('lists clients by last name, in pages, with empty texts and filters by operators', async () => {
    const { query, server } = await visit();
    const pages =
      await query(`{ a: clients(limit: 500) { ${clientFields} } b: clients(limit: 500, offset: 100) { ${clientFields} }
      usual: clients { clientId } clientsCount }`);
    const rows = [...rowsAt(pages, 'a'), ...rowsAt(pages, 'b')];
    expect([rowsAt(pages, 'a').length, rowsAt(pages, 'usual').length]).toEqual([100, 50]);
    expect(pages['clientsCount']).toBe(rows.length);
    expect(rows.map((row) => row['clientId'])).toEqual(
      view.clients(server.practice).map(({ key }) => id('client', key)),
    );
    const { clients } = expectedSample(coreplus, day);
    expect(clients).toHaveLength(5);
    for (const [index, client] of clients.entries()) {
      const row = rows[index] ?? {};
      const phones = ['Mobile', 'Home', 'Work'].map((label) => row[`phoneNumber${label}`]);
      expect(nameOf(row)).toBe(client.name);
      expect([row['firstName'] || undefined, row['lastName']]).toEqual([client.givenName, client.familyName]);
      expect(phones.filter((phone) => phone !== '')).toEqual(client.phones);
      expect([row['email']].filter((email) => email !== '')).toEqual(client.emails);
      expect(row['status']).toBe(client.active === true ? 'Current' : 'Closed');
    }
    expect(rows.find((row) => row['lastName'] === 'Riverside Cat Rescue')).toMatchObject({ firstName: '', title: '' });
    expect(rows.every((row) => /^\d{4}-\d\d-\d\dT00:00:00$/.test(String(row['dateOfBirth'])))).toBe(true);
    expect(rows.some((row) => rowsAt(row, 'families').some((family) => family['emergencyContact'] === true))).toBe(
      true,
    );
    const found = await query(`{ name: clients(filter: { name: { contains: "zoë o'b" } }) { clientId }
      both: clients(filter: { name: { contains: "o'brien" }, email: { startsWith: "ZOE2@" } }) { clientId }
      mobile: clients(filter: { phoneNumberMobile: { eq: "+1 207 555 0101" } }) { clientId }
      deleted: clients(filter: { status: { eq: Deleted } }) { status }
      closed: clientsCount(filter: { status: { in: [Closed] } })
      born: clients(filter: { dateOfBirth: { gte: "1990-01-01", lt: "1995-01-01" } }, orderBy: { field: dateOfBirth, direction: DESC }) { dateOfBirth }
      one: client(clientId: "${id('client', 4)}") { firstName status } none: client(clientId: "4") { firstName } }`);
    const [first, second] = [id('client', 1), id('client', 8)];
    expect(found['name']).toEqual([{ clientId: first }, { clientId: second }]);
    expect([found['both'], found['mobile']]).toEqual([[{ clientId: second }], [{ clientId: first }]]);
    expect(found['deleted']).toEqual([{ status: 'Deleted' }, { status: 'Deleted' }]);
    expect(found['closed']).toBe(rows.filter((row) => row['status'] === 'Closed').length);
    const born = rowsAt(found, 'born').map((row) => String(row['dateOfBirth']));
    expect(born.length).toBeGreaterThan(1);
    expect(born).toEqual(born.toSorted().toReversed());
    expect([found['one'], found['none']]).toEqual([{ firstName: 'Mai', status: 'Closed' }, null]);
  });

  it('lists the appointments of days, by the clock of a zone and with its offset', async () => {
    const { query, post } = await visit();
    const rows: Row[] = [];
    for (const offset of [0, 100]) {
      // One page after the other, as a reader would.
      // eslint-disable-next-line no-await-in-loop
      rows.push(...rowsAt(await query(listed, { offset }), 'appointments'));
    }
    const { appointments } = expectedSample(coreplus, day);
    expect(appointments.length).toBeGreaterThan(25);
    const instant = (text: unknown): string => utcText(Date.parse(String(text).replace(' ', '')));
    for (const { id: own, start, end, status, reason, client, provider, location } of appointments) {
      const row = rows.find((each) => each['appointmentId'] === own) ?? {};
      expect(String(row['startDateTime'])).toMatch(/^2026-11-1\dT\d\d:\d\d:00 -05:00$/);
      expect([instant(row['startDateTime']), instant(row['endDateTime'])]).toEqual([instant(start), instant(end)]);
      expect([row['status'], row['notes'] || undefined]).toEqual([status, reason]);
      const [person, ...others] = rowsAt(row, 'clients');
      expect([{ id: person?.['clientId'], name: nameOf(person) }, others]).toEqual([client, []]);
      const practitioner = row['practitioner'];
      expect(
        practitioner === null ? undefined : { id: at(practitioner, 'practitionerId'), name: nameOf(practitioner) },
      ).toEqual(provider);
      expect({ id: at(row, 'location.locationId'), name: at(row, 'location.name') }).toEqual(location);
    }
    const zones = rowsAt(await query('{ timezones { timezoneId name } }'), 'timezones');
    const zone = zones[1]?.['timezoneId'];
    const there = { zone, from: day, to: day, filter: { locationId: { eq: id('place', 2) } } };
    const denver = rowsAt(await query(listed, there), 'appointments');
    const own = appointments.filter(({ location }) => location?.id === id('place', 2));
    expect(denver.map((row) => row['appointmentId'])).toEqual(own.map((row) => row.id));
    expect(denver.map((row) => String(row['startDateTime']).replace(' ', ''))).toEqual(own.map(({ start }) => start));
    const off = rowsAt(await query(listed, { filter: { status: { eq: 'cancelled' } } }), 'appointments');
    expect(off.length).toBeGreaterThan(1);
    expect(off.every((row) => at(row, 'cancellation.cancellationNotes') === 'Client called')).toBe(true);
    const counted = `{ appointmentsCount(startDate: "${day}", endDate: "${day}", filter: { practitionerId: { in: ["${id('provider', 1)}"] } }) }`;
    expect(Number((await query(counted))['appointmentsCount'])).toBeGreaterThan(1);
    const bad = await post(listed, { from: '17/11/2026' });
    expect([codeOf(bad), messageOf(bad)]).toEqual(['BAD_REQUEST', 'startDate must be a date (yyyy-mm-dd).']);
    expect(codeOf(await post(listed, { zone: 'America/Denver' }))).toBe('BAD_REQUEST');
    expect((await post('{ appointments { status } }')).body.data).toBeUndefined();
  });

  it('books where the practitioner is free, changes and cancels', async () => {
    const { query, post, server } = await visit();
    const slots = await query(`{ availabilitySlots(startDate: "2026-12-01", endDate: "2026-12-01", limit: 1,
      filter: { practitionerId: { eq: "${id('provider', 1)}" }, appointmentTypeId: "${id('visitType', 3)}" }) {
      startDateTime endDateTime practitionerId locationId } }`);
    const [slot] = rowsAt(slots, 'availabilitySlots');
    expect(slot).toEqual({
      startDateTime: '2026-12-01T09:00:00 -05:00',
      endDateTime: '2026-12-01T09:40:00 -05:00',
      practitionerId: id('provider', 1),
      locationId: id('place', 1),
    });
    const input = {
      startDateTime: '2026-12-01 09:00 -05:00',
      endDateTime: '2026-12-01T14:40:00Z',
      practitioner: { practitionerId: id('provider', 1) },
      locationId: id('place', 1),
      clients: [{ clientId: id('client', 1) }],
      appointmentTypeId: id('visitType', 3),
      notes: 'Sore shoulder',
    };
    const made = at(await query(book, { input }), 'createAppointment');
    expect(made).toMatchObject({
      status: 'Booked',
      subject: "O'BRIEN Zoë +1 207 555 0101",
      notes: 'Sore shoulder',
      startDateTime: slot?.['startDateTime'],
      endDateTime: slot?.['endDateTime'],
      isSmsReminderRequired: true,
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ clientKey: 1, minutes: 40, typeKey: 3, placeKey: 1 });
    const again = await post(book, { input });
    expect([codeOf(again), messageOf(again)]).toEqual(['CONFLICT', 'The requested timeslot is not available.']);
    const two = [...input.clients, { clientId: id('client', 2) }];
    expect(messageOf(await post(book, { input: { ...input, clients: two } }))).toBe('Exactly one client is needed.');
    const bare = await post(book, { input: { ...input, startDateTime: '2026-12-01T09:00' } });
    expect(messageOf(bare)).toBe('startDateTime must be yyyy-mm-dd hh:mm with a timezone offset.');
    const own = String(at(made, 'appointmentId'));
    const moved = await query(change, {
      id: own,
      input: { startDateTime: '2026-12-01 10:00 -05:00', status: 'Confirmed', notifyPractitioner: true },
    });
    expect(moved['updateAppointment']).toMatchObject({
      status: 'Confirmed',
      endDateTime: '2026-12-01T10:40:00 -05:00',
      notes: 'Sore shoulder',
      notifyPractitioner: true,
    });
    const reason = rowsAt(await query('{ cancellationReasons { cancellationReasonId } }'), 'cancellationReasons')[0];
    const cancelled = await query(
      `mutation($id: ID!, $input: CancelAppointmentInput) { cancelAppointment(appointmentId: $id, input: $input) { status cancellation { cancellationReasonId cancellationNotes } } }`,
      { id: own, input: { ...reason, cancellationNotes: 'Feels better' } },
    );
    expect(cancelled['cancelAppointment']).toEqual({
      status: 'Cancelled',
      cancellation: { ...reason, cancellationNotes: 'Feels better' },
    });
    expect(codeOf(await post(change, { id: 'nobody', input: {} }))).toBe('NOT_FOUND');
    expect(messageOf(await post(change, { id: own, input: { status: 'Lost' } }))).toBe('Unknown status: Lost');
  });

  it('enters and changes clients and the people around them', async () => {
    const { query, post } = await visit();
    const create = `mutation Create($input: CreateClientInput!) { createClient(input: $input) { ${clientFields} } }`;
    const input = { firstName: 'Bob', lastName: 'Smith', dateOfBirth: '1996-04-29' };
    const contact = { phoneNumberWork: '02 5550 1234', email: 'bob@example.test' };
    const address = { streetAddress: '1 Way', city: 'Perth', state: 'WA' };
    const made = at(
      await query(create, { input: { ...input, ...contact, addressResidential: address } }),
      'createClient',
    );
    expect(made).toMatchObject({
      firstName: 'Bob',
      dateOfBirth: '1996-04-29T00:00:00',
      phoneNumberMobile: '',
      phoneNumberWork: '02 5550 1234',
      email: 'bob@example.test',
      status: 'Current',
      addressResidential: { streetAddress: '1 Way', suburb: 'Perth' },
      postalSameAsResidential: true,
    });
    const own = String(at(made, 'clientId'));
    const update = `mutation Update($id: ID!, $input: UpdateClientInput!) { updateClient(clientId: $id, input: $input) { ${clientFields} } }`;
    const changed = await query(update, {
      id: own,
      input: { lastName: 'Smythe', phoneNumberMobile: '0400 000 000', email: '', title: 'Mr', status: 'Deceased' },
    });
    expect(changed['updateClient']).toMatchObject({
      firstName: 'Bob',
      lastName: 'Smythe',
      phoneNumberMobile: '0400 000 000',
      phoneNumberWork: '02 5550 1234',
      email: '',
      title: 'Mr',
      status: 'Deceased',
    });
    const relative = `mutation { createClientFamily(input: { clientId: "${own}", firstName: "Aki", surname: "Smith", emergencyContact: true }) {
      familyId firstName title dateOfBirth emergencyContact mainContact } }`;
    expect((await query(relative))['createClientFamily']).toMatchObject({
      title: '',
      dateOfBirth: null,
      mainContact: false,
    });
    await query(relative);
    const families = rowsAt(
      await query(`{ clientFamilies(clientId: "${own}") { emergencyContact } }`),
      'clientFamilies',
    );
    expect(families.map((row) => row['emergencyContact'])).toEqual([false, true]);
    expect(messageOf(await post(create, { input: { ...input, lastName: ' ' } }))).toBe('The lastName is required.');
    expect(messageOf(await post(create, { input: { firstName: 'Bob', lastName: 'Smith' } }))).toMatch(/dateOfBirth/);
    expect(messageOf(await post(update, { id: own, input: { gender: 'M' } }))).toBe('The gender is not valid.');
    expect(codeOf(await post(update, { id: '1', input: {} }))).toBe('NOT_FOUND');
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    expect(messageOf(await locked.post(create, { input }))).toBe('This account is read-only');
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('ClientStatus'), 'enumValues')).toHaveLength(4);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 6 }] });
    expect((await poisoned.post('{ clients { clientId } }')).status).toBe(500);
  });
});
