import { describe, expect, it } from 'vitest';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { allPages, at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { personFields, visitFields } from './fields.ts';
import { kultus } from './kultus.ts';

const visit = productVisits(kultus);
const { view } = kultus;
const { ids } = view;

function clientFrom(row: Row): Row {
  const texts = (field: string): unknown[] => [row[field]].filter((text) => text !== '');
  return { id: row['id'], name: row['name'], phones: texts('phoneNumber'), emails: texts('emailAddress') };
}

function appointmentFrom(row: Row, places: readonly Row[]): Row {
  const [enrolment] = nodesAt(row, 'enrolments');
  const [provider] = nodesAt(row, 'contactPersons');
  const group = at(enrolment, 'studyGroup') as Row | null;
  const person = at(enrolment, 'person');
  const place = places.find(({ id }) => id === row['placeId']);
  return {
    id: row['id'],
    start: row['startTime'],
    end: row['endTime'],
    status: row['cancelled'] === true ? 'CANCELLED' : at(enrolment, 'status'),
    ...(group && { patient: { id: group['id'], name: group['groupName'] } }),
    ...(person !== null && { client: person }),
    ...(provider && { provider }),
    location: { id: row['placeId'], name: at(place, 'name.en') },
  };
}

describe('Kultus', () => {
  it('serves every value that a careful person expects of a day', async () => {
    const { query } = await visit();
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      const text = `{ places { data { id name { en } streetAddress { en } addressLocality { en } addressRegion postalCode } }
        persons { edges { node { ${personFields} isStaff } } }
        occurrences(date: "${day}") { edges { node { ${visitFields} } } } }`;
      // eslint-disable-next-line no-await-in-loop
      const answer = await query(text);
      const places = rowsAt(answer, 'places.data');
      const sample = {
        locations: places.map((row) => ({
          id: row['id'],
          name: at(row, 'name.en'),
          address: ['streetAddress.en', 'addressLocality.en', 'addressRegion', 'postalCode']
            .map((path) => at(row, path))
            .join(', '),
        })),
        clients: nodesAt(answer, 'persons')
          .filter(({ isStaff }) => isStaff === false)
          .slice(0, 5)
          .map(clientFrom),
        patients: [],
        appointments: nodesAt(answer, 'occurrences').map((row) => appointmentFrom(row, places)),
      };
      const expected = expectedSample(kultus, day);
      expect(sampleDifferences(kultus, expected, sample), day).toEqual([]);
      expect(expected.mayOmit).toEqual([]);
    }
    expect(expectedSample(kultus, '2026-11-17').appointments.length).toBeGreaterThan(20);
    expect(missingOperations(kultus)).toEqual([]);
  });

  it('pages persons by name, staff among them, and refuses pages that are too long', async () => {
    const { query, post, server } = await visit();
    const all = await allPages(async (from) => {
      const answer = await query(
        `query($from: String) { persons(first: 50, after: $from) { edges { node { id name isStaff } } pageInfo { endCursor hasNextPage } } }`,
        { from },
      );
      const next =
        at(answer, 'persons.pageInfo.hasNextPage') === true ? at(answer, 'persons.pageInfo.endCursor') : null;
      return { rows: nodesAt(answer, 'persons'), next: typeof next === 'string' ? next : null };
    });
    const clients = view.clients(server.practice).map(({ key }) => ids.of('client', key));
    expect(all.filter(({ isStaff }) => isStaff === false).map(({ id }) => id)).toEqual(clients);
    expect(all.filter(({ isStaff }) => isStaff === true)).toHaveLength(7);
    expect(all.map(({ name }) => String(name))).toEqual(all.map(({ name }) => String(name)).toSorted());
    const plain = await query(
      '{ persons { edges { cursor } pageInfo { hasNextPage } } last: persons(last: 2) { edges { node { name } } } some: persons(offset: 3, first: 1) { edges { node { id } } } }',
    );
    expect(rowsAt(plain, 'persons.edges')).toHaveLength(100);
    expect(at(plain, 'persons.pageInfo.hasNextPage')).toBe(true);
    expect(nodesAt(plain, 'last').map(({ name }) => name)).toEqual(all.slice(-2).map(({ name }) => name));
    expect(nodesAt(plain, 'some')).toEqual([{ id: all[3]?.['id'] }]);
    const { body } = await post('{ persons(first: 101) { edges { cursor } } }');
    expect(body.errors?.[0]?.message).toMatch(/exceeds the `first` limit of 100 records/);
  });

  it('answers single rows, with groups under persons and enrolments under groups', async () => {
    const { query } = await visit();
    const [owner, staff, former] = [ids.of('client', 1), ids.of('provider', 1), ids.of('provider', 8)];
    const gone = ids.of('client', 41);
    const answer = await query(`{ person(id: "${owner}") { ${personFields} isStaff language placeIds
        studygroupSet { edges { node { id groupName extraNeeds groupSize unit { ... on ExternalPlace { name { en } } } } } }
        enrolmentSet { count edges { node { status occurrence { id startTime } } } } organisations { edges { cursor } } }
      staff: person(id: "${staff}") { name isStaff placeIds organisations(type: PROVIDER) { edges { node { id name } } }
        occurrences(upcoming: true) { edges { node { contactPersons { edges { node { id } } } } } } }
      former: person(id: "${former}") { id } gone: person(id: "${gone}") { id } none: person(id: "x") { id }
      organisations { edges { node { name type persons { edges { node { isStaff } } } } } } myProfile { id }
      occurrence(id: "${ids.of('appointment', 9999)}") { id } }`);
    expect(answer).toMatchObject({ former: null, gone: null, none: null, occurrence: null, myProfile: { id: staff } });
    expect(answer['person']).toMatchObject({
      name: "Zoë O'Brien",
      isStaff: false,
      placeIds: [],
      phoneNumber: '+1 207 555 0101',
    });
    expect(nodesAt(answer, 'person.studygroupSet').length).toBeGreaterThan(0);
    expect(at(answer, 'person.enrolmentSet.count')).toBe(nodesAt(answer, 'person.enrolmentSet').length);
    expect(at(answer, 'staff.placeIds')).toEqual([ids.of('place', 1)]);
    const mine = nodesAt(answer, 'staff.occurrences');
    expect(mine.length).toBeGreaterThan(3);
    expect(mine.every((row) => nodesAt(row, 'contactPersons').some(({ id }) => id === staff))).toBe(true);
    expect(nodesAt(answer, 'organisations').map((row) => nodesAt(row, 'persons').length)).toEqual([7]);
  });

  it('filters and sorts occurrences, and knows what was removed no more', async () => {
    const { query, post, server } = await visit();
    const event = ids.of('visitType', 1);
    const answer = await query(`{ all: occurrences(first: 3) { edges { node { startTime } } }
      off: occurrences(cancelled: true) { edges { node { cancelled seatsTaken enrolments(status: CANCELLED) { count } } } }
      next: occurrences(upcoming: true, first: 2) { edges { node { endTime } } } open: occurrences(enrollable: true, first: 2) { edges { node { startTime } } }
      nine: occurrences(date: "2026-11-17", time: "09:00") { edges { node { startTime } } }
      late: occurrences(orderBy: ["-startTime"], first: 3) { edges { node { startTime } } }
      exams: occurrences(pEvent: "${event}") { edges { node { placeId pEvent { id organisation { name } } linkedEvent { name { en fi } location { id internalId } } } } } }`);
    expect(nodesAt(answer, 'off').length).toBeGreaterThan(4);
    expect(nodesAt(answer, 'off').every((row) => row['cancelled'] === true && at(row, 'enrolments.count') === 1)).toBe(
      true,
    );
    expect(nodesAt(answer, 'next').every(({ endTime }) => String(endTime) > '2026-11-17T15:10')).toBe(true);
    expect(nodesAt(answer, 'nine').map(({ startTime }) => startTime)).toContain('2026-11-17T14:00:00+00:00');
    const late = nodesAt(answer, 'late').map(({ startTime }) => String(startTime));
    expect(late).toEqual(late.toSorted().toReversed());
    const exams = nodesAt(answer, 'exams');
    expect(exams.length).toBeGreaterThan(3);
    expect(exams.every((row) => row['placeId'] === ids.of('place', 1) && at(row, 'pEvent.id') === event)).toBe(true);
    expect(at(exams[0], 'linkedEvent.name')).toEqual({ en: 'Wellness exam', fi: null });
    expect(at(exams[0], 'linkedEvent.location')).toEqual({
      id: null,
      internalId: `https://api.hel.fi/linkedevents/v1/place/${ids.of('place', 1)}/`,
    });
    const removed = server.practice.appointments.find(({ isDeleted }) => isDeleted);
    const gone = await query(`{ occurrence(id: "${ids.of('appointment', removed?.key ?? 0)}") { id } }`);
    expect(gone['occurrence']).toBeNull();
    expect((await post('{ occurrences(orderBy: ["mood"]) { edges { cursor } } }')).body.errors?.[0]?.message).toMatch(
      /^Cannot resolve keyword/,
    );
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ persons(last: 100) { edges { node { name } } } }')).status).toBe(500);
  });

  it('hands on to Linked Events what belongs there, and keeps the rest beside', async () => {
    const { query, post } = await visit();
    const answer =
      await query(`{ events(include: ["location", "keywords"], text: "surgery", sort: "name") { meta { count next } data {
          id name { en } location { id name { fi sv en } } categories { name { en } } venue { id hasToiletNearby }
          pEvent { id autoAcceptance hasSpaceForEnrolments contactPerson { name } queuedEnrolments { count } } } }
      paged: events(page: 2, pageSize: 5) { meta { count next previous } data { id } } here: events(location: "${ids.of('place', 2)}") { data { id } }
      upcomingEvents(pageSize: 3, include: ["location"]) { pageInfo { totalCount pages hasNextPage } data { id location { id } } }
      places(text: "pet") { data { id } } place(id: "${ids.of('place', 3)}") { name { sv } telephone { fi } } keywords(text: "nail") { data { id nEvents } }
      popularKultusKeywords(amount: 2) { meta { count } data { nEvents } } keywordSet(setType: TARGET_GROUP) { keywords { name { en } } }
      placesSearch(input: "mary") { data { id } } images { data { id url } } venues { edges { node { id description } } }
      languages { edges { node { id } } } studyLevels { edges { node { id level } } } eventQueueEnrolments(orderBy: ["-enrolmentTime"]) { count edges { node { status pEvent { id } } } }
      enrolmentSummary(organisationId: "${ids.of('organization', 1)}", status: PENDING, first: 2) { count edges { node { status } } }
      notificationTemplate(templateType: ENROLMENT_APPROVED, context: "{\\"custom_message\\": \\"Bye\\"}", language: EN) { customContextPreviewText }
      schoolsAndKindergartensList(search: "abbott") { data { name { en } } } }`);
    const surgeries = rowsAt(answer, 'events.data');
    expect(surgeries).toHaveLength(3);
    expect(surgeries[0]).toMatchObject({
      name: { en: 'Surgery' },
      categories: [{ name: { en: 'Surgery' } }],
      pEvent: { autoAcceptance: false },
    });
    expect(at(answer, 'paged.meta')).toMatchObject({ count: 18, next: expect.stringContaining('page=3') });
    expect(rowsAt(answer, 'here.data')).toHaveLength(6);
    expect(rowsAt(answer, 'upcomingEvents.data').every((row) => at(row, 'location.id') !== null)).toBe(true);
    expect(answer).toMatchObject({
      places: { data: [{ id: ids.of('place', 2) }] },
      placesSearch: { data: [{ id: ids.of('place', 3) }] },
      keywords: { data: [{ nEvents: 3 }] },
      enrolmentSummary: { edges: [{ node: { status: 'PENDING' } }, { node: { status: 'PENDING' } }] },
      notificationTemplate: { customContextPreviewText: 'We look forward to seeing you. Bye' },
    });
    expect(nodesAt(answer, 'venues')).toHaveLength(3);
    expect(nodesAt(answer, 'eventQueueEnrolments').length).toBeGreaterThan(3);
    expect((await post('{ event(id: "kultus:none") { id } }')).body.errors?.[0]?.extensions?.code).toBe(
      'OBJECT_DOES_NOT_EXIST_ERROR',
    );
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(140);
    const small = await visit({ practice: createOtherPractice('oneDoctor') });
    const other = await small.query(
      '{ places { meta { count } } occurrences(first: 1) { edges { node { placeId enrolments { count } } } } }',
    );
    expect(other).toMatchObject({
      places: { meta: { count: 1 } },
      occurrences: { edges: [{ node: { enrolments: { count: 1 } } }] },
    });
  });
});
