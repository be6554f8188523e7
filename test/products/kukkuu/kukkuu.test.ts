import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { kukkuu } from './kukkuu.ts';
import { globalId } from './values.ts';

const visit = productVisits(kukkuu);
const { view } = kukkuu;
const ids = (value: unknown, path: string): unknown[] => nodesAt(value, path).map(({ id }) => id);
const first = (value: unknown, path: string): Row | undefined => nodesAt(value, path)[0];
const occurrence = `id time event { name duration } venue { id name }
  children { edges { node { id name } } }`;
const named = (row: Row | undefined): Row => ({
  id: row?.['id'],
  name: `${String(row?.['firstName'])} ${String(row?.['lastName'])}`.trim(),
});
const refusal = (body: { readonly errors?: unknown }): unknown[] => {
  const error = rowsAt(body, 'errors')[0];
  return [at(error, 'extensions.code'), at(error, 'message')];
};

describe('Kukkuu', () => {
  it('lists venues by name, guardians by last name and children by name, a hundred at most, and counts children', async () => {
    const { query, server, post } = await visit();
    const { locations, clients, patients } = expectedSample(kukkuu, '2026-11-17');
    const answer = await query(`{ venues { edges { node { id name address } } }
      guardians { edges { node { id firstName lastName phoneNumber email } } pageInfo { hasNextPage endCursor } }
      children(limit: 5) { count edges { node { id name guardians { edges { node { id } } } } } }
      myProfile { firstName } myAdminProfile { email projects { edges { node { year } } } } languages { edges { node { alpha3Code } } }
      messages(protocol: SMS) { count edges { node { bodyText } } } }`);
    expect(nodesAt(answer, 'venues')).toEqual(expect.arrayContaining([...locations]));
    const guardians = nodesAt(answer, 'guardians');
    expect(guardians).toHaveLength(100);
    for (const [index, { id, name, givenName, familyName, phones, emails }] of clients.entries()) {
      const row = guardians[index];
      expect(named(row)).toEqual({ id, name });
      expect([row?.['firstName'] || undefined, row?.['lastName']]).toEqual([givenName, familyName]);
      expect([[row?.['phoneNumber']].filter((value) => value !== ''), [row?.['email']]]).toEqual([phones, emails]);
    }
    const end = String(at(answer, 'guardians.pageInfo.endCursor'));
    const rest = await query(`{ guardians(after: "${end}") { edges { node { id } } pageInfo { hasNextPage } }
      skipped: guardians(offset: 100) { edges { node { id } } } }`);
    expect([...ids(answer, 'guardians'), ...ids(rest, 'guardians')]).toEqual(
      view.clients(server.practice).map(({ key }) => view.ids.of('client', key)),
    );
    expect(ids(rest, 'skipped')).toEqual(ids(rest, 'guardians'));
    expect(at(answer, 'children.count')).toBe(server.practice.patients.length);
    const children = nodesAt(answer, 'children').map((row) => {
      return { id: row['id'], name: row['name'], clientId: ids(row, 'guardians')[0] };
    });
    expect(children).toEqual(patients);
    expect(at(answer, 'messages.count')).toBe(1);
    expect(refusal((await post('{ venues(first: 101) { pageInfo { endCursor } } }')).body)).toEqual([
      'GENERAL_ERROR',
      'Requesting 101 records on the `venues` connection exceeds the `first` limit of 100 records.',
    ]);
    expect(refusal((await post('{ children(limit: 5, first: 5) { count } }')).body)[0]).toBe('API_USAGE_ERROR');
    expect(missingOperations(kukkuu)).toEqual([]);
  });

  it('lists occurrences of a day by the server, with name and length of their events and who comes', async () => {
    const { query } = await visit();
    const { appointments } = expectedSample(kukkuu, '2026-11-17');
    const rows = nodesAt(
      await query(`{ occurrences(date: "2026-11-17") { edges { node { ${occurrence} } } } }`),
      'occurrences',
    );
    expect(appointments.length).toBeGreaterThan(10);
    for (const { id, start, end, reason, patient, client, location } of appointments) {
      const row = rows.find((candidate) => candidate['id'] === id);
      const instant = Date.parse(String(row?.['time']));
      const child = first(row, 'children');
      const whole = await query(`{ occurrence(id: "${id}") {
        children { edges { node { guardians { edges { node { id firstName lastName } } } } } } } }`);
      const guardian = first(first(whole, 'occurrence.children'), 'guardians');
      expect(row?.['time']).toMatch(/^2026-11-\d\dT[\d:]{8}\+00:00$/);
      expect([instant, instant + Number(at(row, 'event.duration')) * 60_000]).toEqual(
        [start, end].map((text) => Date.parse(String(text))),
      );
      expect([at(row, 'event.name'), at(row, 'venue')]).toEqual([reason, location]);
      expect(child && { id: child['id'], name: child['name'] }).toEqual(patient);
      expect(guardian && named(guardian)).toEqual(client);
    }
  });

  it('filters occurrences by venue, event, time and what is to come, and finds single rows by typed ids', async () => {
    const { query, post } = await visit();
    const venue = view.ids.of('place', 2);
    const answer = await query(`{ venue(id: "${venue}") { name occurrences { edges { node { id } } } }
      occurrences(venueId: "${venue}") { edges { node { id venue { id } event { id } } } }
      upcoming: occurrences(upcoming: true, first: 3) { edges { node { time } } pageInfo { hasNextPage } }
      all: occurrences(upcoming: false) { edges { node { time } } }
      none: occurrences(projectId: "${globalId('ProjectNode', 77)}") { edges { node { id } } }
      swedish: occurrences(occurrenceLanguage: "sv") { edges { node { id } } }
      eventsAndEventGroups(first: 2) { edges { node { __typename ... on EventNode { name } ... on EventGroupNode { name } } } } }`);
    expect(ids(answer, 'occurrences')).toEqual(ids(answer, 'venue.occurrences'));
    const event = String(at(first(answer, 'occurrences'), 'event.id'));
    const same = await query(`{ occurrences(eventId: "${event}") { edges { node { event { id } } } }
      event(id: "${event}") { ticketSystem { type } occurrences { edges { node { id } } } } }`);
    expect(nodesAt(same, 'occurrences').every((row) => at(row, 'event.id') === event)).toBe(true);
    expect(nodesAt(same, 'occurrences').length).toBe(nodesAt(same, 'event.occurrences').length);
    const times = nodesAt(answer, 'all').map(({ time }) => String(time));
    expect(times).toEqual(times.toSorted((one, other) => Date.parse(one) - Date.parse(other)));
    expect([nodesAt(answer, 'none'), nodesAt(answer, 'swedish')]).toEqual([[], []]);
    expect(nodesAt(answer, 'eventsAndEventGroups')[0]).toEqual({ __typename: 'EventGroupNode', name: 'Syksy' });
    expect(refusal((await post(`{ occurrence(id: "${venue}") { id } }`)).body)).toEqual([
      'GENERAL_ERROR',
      'Must receive a OccurrenceNode id.',
    ]);
    expect(refusal((await post(`{ childNotes(id: "${venue}") { notes } }`)).body)).toEqual([
      'API_USAGE_ERROR',
      'childNotes must be queried using ChildNode type ID, was queried with VenueNode type ID',
    ]);
  });

  it('adds, moves and deletes occurrences, to which guardians enrol their own children', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const [event, venue] = [view.ids.of('visitType', 3), view.ids.of('place', 2)];
    const added =
      await query(`mutation { addOccurrence(input: { time: "2026-12-01T15:00:00Z", eventId: "${event}", venueId: "${venue}"
      clientMutationId: "x" }) { clientMutationId occurrence { ${occurrence} remainingCapacity } } }`);
    expect(added['addOccurrence']).toMatchObject({
      clientMutationId: 'x',
      occurrence: {
        time: '2026-12-01T15:00:00+00:00',
        event: { name: 'Sick visit', duration: 40 },
        remainingCapacity: 1,
      },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ minutes: 40, placeKey: 2, typeKey: 3, clientKey: null });
    const id = String(at(added, 'addOccurrence.occurrence.id'));
    const own = practice.patients
      .filter(({ clientKey }) => clientKey === 1)
      .map(({ key }) => view.ids.of('patient', key));
    const other = practice.patients.find(({ clientKey }) => clientKey === 2)?.key ?? 0;
    const enrol = (child: string, word = 'enrol'): string =>
      `mutation { ${word}Occurrence(input: { occurrenceId: "${id}", childId: "${child}" }) { clientMutationId } }`;
    await query(enrol(own[0] ?? ''));
    expect(practice.appointments.at(-1)).toMatchObject({ clientKey: 1 });
    expect(refusal((await post(enrol(own[0] ?? ''))).body)[0]).toBe('CHILD_ALREADY_JOINED_EVENT_ERROR');
    expect(refusal((await post(enrol(view.ids.of('patient', other)))).body)[0]).toBe('OBJECT_DOES_NOT_EXIST_ERROR');
    const attended = await query(`{ occurrence(id: "${id}") { enrolments { edges { node { id attended } } } } }`);
    const enrolment = String(ids(attended, 'occurrence.enrolments')[0]);
    const set = await query(`mutation { setEnrolmentAttendance(input: { enrolmentId: "${enrolment}", attended: true }) {
      enrolment { attended occurrence { attendedEnrolmentCount } } } }`);
    expect(at(set, 'setEnrolmentAttendance.enrolment')).toEqual({
      attended: true,
      occurrence: { attendedEnrolmentCount: 1 },
    });
    await query(enrol(own[0] ?? '', 'unenrol'));
    const moved = await query(`mutation { updateOccurrence(input: { id: "${id}", time: "2026-12-02T10:30:00-05:00" }) {
      occurrence { ${occurrence} } } }`);
    expect(at(moved, 'updateOccurrence.occurrence')).toMatchObject({
      time: '2026-12-02T15:30:00+00:00',
      children: { edges: [] },
    });
    const wrong = `mutation { addOccurrence(input: { time: "2031-12-01T15:00:00Z", eventId: "${event}", venueId: "${venue}" }) { clientMutationId } }`;
    expect(refusal((await post(wrong)).body)).toEqual([
      'OCCURRENCE_MISMATCH_ERROR',
      'Occurrence has different year than the rest of the event occurrences',
    ]);
    const remove = `mutation { deleteOccurrence(input: { id: "${id}" }) { clientMutationId } }`;
    await query(remove);
    expect((await query(`{ occurrence(id: "${id}") { id } }`))['occurrence']).toBeNull();
    expect(refusal((await post(remove)).body)).toEqual([
      'OBJECT_DOES_NOT_EXIST_ERROR',
      `Occurrence with ID ${id} does not exist.`,
    ]);
  });

  it('keeps profiles, children and events, refuses in words, and shows its schema piece by piece', async () => {
    const { query, post } = await visit();
    const changed =
      await query(`mutation { updateMyProfile(input: { phoneNumber: "0401234567", language: EN }) { myProfile { phoneNumber language } }
      addChild(input: { name: "Aino", birthyear: 2026, postalCode: "00100" }) { child { name birthyear relationships { edges { node { type } } } } }
      addEvent(input: { participantsPerInvite: FAMILY, capacityPerOccurrence: 9, duration: 45, projectId: "${view.ids.of('organization', 1)}"
        translations: [{ languageCode: FI, name: "Konsertti" }] }) { event { id name publishedAt duration } } }`);
    expect(changed).toMatchObject({
      updateMyProfile: { myProfile: { phoneNumber: '0401234567', language: 'EN' } },
      addChild: { child: { name: 'Aino', birthyear: 2026 } },
      addEvent: { event: { name: 'Konsertti', publishedAt: null, duration: 45 } },
    });
    const event = String(at(changed, 'addEvent.event.id'));
    const publish = `mutation { publishEvent(input: { id: "${event}" }) { event { publishedAt } } }`;
    expect(at(await query(publish), 'publishEvent.event.publishedAt')).toMatch(/\+00:00$/);
    expect(refusal((await post(publish)).body)).toEqual([
      'EVENT_ALREADY_PUBLISHED_ERROR',
      'Event is already published',
    ]);
    const child = 'mutation { addChild(input: { birthyear: 1980, postalCode: "00100" }) { child { id } } }';
    expect(refusal((await post(child)).body)).toEqual(['DATA_VALIDATION_ERROR', 'Illegal birthyear.']);
    const again =
      'mutation { submitChildrenAndGuardian(input: { children: [], guardian: { firstName: "A", lastName: "B", language: FI } }) { clientMutationId } }';
    expect(refusal((await post(again)).body)).toEqual(['API_USAGE_ERROR', 'You have already used this mutation.']);
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    expect(refusal((await locked.post(publish.replace(event, view.ids.of('visitType', 1)))).body)[0]).toBe(
      'EVENT_ALREADY_PUBLISHED_ERROR',
    );
    const refused = await locked.post('mutation { updateMyProfile(input: { firstName: "A" }) { clientMutationId } }');
    expect(refused.body.errors?.[0]?.message).toBe('This account is read-only');
    expect((await readPiecewise(query)).get('OccurrenceNode')).toBeDefined();
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ guardians { edges { node { id } } } }')).status).toBe(500);
  });
});
