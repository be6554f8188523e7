import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Dialect } from '../dialects/dialect.ts';
import { expectedSample } from '../dialects/expectedSample.ts';
import { at, nodesAt, rowsAt, type Row } from '../dialects/readByHand.ts';
import { frappe } from './frappe/frappe.ts';
import { textOf } from './generatedRows.ts';
import { hasura } from './hasura/hasura.ts';
import { hotChocolate } from './hotchocolate/hotChocolate.ts';
import { prisma } from './prisma/prisma.ts';
import { productsD } from './productsD.ts';
import { missingOperations, productVisits } from './queryProduct.ts';
import { skedulo } from './skedulo/skedulo.ts';

/** For each product the first clients, so many of them, with the field that is their id. */
const texts: readonly (readonly [Dialect, id: string, list: (size: number) => string])[] = [
  [hasura, 'id', (size) => `{ clients(limit: ${String(size)}) { id } }`],
  [prisma, 'id', (size) => `{ customers(take: ${String(size)}) { id } }`],
  [skedulo, 'UID', (size) => `{ contacts(first: ${String(size)}) { edges { node { UID } } } }`],
  [hotChocolate, 'id', (size) => `{ owners(take: ${String(size)}) { items { id } } }`],
  [frappe, 'name', (size) => `{ Patients(first: ${String(size)}) { edges { node { name } } } }`],
];

it('is known of every product how to list its clients', () => {
  expect(texts.map(([product]) => product.name).toSorted()).toEqual(productsD.map(({ name }) => name).toSorted());
});

describe.each(texts.map(([product, id, list]) => ({ name: product.name, product, id, list })))(
  '$name',
  ({ product, id, list }) => {
    const visit = productVisits(product);

    it('offers what a careful person would choose, and no organization', () => {
      const schema = buildSchema(product.sdl);
      expect(missingOperations(product)).toEqual([]);
      expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).not.toContain('org');
    });

    it('is expected to show clients that are there, and a day of appointments', () => {
      const { clients, appointments } = expectedSample(product, '2026-11-17');
      expect(clients).toHaveLength(5);
      expect(appointments.length).toBeGreaterThan(10);
    });

    it('cuts pages to a cap, and spoils those with a poisoned row', async () => {
      const [first] = product.view.clients((await visit()).server.practice);
      const { post } = await visit({ cap: 3, poison: [{ kind: 'client', key: first?.key ?? 0 }] });
      expect((await post(list(3))).status).toBe(500);
      const { body } = await (await visit({ cap: 3 })).post(list(20));
      expect(JSON.stringify(body.data).match(new RegExp(`"${id}"`, 'g'))).toHaveLength(3);
    });
  },
);

interface Shown {
  readonly text: string;
  readonly animals: (answer: Row) => readonly Row[];
  readonly places: (answer: Row) => readonly Row[];
  /** Paths of the id, the name, the species, the breed and the owner's id of an animal. */
  readonly animal: readonly string[];
  /** Paths of the id and the name of a place, and of what makes its address. */
  readonly place: readonly string[];
}

const shown: readonly (readonly [Dialect, Shown])[] = [
  [
    hasura,
    {
      text: `{ animals(limit: 5) { id name species breed client_id } offices { id name street city state postal_code } }`,
      animals: (answer) => rowsAt(answer, 'animals'),
      places: (answer) => rowsAt(answer, 'offices'),
      animal: ['id', 'name', 'species', 'breed', 'client_id'],
      place: ['id', 'name', 'street', 'city', 'state', 'postal_code'],
    },
  ],
  [
    skedulo,
    {
      text: `{ pets(first: 5) { edges { node { UID Name Species Breed Owner { UID } } } } locations { edges { node { UID Name Address } } } }`,
      animals: (answer) => nodesAt(answer, 'pets'),
      places: (answer) => nodesAt(answer, 'locations'),
      animal: ['UID', 'Name', 'Species', 'Breed', 'Owner.UID'],
      place: ['UID', 'Name', 'Address'],
    },
  ],
  [
    hotChocolate,
    {
      text: `{ pets(take: 5) { items { id name species breed owner { id } } } clinics { id name address locality province postalCode } }`,
      animals: (answer) => rowsAt(answer, 'pets.items'),
      places: (answer) => rowsAt(answer, 'clinics'),
      animal: ['id', 'name', 'species', 'breed', 'owner.id'],
      place: ['id', 'name', 'address', 'locality', 'province', 'postalCode'],
    },
  ],
];

describe.each(shown.map(([product, hand]) => ({ name: product.name, product, hand })))(
  'animals and places of $name',
  ({ product, hand }) => {
    const visit = productVisits(product);

    it('are those of the practice', async () => {
      const { query } = await visit();
      const answer = await query(hand.text);
      const { patients, locations } = expectedSample(product, '2026-11-17');
      const values = (row: Row, paths: readonly string[]): unknown[] =>
        paths.map((path) => at(row, path)).map((value) => (value === null ? undefined : textOf(value)));
      expect(hand.animals(answer).map((row) => values(row, hand.animal))).toEqual(
        patients.map(({ id, name, species, breed, clientId }) => [id, name, species, breed, clientId]),
      );
      const places = hand.places(answer).map((row) => values(row, hand.place));
      expect(places.map(([id, name]) => [id, name])).toEqual(locations.map(({ id, name }) => [id, name]));
      for (const [index, { address }] of locations.entries())
        for (const part of (address ?? '').split(', ')) expect(places[index]?.join(', ')).toContain(part);
    });
  },
);
