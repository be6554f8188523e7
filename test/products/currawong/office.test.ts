import { describe, expect, it } from 'vitest';
import { at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { currawong } from './currawong.ts';
import { animalFields, bookingFields, householdFields } from './fields.ts';

const visit = productVisits(currawong);
const { of } = currawong.view.ids;

describe('records and the office of Currawong', () => {
  it('answers single records, and whatever else has an id', async () => {
    const { query } = await visit();
    const answer = await query(`{ practiceGroup { id name } viewer { defaultSite { name } integration { id } }
      diary { booking(id: "${of('appointment', 3)}") { ${bookingFields} slot { id } audit { createdBy { __typename } } }
        none: booking(id: "${of('client', 3)}") { id } consultTypes { id name usualDuration bookableOnline } waitlist { id wants } }
      registry { household(id: "${of('client', 3)}") { ${householdFields} bookings { edges { node { id } } } account { balance } }
        animal(id: "${of('patient', 2)}") { ${animalFields} visits { edges { node { id stage } } } weights { kilograms } }
        noHousehold: household(id: "hh_0") { id } flags { id } }
      team { members { id name { full postNominals } profession sites { id } } all: members(includeLeavers: true) { leftOn }
        careTeams { id memberships { role member { name { full } } } } }
      estate { sites { contactMethods { id } departments { id } rooms { id } } } }`);
    expect(answer['practiceGroup']).toEqual({ id: of('organization', 1), name: 'Harbor Veterinary Group' });
    expect(at(answer, 'registry.household')).toMatchObject({ kind: 'ORGANISATION', name: 'Riverside Cat Rescue' });
    expect(at(answer, 'registry.household.account.balance')).toMatch(/^-?\d+\.\d\d USD$/);
    expect([at(answer, 'registry.noHousehold'), at(answer, 'diary.none')]).toEqual([null, null]);
    expect(rowsAt(answer, 'diary.consultTypes').map(({ name, usualDuration }) => [name, usualDuration])).toContainEqual(
      ['Surgery', 'PT1H30M'],
    );
    expect(rowsAt(answer, 'diary.consultTypes')).toHaveLength(6);
    expect([rowsAt(answer, 'team.members').length, rowsAt(answer, 'team.all').length]).toEqual([7, 8]);
    // Each id that was seen leads back to what it was seen on.
    const ids = [...JSON.stringify(answer).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBeGreaterThan(50);
    const nodes = await query('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', { ids });
    expect(rowsAt(nodes, 'nodes').map(({ id }) => id)).toEqual(ids);
    const unknown = await query('{ node(id: "hh_1") { id } other: node(id: "x") { id } }');
    expect(unknown).toEqual({ node: null, other: null });
  });

  it('has a roster, visits, money, medicines and messages', async () => {
    const { query, server } = await visit();
    const site = of('place', 1);
    const week = 'window: { from: "2026-11-16", to: "2026-11-20" }';
    const answer = await query(`{
      roster { openings(siteId: "${site}", consultTypeId: "${of('visitType', 1)}", ${week}) { starts ends duration ledBy { id } }
        shifts(${week}) { kind starts member { id } } blocks(${week}) { purpose starts ends member { name { full } } } }
      clinical { visits(${week}) { edges { node { id stage arrived departed vitals { heartRate } notes { plan author { id } } } } }
        whiteboard(siteId: "${site}") { stage animal { name } } admissions(includeDischarged: true) { id ward admitted }
        recalls { id purpose dueOn animal { name } } }
      accounts { invoices { edges { node { id number status total outstanding lines { amount } household { name } } } }
        payments { id amount method } account(householdId: "${of('client', 5)}") { balance unpaid { id } } }
      dispensary { medicines { id name unitPrice stock { onHand } } prescriptions(animalId: "${of('patient', 2)}") { directions } }
      inbox { conversations { id subject messages { id body direction } } tasks { id title isDone } } }`);
    expect(rowsAt(answer, 'roster.blocks')).toEqual([
      {
        purpose: 'Staff meeting',
        starts: '2026-11-17T12:00:00-05:00[America/New_York]',
        ends: '2026-11-17T13:00:00-05:00[America/New_York]',
        member: { name: { full: 'Amelia Okafor' } },
      },
    ]);
    expect(
      rowsAt(answer, 'clinical.whiteboard')
        .map(({ stage }) => stage)
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual(['CONSULTING', 'READY_FOR_COLLECTION', 'WAITING']);
    for (const path of [
      'roster.openings',
      'roster.shifts',
      'clinical.admissions',
      'clinical.recalls',
      'accounts.payments',
      'dispensary.medicines',
      'dispensary.prescriptions',
      'inbox.conversations',
      'inbox.tasks',
    ])
      expect(rowsAt(answer, path).length, path).toBeGreaterThan(0);
    expect(nodesAt(answer, 'accounts.invoices')).toHaveLength(25);
    expect(nodesAt(answer, 'clinical.visits').some((row) => rowsAt(row, 'notes').length > 0)).toBe(true);
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(100);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
