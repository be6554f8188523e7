import { describe, expect, it } from 'vitest';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { amplicode } from './amplicode.ts';

const visit = productVisits(amplicode);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);

describe('what changes the pet clinic of Amplicode', () => {
  it('enters, replaces and deletes visits', async () => {
    const { server, query, post } = await visit();
    const save = (input: string): string =>
      `mutation { updateVisit(input: { ${input} }) { id description visitStart visitEnd pet { id } } }`;
    const made = await query(
      save(
        'pet: { id: "2" }, visitStart: "2026-11-20T16:00:00", visitEnd: "2026-11-20T16:45:00", description: "Cough"',
      ),
    );
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({
      start: Date.parse('2026-11-20T21:00:00Z'),
      minutes: 45,
      patientKey: 2,
      placeKey: 1,
    });
    const id = String(at(made, 'updateVisit.id'));
    const moved = await query(save(`id: "${id}", pet: { id: "3" }, visitStart: "2026-11-20T17:00:00"`));
    expect(moved['updateVisit']).toEqual({
      id,
      description: null,
      visitStart: '2026-11-20T17:00:00',
      visitEnd: null,
      pet: { id: '3' },
    });
    expect(last()).toMatchObject({ reason: null, patientKey: 3 });
    for (const [input, path] of [
      ['visitStart: "2026-11-20T16:00:00"', 'pet'],
      ['pet: { id: "2" }', 'visitStart'],
    ] as const) {
      const { body } = await post(save(input));
      expect(body.errors?.[0]).toMatchObject({
        message: 'must not be null',
        extensions: { classification: 'BeanValidationError', path: [path] },
      });
    }
    const unknown = await post(save('id: "99999", pet: { id: "2" }, visitStart: "2026-11-20T16:00:00"'));
    expect(unknown.body.errors?.[0]).toMatchObject({ extensions: { classification: 'INTERNAL_ERROR' } });
    expect(await query(`mutation { deleteVisit(id: "${id}") }`)).toEqual({ deleteVisit: null });
    expect((await post(`{ visit(id: "${id}") { id } }`)).body.data).toEqual({ visit: null });
    expect((await post(`mutation { deleteVisit(id: "${id}") }`)).body.errors).toHaveLength(1);
  });

  it('enters owners and pets, and empties what is left out of a change', async () => {
    const { server, query, post } = await visit();
    const owner = (input: string): string =>
      `mutation { updateOwner(input: { ${input} }) { id firstName lastName telephone email city address } }`;
    const made = await query(
      owner(
        'firstName: "Jo", lastName: "Park", telephone: "207 555 0199", email: "jo@example.test", city: "Saco", address: "1 Elm"',
      ),
    );
    const id = String(at(made, 'updateOwner.id'));
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', city: 'Saco' });
    expect((await query(owner(`id: "${id}", firstName: "Jo", lastName: "Parker"`)))['updateOwner']).toEqual({
      id,
      firstName: 'Jo',
      lastName: 'Parker',
      telephone: null,
      email: null,
      city: '',
      address: '',
    });
    const pet = (input: string): string => `mutation { updatePet(input: { ${input} }) {
      id identificationNumber birthDate owner { id } type { name } tags { name } diseases { name } description { description } } }`;
    const entered = await query(
      pet(`identificationNumber: "0451", birthDate: "2025-05-01", owner: { id: "${id}" }, type: { id: "3" },
      tags: [{ id: "1" }], diseases: [{ petDiseaseIdentifier: "2" }], description: { description: "Lop" }`),
    );
    expect(entered['updatePet']).toMatchObject({
      identificationNumber: '0451',
      birthDate: '2025-05-01',
      owner: { id },
      type: { name: 'Rabbit' },
      tags: [{ name: 'Nervous' }],
      diseases: [{ name: 'Arthritis' }],
      description: { description: 'Lop' },
    });
    const petId = String(at(entered, 'updatePet.id'));
    expect(server.practice.patients.at(-1)).toMatchObject({ microchip: '0451', species: 'Rabbit' });
    expect((await post(`mutation { deleteOwner(id: "${id}") }`)).body.errors).toHaveLength(1);
    expect((await query(pet(`id: "${petId}", identificationNumber: "0452"`)))['updatePet']).toEqual({
      id: petId,
      identificationNumber: '0452',
      birthDate: null,
      owner: null,
      type: null,
      tags: [],
      diseases: [],
      description: null,
    });
    await query(`mutation { deletePet(id: "${petId}") deleteOwner(id: "${id}") }`);
    expect((await post(`{ owner(id: "${id}") { id } }`)).body.errors).toHaveLength(1);
    const booked = at(await query(`{ visitList { pet { id } } }`), 'visitList.0.pet.id');
    expect((await post(`mutation { deletePet(id: "${String(booked)}") }`)).body.errors).toHaveLength(1);
    const { body } = await post('mutation { updatePet(input: { identificationNumber: "@@@###" }) { id } }');
    expect(body.errors?.[0]).toMatchObject({
      extensions: { classification: 'BeanValidationError', path: ['identificationNumber'] },
    });
    const unknownOwner = await post(pet('identificationNumber: "7", owner: { id: "9999" }'));
    expect(unknownOwner.body.errors?.[0]).toMatchObject({ extensions: { classification: 'INTERNAL_ERROR' } });
    expect((await post('mutation { updateOwner(input: { city: "Saco" }) { id } }')).body.errors?.[0]?.message).toBe(
      'A name is needed',
    );
  });

  it('keeps its other tables, refuses, cuts and spoils', async () => {
    const { server, query, post } = await visit();
    const answer =
      await query(`mutation { updateTag(input: { name: "Deaf" }) { id name } updatePetType(input: { id: "5", name: "Turtle" }) { id name defenseStatus }
      updateTestEntity(input: { name: "Fourth" }) { id } deleteTestEntity(id: "1") deleteTag(id: "2") deletePetType(id: "5")
      updatePetDisease(input: { petDiseaseIdentifier: "1", name: "Otitis externa" }) { name description }
      updatePetDescription(input: { identifier: "1", description: "White" }) { description } deleteScalarsTestEntity(id: "1") }`);
    expect(answer).toMatchObject({
      updateTag: {
        id: '5',
        name: 'Deaf',
      },
      updatePetType: {
        name: 'Turtle',
        defenseStatus: null,
      },
      updateTestEntity: { id: '4' },
      deleteTestEntity: true,
      updatePetDisease: { description: null },
    });
    const left =
      await query(`{ tagList { id } petTypeList { name } testEntityList { id } testEntityByIdsList(ids: ["2", "7"]) { name }
      pet(id: "1") { description { description } } scalarsTestEntityList { id } notNullScalarsTestEntity(id: "1") { stringNotNull } }`);
    expect(column(rowsAt(left, 'tagList'), 'id')).toEqual(['1', '3', '4', '5']);
    expect(left).toMatchObject({
      testEntityByIdsList: [{ name: 'Second' }],
      pet: { description: { description: 'White' } },
      scalarsTestEntityList: [],
      notNullScalarsTestEntity: { stringNotNull: 'text' },
    });
    expect((await post('mutation { deletePetType(id: "1") }')).body.errors).toHaveLength(1);
    expect((await post('mutation { deletePetDescription(identifier: "1") }')).body.errors).toHaveLength(1);
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('visitFilteredList');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const closed = await visit({ refuseWrites: 'No writes today', cap: 3, poison: [{ kind: 'client', key: 2 }] });
    const { body } = await closed.post('mutation { updateOwner(input: { lastName: "Park" }) { id } }');
    expect([body.errors?.[0]?.message, closed.server.practice.clients.length]).toEqual(['No writes today', 120]);
    expect((await closed.post('mutation { deleteTag(id: "1") }')).body.errors?.[0]?.message).toBe('No writes today');
    expect((await closed.post('{ ownerList { id } }')).status).toBe(500);
    expect(rowsAt(await closed.query('{ visitList { id } }'), 'visitList')).toHaveLength(3);
  });
});
