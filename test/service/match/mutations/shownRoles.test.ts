import { describe, expect, it } from 'vitest';
import { isOtherLink, isStateId, shownRoles } from '../../../../graphql/service/match/mutations/shownRoles.ts';
import type { AppointmentFields } from '../../../../graphql/service/serviceMap.ts';

const at = (...path: readonly string[]) => ({ kind: 'path', path }) as const;
const named = { id: at('id'), name: at('name') };
const fields: AppointmentFields = {
  id: at('id'),
  start: at('start'),
  provider: { path: ['doctor_data'], fields: named, key: 'user_id' },
  location: { path: ['serviceLocation'], fields: named },
};

describe('what inputs mean that are called like fields of a visit', () => {
  const shown = shownRoles(fields);

  it('is what the field leads to, by its own name, by its id, and by the column that holds the same id', () => {
    expect(shown).toMatchObject({
      doctor_data: 'providerId',
      user_id: 'providerId',
      serviceLocation: 'locationId',
      serviceLocationId: 'locationId',
      serviceLocation_id: 'locationId',
    });
  });

  it('is not another record of the visit, though it may be called a place', () => {
    const own = new Set(['practice', 'serviceLocation']);
    expect(isOtherLink('practiceId', 'locationId', { own, shown })).toBe(true);
    expect(isOtherLink('serviceLocationId', 'locationId', { own, shown })).toBe(false);
    expect(isOtherLink('clinicId', 'locationId', { own, shown })).toBe(false);
    const written = new Set(['visit_calendar', 'doctor_data']);
    expect(isOtherLink('visitCalendarId', 'providerId', { own: written, shown })).toBe(true);
    expect(isOtherLink('targetVisitCalendarId', 'providerId', { own: written, shown })).toBe(true);
    expect(isOtherLink('doctorDataId', 'providerId', { own: written, shown })).toBe(false);
  });

  it('is a state by its id where the ids of all states are known', () => {
    const states = { key: 'status', ids: { Booked: '1', Cancelled: '4' } };
    expect(isStateId('status_id', 'id', states)).toBe(true);
    expect(isStateId('statusId', 'number', states)).toBe(true);
    expect(isStateId('status', 'id', states)).toBe(true);
    expect(isStateId('status', 'text', states)).toBe(false);
    expect(isStateId('paymentStatusId', 'id', states)).toBe(false);
    expect(isStateId('statusId', 'id', { ...states, ids: {} })).toBe(false);
  });
});
