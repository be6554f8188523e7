import { describe, expect, it } from 'vitest';
import { at, nodesAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { visitFields } from './fields.ts';
import { kultus } from './kultus.ts';

const visit = productVisits(kultus);
const { ids } = kultus.view;
const add = `mutation($input: AddOccurrenceMutationInput!) { addOccurrence(input: $input) { clientMutationId
  occurrence { ${visitFields} amountOfSeats remainingSeats seatType pEvent { id } languages { edges { node { id } } } } } }`;
const update = `mutation($input: UpdateOccurrenceMutationInput!) { updateOccurrence(input: $input) { occurrence { ${visitFields} } } }`;
const enrol = `mutation($input: EnrolOccurrenceMutationInput!) { enrolOccurrence(input: $input) { enrolments { id status enrolmentTime
  person { id name phoneNumber language isStaff } studyGroup { id groupName unitName } occurrence { id seatsTaken } } } }`;
const input = {
  pEventId: ids.of('visitType', 4),
  placeId: ids.of('place', 2),
  startTime: '2026-11-19T17:00:00+00:00',
  endTime: '2026-11-19T18:30:00+00:00',
  amountOfSeats: 1,
  seatType: 'ENROLMENT_COUNT',
  contactPersons: [{ id: ids.of('provider', 3), name: 'Priya Raman', emailAddress: 'staff3@example.test' }],
  languages: [{ id: 'EN' }],
  clientMutationId: 'm1',
};
const person = { name: 'Jo Ann Park', emailAddress: 'jo@example.test', phoneNumber: '207 555 0199', language: 'SV' };
const studyGroup = { person, groupSize: 1, groupName: 'Kit', unitName: 'Home', studyLevels: ['OTHER'] };

describe('Writing to Kultus', () => {
  it('adds an occurrence, enrols a group with a new person, and cancels it', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const made = await query(add, { input });
    expect(made['addOccurrence']).toMatchObject({
      clientMutationId: 'm1',
      occurrence: {
        placeId: input.placeId,
        startTime: input.startTime,
        endTime: input.endTime,
        remainingSeats: 1,
        cancelled: false,
      },
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      placeKey: 2,
      typeKey: 4,
      providerKey: 3,
      minutes: 90,
      state: 'planned',
    });
    const id = at(made, 'addOccurrence.occurrence.id');
    const later = { id, startTime: '2026-11-19T17:15:00Z', languages: [], placeId: ids.of('place', 1) };
    expect(at(await query(update, { input: later }), 'updateOccurrence.occurrence')).toMatchObject({
      startTime: '2026-11-19T17:15:00+00:00',
      endTime: input.endTime,
      placeId: ids.of('place', 1),
      contactPersons: { edges: [{ node: { name: 'Priya Raman' } }] },
    });
    const people = practice.clients.length;
    const sent = { occurrenceIds: [id], studyGroup, isPartOfCulturalRoute: false };
    const enrolled = await query(enrol, { input: sent });
    expect(at(enrolled, 'enrolOccurrence.enrolments.0')).toMatchObject({
      status: 'PENDING',
      person: { name: 'Jo Ann Park', phoneNumber: '207 555 0199', language: 'SV', isStaff: false },
      studyGroup: { groupName: 'Kit', unitName: 'Home' },
      occurrence: { id, seatsTaken: 1 },
    });
    expect(practice.clients.at(-1)).toMatchObject({ givenName: 'Jo Ann', familyName: 'Park' });
    expect(practice.patients.at(-1)).toMatchObject({ name: 'Kit', clientKey: practice.clients.at(-1)?.key });
    expect(practice.appointments.at(-1)).toMatchObject({ patientKey: practice.patients.at(-1)?.key, state: 'planned' });
    const full = await post(enrol, { input: sent });
    expect(full.body.errors?.[0]?.extensions?.code).toBe('NOT_ENOUGH_CAPACITY_ERROR');
    expect(practice.clients).toHaveLength(people + 1);
    const fixed = await post(update, { input: later });
    expect(fixed.body.errors?.[0]).toMatchObject({
      message: 'Cannot update occurrence of published event with enrolments',
      extensions: { code: 'API_USAGE_ERROR' },
    });
    const enrolmentId = at(enrolled, 'enrolOccurrence.enrolments.0.id');
    const approve = 'mutation($id: ID!) { approveEnrolment(input: { enrolmentId: $id }) { enrolment { status } } }';
    expect(await query(approve, { id: enrolmentId })).toEqual({
      approveEnrolment: { enrolment: { status: 'APPROVED' } },
    });
    expect(practice.appointments.at(-1)?.state).toBe('confirmed');
    expect((await post(approve, { id: enrolmentId })).body.errors?.[0]?.message).toMatch(/already set to approved/);
    const cancel = `mutation($id: ID!) { cancelOccurrence(input: { id: $id, reason: "Snow" }) { occurrence { ${visitFields} } } }`;
    const off = await query(cancel, { id });
    expect(at(off, 'cancelOccurrence.occurrence')).toMatchObject({
      cancelled: true,
      enrolments: { edges: [{ node: { status: 'CANCELLED' } }] },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Snow' });
    expect((await post(cancel, { id })).body.errors?.[0]?.message).toBe('Occurrence is already cancelled');
    const remove =
      'mutation($id: ID!) { deleteOccurrence(input: { id: $id, clientMutationId: "d" }) { clientMutationId } }';
    expect(await query(remove, { id })).toEqual({ deleteOccurrence: { clientMutationId: 'd' } });
    expect((await query(`{ occurrence(id: "${String(id)}") { id } }`))['occurrence']).toBeNull();
    const standing = practice.appointments.find(({ state, isDeleted }) => state === 'planned' && !isDeleted);
    const refused = await post(remove, { id: ids.of('appointment', standing?.key ?? 0) });
    expect(refused.body.errors?.[0]?.extensions?.code).toBe('API_USAGE_ERROR');
  });

  it('refuses what is wrong with times, ids and the key', async () => {
    const { post } = await visit();
    const code = async (text: string, variables: object): Promise<unknown> =>
      (await post(text, variables)).body.errors?.[0]?.extensions?.code;
    expect(await code(add, { input: { ...input, endTime: input.startTime } })).toBe('DATA_VALIDATION_ERROR');
    expect(await code(add, { input: { ...input, startTime: '2011-01-01T10:00:00Z' } })).toBe('DATA_VALIDATION_ERROR');
    expect(await code(add, { input: { ...input, pEventId: ids.of('place', 1) } })).toBe('INCORRECT_GLOBAL_ID_ERROR');
    expect(await code(add, { input: { ...input, languages: [{ id: 'xx' }] } })).toBe('OBJECT_DOES_NOT_EXIST_ERROR');
    const group = { occurrenceIds: [ids.of('appointment', 1)], isPartOfCulturalRoute: false };
    const { unitName: _unitName, ...homeless } = studyGroup;
    expect(await code(enrol, { input: { ...group, studyGroup: homeless } })).toBe(
      'INVALID_STUDY_GROUP_UNIT_INFO_ERROR',
    );
    const closed = await visit({ refuseWrites: 'You do not have permission to perform this action' });
    const { body } = await closed.post(add, { input });
    expect(body.errors?.[0]).toMatchObject({
      message: 'You do not have permission to perform this action',
      extensions: { code: 'PERMISSION_DENIED_ERROR' },
    });
  });

  it('frees the place of a group that is declined, removed or takes the place of another', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const row = practice.appointments.find(
      ({ state, start }) => state === 'planned' && start > Date.parse('2026-11-18T06:00:00Z'),
    );
    const id = ids.of('appointment', row?.key ?? 0);
    const read = async (): Promise<unknown> =>
      at(
        await query(`{ occurrence(id: "${id}") { cancelled seatsTaken enrolments { edges { node { id status } } } } }`),
        'occurrence',
      );
    const before = await read();
    const [first] = nodesAt(before, 'enrolments');
    const declined = `mutation { declineEnrolment(input: { enrolmentId: "${String(first?.['id'])}" }) { enrolment { status } } }`;
    await query(declined);
    expect(await read()).toMatchObject({
      cancelled: false,
      seatsTaken: 0,
      enrolments: { edges: [{ node: { status: 'DECLINED' } }] },
    });
    expect(practice.appointments.find(({ key }) => key === row?.key)?.state).toBe('cancelled');
    const enrolled = await query(enrol, { input: { occurrenceIds: [id], studyGroup, isPartOfCulturalRoute: true } });
    const after = await read();
    expect(after).toMatchObject({ cancelled: false, seatsTaken: 1 });
    expect(nodesAt(after, 'enrolments').map(({ status }) => status)).toContain('DECLINED');
    const group = String(at(enrolled, 'enrolOccurrence.enrolments.0.studyGroup.id'));
    const left = await query(`mutation { unenrolOccurrence(input: { occurrenceId: "${id}", studyGroupId: "${group}" }) {
      occurrence { seatsTaken } studyGroup { groupName } } }`);
    expect(left['unenrolOccurrence']).toEqual({ occurrence: { seatsTaken: 0 }, studyGroup: { groupName: 'Kit' } });
    const queue = await query(
      `{ eventQueueEnrolments(first: 1) { edges { node { id pEvent { id } studyGroup { id } } } } }`,
    );
    const [waiting] = nodesAt(queue, 'eventQueueEnrolments');
    const open = await query(add, { input: { ...input, pEventId: at(waiting, 'pEvent.id') } });
    const picked =
      await query(`mutation { pickEnrolmentFromQueue(input: { occurrenceId: "${String(at(open, 'addOccurrence.occurrence.id'))}"
      eventQueueEnrolmentId: "${String(waiting?.['id'])}" }) { enrolment { studyGroup { id } } } }`);
    expect(at(picked, 'pickEnrolmentFromQueue.enrolment.studyGroup.id')).toBe(at(waiting, 'studyGroup.id'));
  });

  it('changes persons, groups, venues, organisations and events', async () => {
    const { query, post, server } = await visit();
    const client = ids.of('client', 2);
    const changed =
      await query(`mutation { updatePerson(input: { id: "${client}", name: "Søren K Müller", phoneNumber: "303 555 0199", language: FI }) {
        person { name phoneNumber emailAddress language } }
      updateMyProfile(input: { placeIds: ["${ids.of('place', 3)}"], name: "Amelia O" }) { myProfile { name placeIds } }
      addStudyGroup(input: { person: { id: "${client}", name: "x", emailAddress: "x@example.test" }, groupSize: 2, groupName: "Nils", unitName: "Home" }) {
        studyGroup { id person { id } groupSize } }
      updateVenue(input: { id: "${ids.of('place', 1)}", hasToiletNearby: true, translations: [{ languageCode: EN, description: "Side door" }] }) { venue { hasToiletNearby description } }
      addOrganisation(input: { name: "North", type: PROVIDER, publisherId: "ahjo:1" }) { organisation { id name } } }`);
    expect(changed).toMatchObject({
      updatePerson: {
        person: { name: 'Søren K Müller', phoneNumber: '303 555 0199', emailAddress: '', language: 'FI' },
      },
      updateMyProfile: { myProfile: { name: 'Amelia O', placeIds: [ids.of('place', 3)] } },
      addStudyGroup: { studyGroup: { person: { id: client }, groupSize: 2 } },
      updateVenue: { venue: { hasToiletNearby: true, description: 'Side door' } },
    });
    expect(server.practice.clients[1]).toMatchObject({ givenName: 'Søren K', familyName: 'Müller' });
    const group = String(at(changed, 'addStudyGroup.studyGroup.id'));
    const named =
      await query(`mutation { updateStudyGroup(input: { id: "${group}", groupName: "Nisse", unitName: "Barn" }) { studyGroup { groupName unitName } }
      deleteStudyGroup(input: { id: "${group}" }) { clientMutationId } }`);
    expect(at(named, 'updateStudyGroup.studyGroup')).toEqual({ groupName: 'Nisse', unitName: 'Barn' });
    const email = await post(
      `mutation { updatePerson(input: { id: "${client}", emailAddress: "nowhere" }) { person { id } } }`,
    );
    expect(email.body.errors?.[0]?.extensions?.code).toBe('INVALID_EMAIL_FORMAT_ERROR');
    const texts = { name: { en: 'Puppy class' }, shortDescription: { en: 'Short' }, description: { en: 'Long' } };
    const event = {
      ...texts,
      keywords: [],
      offers: [{ isFree: true }],
      location: { internalId: `https://api.hel.fi/linkedevents/v1/place/${ids.of('place', 1)}/` },
      organisationId: ids.of('organization', 1),
      startTime: '2026-12-01T10:00:00Z',
      draft: true,
      pEvent: { neededOccurrences: 1, enrolmentStart: '2026-11-01T00:00:00Z' },
    };
    const addEvent = `mutation($event: AddEventMutationInput!) { addEventMutation(event: $event) { response { statusCode body {
      id publicationStatus pEvent { id enrolmentStart } } } } }`;
    const fresh = await query(addEvent, { event });
    expect(at(fresh, 'addEventMutation.response')).toMatchObject({
      statusCode: 201,
      body: { publicationStatus: 'draft' },
    });
    const many = await post(addEvent, { event: { ...event, pEvent: { neededOccurrences: 2 } } });
    expect(many.body.errors?.[0]?.extensions?.code).toBe('DATA_VALIDATION_ERROR');
    const linked = at(fresh, 'addEventMutation.response.body.id');
    const { pEvent: _pEvent, draft: _draft, ...rest } = event;
    const publish = `mutation($event: PublishEventMutationInput!) { publishEventMutation(event: $event) { response { body { publicationStatus } } } }`;
    expect((await post(publish, { event: { ...rest, id: linked } })).body.errors?.[0]?.extensions?.code).toBe(
      'API_USAGE_ERROR',
    );
    await query(add, { input: { ...input, pEventId: at(fresh, 'addEventMutation.response.body.pEvent.id') } });
    const published = await query(publish, { event: { ...rest, id: linked } });
    expect(at(published, 'publishEventMutation.response.body.publicationStatus')).toBe('public');
    const found = await query(
      '{ events(text: "puppy", isFree: true) { data { id startTime pEvent { occurrences { edges { node { id } } } } } } }',
    );
    expect(at(found, 'events.data.0')).toMatchObject({ id: linked, startTime: '2026-11-19T17:00:00+00:00' });
    const gone = await query(
      'mutation { deleteEventMutation(eventId: "kultus:none") { response { statusCode } } deleteImageMutation(imageId: "kultus:img1") { response { statusCode } } }',
    );
    expect(gone).toEqual({
      deleteEventMutation: { response: { statusCode: 404 } },
      deleteImageMutation: { response: { statusCode: 204 } },
    });
  });
});
