import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { wallDay } from '../../dialects/clock.ts';
import type { DialectServer } from '../../dialects/dialect.ts';
import { type RunQuery, queryWith } from '../../dialects/dialectRequests.ts';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { byFamilyName, fullNameOf, rowOf, zoneOf } from '../../dialects/practice.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { makeCertificates } from '../../support/service/certificates.ts';
import { petclinic } from './petclinic.ts';

const { view } = petclinic;
const day = '2026-11-17';
let server: DialectServer;
let ask: RunQuery;

beforeAll(async () => {
  const certificates = await makeCertificates();
  server = await petclinic.start({ tls: certificates.server });
  ask = queryWith(petclinic, server, certificates.authority);
});
afterAll(() => server.close());

const ownersQuery = `query($page: Int, $size: Int, $filter: OwnerFilter, $orders: [OwnerOrder!]) {
  owners(page: $page, size: $size, filter: $filter, orders: $orders) {
    pageInfo { pageNumber totalCount totalPages hasNext nextPage } owners { id firstName lastName telephone } } }`;

function peopleOf(rows: readonly Row[]): unknown[] {
  return rows.map((row) => ({ id: String(row['id']), name: named(row, 'firstName', 'lastName').trim() }));
}

describe('the PetClinic server', () => {
  it('pages its owners from 0', async () => {
    const all = view.clients(server.practice).map((row) => {
      const { id, name } = clientThrough(view, server.practice, row);
      return { id, name };
    });
    const first = await ask(ownersQuery);
    expect(peopleOf(rowsAt(first, 'owners.owners'))).toEqual(all.slice(0, 20));
    expect(at(first, 'owners.pageInfo')).toEqual({
      pageNumber: 0,
      totalCount: all.length,
      totalPages: Math.ceil(all.length / 20),
      hasNext: true,
      nextPage: 1,
    });
    const second = await ask(ownersQuery, { page: 1, size: 7 });
    expect(peopleOf(rowsAt(second, 'owners.owners'))).toEqual(all.slice(7, 14));
  });

  it('orders and finds owners by the beginning of a family name', async () => {
    const orders = [{ field: 'lastName' }, { field: 'firstName', order: 'ASC' }];
    const ordered = await ask(ownersQuery, { orders, size: 5 });
    const expected = view.clients(server.practice).toSorted(byFamilyName).slice(0, 5).map(fullNameOf);
    expect(rowsAt(ordered, 'owners.owners').map((row) => named(row, 'firstName', 'lastName').trim())).toEqual(expected);
    const found = await ask(ownersQuery, { filter: { lastName: "o'br" } });
    expect(rowsAt(found, 'owners.owners').map((row) => row['id'])).toEqual([1, 8]);
    const inside = await ask(ownersQuery, { filter: { lastName: 'Brien' } });
    expect(rowsAt(inside, 'owners.owners')).toEqual([]);
  });

  it('has all pets with their visits, each of a day', async () => {
    const answer = await ask(
      `{ pets { id name type { name } owner { id } visits { totalCount visits { id date treatingVet { id } } } } }`,
    );
    const pets = rowsAt(answer, 'pets');
    expect(pets.map((row) => ({ id: String(row['id']), name: row['name'], species: at(row, 'type.name') }))).toEqual(
      (view.patients?.(server.practice) ?? []).map((row) => {
        const { id, name, species } = patientThrough(view, row);
        return { id, name, species };
      }),
    );
    const ofDay = pets.flatMap((row) => rowsAt(row, 'visits.visits')).filter((row) => row['date'] === day);
    const { practice } = server;
    const expected = practice.appointments.filter(
      (row) => view.shows(row) && row.clientKey !== null && wallDay(row.start, zoneOf(practice, row)) === day,
    );
    expect(new Set(ofDay.map((row) => row['id']))).toEqual(new Set(expected.map((row) => row.key)));
    expect(ofDay).toHaveLength(expected.length);
    const vetOf = (id: unknown): unknown => {
      const providerKey = practice.appointments.find((row) => row.key === id)?.providerKey ?? null;
      const provider = rowOf(practice.providers, providerKey);
      return provider?.role === 'veterinarian' ? provider.key : null;
    };
    expect(ofDay.map((row) => at(row, 'treatingVet.id'))).toEqual(ofDay.map((row) => vetOf(row['id'])));
  });

  it('shows one owner by number, and refuses a number that is none', async () => {
    const text = `query($id: Int!) { owner(id: $id) { firstName lastName address city telephone pets { name } } }`;
    expect(await ask(text, { id: 1 })).toMatchObject({
      owner: { firstName: 'Zoë', lastName: "O'Brien", telephone: '2075550101' },
    });
    await expect(ask(text, { id: 4711 })).rejects.toThrow('not found');
  });

  it('adds an owner, a pet and a visit', async () => {
    const added = await ask(
      `mutation { addOwner(input: { firstName: "Jo", lastName: "Park", address: "1 Elm Street", city: "Saco",
        telephone: "2075550199" }) { owner { id } } }`,
    );
    const ownerId = at(added, 'addOwner.owner.id');
    expect(server.practice.clients.at(-1)).toMatchObject({ key: ownerId, familyName: 'Park', street: '1 Elm Street' });
    const pet = await ask(
      `mutation($ownerId: Int!) { addPet(input: { ownerId: $ownerId, name: "Kit", birthDate: "2025-05-01", typeId: 2 })
        { pet { id type { name } } } }`,
      { ownerId },
    );
    expect(at(pet, 'addPet.pet.type.name')).toBe('Feline');
    const visit = await ask(
      `mutation($petId: Int!) { addVisit(input: { petId: $petId, description: "Vaccines", date: "2026-11-20", vetId: 2 })
        { visit { date pet { owner { lastName } } treatingVet { lastName } } } }`,
      { petId: at(pet, 'addPet.pet.id') },
    );
    expect(at(visit, 'addVisit.visit')).toEqual({
      date: '2026-11-20',
      pet: { owner: { lastName: 'Park' } },
      treatingVet: { lastName: 'Håkansson' },
    });
  });

  it('shows its schema within depth 8', async () => {
    const types = await readPiecewise(ask);
    expect(rowsAt(types.get('Query'), 'fields')).toHaveLength(10);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
