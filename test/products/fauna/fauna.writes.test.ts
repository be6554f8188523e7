import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { fauna } from './fauna.ts';
import { faunaIds } from './records.ts';

const visit = productVisits(fauna);
const id = faunaIds.of;

describe('what changes a clinic in Fauna', () => {
  it('books, moves, disconnects, calls off and deletes an appointment', async () => {
    const { server, query, post } = await visit();
    const last = (): unknown => server.practice.appointments.at(-1);
    const links = `clinic: { connect: "${id('place', 2)}" }, service: { connect: "${id('visitType', 3)}" }, pet: { connect: "${id('patient', 2)}" }`;
    const book = (more: string): string => `mutation { createAppointment(data: { start: "2026-11-20T09:00:00-07:00",
      end: "2026-11-20T16:40:00Z", status: SCHEDULED${more} }) { _id start end status client { _id } clinic { name } pet { _id } vet { _id } } }`;
    const made = await query(
      book(`, ${links}, client: { connect: "${id('client', 1)}" }, vet: { connect: "${id('provider', 3)}" }`),
    );
    expect(made['createAppointment']).toMatchObject({
      start: '2026-11-20T16:00:00Z',
      end: '2026-11-20T16:40:00Z',
      status: 'SCHEDULED',
      client: { _id: id('client', 1) },
      clinic: { name: 'Summit Pet Clinic' },
      pet: { _id: id('patient', 2) },
    });
    expect(last()).toMatchObject({ placeKey: 2, typeKey: 3, providerKey: 3, minutes: 40 });
    const own = String(at(made, 'createAppointment._id'));
    const change = (data: string): string => `mutation { partialUpdateAppointment(id: "${own}", data: { ${data} })
      { start end status reason vet { _id } clinic { name } } }`;
    await query(
      change('start: "2026-11-20T17:00:00Z", end: "2026-11-20T17:30:00Z", status: CONFIRMED, reason: "Cough"'),
    );
    expect(last()).toMatchObject({
      start: Date.parse('2026-11-20T17:00:00Z'),
      minutes: 30,
      state: 'confirmed',
      reason: 'Cough',
    });
    const cut = await query(
      change(`vet: { disconnect: true }, clinic: { connect: "${id('place', 1)}" }, reason: null`),
    );
    expect(cut['partialUpdateAppointment']).toMatchObject({
      vet: null,
      reason: null,
      clinic: { name: 'Harbor Street Animal Hospital' },
    });
    const invalid = await post(change('status: null'));
    expect(invalid.body.errors?.[0]).toMatchObject({ extensions: { code: 'validation failed' } });
    const off =
      await query(`mutation { updateAppointment(id: "${own}", data: { start: "2026-11-20T17:00:00Z", end: "2026-11-20T17:30:00Z",
      status: CANCELED, cancelReason: "Ill" }) { status cancelReason client { _id } } }`);
    expect(off['updateAppointment']).toEqual({
      status: 'CANCELED',
      cancelReason: 'Ill',
      client: { _id: id('client', 1) },
    });
    const short = await post(`mutation { updateAppointment(id: "${own}", data: { status: CANCELED }) { status } }`);
    expect(short.body.errors?.[0]?.message).toContain('include required field "start"');
    expect(await query(`mutation { deleteAppointment(id: "${own}") { status } }`)).toEqual({
      deleteAppointment: { status: 'CANCELED' },
    });
    expect(await query(`{ findAppointmentByID(id: "${own}") { _id } }`)).toEqual({ findAppointmentByID: null });
    const again = await post(`mutation { deleteAppointment(id: "${own}") { _id } }`);
    expect(again.body.errors?.[0]).toMatchObject({
      message: 'Instance not found',
      extensions: { code: 'instance not found' },
    });
    const nowhere = await post(book(`, ${links}, client: { connect: "${id('patient', 1)}" }`));
    expect(nowhere.body.errors?.[0]).toMatchObject({ extensions: { code: 'invalid ref' } });
    expect((await post(book(''))).body.errors?.[0]?.message).toBe('No such location');
  });

  it('enters clients with pets, and pets with clients', async () => {
    const { server, query } = await visit();
    const { practice } = server;
    const made =
      await query(`mutation { createClient(data: { firstName: "Jo", lastName: "Park", email: "jo@example.test", active: true,
      phones: [{ label: "Mobile", number: "207 555 0199" }, { label: "Work", number: "207 555 0198" }], tags: ["VIP"],
      homeClinic: { connect: "${id('place', 3)}" }, pets: { create: [{ name: "Kit", species: "Feline", sex: FEMALE, deceased: false }] } })
      { _id firstName lastName phones { label number } tags homeClinic { name } pets { data { _id name owner { lastName } } } } }`);
    expect(made['createClient']).toMatchObject({
      firstName: 'Jo',
      tags: ['VIP'],
      homeClinic: { name: "St. Mary's Cat Practice" },
      phones: [{ label: 'Mobile' }, { label: 'Work', number: '207 555 0198' }],
      pets: { data: [{ name: 'Kit', owner: { lastName: 'Park' } }] },
    });
    expect(practice.clients.at(-1)).toMatchObject({ familyName: 'Park', emails: ['jo@example.test'], placeKey: 3 });
    const client = String(at(made, 'createClient._id'));
    const pet = String(rowsAt(made, 'createClient.pets.data')[0]?.['_id']);
    const changed =
      await query(`mutation { partialUpdateClient(id: "${client}", data: { lastName: "Parker", email: null, tags: null,
      pets: { disconnect: ["${pet}"] } }) { firstName lastName email tags active pets { data { _id } } }
      updateClient(id: "${client}", data: { lastName: "Parkes", active: false }) { firstName lastName active phones { number } } }`);
    const parted = { firstName: 'Jo', lastName: 'Parker', email: null, tags: null, active: true, pets: { data: [] } };
    expect(changed['partialUpdateClient']).toEqual(parted);
    expect(changed['updateClient']).toMatchObject({ firstName: 'Jo', lastName: 'Parkes', active: false });
    expect(practice.patients.at(-1)).toMatchObject({ name: 'Kit', clientKey: null });
    const owned =
      await query(`mutation { partialUpdatePet(id: "${pet}", data: { breed: "Siamese", deceased: true, owner: { connect: "${client}" } })
      { breed deceased owner { _id } }
      createPet(data: { name: "Tui", species: "Avian", sex: UNKNOWN, deceased: false, owner: { create: { lastName: "Quill", active: true } } })
      { name owner { lastName } }
      stray: createPet(data: { name: "Stripe", species: "Feline", sex: UNKNOWN, deceased: false }) { owner { _id } } }`);
    expect(owned['partialUpdatePet']).toEqual({ breed: 'Siamese', deceased: true, owner: { _id: client } });
    expect(owned['createPet']).toEqual({ name: 'Tui', owner: { lastName: 'Quill' } });
    expect(owned['stray']).toEqual({ owner: null });
    await query(`mutation { deletePet(id: "${pet}") { _id } deleteClient(id: "${client}") { _id } }`);
    const gone = await query(
      `{ findPetByID(id: "${pet}") { _id } findClientByID(id: "${client}") { _id } clientsByLastName(lastName: "Parkes") { data { _id } } }`,
    );
    expect(gone).toEqual({ findPetByID: null, findClientByID: null, clientsByLastName: { data: [] } });
  });

  it('lets a front desk write nothing else, and refuses', async () => {
    const { server, query, post } = await visit();
    const denied = { extensions: { code: 'permission denied' } };
    const service = await post(
      'mutation { createService(data: { name: "X-ray", minutes: 20, online: false }) { _id } }',
    );
    expect(service.body.errors?.[0]).toMatchObject(denied);
    const { body } = await post(`mutation { deleteClinic(id: "${id('place', 1)}") { _id } }`);
    expect([body.data, body.errors?.[0]]).toMatchObject([{ deleteClinic: null }, denied]);
    const nested = await post(`mutation { partialUpdateClient(id: "${id('client', 1)}", data: {
      homeClinic: { create: { name: "New", timezone: "America/New_York" } } }) { _id } }`);
    expect(nested.body.errors?.[0]).toMatchObject(denied);
    expect(server.practice.places).toHaveLength(3);
    const before = await query(`{ findClientByID(id: "${id('client', 1)}") { _ts } }`);
    const after = await query(
      `mutation { partialUpdateClient(id: "${id('client', 1)}", data: { note: "Rings first" }) { _ts } }`,
    );
    expect(Number(at(after, 'partialUpdateClient._ts'))).toBeGreaterThan(Number(at(before, 'findClientByID._ts')));
    const closed = await visit({ refuseWrites: 'No writes today' });
    const refused = await closed.post('mutation { createClient(data: { lastName: "Park", active: true }) { _id } }');
    expect(refused.body.errors?.[0]?.message).toBe('No writes today');
    expect(closed.server.practice.clients).toHaveLength(120);
  });
});
