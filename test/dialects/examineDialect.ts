import type { Keys } from '../../electron/contract/settings.ts';
import { type DoctorQuestion, type DoctorReport, runDoctor } from '../../electron/doctor/runDoctor.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { hurriedWaiting } from '../support/core/memoryCore.ts';
import type { Dialect } from './dialect.ts';
import { dialectNow } from './practice.ts';

/** The day of the doctor's sample. */
export const doctorDay = '2026-11-17';

/** Lets the doctor examine a running dialect, with its own keys. */
export function examineDialect(
  { auth }: Dialect,
  url: string,
  reads: Partial<Pick<DoctorQuestion, 'searches' | 'countClients' | 'planWrites' | 'fetch'>> = {},
): Promise<DoctorReport> {
  const keys: Keys = auth.kind === 'direct' ? { kind: 'single', key: auth.key } : auth;
  return runDoctor({
    url,
    environment: auth.kind === 'direct' ? 'sandbox' : 'gateway',
    keys,
    day: doctorDay,
    location: null,
    profile: null,
    fetch: nodeFetch,
    ...reads,
    clock: { now: () => dialectNow },
    waiting: hurriedWaiting,
    timeZone: 'America/New_York',
  });
}
