import { describe, expect, it } from 'vitest';
import { at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { grafbase } from './grafbase.ts';

const visit = productVisits(grafbase);

describe('Grafbase, written to', () => {
  it('books, moves and calls off, and answers columns only', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const given = `clinicId: "1", appointmentTypeId: "2", clientId: "1", petId: "1", staffMemberId: "2", reason: "Cough", bookedBy: "desk"`;
    const book = await query(`mutation { appointmentCreate(input: { ${given},
      startsAt: "2026-11-19T16:00:00-05:00", endsAt: "2026-11-19T16:20:00-05:00" }) { rowCount
      returning { id startsAt endsAt status bookedBy deletedAt createdAt } } }`);
    const id = String(at(book, 'appointmentCreate.returning.id'));
    expect(book['appointmentCreate']).toEqual({
      rowCount: 1,
      returning: {
        id,
        startsAt: '2026-11-19T21:00:00+00:00',
        endsAt: '2026-11-19T21:20:00+00:00',
        status: 'SCHEDULED',
        bookedBy: 'desk',
        deletedAt: null,
        createdAt: '2026-11-17T15:10:00+00:00',
      },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ typeKey: 2, clientKey: 1, patientKey: 1, minutes: 20 });
    const change = (input: string): string =>
      `mutation { appointmentUpdate(lookup: { id: "${id}" }, input: { ${input} }) { rowCount returning { status startsAt } } }`;
    await query(change('startsAt: { set: "2026-11-20T15:00:00Z" }, endsAt: { set: "2026-11-20T15:45:00Z" }'));
    expect(practice.appointments.at(-1)).toMatchObject({ start: Date.parse('2026-11-20T15:00:00Z'), minutes: 45 });
    const off = await query(change('status: { set: CANCELLED }, cancelReason: { set: "Moved away" }'));
    expect(at(off, 'appointmentUpdate.returning.status')).toBe('CANCELLED');
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Moved away' });
    const many = await query(`mutation { appointmentUpdateMany(filter: { id: { eq: "${id}" } },
      input: { deletedAt: { set: "2026-11-18T00:00:00Z" } }) { rowCount returning { deletedAt } } }`);
    expect(at(many, 'appointmentUpdateMany.returning.0.deletedAt')).toBe('2026-11-18T00:00:00+00:00');
    const gone = await query(`mutation { appointmentDelete(lookup: { id: "${id}" }) { rowCount } }`);
    const again = await query(`mutation { appointmentDelete(lookup: { id: "${id}" }) { rowCount returning { id } } }`);
    expect([gone['appointmentDelete'], again['appointmentDelete']]).toEqual([
      { rowCount: 1 },
      { rowCount: 0, returning: null },
    ]);
    const refused = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.message;
    const times = 'startsAt: "2026-11-19T21:00:00Z", endsAt: "2026-11-19T21:20:00Z"';
    const wrong = `mutation { appointmentCreate(input: { ${given.replace('petId: "1"', 'petId: "9999"')}, ${times} }) { rowCount } }`;
    expect(await refused(wrong)).toContain('"appointments_pet_id_fkey"');
    // What may be one of several may not be nothing.
    expect(await refused(change('reason: { set: null }'))).toMatch(/exactly one field/);
    expect(await refused(change('startsAt: { set: "soon" }'))).toBeUndefined();
    const odd = change('startsAt: { set: "soon" }').replace(`"${id}"`, '"1"');
    expect(await refused(odd)).toContain('invalid input syntax');
  });

  it('enters and changes clients, phones and animals, many at once where they have the same columns', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const made =
      await query(`mutation { clientCreate(input: { firstName: "Jo", lastName: "Park", email: "jo@example.test",
      tags: ["New"] }) { returning { id isActive homeClinicId tags } } }`);
    const id = String(at(made, 'clientCreate.returning.id'));
    expect(made).toMatchObject({ clientCreate: { returning: { isActive: true, homeClinicId: '1', tags: ['New'] } } });
    await query(`mutation {
      clientPhoneCreateMany(input: [{ clientId: "${id}", number: "207 555 0199" }, { clientId: "${id}", number: "207 555 0198" }]) { rowCount }
      clientUpdate(lookup: { id: "${id}" }, input: { tags: { append: ["VIP"] }, notes: { set: "Calls back" } }) { rowCount }
      petCreate(input: { clientId: "${id}", name: "Kit", species: "Feline", sex: FEMALE, birthDate: "2024-05-01" }) { rowCount } }`);
    expect(practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      emails: ['jo@example.test'],
      phones: [{ value: '207 555 0199' }, { value: '207 555 0198' }],
      tags: ['New', 'VIP'],
      note: 'Calls back',
    });
    expect(practice.patients.at(-1)).toMatchObject({ name: 'Kit', clientKey: Number(id), sex: 'FEMALE' });
    const own = await query(
      `{ client(lookup: { id: "${id}" }) { clientPhones { edges { node { id number isPrimary } } } pets { edges { node { id name } } } } }`,
    );
    const [, second] = nodesAt(own, 'client.clientPhones');
    await query(
      `mutation { clientPhoneUpdate(lookup: { id: "${String(second?.['id'])}" }, input: { isPrimary: { set: true } }) { rowCount } }`,
    );
    expect(practice.clients.at(-1)?.phones.map(({ value }) => value)).toEqual(['207 555 0198', '207 555 0199']);
    const refused = async (text: string): Promise<unknown> =>
      (await post(`mutation { ${text} }`)).body.errors?.[0]?.message;
    expect(await refused('clientCreate(input: { lastName: "Two", email: "jo@example.test" }) { rowCount }')).toContain(
      '"clients_email_key"',
    );
    expect(await refused(`clientDelete(lookup: { id: "${id}" }) { rowCount }`)).toContain('on table "');
    expect(
      await refused('clientCreateMany(input: [{ lastName: "A" }, { lastName: "B", city: "C" }]) { rowCount }'),
    ).toBe('All insert items must have the same columns.');
    const stray = await query(
      'mutation { petCreate(input: { name: "Rover", species: "Canine" }) { returning { id clientId } } }',
    );
    expect(at(stray, 'petCreate.returning.clientId')).toBeNull();
    const removed = await query(
      `mutation { petDeleteMany(filter: { name: { eq: "Rover" } }) { rowCount returning { name } } }`,
    );
    expect(removed['petDeleteMany']).toEqual({ rowCount: 1, returning: [{ name: 'Rover' }] });
  });

  it('refuses where it must, and shows its schema within depth 8', async () => {
    const closed = await visit({ refuseWrites: 'Closed', poison: [{ kind: 'client', key: 2 }] });
    const { body } = await closed.post('mutation { clientCreate(input: { lastName: "Two" }) { rowCount } }');
    expect(body.errors?.[0]?.message).toBe('Closed');
    expect(closed.server.practice.clients).toHaveLength(120);
    expect((await closed.post('{ clients { edges { node { id } } } }')).status).toBe(500);
    const { query, server } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Mutation'), 'fields').map(({ name }) => name)).toContain('appointmentUpdateMany');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
