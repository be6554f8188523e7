import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { craft } from './craft.ts';

const visit = productVisits(craft);
const { view } = craft;
const day = '2026-11-17';
const client = `... on client_Entry { id title firstName lastName email phoneNumbers { label number } activeClient
  clientTags { title } homeLocation { id title } }`;
const animal = '... on animal_Entry { id title species breed owner { id } }';
const inZones = 'startsAt: ["and", ">= 2026-11-17T05:00:00Z", "< 2026-11-18T07:00:00Z"]';

function clientOf(row: Row) {
  const [home] = rowsAt(row, 'homeLocation');
  return {
    id: row['id'],
    name: row['title'],
    ...(row['firstName'] !== null && { givenName: row['firstName'] }),
    familyName: row['lastName'],
    phones: rowsAt(row, 'phoneNumbers').map(({ number }) => number),
    emails: [row['email']].filter((email) => email !== null),
    active: row['activeClient'],
    tags: rowsAt(row, 'clientTags').map(({ title }) => title),
    location: { id: home?.['id'], name: home?.['title'] },
  };
}

function referenceAt(row: Row, path: string) {
  const [first] = rowsAt(row, path);
  return first && { id: first['id'], name: first['title'] };
}

describe('Craft CMS', () => {
  it('has what a careful person would choose', () => {
    expect(missingOperations(craft)).toEqual([]);
  });

  it('lists clients and animals, the newest first, in pages by offset and limit', async () => {
    const { query, server } = await visit({ cap: 50 });
    const { practice } = server;
    const read = (list: string, fields: string): Promise<Row[]> => {
      let offset = 0;
      return allPages(async () => {
        const rows = rowsAt(await query(`{ ${list}(limit: 500, offset: ${String(offset)}) { ${fields} } }`), list);
        expect(rows.length).toBeLessThanOrEqual(50);
        offset += rows.length;
        return { rows, next: rows.length < 50 ? null : String(offset) };
      });
    };
    const clients = view.clients(practice).map((row) => clientThrough(view, practice, row));
    expect((await read('clientsEntries', client)).map(clientOf)).toEqual(clients);
    const animals = await read('animalsEntries', animal);
    expect(
      animals.map((row) => ({
        id: row['id'],
        name: row['title'],
        species: row['species'],
        ...(row['breed'] !== null && { breed: row['breed'] }),
        ...(rowsAt(row, 'owner').length > 0 && { clientId: rowsAt(row, 'owner')[0]?.['id'] }),
      })),
    ).toEqual((view.patients?.(practice) ?? []).map((row) => patientThrough(view, row)));
    const counts = await query('{ entryCount(section: "clients") all: entryCount gone: entryCount(trashed: true) }');
    expect(counts['entryCount']).toBe(clients.length);
    expect(Number(counts['all'])).toBeGreaterThan(clients.length + animals.length);
    expect(Number(counts['gone'])).toBeGreaterThan(2);
  });

  it('shows locations, the team without who has left, and services', async () => {
    const { query, server } = await visit();
    const answer = await query(`{ locationsEntries(orderBy: "id") { ... on location_Entry { id title timeZone
      address { addressLine1 locality administrativeArea postalCode countryCode } } }
      teamEntries(orderBy: "id asc") { ... on teamMember_Entry { id title status jobRole label: jobRole(label: true)
        worksAt { id } } } gone: teamEntries(status: ["disabled"]) { ... on teamMember_Entry { title status } }
      servicesEntries(orderBy: "id") { ... on service_Entry { title durationMinutes bookableOnline } } users { fullName } }`);
    const { locations } = expectedSample(craft, day);
    expect(
      rowsAt(answer, 'locationsEntries').map((row) => {
        const [one] = rowsAt(row, 'address');
        const lines = ['addressLine1', 'locality', 'administrativeArea', 'postalCode'].map((name) => one?.[name]);
        return { id: row['id'], name: row['title'], address: lines.join(', '), timeZone: row['timeZone'] };
      }),
    ).toEqual(locations);
    expect(rowsAt(answer, 'teamEntries')).toHaveLength(7);
    expect(rowsAt(answer, 'teamEntries')[4]).toEqual({
      id: view.ids.of('provider', 5),
      title: 'Lena Whitaker',
      status: 'live',
      jobRole: 'technician',
      label: 'Technician',
      worksAt: [{ id: view.ids.of('place', 1) }],
    });
    expect(answer['gone']).toEqual([{ title: 'Oscar Bell', status: 'disabled' }]);
    expect(rowsAt(answer, 'servicesEntries').map(({ title }) => title)).toEqual(
      server.practice.visitTypes.filter(({ isBlock }) => !isBlock).map(({ name }) => name),
    );
    expect(rowsAt(answer, 'users').map(({ fullName }) => fullName)).toContain('Dana Whitfield');
  });

  it('shows a day of the book, blocks among it as entries of another type', async () => {
    const { query, server } = await visit();
    const zones = new Map(server.practice.places.map(({ key, zone }) => [view.ids.of('place', key), zone]));
    const answer = await query(`{ appointmentsEntries(${inZones}, orderBy: "startsAt ASC, id ASC") { __typename
      ... on appointment_Entry { id startsAt endsAt status appointmentStatus reason client { id title }
        animal { id title } practitioner { id title } location { id title } service { title } }
      ... on timeBlock_Entry { id startsAt endsAt status reason practitioner { id title } location { id title } } } }`);
    const rows = rowsAt(answer, 'appointmentsEntries').map((row) => {
      const place = referenceAt(row, 'location');
      const zone = zones.get(String(place?.id)) ?? '';
      return {
        id: row['id'],
        start: offsetText(Date.parse(String(row['startsAt'])), zone),
        end: offsetText(Date.parse(String(row['endsAt'])), zone),
        status: row['appointmentStatus'],
        reason: row['reason'] ?? undefined,
        patient: referenceAt(row, 'animal'),
        client: referenceAt(row, 'client'),
        provider: referenceAt(row, 'practitioner'),
        location: place,
      };
    });
    const { appointments, mayOmit } = expectedSample(craft, day);
    expect(appointments.length).toBeGreaterThan(20);
    expect(rows.filter(({ start }) => start.startsWith(day))).toEqual(appointments);
    const raw = rowsAt(answer, 'appointmentsEntries');
    expect(raw.filter(({ id }) => mayOmit.includes(String(id))).map((row) => row['__typename'])).toEqual([
      'timeBlock_Entry',
    ]);
    // What every entry has says nothing of how far an appointment is.
    expect(new Set(raw.map(({ status }) => status))).toEqual(new Set(['live']));
    expect(String(raw[0]?.['startsAt'])).toMatch(/^2026-11-17T\d\d:\d\d:00\+00:00$/);
  });

  it('understands params with operators, relations, and dates by the clock of the site', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const ids = (answer: Row, path: string): unknown[] => rowsAt(answer, path).map(({ id }) => id);
    const here = view.ids.of('place', 2);
    const one = '{ ... on appointment_Entry { id startsAt appointmentStatus } }';
    const answer = await query(`{
      usual: appointmentsEntries(${inZones}) ${one}
      either: appointmentsEntries(startsAt: ["< 2026-03-09", ">= 2026-11-20 12:00"]) ${one}
      off: appointmentsEntries(appointmentStatus: ["cancelled", "noShow"], type: "appointment") ${one}
      open: appointmentsEntries(appointmentStatus: ["not", "cancelled", "noShow"], ${inZones}, type: "appointment") ${one}
      there: appointmentsEntries(location: [${here}], ${inZones}) ${one}
      related: appointmentsEntries(relatedToEntries: [{ section: ["locations"], title: ["Summit*"] }], ${inZones}) ${one}
      mine: animalsEntries(relatedTo: [${view.ids.of('client', 1)}]) { ... on animal_Entry { id } }
      blocks: appointmentsEntries(type: ["timeBlock"]) { ... on timeBlock_Entry { title } }
      alone: appointmentsEntries(client: [":empty:"], type: ["appointment"]) { ... on appointment_Entry { animal { title } } }
      gone: appointmentsEntries(trashed: true) { ... on appointment_Entry { id trashed } }
      active: entryCount(section: ["clients"], activeClient: true) }`);
    const usual = rowsAt(answer, 'usual').map(({ startsAt }) => String(startsAt));
    expect(usual.length).toBeGreaterThan(20);
    // The default order is that of entry, and not of the book.
    expect(usual).not.toEqual(usual.toSorted());
    const noon = Date.parse('2026-11-20T17:00:00Z');
    const spring = Date.parse('2026-03-09T05:00:00Z');
    expect(new Set(ids(answer, 'either'))).toEqual(
      new Set(
        practice.appointments
          .filter(({ start, isDeleted }) => !isDeleted && (start < spring || start >= noon))
          .map(({ key }) => view.ids.of('appointment', key)),
      ),
    );
    expect(new Set(rowsAt(answer, 'off').map((row) => row['appointmentStatus']))).toEqual(
      new Set(['cancelled', 'noShow']),
    );
    expect(rowsAt(answer, 'open').some((row) => row['appointmentStatus'] === 'cancelled')).toBe(false);
    expect(rowsAt(answer, 'there').length).toBeGreaterThan(3);
    expect(ids(answer, 'related')).toEqual(ids(answer, 'there'));
    const own = practice.patients
      .filter(({ clientKey }) => clientKey === 1)
      .map(({ key }) => view.ids.of('patient', key));
    expect(new Set(ids(answer, 'mine'))).toEqual(new Set(own));
    expect(answer['blocks']).toEqual([{ title: 'Team meeting' }]);
    expect(answer['alone']).toEqual([{ animal: [{ title: 'Stray tabby' }] }]);
    expect(rowsAt(answer, 'gone')).toHaveLength(2);
    expect(answer['active']).toBe(practice.clients.filter(({ isActive, isDeleted }) => isActive && !isDeleted).length);
    const odd = await post('{ appointmentsEntries(startsAt: ["> someday"]) { __typename } }');
    expect(odd.body.errors?.[0]?.message).toContain('Failed to parse time string');
    expect((await post('{ entries(orderBy: "nothing") { id } }')).body.errors?.[0]?.message).toContain("'nothing'");
  });

  it('finds by the beginnings of words without accents, and reads one entry of any type', async () => {
    const { query } = await visit();
    const found = await query(`{ one: clientsEntries(search: "zoe obri") { ... on client_Entry { id } }
      field: clientsEntries(search: "lastName:mull") { ... on client_Entry { title } }
      phone: clientsEntries(search: "5550106") { ... on client_Entry { title } }
      none: clientsEntries(search: "brien") { ... on client_Entry { id } }
      entry(id: [${view.ids.of('appointment', 1)}]) { id sectionHandle typeHandle title slug url author { fullName }
        postDate @formatDateTime(format: "d.m.Y H:i", timezone: "America/New_York") _count(field: "service")
        ... on appointment_Entry { shown: appointmentStatus(label: true) } } globalSet { ... on practiceDetails_GlobalSet { practiceName } } }`);
    expect(rowsAt(found, 'one').map(({ id }) => id)).toEqual([8, 1].map((key) => view.ids.of('client', key)));
    expect(found['field']).toEqual([{ title: 'Søren Müller' }]);
    expect([...rowsAt(found, 'phone'), ...rowsAt(found, 'none')]).toEqual([]);
    expect(found['entry']).toMatchObject({
      sectionHandle: 'appointments',
      typeHandle: 'appointment',
      url: null,
      _count: 1,
      author: { fullName: 'Dana Whitfield' },
      shown: 'Completed',
    });
    expect(at(found, 'entry.postDate')).toMatch(/^\d\d\.\d\d\.2026 \d\d:\d\d$/);
    expect(at(found, 'globalSet.practiceName')).toBe('Harbor Veterinary Group');
  });
});
