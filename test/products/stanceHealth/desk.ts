import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord, ProviderRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { stancePeople } from './people.ts';
import type { Memory, stanceRecords } from './records.ts';

/** What the writes work with. */
export interface Desk {
  readonly stage: Backstage;
  readonly memory: Memory;
  readonly records: ReturnType<typeof stanceRecords>;
  readonly people: ReturnType<typeof stancePeople>;
  readonly found: <One>(row: One | null | undefined, what: string) => One;
  readonly visits: () => readonly AppointmentRecord[];
  readonly byPhone: (phone: string) => Row | null;
  readonly slots: (member: ProviderRecord, place: number, input: SlotInput) => readonly Row[];
}

interface SlotInput {
  readonly startDate: unknown;
  readonly endDate: unknown;
  readonly serviceDuration: number;
}
