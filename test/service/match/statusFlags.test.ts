import { describe, expect, it } from 'vitest';
import { matchSchema } from '../../../graphql/service/match/matchSchema.ts';
import { readAppointment } from '../../../graphql/service/readers/readObjects.ts';
import { modelOf } from '../../support/service/modelOf.ts';

async function fieldsOf(visit: string) {
  const text = `
    scalar DateTime
    type Query { org: Org visits(from: DateTime, to: DateTime): [Visit!]! clients(limit: Int, offset: Int): [Client!]! }
    type Org { id: ID! name: String }
    type Client { id: ID! firstName: String lastName: String phone: String }
    type Visit { id: ID! start: DateTime! end: DateTime client: Client ${visit} }
  `;
  const { appointments } = matchSchema(await modelOf(text)).map;
  if (!appointments) throw new Error('The appointments were not found.');
  return appointments.fields;
}

async function statusOf(visit: string, values: object): Promise<unknown> {
  const row = { id: 1, start: '2026-11-17T14:00:00Z', ...values };
  return readAppointment(row, await fieldsOf(visit), 'UTC')?.status;
}

const flags = 'status: String isConfirmed: Boolean cancelled: Boolean noShow: Boolean hasArrived: Boolean';

describe('flags beside a status', () => {
  it.each([
    [{ status: 'PLANNED' }, 'booked'],
    [{ status: 'PLANNED', isConfirmed: true }, 'confirmed'],
    [{ status: 'PLANNED', isConfirmed: true, hasArrived: true }, 'arrived'],
    [{ status: 'PLANNED', isConfirmed: false, cancelled: true }, 'cancelled'],
    [{ status: 'CONFIRMED', noShow: true }, 'noShow'],
    // A step that lies behind takes nothing back.
    [{ status: 'IN_PROGRESS', isConfirmed: true }, 'inProgress'],
    [{ status: 'CANCELLED', isConfirmed: true }, 'cancelled'],
    [{ status: 'Daycare', isConfirmed: true }, 'unknown'],
  ])('%j: %s', async (values, stage) => {
    // A word of a visit to come would contradict the flag.
    const isEndedByFlag = 'cancelled' in values || 'noShow' in values;
    expect(await statusOf(flags, values)).toEqual({ label: isEndedByFlag ? stage : values.status, stage });
  });

  it('call a visit off that is not active any more', async () => {
    const active = 'status: String isActive: Boolean';
    expect(await statusOf(active, { status: 'PLANNED', isActive: false })).toEqual({
      label: 'cancelled',
      stage: 'cancelled',
    });
    expect(await statusOf(active, { status: 'PLANNED', isActive: true })).toMatchObject({ stage: 'booked' });
    expect(await statusOf(active, { status: 'PLANNED', isActive: null })).toMatchObject({ stage: 'booked' });
  });

  it('are also dates on which a visit was confirmed or cancelled', async () => {
    const dates = 'status: String confirmedAt: DateTime cancelledAt: DateTime completedAt: DateTime';
    expect(await statusOf(dates, { status: 'BOOKED', confirmedAt: '2026-11-16T09:00:00Z' })).toMatchObject({
      stage: 'confirmed',
    });
    expect(await statusOf(dates, { status: 'BOOKED', cancelledAt: '2026-11-16T09:00:00Z' })).toMatchObject({
      stage: 'cancelled',
    });
    expect(await statusOf(dates, { status: 'BOOKED', cancelledAt: null })).toMatchObject({ stage: 'booked' });
  });

  it('are not what is confirmed or completed of something else', async () => {
    const other =
      'status: String paymentCompleted: Boolean isEmailConfirmed: Boolean formsReady: Boolean isSelfCheckedIn: Boolean';
    expect((await fieldsOf(other)).flags).toBeUndefined();
    expect((await fieldsOf('isConfirmed: Boolean isCancelled: Boolean')).flags).toBeUndefined();
  });
});
