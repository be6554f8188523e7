import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { runner } from './runWayfern.ts';
import { wayfern } from './wayfern.ts';

const visit = productVisits(wayfern);
const { of } = wayfern.view.ids;

describe('queues of Wayfern', () => {
  it('keeps blocks, the waitlist, requests, recalls, contacts, messages and payments', async () => {
    const visited = await visit();
    const { run, code } = runner(visited);
    const { query } = visited;
    const locationId = of('place', 1);
    const scheduleBlock = {
      kind: 'LUNCH',
      providerId: of('provider', 1),
      startTime: '2026-11-19T17:00:00Z',
      endTime: '2026-11-19T18:00:00Z',
    };
    const block = await run(
      'createScheduleBlock',
      { locationId, scheduleBlock },
      'kind title startTime provider { id }',
    );
    expect(block).toMatchObject({ kind: 'LUNCH', provider: { id: of('provider', 1) } });
    const waitlistEntry = {
      clientId: of('client', 2),
      appointmentTypeId: of('visitType', 1),
      earliestDate: '2026-11-20',
    };
    const entry = await run('createWaitlistEntry', { locationId, waitlistEntry }, 'id state client { id }');
    expect(entry).toMatchObject({ state: 'WAITING' });
    expect(await run('removeWaitlistEntry', { id: at(entry, 'id') }, 'state')).toEqual({ state: 'REMOVED' });
    const lists =
      await query(`{ listAppointmentRequests(input: { filter: { states: [PENDING] } }) { appointmentRequests { id } }
      listRecalls { recalls { id } } listHouseholds { households { id } }
      listInvoices(input: { filter: { states: [OPEN] } }) { invoices { id amountDue { units } } } }`);
    const [first, second] = rowsAt(lists, 'listAppointmentRequests.appointmentRequests').map(({ id }) => id);
    const accepted = await run(
      'acceptAppointmentRequest',
      { id: first, clientId: of('client', 7) },
      'state appointment { bookingChannel state }',
    );
    expect(accepted).toEqual({ state: 'ACCEPTED', appointment: { bookingChannel: 'ONLINE', state: 'SCHEDULED' } });
    expect(await code('declineAppointmentRequest', { id: first, reason: 'Full' })).toBe('FAILED_PRECONDITION');
    expect(await run('declineAppointmentRequest', { id: second, reason: 'Full' }, 'state declineReason')).toEqual({
      state: 'DECLINED',
      declineReason: 'Full',
    });
    const recall = { id: at(lists, 'listRecalls.recalls.0.id'), untilDate: '2027-01-04' };
    expect(await run('snoozeRecall', recall, 'state snoozeUntilDate')).toEqual({
      state: 'SNOOZED',
      snoozeUntilDate: '2027-01-04',
    });
    const householdId = at(lists, 'listHouseholds.households.0.id');
    const contact = { givenName: 'Lee', familyName: 'Roy', relationship: 'EMERGENCY' };
    expect(await run('createContact', { householdId, contact }, 'displayName relationship household { id }')).toEqual({
      displayName: 'Lee Roy',
      relationship: 'EMERGENCY',
      household: { id: householdId },
    });
    const settings = { enabled: true };
    expect(
      await run('updateOnlineBookingSettings', { locationId: of('place', 3), settings }, 'enabled leadTimeHours'),
    ).toEqual({ enabled: true, leadTimeHours: 12 });
    expect(await run('sendMessage', { clientId: of('client', 1), body: 'See you soon' }, 'body inbound')).toEqual({
      body: 'See you soon',
      inbound: false,
    });
    const payment = { invoiceId: at(lists, 'listInvoices.invoices.0.id'), amountUnits: '1', method: 'CASH' };
    const paid = await run('recordPayment', { ...payment, amountNanos: 500_000_000 }, 'amount { units nanos } method');
    expect(paid).toEqual({ amount: { units: '1', nanos: 500_000_000 }, method: 'CASH' });
    expect(await code('recordPayment', { ...payment, amountUnits: '99999' })).toBe('INVALID_ARGUMENT');
  });
});
