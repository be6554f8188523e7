import { expect } from 'vitest';
import type { ChangeEndFragment, ScheduleDayQuery } from '../../../graphql/desk/generated/operations.ts';
import { type TestCore, valueOf } from './memoryCore.ts';

export type Day = ScheduleDayQuery['day'];
export type Visit = Day['appointments'][number];

/** A day as a page gets it. */
export async function askDay(core: TestCore, variables: object = {}): Promise<Day> {
  const query = { operation: 'ScheduleDay', variables: { ...variables } };
  const { data, errors } = valueOf(await core.request('desk:query', query));
  expect(errors).toBeUndefined();
  // Sound: a registered operation answers in its shape.
  return (data as unknown as ScheduleDayQuery).day;
}

/** How a change ended; one that was not even sent fails the test. */
export async function askChange(core: TestCore, operation: string, variables: object): Promise<ChangeEndFragment> {
  const { data, errors } = valueOf(await core.request('desk:change', { operation, variables: { ...variables } }));
  if (errors) throw new Error(errors[0]?.message);
  const [end] = Object.values(data ?? {});
  // Sound: every mutation of the desk answers a Change.
  return end as ChangeEndFragment;
}

/** An appointment as a page names it when it asks for a change. */
export function seenOn(day: Day, visit: Visit): object {
  return { id: visit.id, version: visit.version, location: day.location.id, date: day.date };
}
