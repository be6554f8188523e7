import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { graceMilliseconds } from '../../../../electron/core/session/live/evidence.ts';
import { createQuiet, type Quiet } from '../../../../electron/core/session/live/quiet.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open({ isProven = true, hearsClients = true } = {}): Quiet {
  const quiet = createQuiet({ isProven: () => isProven });
  quiet.setOpen(true, hearsClients);
  return quiet;
}

/** A client is reported, and read to have changed. */
function agree(quiet: Quiet, times = 1): void {
  for (let time = 0; time < times; time += 1) {
    quiet.noteReport('client', ['1']);
    quiet.noteClientAgreed();
  }
}

describe('days', () => {
  it('are as they were since the last report, while a service is heard whose reports are proven', () => {
    const quiet = open();
    const opened = quiet.daysSince();
    expect(opened).not.toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(quiet.daysSince()).toBe(opened);
    quiet.noteReport('appointment', ['7']);
    expect(quiet.daysSince()).toBe((opened ?? 0) + 1_000);
    quiet.setOpen(false, true);
    expect(quiet.daysSince()).toBeNull();
    expect(open({ isProven: false }).daysSince()).toBeNull();
  });
});

describe('clients', () => {
  it('are looked for until a reading has agreed with a report of one', () => {
    const quiet = open();
    expect(quiet.clientsSince()).toBeNull();
    agree(quiet);
    expect(quiet.clientsSince()).not.toBeNull();
    expect(open({ hearsClients: false }).clientsSince()).toBeNull();
  });

  it('are looked for again after a change of which nothing was heard, until several were', () => {
    const quiet = open();
    agree(quiet);
    quiet.noteClientsFound(['2']);
    vi.advanceTimersByTime(graceMilliseconds);
    expect(quiet.clientsSince()).toBeNull();
    agree(quiet, 2);
    expect(quiet.clientsSince()).toBeNull();
    agree(quiet);
    expect(quiet.clientsSince()).not.toBeNull();
  });

  it('may be found by polling before or after their report', () => {
    const quiet = open();
    agree(quiet);
    quiet.noteClientsFound(['1']);
    quiet.noteClientsFound(['2']);
    quiet.noteReport('client', ['2']);
    vi.advanceTimersByTime(graceMilliseconds);
    expect(quiet.clientsSince()).not.toBeNull();
    // What is reported without an id may be any of them.
    quiet.noteClientsFound(['3']);
    quiet.noteReport('patient', ['9']);
    vi.advanceTimersByTime(graceMilliseconds);
    expect(quiet.clientsSince()).not.toBeNull();
  });

  it('are those of another clinic after a reset', () => {
    const quiet = open();
    agree(quiet);
    quiet.reset();
    quiet.setOpen(true, true);
    expect(quiet.clientsSince()).toBeNull();
  });
});
