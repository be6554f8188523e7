import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { parentFields, visitFields } from './fields.ts';
import { tidewell } from './tidewell.ts';

const visit = productVisits(tidewell);
const { view } = tidewell;

describe('Writing to Tidewell', () => {
  it('books, moves and cancels visits, and answers what is wrong as a row of a union', async () => {
    const { query, server } = await visit();
    const wrong = `... on UserError { message } ... on ValidationError { issues { field message } }`;
    const book = `mutation($draft: VisitDraft!) { bookVisit(draft: $draft) { __typename
      ... on BookVisitSuccess { visit { ${visitFields} } warnings } ${wrong} } }`;
    const draft = {
      hospitalId: 'hsp_0002',
      visitTypeId: 'vt_0003',
      startsAt: '2026-11-19T18:00:00Z',
      petId: 'pet_0003',
      teamMemberId: 'tm_0003',
      reason: 'Coughs',
    };
    const made = await query(book, { draft });
    expect(made['bookVisit']).toMatchObject({
      __typename: 'BookVisitSuccess',
      visit: { startsAt: '2026-11-19T11:00:00-07:00', durationMinutes: 40, status: { phase: 'BOOKED' } },
    });
    const id = at(made, 'bookVisit.visit.id');
    expect(at(made, 'bookVisit.visit.petParent.id')).toBe(
      view.ids.of('client', server.practice.patients[2]?.clientKey ?? 0),
    );
    const again = await query(book, { draft });
    expect(at(again, 'bookVisit.warnings')).toEqual(['The team member has another visit at that time']);
    const bad = await query(book, {
      draft: { hospitalId: 'hsp_0009', visitTypeId: 'vt_0001', startsAt: '2026-11-19T18:00' },
    });
    expect(at(bad, 'bookVisit.__typename')).toBe('ValidationError');
    expect(rowsAt(bad, 'bookVisit.issues').map(({ field }) => field)).toEqual(['startsAt', 'hospitalId', 'petId']);
    const update = `mutation($id: ID!, $changes: VisitChanges!) { updateVisit(id: $id, changes: $changes) { __typename
      ... on UpdateVisitSuccess { visit { ${visitFields} } } ${wrong} } }`;
    const changes = { startsAt: '2026-11-20T09:30:00-07:00', teamMemberId: null, statusId: 'vs_0002' };
    expect(at(await query(update, { id, changes }), 'updateVisit.visit')).toMatchObject({
      startsAt: '2026-11-20T09:30:00-07:00',
      durationMinutes: 40,
      reason: 'Coughs',
      teamMember: null,
      status: { label: 'Confirmed' },
    });
    expect(at(await query(update, { id: 'vis_1999', changes }), 'updateVisit.__typename')).toBe('NotFoundError');
    const cancel = `mutation($id: ID!) { cancelVisit(id: $id, reason: "Is well again") { __typename
      ... on UpdateVisitSuccess { visit { status { phase } cancellation { reason } } } ${wrong} } }`;
    expect(at(await query(cancel, { id }), 'cancelVisit.visit')).toEqual({
      status: { phase: 'CANCELED' },
      cancellation: { reason: 'Is well again' },
    });
    const row = server.practice.appointments.find(({ key }) => view.ids.of('appointment', key) === id);
    expect(row).toMatchObject({ state: 'cancelled', isDeleted: false, cancelReason: 'Is well again' });
    const closed = await visit({ refuseWrites: 'This token may not write' });
    expect((await closed.query(book, { draft }))['bookVisit']).toEqual({
      __typename: 'PermissionError',
      message: 'This token may not write',
    });
  });

  it('registers pet parents and pets, and changes them', async () => {
    const { query, server } = await visit();
    const answer = `__typename ... on PetParentSuccess { petParent { ${parentFields} } }
      ... on ValidationError { message issues { field } } ... on NotFoundError { id }`;
    const register = `mutation($draft: PetParentDraft!) { registerPetParent(draft: $draft) { ${answer} } }`;
    const made = await query(register, {
      draft: {
        firstName: 'Jo',
        lastName: 'Park',
        contactPoints: [
          { channel: 'HOME_PHONE', value: '207 555 0199' },
          { channel: 'EMAIL', value: 'jo@example.test' },
        ],
        homeHospitalId: 'hsp_0003',
      },
    });
    expect(at(made, 'registerPetParent.petParent')).toMatchObject({
      name: { first: 'Jo', last: 'Park', full: 'Jo Park' },
      contactPoints: [
        { channel: 'HOME_PHONE', value: '+12075550199', isPrimary: true },
        { channel: 'EMAIL', value: 'jo@example.test', isPrimary: true },
      ],
      address: null,
      homeHospital: { id: 'hsp_0003' },
    });
    const id = String(at(made, 'registerPetParent.petParent.id'));
    const bad = await query(register, {
      draft: { lastName: ' ', contactPoints: [{ channel: 'EMAIL', value: 'nowhere' }] },
    });
    expect(rowsAt(bad, 'registerPetParent.issues').map(({ field }) => field)).toEqual([
      'lastName',
      'contactPoints.0.value',
    ]);
    const update = `mutation($id: ID!, $changes: PetParentChanges!) { updatePetParent(id: $id, changes: $changes) { ${answer} } }`;
    const changed = await query(update, {
      id,
      changes: { contactPoints: [{ channel: 'MOBILE_PHONE', value: '+1 (207) 555-0198' }], status: 'INACTIVE' },
    });
    expect(at(changed, 'updatePetParent.petParent')).toMatchObject({
      name: { full: 'Jo Park' },
      status: 'INACTIVE',
      contactPoints: [{ channel: 'MOBILE_PHONE', value: '+12075550198' }],
    });
    expect(at(await query(update, { id: 'pp_1999', changes: {} }), 'updatePetParent')).toEqual({
      __typename: 'NotFoundError',
      id: 'pp_1999',
    });
    const pet = await query(
      `mutation($id: ID!) { addPet(petParentId: $id, draft: { name: "Kit", speciesCode: "FELINE", breed: "Maine Coon" }) {
        __typename ... on PetSuccess { pet { name species { name } breed { name } ownerships { petParent { id } } } } } }`,
      { id },
    );
    expect(at(pet, 'addPet.pet')).toEqual({
      name: 'Kit',
      species: { name: 'Feline' },
      breed: { name: 'Maine Coon' },
      ownerships: [{ petParent: { id } }],
    });
    expect(server.practice.patients.at(-1)).toMatchObject({ name: 'Kit', species: 'Feline' });
  });
});
