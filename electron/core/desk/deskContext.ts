import type { EnvironmentKind } from '../../contract/environment.ts';
import type { OutcomeView } from '../../contract/settings.ts';
import type { Audit } from '../audit/audit.ts';
import type { Clinic } from '../adapter/clinic/clinic.ts';
import type { Remembered } from '../storage/draftStore.ts';
import type { Directory } from '../session/directory/directory.ts';
import type { DayBook } from '../session/days/dayBook.ts';
import type { DayRows } from '../session/days/dayRows.ts';
import type { Clock } from '../foundation/ports.ts';
import type { Queue } from './queue.ts';

/** What the resolvers of one request work with. */
export interface DeskContext {
  readonly clinic: Clinic;
  readonly clock: Clock;
  /** The computer's zone. */
  readonly timeZone: string;
  readonly signal: AbortSignal;
  readonly environment: { readonly kind: EnvironmentKind; readonly host: string };
  readonly lastOutcome: () => OutcomeView | null;
  readonly lastLocation: { read(): string | null; keep(location: string): void };
  readonly directory: Directory;
  /** A day as it was read last, for when nobody answers. */
  readonly keptDay: (location: string, date: string) => DayRows | null;
  /** A client is not there any more. */
  readonly forgetRemembered: (id: string) => void;
  /** Ids of clients who were opened or pinned at this desk. */
  readonly remembered: () => Pick<Remembered, 'pinned' | 'recent'>;
  /** Every change is written there, before it begins and when it ended. */
  readonly audit: Pick<Audit, 'intend'>;
  readonly book: DayBook;
  /** Changes of one appointment, one after the other. */
  readonly queue: Queue;
  /** A day was read that is other than before. */
  readonly onDayChanged: (day: DayRows) => void;
  /** Something was changed: whoever shows it reads anew. */
  readonly onChanged: () => void;
}
