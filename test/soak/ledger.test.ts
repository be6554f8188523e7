import { describe, expect, it } from 'vitest';
import { type AskedChange, type Disagreement, type Evidence, judge, type Write } from './ledger.ts';

const booked: AskedChange = {
  operation: 'BookAppointment',
  subject: null,
  slot: 'reason',
  value: 'Soak 1-1',
  mark: 'Soak 1-1',
  before: { writes: 0, requests: 0 },
  end: 'Done',
  id: '9',
};
const edited: AskedChange = {
  ...booked,
  operation: 'UpdateAppointment',
  subject: '9',
  value: 'Soak 1-2',
  mark: 'Soak 1-2',
  before: { writes: 1, requests: 1 },
};
const arrived: AskedChange = {
  ...edited,
  operation: 'SetStatus',
  slot: 'status',
  value: 'CHECKED_IN',
  mark: 'CHECKED_IN',
};
const called: AskedChange = {
  ...arrived,
  operation: 'CancelAppointment',
  value: 'CANCELLED Soak 1-3',
  mark: 'Soak 1-3',
};

const madeBooking: Write = { subject: '9', slot: 'reason', value: 'Soak 1-1' };
const madeEdit: Write = { ...madeBooking, value: 'Soak 1-2' };
const madeArrival: Write = { subject: '9', slot: 'status', value: 'CHECKED_IN' };

/** Requests for these changes, as they are sent. */
function sent(...changes: readonly AskedChange[]): readonly string[] {
  return changes.map(({ subject, mark }) => JSON.stringify({ id: subject, input: { text: mark } }));
}

/** A clinic that keeps the last write, unless given otherwise. */
function evidence(writes: readonly Write[], requests: readonly string[], lost: readonly string[] = []): Evidence {
  return {
    writes,
    requests,
    kept: (subject, slot) =>
      lost.includes(subject)
        ? undefined
        : writes.findLast((each) => each.subject === subject && each.slot === slot)?.value,
  };
}

function kinds(changes: readonly AskedChange[], found: Evidence): readonly Disagreement['kind'][] {
  return judge(changes, found).map(({ kind }) => kind);
}

describe('the ledger of a soak', () => {
  it('agrees where each reported success happened once, and each reported failure did not', () => {
    const changes = [booked, edited, { ...edited, value: 'Soak 1-9', mark: 'Soak 1-9', end: 'Conflict' as const }];
    expect(kinds(changes, evidence([madeBooking, madeEdit], sent(booked, edited)))).toEqual([]);
  });

  it('agrees with an unknown outcome either way', () => {
    const unknown = { ...booked, end: 'OutcomeUnknown' as const, id: null };
    expect(kinds([unknown], evidence([], []))).toEqual([]);
    expect(kinds([unknown], evidence([madeBooking], sent(booked)))).toEqual([]);
  });

  it('finds a reported success that never happened', () => {
    expect(kinds([booked], evidence([], []))).toEqual(['reported done, never made']);
    expect(kinds([booked, edited], evidence([madeBooking], sent(booked)))).toContain('reported done, never made');
  });

  it.each(['Failed', 'Refused', 'Conflict', 'NotOffered'] as const)(
    'finds a change reported as %s that happened',
    (end) => {
      const found = evidence([madeBooking], sent(booked));
      expect(kinds([{ ...booked, end, id: null }], found)).toEqual(['reported not done, and made']);
    },
  );

  it('finds duplicates: two records, or two into one', () => {
    const twice = ['made more than once'];
    const again = { ...madeBooking, subject: '10' };
    expect(kinds([booked], evidence([madeBooking, again], sent(booked, booked)))).toEqual(twice);
    const unknown = { ...edited, end: 'OutcomeUnknown' as const };
    const found = evidence([madeBooking, madeEdit], sent(booked, edited, edited));
    expect(kinds([booked, unknown], found)).toEqual(twice);
  });

  it('finds what the clinic has lost, but nothing in what a later change wrote over', () => {
    const found = evidence([madeBooking, madeEdit], sent(booked, edited), ['9']);
    expect(judge([booked, edited], found)).toEqual([
      {
        kind: 'reported done, made, and not there in the end',
        operation: 'UpdateAppointment',
        subject: '9',
        reported: 'Done',
      },
    ]);
  });

  it('counts a status only until the next request to change the same visit', () => {
    const before = { writes: 2, requests: 2 };
    const later = { ...edited, before };
    const again = { ...arrived, before: { writes: 3, requests: 3 }, end: 'Failed' as const };
    const requests = sent(booked, arrived, edited);
    const writes = [madeBooking, madeArrival, madeEdit];
    expect(kinds([booked, arrived, later, again], evidence(writes, requests))).toEqual([]);
    const late = evidence([...writes, madeArrival], [...requests, ...sent(arrived)]);
    expect(kinds([booked, arrived, later, again], late)).toEqual(['reported not done, and made']);
  });

  it('lets a visit that was cancelled have had another status before', () => {
    const madeCall: Write = { subject: '9', slot: 'status', value: called.value };
    const later = { ...called, before: { writes: 2, requests: 2 } };
    const found = evidence([madeBooking, madeArrival, madeCall], sent(booked, arrived, called));
    expect(kinds([booked, arrived, later], found)).toEqual([]);
  });
});
