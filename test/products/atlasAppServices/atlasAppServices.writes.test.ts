import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { atlasAppServices } from './atlasAppServices.ts';

const visit = productVisits(atlasAppServices);
const id = atlasAppServices.view.ids.of;

describe('what changes a practice in Atlas App Services', () => {
  it('books, moves, calls off, replaces and deletes appointments', async () => {
    const { server, query, post } = await visit();
    const last = (): unknown => server.practice.appointments.at(-1);
    const links = `location: { link: "${id('place', 2)}" }, visitType: { link: "${id('visitType', 3)}" }`;
    const times = 'start: "2026-11-20T09:00:00-07:00", end: "2026-11-20T16:45:00Z", status: "scheduled"';
    const made = await query(`mutation { insertOneAppointment(data: { ${times}, ${links}, room: "Exam 9",
      patient: { link: "${id('patient', 2)}" }, client: { link: "${id('client', 1)}" }, provider: { link: "${id('provider', 3)}" } }) {
      _id start end room status patient { name } client { _id } location { name } visitType { name } } }`);
    expect(made['insertOneAppointment']).toMatchObject({
      start: '2026-11-20T16:00:00Z',
      end: '2026-11-20T16:45:00Z',
      room: 'Exam 9',
      location: { name: 'Summit Pet Clinic' },
      visitType: { name: 'Sick visit' },
    });
    expect(last()).toMatchObject({ placeKey: 2, typeKey: 3, providerKey: 3, patientKey: 2, minutes: 45 });
    const own = `query: { _id: "${String(at(made, 'insertOneAppointment._id'))}" }`;
    const moved = await query(`mutation { updateOneAppointment(${own}, set: { start: "2026-11-20T17:00:00Z",
      end: "2026-11-20T17:30:00Z", status: "confirmed", reason: "Cough", provider_unset: true, location: { link: "${id('place', 1)}" } }) {
      start status reason room provider { _id } location { name } } }`);
    expect(moved['updateOneAppointment']).toEqual({
      start: '2026-11-20T17:00:00Z',
      status: 'confirmed',
      reason: 'Cough',
      room: 'Exam 9',
      provider: null,
      location: { name: 'Harbor Street Animal Hospital' },
    });
    expect(last()).toMatchObject({ state: 'confirmed', placeKey: 1, providerKey: null, minutes: 30 });
    await query(`mutation { updateOneAppointment(${own}, set: { status: "cancelled", cancelReason: "Ill" }) { _id } }`);
    expect(last()).toMatchObject({ state: 'cancelled', cancelReason: 'Ill', reason: 'Cough' });
    const odd = await query(`mutation { updateOneAppointment(${own}, set: { status: "waitlisted" }) { status } }`);
    expect(odd['updateOneAppointment']).toEqual({ status: 'waitlisted' });
    const whole = `data: { ${times}, ${links}, patient: { link: "${id('patient', 3)}" } }`;
    const replaced = await query(`mutation { replaceOneAppointment(${own}, ${whole}) { reason room client { _id } } }`);
    expect(replaced['replaceOneAppointment']).toEqual({ reason: null, room: null, client: null });
    const marked = await query(
      `mutation { updateOneAppointment(${own}, set: { deletedAt: "2026-11-17T15:00:00Z" }) { deletedAt } }`,
    );
    expect(at(marked, 'updateOneAppointment.deletedAt')).not.toBeNull();
    expect(last()).toMatchObject({ isDeleted: true });
    expect(await query(`mutation { deleteOneAppointment(${own}) { status } }`)).toEqual({
      deleteOneAppointment: { status: 'scheduled' },
    });
    expect(await query(`mutation { deleteOneAppointment(${own}) { _id } }`)).toEqual({ deleteOneAppointment: null });
    expect(await query(`{ appointment(${own}) { _id } }`)).toEqual({ appointment: null });
    const nowhere = `mutation { insertOneAppointment(data: { ${times}, location: { link: "${id('client', 1)}" },
      visitType: { link: "${id('visitType', 1)}" } }) { _id } }`;
    const { body } = await post(nowhere);
    expect(body.data).toEqual({ insertOneAppointment: null });
    expect(body.errors?.[0]?.message).toMatch(/^reason="could not validate document: location.*code="SchemaValidation/);
    const short = await post('mutation { insertOneAppointment(data: { status: "scheduled" }) { _id } }');
    expect(short.body.errors?.length).toBeGreaterThan(1);
  });

  it('enters clients with patients, changes what is given, and counts', async () => {
    const { server, query } = await visit();
    const made =
      await query(`mutation { insertOneClient(data: { firstName: "Jo", lastName: "Park", email: "jo@example.test",
      phones: [{ label: "Home", number: "207 555 0199" }], tags: ["VIP"], balance: 5, address: { city: "Saco", state: "ME" },
      homeLocation: { link: "${id('place', 3)}" } }) { _id balance address { city state } homeLocation { name } } }`);
    expect(made['insertOneClient']).toMatchObject({ balance: 5, address: { city: 'Saco', state: 'ME' } });
    expect(server.practice.clients.at(-1)).toMatchObject({
      familyName: 'Park',
      placeKey: 3,
      phones: [{ label: 'Home', value: '207 555 0199' }],
      tags: ['VIP'],
    });
    const client = String(at(made, 'insertOneClient._id'));
    const changed = await query(`mutation { updateOneClient(query: { _id: "${client}" },
      set: { lastName: "Parker", balance_inc: 2.5, email_unset: true, isActive: false }) { firstName lastName balance email isActive phones { number } } }`);
    expect(changed['updateOneClient']).toEqual({
      firstName: 'Jo',
      lastName: 'Parker',
      balance: 7.5,
      email: null,
      isActive: false,
      phones: [{ number: '207 555 0199' }],
    });
    const pets =
      await query(`mutation { insertOnePatient(data: { name: "Tui", species: "Avian", birthDate: "2024-05-01T00:00:00Z",
      owner: { link: "${client}" } }) { _id birthDate owner { lastName } }
      insertManyPatients(data: [{ name: "Kit", species: "Feline", owner: { create: { lastName: "Quill" } } }, { name: "Stripe", species: "Feline" }]) { insertedIds } }`);
    expect(pets['insertOnePatient']).toMatchObject({
      birthDate: '2024-05-01T00:00:00Z',
      owner: { lastName: 'Parker' },
    });
    const ids = at(pets, 'insertManyPatients.insertedIds');
    const both = await query(
      `query($ids: [ObjectId]) { patients(query: { _id_in: $ids }) { name owner { lastName } } }`,
      { ids },
    );
    expect(both['patients']).toEqual([
      { name: 'Kit', owner: { lastName: 'Quill' } },
      { name: 'Stripe', owner: null },
    ]);
    const many =
      await query(`mutation { updateManyPatients(query: { name_in: ["Kit", "Stripe"] }, set: { color: "grey" }) { matchedCount modifiedCount }
      deleteManyPatients(query: { color: "grey" }) { deletedCount } }`);
    expect(many).toEqual({
      updateManyPatients: { matchedCount: 2, modifiedCount: 2 },
      deleteManyPatients: { deletedCount: 2 },
    });
    const upserted =
      await query(`mutation { new: upsertOneClient(query: { email: "new@example.test" }, data: { lastName: "New", email: "new@example.test" }) { _id lastName }
      again: upsertOneClient(query: { email: "new@example.test" }, data: { lastName: "Newer" }) { _id lastName email }
      none: updateOneClient(query: { email: "nobody@example.test" }, set: { notes: "?" }) { _id }
      lost: replaceOneClient(query: { email: "nobody@example.test" }, data: { lastName: "Lost" }) { _id } }`);
    expect(at(upserted, 'again._id')).toBe(at(upserted, 'new._id'));
    expect(upserted).toMatchObject({ again: { lastName: 'Newer', email: null }, none: null, lost: null });
  });

  it('lets a front desk write nothing else, refuses, cuts and spoils', async () => {
    const { server, query, post } = await visit();
    const denied = await post('mutation { insertOneVisitType(data: { name: "X-ray" }) { _id } }');
    expect(denied.body.errors?.[0]?.message).toBe(
      'reason="insert not permitted"; code="NoMatchingRuleFound"; untrusted="insert not permitted"; details=map[]',
    );
    for (const text of [
      `deleteOneLocation(query: { name: "Summit Pet Clinic" }) { _id }`,
      'updateManyEmployees(set: { role: "vet" }) { matchedCount }',
      'upsertOneInvoice(data: { number: 1 }) { _id }',
    ])
      expect((await post(`mutation { ${text} }`)).body.errors?.[0]?.message).toContain('NoMatchingRuleFound');
    const nested = await post(`mutation { updateOneClient(query: { _id: "${id('client', 1)}" },
      set: { homeLocation: { create: { name: "New", timezone: "America/New_York" } } }) { _id } }`);
    expect(nested.body.errors?.[0]?.message).toContain('insert not permitted');
    expect(server.practice.places).toHaveLength(3);
    expect(rowsAt(await query('{ locations { _id } }'), 'locations')).toHaveLength(3);
    const closed = await visit({ refuseWrites: 'No writes today', cap: 3, poison: [{ kind: 'client', key: 2 }] });
    const { body } = await closed.post('mutation { insertOneClient(data: { lastName: "Park" }) { _id } }');
    expect(body.errors?.[0]?.message).toContain('No writes today');
    expect(closed.server.practice.clients).toHaveLength(120);
    expect((await closed.post('{ clients { _id } }')).status).toBe(500);
    expect(rowsAt(await closed.query('{ patients(limit: 50) { _id } }'), 'patients')).toHaveLength(3);
  });
});
