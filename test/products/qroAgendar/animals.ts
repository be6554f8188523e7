import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord, PatientRecord } from '../../dialects/practice.ts';
import { changePatient } from '../../dialects/practiceChanges.ts';
import { type Written, addPatient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { agendarIds } from './ids.ts';
import type { agendarRows, collections } from './records.ts';

/** What is said of an animal; its customer is named in it even where the customer isn't there yet. */
export type AnimalInput = Readonly<
  Record<'userId' | 'name' | 'gender' | 'breed' | 'color' | 'typeAnimalId', string>
> & {
  readonly neutered: boolean;
  readonly avatar?: string | null;
};

type Animal = Readonly<Record<'animal', AnimalInput>>;
type ById = Readonly<Record<'id', string>>;

interface Place {
  readonly userId: string;
  readonly animalIndex: number;
}

/** What changes animals, each of which is told by its customer and its place in the list. */
export function agendarAnimals(
  stage: Backstage,
  store: ReturnType<typeof collections>,
  rows: ReturnType<typeof agendarRows>,
  customerOf: (id: string) => ClientRecord | null,
) {
  const { practice, now } = stage;
  let types = 0;
  function done<Any>(write: () => Written<Any>): Any {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new Error(outcome.message);
  }
  const sexOf = (gender: string): PatientRecord['sex'] => (gender === 'male' ? 'MALE' : 'FEMALE');
  function remember(key: number, { typeAnimalId, neutered, avatar = null, gender }: AnimalInput): void {
    store.animals.set(key, { typeAnimalId, neutered, avatar, gender });
  }
  function enter(clientKey: number, input: AnimalInput): void {
    const kind = store.animalTypes.get(input.typeAnimalId) ?? 'Unknown';
    const details = { clientKey, name: input.name, species: kind, breed: input.breed };
    const { key } = done(() => addPatient(practice, details, now()));
    done(() => changePatient(practice, key, { color: input.color, sex: sexOf(input.gender) }, now()));
    remember(key, input);
  }
  const owned = (id: string): ClientRecord => {
    const owner = customerOf(id);
    if (owner) return owner;
    throw new TypeError("Cannot read properties of undefined (reading 'animals')");
  };
  function change(userId: string, index: number, input: AnimalInput): object {
    const owner = owned(userId);
    const animal = rows.animalsOf(owner.key)[index];
    if (animal) {
      const changes = {
        name: input.name,
        breed: input.breed,
        color: input.color,
        sex: sexOf(input.gender),
        species: store.animalTypes.get(input.typeAnimalId) ?? animal.species,
      };
      done(() => changePatient(practice, animal.key, changes, now()));
      remember(animal.key, input);
    } else enter(owner.key, input);
    return rows.customer(owner, 'raw');
  }
  function remove(userId: string, index: number): object {
    const owner = owned(userId);
    const animal = rows.animalsOf(owner.key)[index];
    if (animal) done(() => ({ ok: true, row: practice.patients.splice(practice.patients.indexOf(animal), 1) }));
    return rows.customer(owner, 'raw');
  }
  const roots = {
    createAnimal({ animal: input }: Animal) {
      const owner = owned(input.userId);
      enter(owner.key, input);
      return rows.customer(owner, 'raw');
    },
    updateAnimal: ({ userId, animalIndex, animal }: Place & Animal) => change(userId, animalIndex, animal),
    updateAnimalByIndex: ({ index, animal }: Animal & { readonly index: number }) =>
      change(animal.userId, index, animal),
    removeAnimal: ({ userId, animalIndex }: Place) => remove(userId, animalIndex),
    removeAnimalByIndex: ({ userId, index }: { readonly userId: string; readonly index: number }) =>
      remove(userId, index),
    createAnimalType({ animalType: { name } }: { readonly animalType: Readonly<Record<'name', string>> }) {
      types += 1;
      const id = agendarIds.of('organization', 150 + types);
      done(() => ({ ok: true, row: store.animalTypes.set(id, name) }));
      return { id, name };
    },
    updateAnimalType({
      animalType: { id = '', name },
    }: {
      readonly animalType: { readonly id?: string; readonly name: string };
    }) {
      if (!store.animalTypes.has(id)) throw new Error(`5 NOT_FOUND: No document to update: animal_type/${id}`);
      done(() => ({ ok: true, row: store.animalTypes.set(id, name) }));
      return { id: null, name };
    },
    removeAnimalType({ id }: ById) {
      const name = store.animalTypes.get(id);
      done(() => ({ ok: true, row: store.animalTypes.delete(id) }));
      return name === undefined ? null : { id: null, name };
    },
  };
  return { roots, enter };
}
