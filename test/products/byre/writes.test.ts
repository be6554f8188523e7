import { describe, expect, it } from 'vitest';
import { at } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { byre } from './byre.ts';

const visit = productVisits(byre);
const { ids } = byre.view;
const book = `mutation($draft: VisitDraft!) { bookVisit(draft: $draft) { id startsAt durationMinutes setting
  status { code } owner { surname } animals { id } yard { name } } }`;
const amend = `mutation($id: ID!, $changes: VisitChanges!) { amendVisit(id: $id, changes: $changes) { startsAt durationMinutes
  branch { id } clinician { id } presentingComplaint owner { id } } }`;
const register = `mutation($draft: OwnerDraft!) { registerOwner(draft: $draft) { id accountNo forename surname branch { id }
  contactPoints { channel value isPreferred } address { line1 } isActive } }`;
const draft = {
  branchId: ids.of('place', 2),
  serviceId: ids.of('visitType', 2),
  startsAt: '2026-11-19T10:15',
  clinicianId: ids.of('provider', 3),
  animalIds: [ids.of('patient', 1), ids.of('patient', 3)],
  presentingComplaint: 'Second vaccine',
};

describe('Writing to Byre', () => {
  it('books, amends, moves on and calls off by the clock of the branch', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const made = await query(book, { draft });
    expect(made['bookVisit']).toMatchObject({
      startsAt: '2026-11-19T10:15',
      durationMinutes: 20,
      setting: 'IN_CLINIC',
      status: { code: 'BKD' },
      animals: draft.animalIds.map((id) => ({ id })),
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-19T17:15:00Z'),
      patientKey: 1,
      clientKey: 1,
    });
    const id = at(made, 'bookVisit.id');
    const moved = await query(amend, { id, changes: { branchId: ids.of('place', 1), durationMinutes: 45 } });
    expect(moved['amendVisit']).toMatchObject({
      startsAt: '2026-11-19T10:15',
      durationMinutes: 45,
      clinician: { id: draft.clinicianId },
      presentingComplaint: 'Second vaccine',
    });
    expect(practice.appointments.at(-1)?.start).toBe(Date.parse('2026-11-19T15:15:00Z'));
    const freed = await query(amend, { id, changes: { startsAt: '2026-11-20T09:00:00', clinicianId: null } });
    expect(freed['amendVisit']).toMatchObject({ startsAt: '2026-11-20T09:00', clinician: null });
    const stage = `mutation($id: ID!) { setVisitStatus(id: $id, statusCode: "WTG") { status { label } } }`;
    expect(at(await query(stage, { id }), 'setVisitStatus.status.label')).toBe('Waiting');
    const off = `mutation($id: ID!) { cancelVisit(id: $id, because: "Snow") { status { label } cancelledBecause } }`;
    expect(await query(off, { id })).toEqual({
      cancelVisit: { status: { label: 'Cancelled' }, cancelledBecause: 'Snow' },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: false });
    const { animalIds: _animals, ...rest } = draft;
    const call = { ...rest, ownerId: ids.of('client', 3), yardId: 'YD-2', travelMinutes: 30 };
    expect((await query(book, { draft: call }))['bookVisit']).toMatchObject({
      setting: 'YARD_CALL',
      yard: { name: 'Coombe Farm' },
      owner: { surname: 'Riverside Cat Rescue' },
      animals: [],
    });
  });

  it('registers owners with contact points, and animals with shares', async () => {
    const { query, server } = await visit();
    const points = [
      { channel: 'EMAIL', value: 'jo@example.test' },
      { channel: 'LANDLINE', value: '207 555 0199' },
    ];
    const owner = { forename: ' Jo ', surname: 'Park', contactPoints: points, branchId: ids.of('place', 3) };
    const made = await query(register, { draft: { ...owner, address: { line1: '4 Elm Row', town: 'Saco' } } });
    expect(made['registerOwner']).toMatchObject({
      forename: 'Jo',
      surname: 'Park',
      branch: { id: ids.of('place', 3) },
      contactPoints: [
        { channel: 'LANDLINE', value: '207 555 0199', isPreferred: true },
        { channel: 'EMAIL', value: 'jo@example.test', isPreferred: false },
      ],
      address: { line1: '4 Elm Row' },
      isActive: true,
    });
    const id = at(made, 'registerOwner.id');
    const changed = await query(
      `mutation($id: ID!) { amendOwner(id: $id, changes: { contactPoints: [{ channel: MOBILE, value: "207 555 0198" }]
        isActive: false, title: "Dr" }) { title forename isActive contactPoints { channel } } }`,
      { id },
    );
    expect(changed['amendOwner']).toEqual({
      title: 'Dr',
      forename: 'Jo',
      isActive: false,
      contactPoints: [{ channel: 'MOBILE' }],
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', emails: [], placeKey: 3 });
    const animal = await query(
      `mutation($ownerships: [OwnershipInput!]!) { registerAnimal(draft: { name: "Slieve Bawn", speciesCode: "EQU"
        breed: "Irish Draught", sex: FEMALE, ownerships: $ownerships }) { id species { name } sex bornOn
        ownerships { sharePercent owner { id } } } }`,
      {
        ownerships: [
          { ownerId: id, sharePercent: 60 },
          { ownerId: ids.of('client', 1), sharePercent: 40 },
        ],
      },
    );
    expect(animal['registerAnimal']).toMatchObject({
      species: { name: 'Equine' },
      sex: 'FEMALE',
      bornOn: null,
      ownerships: [
        { sharePercent: 60, owner: { id } },
        { sharePercent: 40, owner: { id: ids.of('client', 1) } },
      ],
    });
    expect(server.practice.patients.at(-1)).toMatchObject({ species: 'Equine', breed: 'Irish Draught' });
    const named = `mutation($id: ID!) { amendAnimal(id: $id, changes: { name: "Bawn", isDeceased: true }) { name isDeceased } }`;
    const renamed = await query(named, { id: at(animal, 'registerAnimal.id') });
    expect(renamed['amendAnimal']).toEqual({ name: 'Bawn', isDeceased: true });
  });

  it('refuses with a classification and the fields that are to blame', async () => {
    const { query, post, server } = await visit();
    const before = structuredClone(server.practice);
    const refusal = async (text: string, variables: object, field: string): Promise<void> => {
      const { status, body } = await post(text, variables);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        data: null,
        errors: [{ extensions: { classification: 'BAD_REQUEST', violations: [{ field }] } }],
      });
    };
    const point = { channel: 'EMAIL', value: 'jo' };
    await refusal(book, { draft: { ...draft, startsAt: '2026-11-19T10:15:00Z' } }, 'draft.startsAt');
    await refusal(book, { draft: { ...draft, animalIds: [] } }, 'draft.ownerId');
    await refusal(book, { draft: { ...draft, durationMinutes: 0 } }, 'draft.durationMinutes');
    await refusal(register, { draft: { surname: ' ' } }, 'draft.surname');
    await refusal(register, { draft: { surname: 'P', contactPoints: [point] } }, 'draft.contactPoints[0].value');
    const animal = (code: string, ownerships: string): string =>
      `mutation { registerAnimal(draft: { name: "X", speciesCode: "${code}", ownerships: ${ownerships} }) { id } }`;
    await refusal(animal('EQU', '[]'), {}, 'draft.ownerships');
    await refusal(animal('Equine', '[]'), {}, 'draft.speciesCode');
    await refusal(animal('EQU', `[{ ownerId: "${ids.of('client', 1)}", sharePercent: 50 }]`), {}, 'draft.ownerships');
    const done = server.practice.appointments.find(({ state }) => state === 'completed');
    await refusal(`mutation { cancelVisit(id: "${ids.of('appointment', done?.key ?? 0)}") { id } }`, {}, 'id');
    await refusal(
      `mutation { setVisitStatus(id: "${ids.of('appointment', 1)}", statusCode: "X") { id } }`,
      {},
      'statusCode',
    );
    const unknown = await post(amend, { id: 'nothing', changes: {} });
    expect(unknown.body).toMatchObject({
      errors: [{ message: 'Visit nothing does not exist', extensions: { classification: 'NOT_FOUND' } }],
    });
    expect(server.practice).toEqual(before);
    const locked = await visit({ refuseWrites: 'This key may only read' });
    expect((await locked.post(book, { draft })).body).toMatchObject({
      errors: [{ message: 'This key may only read', extensions: { classification: 'FORBIDDEN' } }],
    });
    expect(at(await query('{ owners { totalElements } }'), 'owners.totalElements')).toBe(118);
  });
});
