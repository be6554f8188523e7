import { describe, expect, it } from 'vitest';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { at, nodesAt, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { companionFields, householdFields, pathsOf, sendMutation, visitFields } from './fields.ts';
import { tallgrass } from './tallgrass.ts';
import { globalId } from './values.ts';

const visit = productVisits(tallgrass);

describe('Writing people to Tallgrass', () => {
  it('creates households, members and companions, changes and merges them', async () => {
    const product = await visit();
    const { query, server } = product;
    const made = await sendMutation(product, 'createHousehold', householdFields, {
      primaryMember: {
        givenName: 'Jo',
        familyName: 'Park',
        phoneNumbers: [{ number: '207 555 0199', kind: 'HOME' }],
        emailAddresses: ['jo@example.test'],
      },
      homeHospitalId: globalId('Hospital', 3),
      labelIds: [globalId('Label', 'VIP')],
    });
    expect(made['data']).toMatchObject({
      displayName: 'Jo Park',
      primaryMember: {
        phoneNumbers: [{ number: '+12075550199', kind: 'HOME' }],
        emailAddresses: [{ address: 'jo@example.test' }],
      },
      homeHospital: { id: globalId('Hospital', 3) },
      labels: [{ name: 'VIP' }],
      mailingAddress: null,
    });
    const householdId = String(at(made, 'data.id'));
    const bad = await sendMutation(product, 'createHousehold', 'id', {
      primaryMember: { familyName: ' ', phoneNumbers: [{ number: '12' }], emailAddresses: ['nowhere'] },
    });
    expect(pathsOf(bad)).toEqual([
      'primaryMember.familyName',
      'primaryMember.phoneNumbers.0.number',
      'primaryMember.emailAddresses.0',
    ]);
    const member = await sendMutation(product, 'addHouseholdMember', 'id relation fullName', {
      householdId,
      relation: 'CARETAKER',
      member: { givenName: 'Kim', familyName: 'Park' },
    });
    expect(member['data']).toMatchObject({ relation: 'CARETAKER', fullName: 'Kim Park' });
    const family = await query(`{ household(id: "${householdId}") { members { id } } }`);
    const members = rowsAt(family, 'household.members').map(({ id }) => id);
    for (const memberId of members) {
      // eslint-disable-next-line no-await-in-loop
      const changed = await sendMutation(product, 'updateHouseholdMember', 'fullName emailAddresses { address }', {
        memberId,
        familyName: 'Lee',
        emailAddresses: [],
      });
      expect(changed['data']).toMatchObject({
        fullName: expect.stringMatching(/ Lee$/),
        emailAddresses: [],
      });
    }
    const off = { householdId, status: 'INACTIVE', headsUp: 'Rings twice' };
    expect((await sendMutation(product, 'updateHousehold', householdFields, off))['data']).toMatchObject({
      displayName: 'Jo Lee',
      status: 'INACTIVE',
      headsUp: 'Rings twice',
    });
    const companion = await sendMutation(product, 'addCompanion', companionFields, {
      householdId,
      name: 'Kit',
      speciesId: globalId('Species', 'Feline'),
      breedId: globalId('Breed', 'Feline/Maine Coon'),
      sex: 'FEMALE',
      dateOfBirth: '2024-05-01',
    });
    expect(companion['data']).toMatchObject({
      name: 'Kit',
      species: { name: 'Feline' },
      breed: { name: 'Maine Coon' },
      household: { id: householdId },
    });
    const companionId = String(at(companion, 'data.id'));
    const other = { companionId, speciesId: globalId('Species', 'Ferret'), standing: 'DECEASED' };
    expect((await sendMutation(product, 'updateCompanion', companionFields, other))['data']).toMatchObject({
      species: { name: 'Ferret' },
      breed: null,
      standing: 'DECEASED',
    });
    const weight = { companionId, value: 2, unit: 'KG' };
    expect(at(await sendMutation(product, 'logWeight', 'weight { value unit }', weight), 'data.weight')).toEqual({
      value: 4.4,
      unit: 'LB',
    });
    const newest = await query(
      '{ households(first: 1) { edges { node { id } } } companions(first: 1) { edges { node { id } } } }',
    );
    expect(nodesAt(newest, 'households')).toEqual([{ id: householdId }]);
    expect(nodesAt(newest, 'companions')).toEqual([{ id: companionId }]);
    const merged = await sendMutation(product, 'mergeHouseholds', 'id members { fullName } companions { totalCount }', {
      keepHouseholdId: globalId('Household', 2),
      mergeHouseholdId: householdId,
    });
    expect(rowsAt(merged, 'data.members').map(({ fullName }) => fullName)).toContain('Kim Lee');
    expect((await query(`{ household(id: "${householdId}") { id } }`))['household']).toBeNull();
    expect(server.practice.patients.at(-1)).toMatchObject({ name: 'Kit', species: 'Ferret', clientKey: 2 });
  });

  it('serves any other practice as well', async () => {
    const product = await visit({ practice: createOtherPractice('oneDoctor') });
    const { practice } = product.server;
    const [place] = practice.places;
    const made = await sendMutation(product, 'createHousehold', householdFields, {
      primaryMember: { familyName: 'Shelter' },
    });
    expect(made['data']).toMatchObject({
      displayName: 'Shelter',
      kind: 'RESCUE_OR_BUSINESS',
      homeHospital: { name: place?.name },
    });
    const answer = await product.query(`{ organization { name hospitals { edges { node { id } } } }
      households(first: 100) { totalCount edges { node { ${householdFields} balance { cents } } } }
      companions(first: 100) { edges { node { ${companionFields} } } } }`);
    expect(nodesAt(answer, 'households')).toHaveLength(practice.clients.length);
    const hospitalId = at(answer, 'organization.hospitals.edges.0.node.id');
    const blocked = await sendMutation(product, 'blockTime', 'title', {
      hospitalId,
      startsAt: '2026-11-18T17:00:00Z',
      endsAt: '2026-11-18T18:00:00Z',
      title: 'Lunch',
    });
    expect(blocked['data']).toEqual({ title: 'Lunch' });
    const book = await product.query(
      `query($id: ID!) { scheduledVisits(hospitalId: $id, range: { from: "2026-11-10T00:00:00Z", until: "2026-11-25T00:00:00Z" }, first: 100) {
        totalCount edges { node { ${visitFields} } } } }`,
      { id: hospitalId },
    );
    expect(at(book, 'scheduledVisits.totalCount')).toBeGreaterThan(20);
  });
});
