import { describe, expect, it } from 'vitest';
import { createClinic } from '../../../../electron/core/adapter/clinic/clinic.ts';
import { statusesOf, statusOfBooking, statusWord } from '../../../../electron/core/adapter/clinic/statuses.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { readStage } from '../../../../graphql/service/readers/readStage.ts';
import { tuesday } from '../../../support/core/memoryCore.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

async function changesWith(status: string) {
  const text = `
    scalar DateTime
    enum VisitState { BOOKED PENDING CHECKED_IN IN_EXAM IN_SURGERY COMPLETED CANCELLED Daycare Boarding }
    type Query { org: Org visits(start: DateTime, end: DateTime): [Visit!]! }
    type Mutation {
      bookVisit(clientId: ID!, start: DateTime!, status: ${status}!): Visit
      updateVisit(id: ID!, start: DateTime, status: ${status}): Visit
    }
    type Org { id: ID! name: String }
    type Client { id: ID! firstName: String lastName: String phone: String }
    type Visit { id: ID! start: DateTime! end: DateTime status: ${status} client: Client }
  `;
  const { map } = matchSchema(await modelOf(text));
  return createClinic({
    map,
    clock: { now: () => tuesday },
    timeZone: 'UTC',
    queryService: async () => ({ kind: 'ok', data: {} }),
  }).changes;
}

describe('the service’s own word of a status', () => {
  it('is shown where the service has several for a stage', async () => {
    const changes = await changesWith('VisitState');
    const words = statusesOf(changes, []).map((status) => statusWord(status, changes, []));
    expect(words).toEqual(['BOOKED', 'PENDING', null, 'IN_EXAM', 'IN_SURGERY', null, null, null, null]);
  });

  it('is learned from appointments where the service takes any text, whatever its case', async () => {
    const changes = await changesWith('String');
    const word = (label: string, met: readonly string[]) =>
      statusWord({ label, stage: readStage(label) }, changes, met);
    expect(word('pending', ['pending', 'Pending', 'arrived'])).toBeNull();
    expect(word('pending', ['pending', 'Pending', 'arrived', 'booked'])).toBe('pending');
    expect(word('arrived', ['pending', 'Pending', 'arrived', 'booked'])).toBeNull();
  });
});

describe('the status of a new visit', () => {
  it('is the word for what is booked, of those that the service takes', async () => {
    expect(statusOfBooking(await changesWith('VisitState'), ['planned'])).toBe('BOOKED');
  });

  it.each([
    { met: ['requested', 'completed', 'scheduled'], status: 'scheduled' },
    { met: ['pending', 'completed'], status: 'pending' },
    { met: ['confirmed', 'completed', 'cancelled'], status: 'confirmed' },
    { met: ['completed', 'cancelled'], status: null },
  ])('of the words $met is $status', async ({ met, status }) => {
    expect(statusOfBooking(await changesWith('String'), met)).toBe(status);
  });
});
