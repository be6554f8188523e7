import { describe, expect, it } from 'vitest';
import type { DayAppointment, ScheduleDay } from '../../../renderer/features/day/columns.ts';
import {
  isWorked,
  noteText,
  type Reminder,
  reminderMessage,
  reminderReasons,
} from '../../../renderer/features/day/reminders/reminderWork.ts';
import { dayWith } from '../../support/page/dayWith.ts';

const at = '2026-11-17T14:10:00.000Z';
const now = Date.parse(at);

function visitWith(stage: 'booked' | 'confirmed' | 'cancelled' | 'unknown', change: Partial<ScheduleDay> = {}) {
  const status = { __typename: 'Status', label: stage, stage, word: null } as const;
  const day = dayWith([{ at: [600, 630], name: 'Bo', who: 'okafor', status }], {
    statuses: [{ __typename: 'Status', label: 'C', stage: 'confirmed', word: null }],
    offers: [{ __typename: 'Offer', change: 'setStatus', offered: true, why: null, takes: ['status'], demands: [] }],
    ...change,
  });
  // Sound: the day was made with one visit.
  return { appointment: day.appointments[0] as DayAppointment, day };
}

const reminder: Reminder = {
  __typename: 'Reminder',
  id: 'r',
  name: null,
  kind: 'CONFIRMATION',
  time: null,
  status: null,
  channel: null,
  text: 'Bo is due.',
  appointment: '1',
  client: { __typename: 'Mention', id: 'c', name: 'Ann Lee' },
  patient: { __typename: 'Mention', id: 'p', name: 'Bo' },
};

describe('a reminder', () => {
  it('is left to do until its appointment is decided or the client was told', () => {
    expect(isWorked(reminder, visitWith('booked'), null)).toBe(false);
    expect(isWorked(reminder, visitWith('unknown'), null)).toBe(false);
    expect(isWorked(reminder, visitWith('confirmed'), null)).toBe(true);
    expect(isWorked(reminder, visitWith('cancelled'), null)).toBe(true);
    expect(isWorked(reminder, null, { id: 'r', outcome: 'noAnswer', at })).toBe(false);
    expect(isWorked(reminder, null, { id: 'r', outcome: 'voicemail', at })).toBe(true);
  });

  it('is done once the service has sent it, and one that asks for a confirmation once it is answered', () => {
    const due = { ...reminder, kind: 'APPOINTMENT_REMINDER' };
    for (const status of ['SENT', 'Delivered', 'CONFIRMED', 'cancelled'])
      expect(isWorked({ ...due, status }, null, null)).toBe(true);
    for (const status of ['SCHEDULED', 'FAILED', 'unsent', null])
      expect(isWorked({ ...due, status }, visitWith('booked'), null)).toBe(false);
    expect(isWorked({ ...reminder, status: 'SENT' }, visitWith('booked'), null)).toBe(false);
    expect(isWorked({ ...reminder, status: 'CONFIRMED' }, null, null)).toBe(true);
  });

  it('says what was done about it on the clinic’s clock', () => {
    expect(noteText({ outcome: 'noAnswer', at }, now, 'America/New_York')).toMatch(/^Called 9:10\sAM, no answer$/);
    expect(noteText({ outcome: 'written', at }, now, 'Europe/Berlin')).toMatch(/^Message sent 3:10\sPM$/);
  });

  it('can be confirmed only where the service has that status, and only once', () => {
    const none = new Set<string>();
    expect(reminderReasons(visitWith('booked'), none).confirm).toBeNull();
    expect(reminderReasons(visitWith('confirmed'), none).confirm).toBe('Already confirmed.');
    expect(reminderReasons(visitWith('booked', { statuses: [] }), none).confirm).toMatch(/no confirmed status/);
    expect(reminderReasons(visitWith('booked', { offers: [] }), none)).toEqual({
      confirm: 'Not available in your practice system.',
      cancel: 'Not available in your practice system.',
    });
    expect(reminderReasons(visitWith('booked'), new Set(['1'])).confirm).not.toBeNull();
    expect(reminderReasons(visitWith('cancelled'), none).cancel).toBe('Already cancelled.');
    expect(reminderReasons(null, none).confirm).toMatch(/^No upcoming appointment/);
  });

  it('begins its message with the template that suits, or with its own text where there is no appointment', () => {
    const using = { location: 'Harbor', view: null };
    expect(reminderMessage(reminder, visitWith('booked'), using)).toMatchObject({
      template: 'confirm',
      about: { patient: 'Bo', start: '2026-11-17T10:00:00-05:00', provider: 'Dr. Okafor', location: 'Main' },
    });
    expect(reminderMessage({ ...reminder, kind: 'RECALL' }, visitWith('booked'), using).template).toBe('reminder');
    expect(reminderMessage(reminder, null, using)).toEqual({
      text: 'Bo is due.',
      about: { patient: 'Bo', start: null, provider: null, location: 'Harbor' },
    });
  });
});
