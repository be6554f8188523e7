import { describe, expect, it } from 'vitest';
import { at, nodesAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { pathsOf, sendMutation, visitFields } from './fields.ts';
import { tallgrass } from './tallgrass.ts';
import { globalId } from './values.ts';

const visit = productVisits(tallgrass);
const { view } = tallgrass;

describe('Writing to Tallgrass', () => {
  it('schedules, changes, checks in and cancels visits', async () => {
    const product = await visit();
    const { server, post } = product;
    const input = {
      hospitalId: globalId('Hospital', 2),
      templateId: globalId('VisitTemplate', 3),
      startsAt: '2026-11-19T11:00:00-07:00',
      companionId: globalId('Companion', 3),
      teammateId: globalId('Teammate', 3),
      presentingConcern: 'Coughs',
    };
    const made = await sendMutation(product, 'scheduleVisit', visitFields, input);
    expect(made).toMatchObject({
      __typename: 'MutationScheduleVisitSuccess',
      data: {
        stage: 'SCHEDULED',
        startsAt: '2026-11-19T18:00:00.000Z',
        endsAt: '2026-11-19T18:40:00.000Z',
        household: { id: view.ids.of('client', server.practice.patients[2]?.clientKey ?? 0) },
        calendar: { id: globalId('Calendar', '2-3'), title: 'Priya Raman' },
      },
    });
    const visitId = String(at(made, 'data.id'));
    const bad = await sendMutation(product, 'scheduleVisit', 'id', {
      hospitalId: globalId('Hospital', 9),
      templateId: globalId('VisitTemplate', 7),
      startsAt: '2026-11-19T11:00',
      teammateId: globalId('Teammate', 8),
    });
    expect(pathsOf(bad)).toEqual(['startsAt', 'hospitalId', 'templateId', 'teammateId', 'companionId']);
    const mixedUp = { ...input, hospitalId: globalId('Household', 1) };
    const { body } = await post(
      'mutation($input: ScheduleVisitInput!) { scheduleVisit(input: $input) { __typename } }',
      { input: mixedUp },
    );
    expect(body.errors?.[0]?.message).toMatch(/is not of type: Hospital$/);
    const blocked = {
      ...input,
      hospitalId: globalId('Hospital', 1),
      teammateId: globalId('Teammate', 1),
      startsAt: '2026-11-17T12:30:00-05:00',
    };
    expect(await sendMutation(product, 'scheduleVisit', 'id', blocked)).toMatchObject({
      __typename: 'ConflictError',
      conflicts: [{ startsAt: '2026-11-17T17:00:00.000Z' }],
    });
    const anyway = await sendMutation(product, 'scheduleVisit', 'stage', { ...blocked, ignoreTimeBlocks: true });
    expect(anyway['data']).toEqual({ stage: 'SCHEDULED' });
    const changed = await sendMutation(product, 'updateScheduledVisit', visitFields, {
      visitId,
      startsAt: '2026-11-20T16:30:00Z',
      teammateId: null,
      stage: 'CONFIRMED',
    });
    expect(changed['data']).toMatchObject({
      stage: 'CONFIRMED',
      endsAt: '2026-11-20T17:10:00.000Z',
      presentingConcern: 'Coughs',
      teammate: null,
      calendar: { title: 'Unassigned' },
    });
    const unassigned = { visitId, companionId: null, householdId: null };
    expect(pathsOf(await sendMutation(product, 'updateScheduledVisit', 'id', unassigned))).toEqual(['companionId']);
    const roomed = await sendMutation(product, 'checkInVisit', 'stage room { name } encounter { status }', {
      visitId,
      roomId: globalId('Room', '2-2'),
    });
    expect(roomed['data']).toEqual({
      stage: 'ROOMED',
      room: { name: 'Exam 2' },
      encounter: { status: 'IN_PROGRESS' },
    });
    const canceled = await sendMutation(product, 'cancelScheduledVisit', 'stage cancellation { reason isLate }', {
      visitId,
      reason: 'Is well again',
    });
    expect(canceled['data']).toEqual({ stage: 'CANCELED', cancellation: { reason: 'Is well again', isLate: false } });
    const row = server.practice.appointments.find(({ key }) => view.ids.of('appointment', key) === visitId);
    expect(row).toMatchObject({ state: 'cancelled', cancelReason: 'Is well again', isDeleted: false });
    const missingId = globalId('ScheduledVisit', 99_999);
    expect(await sendMutation(product, 'cancelScheduledVisit', 'id', { visitId: missingId })).toMatchObject({
      __typename: 'NotFoundError',
      missingId,
    });
    const closed = await visit({ refuseWrites: 'This token may not write' });
    expect(await sendMutation(closed, 'scheduleVisit', 'id', input)).toEqual({
      __typename: 'ForbiddenError',
      message: 'This token may not write',
    });
  });

  it('blocks time, keeps the waitlist, collects money, writes messages and finishes chores', async () => {
    const product = await visit();
    const { query } = product;
    const hospitalId = globalId('Hospital', 1);
    const block = await sendMutation(product, 'blockTime', 'id title startsAt calendar { title }', {
      hospitalId,
      startsAt: '2026-11-18T12:00:00-05:00',
      endsAt: '2026-11-18T13:00:00-05:00',
      title: 'Lunch',
    });
    expect(block['data']).toMatchObject({ title: 'Lunch', calendar: { title: 'Unassigned' } });
    const timeBlockId = at(block, 'data.id');
    expect(await sendMutation(product, 'releaseTimeBlock', 'title', { timeBlockId })).toMatchObject({
      data: { title: 'Lunch' },
    });
    expect((await sendMutation(product, 'releaseTimeBlock', 'id', { timeBlockId }))['__typename']).toBe(
      'NotFoundError',
    );
    const joined = await sendMutation(product, 'joinWaitlist', 'id household { id }', {
      hospitalId,
      householdId: globalId('Household', 1),
    });
    const left = await sendMutation(product, 'leaveWaitlist', 'id', { entryId: at(joined, 'data.id') });
    expect(at(left, 'data.id')).toBe(at(joined, 'data.id'));
    const open =
      await query(`{ invoices(filter: { status: OPEN }, first: 1) { edges { node { id household { id } amountDue { cents } } } }
      threads(status: OPEN, first: 1) { edges { node { id household { id } } } } followUps(isDone: false, first: 1) { edges { node { id } } }
      encounters(hospitalId: "${hospitalId}", range: { from: "2026-11-13T00:00:00Z", until: "2026-11-18T00:00:00Z" }, status: AWAITING_SIGNATURE) {
        edges { node { id } } } }`);
    const [invoice = {}, thread = {}, followUp = {}, encounter = {}] = [
      'invoices',
      'threads',
      'followUps',
      'encounters',
    ].map((field) => nodesAt(open, field)[0] ?? {});
    const paid = {
      householdId: at(invoice, 'household.id'),
      invoiceId: at(invoice, 'id'),
      cents: at(invoice, 'amountDue.cents'),
      tender: 'CHECK',
    };
    expect(at(await sendMutation(product, 'collectPayment', 'amount { cents } tender', paid), 'data')).toEqual({
      amount: { cents: paid.cents },
      tender: 'CHECK',
    });
    expect(pathsOf(await sendMutation(product, 'collectPayment', 'id', paid))).toEqual(['cents']);
    const message = {
      householdId: at(thread, 'household.id'),
      threadId: at(thread, 'id'),
      body: 'See you soon',
    };
    expect(at(await sendMutation(product, 'sendMessage', 'body direction', message), 'data.direction')).toBe(
      'OUTBOUND',
    );
    const done = await sendMutation(product, 'completeFollowUp', 'completedAt', { followUpId: at(followUp, 'id') });
    expect(at(done, 'data.completedAt')).toBe('2026-11-17T15:10:00.000Z');
    const chore = {
      title: 'Call',
      dueOn: '2026-11-20',
      assigneeId: globalId('Teammate', 1),
      regardingId: globalId('Companion', 2),
    };
    expect(
      at(await sendMutation(product, 'createFollowUp', 'regarding { ... on Companion { id } }', chore), 'data'),
    ).toEqual({
      regarding: { id: chore.regardingId },
    });
    const signed = await sendMutation(product, 'signEncounter', 'status signedAt', {
      encounterId: at(encounter, 'id'),
    });
    expect(signed['data']).toEqual({ status: 'SIGNED', signedAt: '2026-11-17T15:10:00.000Z' });
    expect(at(await sendMutation(product, 'createLabel', 'id name', { name: 'Shy' }), 'data.name')).toBe('Shy');
  });
});
