import { expect } from 'vitest';
import type {
  ClientMessagesQuery,
  DueRemindersQuery,
  OffersQuery,
  PatientRecordQuery,
} from '../../../graphql/desk/generated/operations.ts';
import { type TestCore, valueOf } from './memoryCore.ts';

interface Asked {
  readonly ClientMessages: ClientMessagesQuery;
  readonly DueReminders: DueRemindersQuery;
  readonly PatientRecord: PatientRecordQuery;
  readonly Offers: OffersQuery;
}

/** What a page gets of a question. */
export async function askEntries<Name extends keyof Asked>(
  test: TestCore,
  operation: Name,
  variables: Readonly<Record<string, string>>,
): Promise<Asked[Name]> {
  const { data, errors } = valueOf(await test.request('desk:query', { operation, variables }));
  expect(errors).toBeUndefined();
  // Sound: a registered operation answers in its shape.
  return data as unknown as Asked[Name];
}
