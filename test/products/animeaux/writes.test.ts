import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { animeaux } from './animeaux.ts';

const { view } = animeaux;
const visit = productVisits(animeaux);
const family = (key: number): string => view.ids.of('client', key);
const animal = (key: number): string => view.ids.of('patient', key);

describe("Ani'Meaux, writing", () => {
  it('enters, changes and deletes families, whose animals go on without', async () => {
    const { server, query, post } = await visit();
    const enter = (
      name: string,
      more = '',
    ): string => `mutation { createHostFamily(name: "${name}", phone: " 06 12 34 56 78 ",
      email: "jo@example.test", zipCode: "77100", city: "Meaux", address: "1 rue Haute" ${more}) { id name phone zipCode city address } }`;
    const made = await query(enter(' Jo Park '));
    const id = String(at(made, 'createHostFamily.id'));
    expect(made['createHostFamily']).toEqual({
      id: view.ids.of('client', 121),
      name: 'Jo Park',
      phone: '06 12 34 56 78',
      zipCode: '77100',
      city: 'Meaux',
      address: '1 rue Haute',
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', city: 'Meaux' });
    const codes = [
      [enter('Jo Park'), 'host-family/name-already-used'],
      [enter('  '), 'host-family/missing-name'],
      [enter('Al Park').replace('jo@example.test', 'jo'), 'host-family/invalid-email'],
      [enter('Al Park').replace('77100', ' '), 'host-family/missing-zip-code'],
      [`mutation { updateHostFamily(id: "x", name: "Y") { id } }`, 'host-family/not-found'],
    ] as const;
    const answers = await Promise.all(codes.map(([text]) => post(text)));
    expect(answers.map(({ body }) => body.errors?.[0]?.message)).toEqual(codes.map(([, code]) => code));
    expect(answers[0]?.body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    const changed =
      await query(`mutation { updateHostFamily(id: "${id}", name: "Jo Park-Lee", phone: "06 00 00 00 00", zipCode: "77124")
      { name phone email zipCode } deleteHostFamily(id: "${family(1)}") again: deleteHostFamily(id: "${family(1)}") }`);
    expect(changed).toEqual({
      updateHostFamily: { name: 'Jo Park-Lee', phone: '06 00 00 00 00', email: 'jo@example.test', zipCode: '77124' },
      deleteHostFamily: true,
      again: true,
    });
    const left = await query(
      `{ getHostFamily(id: "${family(1)}") { id } getAnimal(id: "${animal(1)}") { hostFamily { id } } }`,
    );
    expect(left).toEqual({ getHostFamily: null, getAnimal: { hostFamily: null } });
    const closed = await visit({ refuseWrites: 'fermé' });
    expect((await closed.post(enter('Jo Park'))).body.errors?.[0]?.message).toBe('fermé');
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('enters, changes and deletes animals, breeds and colors', async () => {
    const { server, query, post } = await visit();
    const tables = await query(
      `{ dogs: getAllAnimalBreeds(search: "labrador") { hits { id } } getAllAnimalColors { hits { id name } } }`,
    );
    const dog = String(at(rowsAt(tables, 'dogs.hits')[0], 'id'));
    const color = String(at(rowsAt(tables, 'getAllAnimalColors.hits')[0], 'id'));
    const enter = (
      species: string,
      more = '',
    ): string => `mutation { createAnimal(officialName: " Kit ", commonName: "Kiki",
      birthdate: "2025-05-01", pickUpDate: "2026-11-16", pickUpLocation: "Meaux", pickUpReason: STRAY_ANIMAL, gender: MALE,
      species: ${species}, colorId: "${color}", description: "", status: UNAVAILABLE, avatarId: "a", picturesId: [],
      isOkChildren: UNKNOWN, isOkDogs: TRUE, isOkCats: FALSE, isSterilized: false, comments: "" ${more})
      { id officialName commonName species breed { id } color { id } status hostFamily { id } pickUpDate birthdate isOkDogs } }`;
    const made = await query(enter('DOG', `breedId: "${dog}" hostFamilyId: "${family(2)}"`));
    expect(made['createAnimal']).toMatchObject({
      officialName: 'Kit',
      commonName: 'Kiki',
      breed: { id: dog },
      color: { id: color },
      hostFamily: { id: family(2) },
      pickUpDate: '2026-11-16',
      isOkDogs: 'TRUE',
    });
    const last = (): unknown => server.practice.patients.at(-1);
    expect(last()).toMatchObject({
      name: 'Kit',
      species: 'Canine',
      breed: 'Labrador Retriever',
      clientKey: 2,
      sex: 'MALE',
    });
    const id = String(at(made, 'createAnimal.id'));
    const codes = [
      [enter('CAT', `breedId: "${dog}"`), 'animal/species-breed-missmatch'],
      [enter('CAT').replace('2025-05-01', '1/5/2025'), 'animal/invalid-birthdate'],
      [enter('CAT').replace('2026-11-16', 'hier'), 'animal/invalid-pick-up-date'],
      [enter('CAT').replace(' Kit ', ' '), 'animal/missing-official-name'],
      ['mutation { updateAnimal(id: "x") { id } }', 'animal/not-found'],
      [
        'mutation { createAnimalBreed(name: "Labrador Retriever", species: DOG) { id } }',
        'animal-breed/name-already-used',
      ],
    ] as const;
    const answers = await Promise.all(codes.map(([text]) => post(text)));
    expect(answers.map(({ body }) => body.errors?.[0]?.message)).toEqual(codes.map(([, code]) => code));
    const changed =
      await query(`mutation { updateAnimal(id: "${id}", officialName: "Kitt", status: ADOPTED, adoptionDate: "2026-11-17",
      adoptionOption: FREE_DONATION, hostFamilyId: null, breedId: null) { officialName commonName status adoptionDate hostFamily { id } breed { id } }
      createAnimalBreed(name: "Beagle", species: DOG) { id name } updateAnimalBreed(id: "${dog}", name: "Labrador") { name }
      updateAnimalColor(id: "${color}", name: "Noir foncé") { name } createAnimalColor(name: "Roux") { name } }`);
    expect(changed['updateAnimal']).toEqual({
      officialName: 'Kitt',
      commonName: 'Kiki',
      status: 'ADOPTED',
      adoptionDate: '2026-11-17',
      hostFamily: null,
      breed: null,
    });
    expect(server.practice.patients.some(({ breed }) => breed === 'Labrador Retriever')).toBe(false);
    const gone =
      await query(`mutation { deleteAnimal(id: "${id}") again: deleteAnimal(id: "${id}") deleteAnimalBreed(id: "${dog}")
      deleteAnimalColor(id: "${color}") }`);
    expect(gone).toEqual({ deleteAnimal: true, again: false, deleteAnimalBreed: true, deleteAnimalColor: true });
    const stray = await query(enter('REPTILE'));
    expect(stray['createAnimal']).toMatchObject({ species: 'REPTILE', hostFamily: null, breed: null });
    expect(last()).toMatchObject({ species: 'Reptile', clientKey: null });
  });
});
