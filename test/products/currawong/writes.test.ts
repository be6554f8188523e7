import { describe, expect, it } from 'vitest';
import { at, type Row } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { booking, made, progress, revised, send } from './commandTexts.ts';
import { currawong } from './currawong.ts';
import { problemFields } from './fields.ts';

const visit = productVisits(currawong);
const { of } = currawong.view.ids;

describe('commands of Currawong', () => {
  it('makes bookings, and says why not', async () => {
    const product = await visit();
    const { practice } = product.server;
    const result = await send(product, made, { input: booking });
    expect(result).toMatchObject({
      __typename: 'BookingMade',
      booking: {
        status: 'BOOKED',
        revision: 1,
        presentingProblem: 'Coughs',
        slot: {
          starts: '2026-11-19T09:00:00-07:00[America/Denver]',
          ends: '2026-11-19T09:40:00-07:00[America/Denver]',
          duration: 'PT40M',
        },
        household: { name: 'Søren Müller' },
        animal: null,
        ledBy: { name: { full: 'Priya Raman' } },
      },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ placeKey: 2, typeKey: 3, clientKey: 2, state: 'planned' });
    const wall = {
      ...booking,
      starts: '2026-11-19T09:20[America/Denver]',
      duration: 'PT1H',
      animalId: of('patient', 3),
    };
    const own = practice.patients[2]?.clientKey ?? 0;
    const pet = await send(product, made, { input: { ...wall, householdId: of('client', own) } });
    expect(pet).toMatchObject({ cautions: ['The lead has another booking at this time.'] });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-19T16:20:00Z'),
      minutes: 60,
      patientKey: 3,
      clientKey: own,
    });
    const count = practice.appointments.length;
    const { householdId, ...withoutHousehold } = booking;
    expect(householdId).toBe(of('client', 2));
    for (const [input, expected] of [
      [withoutHousehold, { __typename: 'InputRejected', fields: [{ path: ['input', 'householdId'] }] }],
      [{ ...booking, animalId: of('patient', 1) }, { message: 'This animal lives in another household' }],
      [{ ...booking, ledById: of('provider', 1) }, { message: 'This team member does not work at the site' }],
      [
        { ...booking, siteId: of('client', 1) },
        { __typename: 'RecordNotFound', missingId: of('client', 1) },
      ],
      [{ ...booking, consultTypeId: of('visitType', 7) }, { code: 'RECORD_NOT_FOUND' }],
      [{ ...booking, duration: 'PT2M' }, { fields: [{ path: ['input', 'duration'] }] }],
      [
        { ...booking, siteId: of('place', 1), ledById: of('provider', 1), starts: '2026-11-17T12:30:00-05:00' },
        { __typename: 'SlotUnavailable', blockedBy: { purpose: 'Staff meeting' } },
      ],
    ] as const)
      // eslint-disable-next-line no-await-in-loop
      expect(await send(product, made, { input })).toMatchObject(expected);
    for (const starts of ['2026-11-19T09:00:00', '19 November', '2026-11-19']) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await product.post(made, { input: { ...booking, starts } });
      expect(body.errors?.[0]?.extensions).toEqual({ code: 'BAD_ARGUMENT' });
    }
    expect(practice.appointments).toHaveLength(count);
  });

  it('revises, confirms, cancels and reinstates bookings', async () => {
    const product = await visit();
    const { practice } = product.server;
    const id = String(at(await send(product, made, { input: booking }), 'booking.id'));
    const change = (input: object): Promise<Row> => send(product, revised, { input: { bookingId: id, ...input } });
    const moved = await change({ starts: '2026-11-20T15:00:00Z', duration: 'PT45M', expectedRevision: 1 });
    expect(moved).toMatchObject({
      booking: {
        revision: 2,
        presentingProblem: 'Coughs',
        slot: { starts: '2026-11-20T08:00:00-07:00[America/Denver]' },
      },
    });
    expect(await change({ expectedRevision: 1, presentingProblem: 'x' })).toMatchObject({
      __typename: 'RevisionConflict',
      currentRevision: 2,
    });
    expect(await change({ ledById: null, presentingProblem: null })).toMatchObject({
      booking: { ledBy: null, presentingProblem: null, household: { id: of('client', 2) } },
    });
    const other = practice.patients.find(({ clientKey }) => clientKey === 5)?.key ?? 0;
    expect(await change({ animalId: of('patient', other), siteId: of('place', 1) })).toMatchObject({
      booking: { household: { id: of('client', 5) }, slot: { site: { id: of('place', 1) } } },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ clientKey: 5, patientKey: other, placeKey: 1, minutes: 45 });
    expect(await change({ animalId: null, householdId: null })).toMatchObject({ __typename: 'InputRejected' });
    expect(await send(product, progress(`confirmBooking(bookingId: "${id}")`))).toMatchObject({
      booking: { status: 'CONFIRMED' },
    });
    const cancel = (bookingId: string): string => `mutation { result: cancelBooking(input: { bookingId: "${bookingId}"
      reason: "Moved away" }) { ${problemFields} ... on BookingCancelled { booking { status cancellation { by reason } } } } }`;
    expect(await send(product, cancel(id))).toMatchObject({
      booking: { status: 'CANCELLED', cancellation: { by: 'HOUSEHOLD', reason: 'Moved away' } },
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'Moved away',
      isDeleted: false,
    });
    expect(await change({ duration: 'PT1H' })).toMatchObject({
      message: 'A booking that is over or off cannot be moved',
    });
    expect(await send(product, progress(`confirmBooking(bookingId: "${id}")`))).toMatchObject({
      code: 'INPUT_REJECTED',
    });
    const attended =
      practice.appointments.find(({ state, isDeleted }) => state === 'completed' && !isDeleted)?.key ?? 0;
    expect(await send(product, cancel(of('appointment', attended)))).toMatchObject({ code: 'INPUT_REJECTED' });
    expect(await send(product, cancel('bk_none'))).toMatchObject({
      __typename: 'RecordNotFound',
      missingId: 'bk_none',
    });
    expect(await send(product, progress(`reinstateBooking(bookingId: "${id}")`))).toMatchObject({
      booking: { status: 'BOOKED', cancellation: null },
    });
    const missed = await send(product, progress(`markBookingMissed(bookingId: "${id}")`));
    expect(missed).toMatchObject({ booking: { status: 'MISSED' } });
    await send(product, progress(`discardBooking(bookingId: "${id}")`));
    expect(practice.appointments.at(-1)).toMatchObject({ isDeleted: true });
    expect(await send(product, cancel(id))).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  });

  it('takes a visit from its arrival to its end', async () => {
    const product = await visit();
    const id = String(at(await send(product, made, { input: booking }), 'booking.id'));
    const begun = await send(product, progress(`startVisit(bookingId: "${id}", triage: URGENT)`, 'visit'));
    expect(begun).toMatchObject({
      visit: {
        stage: 'WAITING',
        arrived: '2026-11-17T08:10:00-07:00[America/Denver]',
        booking: { status: 'ATTENDED' },
      },
    });
    expect(await send(product, progress(`startVisit(bookingId: "${id}")`, 'visit'))).toMatchObject({
      code: 'INPUT_REJECTED',
    });
    const visitId = String(at(begun, 'visit.id'));
    for (const [stage, state] of [
      ['CONSULTING', 'inProgress'],
      ['READY_FOR_COLLECTION', 'ready'],
      ['DEPARTED', 'completed'],
    ]) {
      const command = `advanceVisit(visitId: "${visitId}", stage: ${String(stage)})`;
      // eslint-disable-next-line no-await-in-loop
      expect(await send(product, progress(command, 'visit'))).toMatchObject({ visit: { stage } });
      expect(product.server.practice.appointments.at(-1)?.state).toBe(state);
    }
  });
});
