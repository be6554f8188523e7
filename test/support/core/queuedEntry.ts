import type { QueuedCheckIn, WalkInNote } from '../../../electron/contract/offlineQueue.ts';

const place = {
  clinic: 'demo  1',
  location: { id: '101', name: 'Riverside' },
  date: '2026-11-17',
  at: '2026-11-17T10:10:00-05:00',
} as const;

/** Bella of Maria Garcia, who has come for her visit at eleven. */
export function queuedCheckIn(change: Partial<QueuedCheckIn> = {}): QueuedCheckIn {
  return {
    kind: 'checkIn',
    id: 'q1',
    ...place,
    appointment: {
      id: '9001',
      version: 'v1',
      start: '2026-11-17T11:00:00-05:00',
      end: '2026-11-17T11:30:00-05:00',
      status: { label: 'BOOKED', stage: 'booked' },
      client: { id: 'c', name: 'Maria Garcia' },
      patient: { id: 'p', name: 'Bella' },
      type: { id: 't', name: 'Wellness Exam' },
      provider: { id: 'a', name: 'Dr. Amara Okafor' },
      room: null,
      reason: null,
      notes: null,
    },
    status: 'ARRIVED',
    attempt: null,
    ...change,
  };
}

/** Somebody with a limping dog, whom nobody knows. */
export function walkInNote(change: Partial<WalkInNote> = {}): WalkInNote {
  return {
    kind: 'walkIn',
    id: 'n1',
    ...place,
    who: 'Wilhelmina Ackerknecht',
    client: null,
    patient: null,
    phone: '917 555 0188',
    reason: 'Limps',
    ...change,
  };
}
