import { expect, it } from 'vitest';
import { runSoak, type SoakOptions } from '../soak/runSoak.ts';
import { badMinute } from '../soak/soakFaults.ts';

const brief = { receptionists: 4, trouble: badMinute, repeatMilliseconds: 150 } as const;

// `npm run soak -- --minutes 30` has all faults and outages of up to 40 seconds.
it('receptionists on a bad connection see the true outcome of every change', async () => {
  const report = await runSoak({ ...brief, minutes: 0.2, seed: 5 });
  expect(report.unexpected).toEqual({ count: 0, first: [] });
  expect(report.disagreements).toEqual({ count: 0, first: [] });
  // That enough went on, and went wrong: a slow machine does a few changes in the time that is given, a usual one 20.
  expect(report.changes['Done']).toBeGreaterThan(3);
  expect(report.changes['OutcomeUnknown']).toBeGreaterThan(0);
  expect(Object.keys(report.faults).length).toBeGreaterThan(5);
  expect(report.outages).toBeGreaterThan(0);
  expect(report.pageActs.done).toBeGreaterThan(0);
  expect(report.liveChannels.opened).toBeGreaterThan(0);
  expect(report.readings.length).toBeGreaterThan(3);
}, 180_000);

/** A clinic that loses the last booking that was reported as done. */
const loseBooking: SoakOptions['tamper'] = ({ store }, changes) => {
  const isLast = (id: string | null): boolean => !changes.some(({ subject }) => subject === id);
  const booking = changes.findLast(
    ({ operation, end, id }) => operation === 'BookAppointment' && end === 'Done' && isLast(id),
  );
  const appointment = store.appointment(booking?.id ?? null);
  if (!appointment) throw new Error('Nothing was booked.');
  store.putAppointment({ ...appointment, reason: null });
};

it('a clinic that loses a booking behind the desk is found out', async () => {
  const trouble = { ...badMinute, odds: { connection: 0, query: 0, mutation: 0 } };
  const report = await runSoak({ ...brief, trouble, minutes: 0.05, seed: 6, tamper: loseBooking });
  expect(report.disagreements).toMatchObject({
    count: 1,
    first: [{ kind: 'reported done, made, and not there in the end', operation: 'BookAppointment' }],
  });
}, 120_000);
