import { describe, expect, it } from 'vitest';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { startOfDay } from '../../dialects/clock.ts';
import { at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { openVpms } from './openVpms.ts';

const visit = productVisits(openVpms);
const { view } = openVpms;
const contacts = `contacts { archetype preferred purposes { code } ... on Phone { telephoneNumber sms }
  ... on Email { emailAddress } ... on Address { address suburbName stateCode postcode } }`;
const customerFields = `id archetype name firstName lastName fullName companyName active classifications { code name }
  location { id name } mobilePhone { telephoneNumber } homePhone { telephoneNumber } ${contacts}`;
const patientFields = `id name speciesName speciesCode breedName owner { id } customers { activeEndTime source { id } }`;
const appointmentFields = `id startTime endTime status statusName notes reason { name } customer { id fullName }
  patient { id name } clinician { id name } appointmentType { name }
  schedule { id name location { id name timeZone } }`;

/** What is there, without what is null. */
function given(fields: Row): Row {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

function values(row: Row, node: string): unknown[] {
  return rowsAt(row, 'contacts').flatMap((contact) => contact[node] ?? []);
}

function clientFrom(row: Row): Row {
  return given({
    id: row['id'],
    name: row['fullName'],
    givenName: row['firstName'],
    familyName: row['lastName'],
    phones: values(row, 'telephoneNumber'),
    emails: values(row, 'emailAddress'),
    active: row['active'],
    tags: rowsAt(row, 'classifications').map(({ name }) => name),
    location: row['location'],
  });
}

function patientFrom(row: Row): Row {
  const { id, name, speciesName, breedName } = row;
  return given({ id, name, species: speciesName, breed: breedName, clientId: at(row, 'owner.id') });
}

function appointmentFrom(row: Row): Row {
  const { id, startTime, endTime, statusName, notes, patient, clinician } = row;
  const customer = at(row, 'customer');
  return given({
    id,
    start: startTime,
    end: endTime,
    status: statusName,
    reason: notes,
    patient,
    client: customer && { id: at(customer, 'id'), name: at(customer, 'fullName') },
    provider: clinician,
    location: { id: at(row, 'schedule.location.id'), name: at(row, 'schedule.location.name') },
  });
}

describe('OpenVPMS', () => {
  it('serves every value that a careful person expects of a day', async () => {
    const { query, server } = await visit();
    const read = async (day: string): Promise<Row> => {
      const places = await query(`{ locations { id name timeZone ${contacts} } }`);
      const locations = rowsAt(places, 'locations').map((row) => {
        const [address] = rowsAt(row, 'contacts').filter(({ archetype }) => archetype === 'contact.location');
        const parts = ['address', 'suburbName', 'stateCode', 'postcode'].map((node) => address?.[node]);
        return { id: row['id'], name: row['name'], address: parts.join(', '), timeZone: row['timeZone'] };
      });
      const people = await query(`{ customers(maxResults: 5) { results { ${customerFields} } }
        patients(maxResults: 5) { results { ${patientFields} } } }`);
      const days = await Promise.all(
        server.practice.places.map(({ key, zone }) =>
          query(
            `query($query: AppointmentQuery!) { appointments(query: $query, maxResults: 100) { results { ${appointmentFields} } } }`,
            {
              query: {
                from: new Date(startOfDay(day, zone)).toISOString(),
                to: new Date(startOfDay(day, zone, 1)).toISOString(),
                location: view.ids.of('place', key),
              },
            },
          ),
        ),
      );
      return {
        locations,
        clients: rowsAt(people, 'customers.results').map(clientFrom),
        patients: rowsAt(people, 'patients.results').map(patientFrom),
        appointments: days.flatMap((answer) => rowsAt(answer, 'appointments.results').map(appointmentFrom)),
      };
    };
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      const expected = expectedSample(openVpms, day);
      // eslint-disable-next-line no-await-in-loop
      const sample = await read(day);
      const byId = (one: Row, other: Row): number => (String(one['id']) < String(other['id']) ? -1 : 1);
      expect(sampleDifferences(openVpms, expected, sample)).toEqual([]);
      // The status aside: its words are compared without regard to case.
      const shown = rowsAt(sample, 'appointments').map((row) => ({ ...row, status: null }));
      const wanted = expected.appointments.map((row) => ({ ...row, status: null }));
      expect(shown.toSorted(byId)).toEqual(wanted.toSorted(byId));
      expect(sample['clients']).toEqual(expected.clients);
    }
    expect(missingOperations(openVpms)).toEqual([]);
    expect(server.received.mutations).toEqual([]);
  });

  it('pages and sorts results, and tells customers by their derived names', async () => {
    const { query, post, server } = await visit();
    const expected = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const first = await query(
      '{ customers(maxResults: 500) { results { id name } firstResult pageSize totalResults } }',
    );
    const second = await query('{ customers(firstResult: 100, maxResults: 100) { results { id } totalResults } }');
    expect(first['customers']).toMatchObject({ firstResult: 0, pageSize: 100, totalResults: expected.length });
    expect([...rowsAt(first, 'customers.results'), ...rowsAt(second, 'customers.results')].map(({ id }) => id)).toEqual(
      expected,
    );
    expect(rowsAt(first, 'customers.results').slice(0, 2)).toMatchObject([
      { name: 'Abbott,Ruth' },
      { name: 'Abel,Íñigo' },
    ]);
    const sorted = await query(`{ customers(sort: [{ node: "id", ascending: false }], maxResults: 2) { results { id } }
      patients(sort: [{ node: "species" }, { node: "name" }], maxResults: 100) { results { speciesName name } } }`);
    expect(rowsAt(sorted, 'customers.results')[0]?.['id']).toBe(view.ids.of('client', 120));
    expect(rowsAt(sorted, 'patients.results')[0]?.['speciesName']).toBe('Avian');
    for (const wrong of ['maxResults: 0', 'firstResult: -1', 'sort: [{ node: "colour" }]']) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ customers(${wrong}) { totalResults } }`);
      expect(body).toMatchObject({ errors: [{ extensions: { classification: 'BAD_REQUEST' } }] });
    }
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect(
      (await poisoned.post('{ customers(maxResults: 100, query: { name: "m" }) { results { id } } }')).status,
    ).toBe(500);
  });

  it('finds customers by names, contacts and patients, and single objects by id', async () => {
    const { query } = await visit();
    const found = async (words: Row): Promise<readonly unknown[]> => {
      const answer = await query(
        'query($q: CustomerQuery) { customers(query: $q) { results { firstName lastName } } }',
        {
          q: words,
        },
      );
      return rowsAt(answer, 'customers.results').map((row) => named(row, 'firstName', 'lastName'));
    };
    expect(await found({ name: "o'brien,zo" })).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await found({ name: "zoe o'b" })).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await found({ name: 'rescue' })).toEqual(['Riverside Cat Rescue']);
    expect(await found({ name: '*brien' })).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await found({ name: 'brien' })).toEqual([]);
    expect(await found({ contact: '555-0106' })).toEqual(['Íñigo Abel']);
    expect(await found({ contact: 'zoe2@' })).toEqual(["Zoë O'Brien"]);
    expect(await found({ name: 'mai', activeOnly: true })).not.toContain('Mai Nguyễn');
    const [client, patient, vet] = [view.ids.of('client', 1), view.ids.of('patient', 2), view.ids.of('provider', 2)];
    const one =
      await query(`{ customer(id: "${client}") { ${customerFields} balance patients { target { name owner { id } } } }
      gone: customer(id: "${view.ids.of('client', 41)}") { id } none: patient(id: "4") { id }
      rescue: customer(id: "${view.ids.of('client', 3)}") { name companyName lastName firstName }
      object(archetype: "party.patientpet", id: "${patient}") { id archetype name ... on Patient { speciesCode } }
      patients(query: { customer: "${client}" }) { results { ${patientFields} } }
      user(id: "${vet}") { name username classifications { code } locations { id } }
      userByUsername(username: "reception") { name } }`);
    expect(one).toMatchObject({
      gone: null,
      none: null,
      customer: { name: "O'Brien,Zoë", homePhone: { telephoneNumber: '(207) 555-0102' } },
      rescue: { name: 'Riverside Cat Rescue', companyName: 'Riverside Cat Rescue', firstName: null },
      object: { id: patient, archetype: 'party.patientpet' },
      user: { username: 'bhakansson', classifications: [{ code: 'CLINICIAN' }] },
    });
    expect(rowsAt(one, 'patients.results')).toHaveLength(rowsAt(one, 'customer.patients').length);
  });

  it('asks for appointments of a range, a schedule and a status, with blocks and free times apart', async () => {
    const { query, post } = await visit();
    const range = 'from: "2026-11-17T00:00:00-05:00", to: "2026-11-18T00:00:00-05:00"';
    const schedules = rowsAt(
      await query('{ schedules { id name appointmentTypes { noSlots default } } }'),
      'schedules',
    );
    expect(schedules).toHaveLength(6);
    const [consults, procedures] = schedules.map(({ id }) => String(id));
    const list = (more: string): string =>
      `appointments(query: { ${range} ${more} }, maxResults: 100) { results { ${appointmentFields} } totalResults }`;
    const answer = await query(`{ all: ${list('')} here: ${list(`schedules: ["${String(consults)}"]`)}
      there: ${list(`schedules: ["${String(procedures)}"]`)} off: ${list('status: [CANCELLED, NO_SHOW]')}
      vet: ${list(`clinician: "${view.ids.of('provider', 1)}"`)}
      calendarBlocks(${range}) { name startTime type { name } schedule { id } }
      freeBusy(schedule: "${String(consults)}", ${range}) { free { start end } busy { start end } } }`);
    expect(rowsAt(answer, 'here.results').every((row) => at(row, 'schedule.id') === consults)).toBe(true);
    expect(rowsAt(answer, 'there.results').every((row) => at(row, 'appointmentType.name') === 'Surgery')).toBe(true);
    const off = rowsAt(answer, 'off.results').map(({ status }) => status);
    expect(off.length).toBeGreaterThan(2);
    expect(off.every((status) => status === 'CANCELLED' || status === 'NO_SHOW')).toBe(true);
    expect(rowsAt(answer, 'vet.results').every((row) => at(row, 'clinician.id') === view.ids.of('provider', 1))).toBe(
      true,
    );
    expect(answer['calendarBlocks']).toMatchObject([
      { name: 'Staff meeting', startTime: '2026-11-17T12:00:00-05:00', schedule: { id: consults } },
    ]);
    const free = rowsAt(answer, 'freeBusy.free');
    const busy = rowsAt(answer, 'freeBusy.busy');
    expect(free.length > 0 && busy.length > 0).toBe(true);
    expect(free.every(({ start, end }) => String(start) < String(end))).toBe(true);
    const { body } = await post('{ appointments(query: { from: "2026-11-17", to: "2026-11-18" }) { totalResults } }');
    expect(body).toMatchObject({ errors: [{ extensions: { classification: 'BAD_REQUEST' } }] });
  });

  it('has work lists, records, accounts, products and lookups beside the desk', async () => {
    const { query, post } = await visit();
    const patient = view.ids.of('patient', 2);
    const answer = await query(`{ practice { id name locations { id } } currentUser { username roles { name } }
      workLists { id name location { name } } tasks { results { id status workList { name } appointment { id } } totalResults }
      visits(patient: "${patient}") { results { title status items { __typename ... on ClinicalNote { note } } } }
      reminders(query: { dueFrom: "2026-11-17" }) { results { dueDate reminderType { name } patient { name } } }
      invoices(query: { outstanding: true }) { results { amount allocatedAmount items { description total } } }
      payments(maxResults: 2) { results { amount items { archetype } } } products(query: { name: "ra" }) { results { name } }
      lookups(archetype: "lookup.species") { code name } clinicians { name } users { totalResults }
      archetypes(shortName: "act.") { shortName nodes { name minCardinality } } userMessages(status: READ) { message } }`);
    expect(answer).toMatchObject({ practice: { name: 'Harbor Veterinary Group' }, users: { totalResults: 10 } });
    expect(rowsAt(answer, 'clinicians')).toHaveLength(7);
    expect(rowsAt(answer, 'tasks.results').length).toBeGreaterThan(3);
    expect(rowsAt(answer, 'visits.results').length).toBeGreaterThan(0);
    expect(rowsAt(answer, 'reminders.results').every(({ dueDate }) => String(dueDate) >= '2026-11-17')).toBe(true);
    const open = rowsAt(answer, 'invoices.results');
    expect(open.every(({ amount, allocatedAmount }) => Number(amount) > Number(allocatedAmount))).toBe(true);
    expect(rowsAt(answer, 'products.results')).toEqual([{ name: 'Rabies vaccine' }]);
    expect((await post('{ lookups(archetype: "lookup.planet") { code } }')).body).toMatchObject({
      errors: [{ extensions: { classification: 'BAD_REQUEST' } }],
    });
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(70);
  });
});
