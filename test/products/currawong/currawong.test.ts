import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { practiceDays } from '../../dialects/practice.ts';
import { createRandomPractice } from '../../dialects/randomPractice.ts';
import { at, nodesAt, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { currawong } from './currawong.ts';
import { animalFields, householdFields } from './fields.ts';
import { appointmentFrom, booked, clientFrom, listed, patientFrom } from './reading.ts';

const visit = productVisits(currawong);
const { view } = currawong;
const { of } = view.ids;
const day = '2026-11-17';

describe('Currawong', () => {
  it('serves every value that a careful person expects of a day', async () => {
    const { query, server } = await visit();
    for (const each of [day, '2026-11-01', '2026-03-08']) {
      const { locations, clients, patients, appointments, ...rest } = expectedSample(currawong, each);
      // eslint-disable-next-line no-await-in-loop
      const answer = await query(`{ estate { sites { id name timeZone address { street suburb state postcode } } }
        registry { households(first: 5) { edges { node { ${householdFields} } } }
        animals(first: 5) { edges { node { ${animalFields} } } } } }`);
      const sample = {
        locations: rowsAt(answer, 'estate.sites').map((row) => ({
          id: row['id'],
          name: row['name'],
          address: ['street', 'suburb', 'state', 'postcode'].map((part) => at(row, `address.${part}`)).join(', '),
          timeZone: row['timeZone'],
        })),
        clients: nodesAt(answer, 'registry.households').map(clientFrom),
        patients: nodesAt(answer, 'registry.animals').map(patientFrom),
        // eslint-disable-next-line no-await-in-loop
        appointments: (await booked(query, each)).map(appointmentFrom),
      };
      expect(sample, each).toEqual({ locations, clients, patients, appointments });
      const expected = { locations, clients, patients, appointments, ...rest };
      expect(sampleDifferences(currawong, expected, sample)).toEqual([]);
      expect(rest.mayOmit).toEqual([]);
    }
    expect(missingOperations(currawong)).toEqual([]);
    expect(server.received.mutations).toEqual([]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('shows every row of the practice, also of other practices', async () => {
    for (const practice of [
      undefined,
      createOtherPractice('oneDoctor'),
      createRandomPractice(4),
      createRandomPractice(9),
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const { query, server } = await visit(practice && { practice });
      // eslint-disable-next-line no-await-in-loop
      const households = await listed(query, 'registry.households', householdFields, '', 100);
      expect(households.map(clientFrom)).toEqual(
        view.clients(server.practice).map((client) => clientThrough(view, server.practice, client)),
      );
      // eslint-disable-next-line no-await-in-loop
      const animals = await listed(query, 'registry.animals', animalFields, '', 100);
      expect(animals.map(({ id }) => id)).toEqual(server.practice.patients.map(({ key }) => of('patient', key)));
      // eslint-disable-next-line no-await-in-loop
      const book = await booked(query, '2026-10-01', '2026-12-01');
      const shown = server.practice.appointments.filter(
        (row) => view.shows(row) && row.start > Date.parse('2026-10-01'),
      );
      expect(book).toHaveLength(shown.length);
      if (practice) {
        const expected = expectedSample(currawong, day, { practice }).appointments;
        const rows = book.filter((row) => String(at(row, 'slot.starts')).startsWith(day));
        expect(rows.map(appointmentFrom)).toEqual(expected);
      }
    }
    const { query } = await visit();
    for (const each of practiceDays) {
      // eslint-disable-next-line no-await-in-loop
      const stages = (await booked(query, each)).map((row) => [row['id'], row['status'], at(row, 'visit.stage')]);
      const { statusWords } = expectedSample(currawong, each);
      for (const [id, status, stage] of stages)
        expect(statusWords[String(id)]).toEqual([status, ...(stage === null ? [] : [stage])]);
    }
  });

  it('pages, filters, orders and searches', async () => {
    const { query, post, server } = await visit({ cap: 30 });
    const answer = await query(`{ registry {
      capped: households(first: 500) { edges { cursor node { id } } pageInfo { hasNextPage } }
      named: households(where: { name: { contains: "obrien" } }) { edges { node { id } } }
      both: households(where: { name: { startsWith: "O'B" }, email: { is: "zoe2@example.test" } }) { edges { node { alert } } }
      phone: households(where: { phone: { contains: "555-0103" } }) { edges { node { id } } }
      off: households(where: { standing: [INACTIVE] }) { edges { node { standing } } }
      gone: households(discarded: ONLY) { edges { node { id audit { discardedAt } } } }
      ordered: households(orderBy: [{ by: FAMILY_NAME, direction: DESCENDING }], first: 3) { edges { node { name } } }
      two: households(matching: "zoe o'b") { edges { node { id } } }
      number: households(matching: "(207) 555-0106") { edges { node { name } } }
      pet: households(matching: "d'artag") { edges { node { animals { name } } } }
      cats: animals(where: { speciesId: { in: ["none"] } }) { edges { node { id } } }
      own: animals(where: { householdId: { is: "${of('client', 5)}" } }) { edges { node { household { name } } } }
      householdByCode(code: "h00005") { id }
      dogs: species { id name commonName } } }`);
    expect(nodesAt(answer, 'registry.capped')).toHaveLength(30);
    expect(at(answer, 'registry.capped.pageInfo.hasNextPage')).toBe(true);
    expect(nodesAt(answer, 'registry.named')).toEqual([]);
    expect(nodesAt(answer, 'registry.both')).toEqual([{ alert: 'Not the other Zoë.' }]);
    expect(nodesAt(answer, 'registry.phone')).toEqual([{ id: of('client', 1) }]);
    expect(nodesAt(answer, 'registry.off').length).toBeGreaterThan(5);
    expect(nodesAt(answer, 'registry.gone').map(({ id }) => id)).toEqual(
      server.practice.clients.filter((row) => row.isDeleted).map(({ key }) => of('client', key)),
    );
    expect(at(nodesAt(answer, 'registry.gone')[0], 'audit.discardedAt')).toMatch(/Z$/);
    const last = nodesAt(answer, 'registry.ordered').map(({ name }) => String(name));
    expect(last.every((name) => name.endsWith(' Zimmermann'))).toBe(true);
    expect(last).toEqual(last.toSorted().toReversed());
    expect(nodesAt(answer, 'registry.two')).toEqual([{ id: of('client', 1) }, { id: of('client', 8) }]);
    expect(nodesAt(answer, 'registry.number')).toEqual([{ name: 'Íñigo Abel' }]);
    for (const row of nodesAt(answer, 'registry.pet'))
      expect(rowsAt(row, 'animals').map(({ name }) => name)).toContain("D'Artagnan");
    expect(nodesAt(answer, 'registry.cats')).toEqual([]);
    expect(new Set(nodesAt(answer, 'registry.own').map((row) => at(row, 'household.name')))).toEqual(
      new Set(["Ana D'Angelo"]),
    );
    expect(at(answer, 'registry.householdByCode')).toEqual({ id: of('client', 5) });
    const dog = rowsAt(answer, 'registry.dogs').find(({ name }) => name === 'Canine');
    const dogs = await query(`{ registry { breeds(speciesId: "${String(dog?.['id'])}") { name }
      animals(where: { speciesId: { is: "${String(dog?.['id'])}" }, lifeStatus: [LIVING] }) { edges { node { species { name } } } } }
      search(text: "amel") { __typename ... on TeamMember { name { full } } ... on Household { called: name } ... on Animal { called: name } }
      zoe: search(text: "zoë", among: [HOUSEHOLDS]) { ... on Household { id } } }`);
    expect(rowsAt(dogs, 'registry.breeds').map(({ name }) => name)).toEqual(['Dachshund', 'Labrador Retriever']);
    expect(nodesAt(dogs, 'registry.animals').length).toBeGreaterThan(20);
    expect(rowsAt(dogs, 'search')).toEqual([{ __typename: 'TeamMember', name: { full: 'Amelia Okafor' } }]);
    expect(rowsAt(dogs, 'zoe').slice(0, 2)).toEqual([{ id: of('client', 1) }, { id: of('client', 8) }]);
    const here = await booked(query, day, day, `, where: { siteId: { is: "${of('place', 2)}" }, status: [ATTENDED] }`);
    expect(here.map((row) => [at(row, 'slot.site.name'), at(row, 'visit.stage')])).toEqual([
      ['Summit Pet Clinic', 'WAITING'],
    ]);
    const mine = await booked(query, day, day, `, where: { ledById: { in: ["${of('provider', 1)}"] } }`);
    expect(mine.length).toBeGreaterThan(2);
    expect(await booked(query, day, day, ', discarded: ONLY')).toHaveLength(2);
    for (const bad of [
      `diary { bookings(window: { from: "${day}", to: "2026-11-16" }) { edges { cursor } } }`,
      `diary { bookings(window: { from: "2026-01-01", to: "${day}" }) { edges { cursor } } }`,
      'diary { bookings(window: { from: "2026-02-30", to: "2026-03-01" }) { edges { cursor } } }',
      'registry { households(first: 0) { edges { cursor } } }',
      'search(text: "z") { __typename }',
    ])
      // eslint-disable-next-line no-await-in-loop
      expect((await post(`{ ${bad} }`)).body.errors?.[0]?.extensions, bad).toEqual({ code: 'BAD_ARGUMENT' });
    expect((await post('{ diary { bookings { edges { cursor } } } }')).body.errors?.[0]?.message).toMatch(/window/);
  });
});
