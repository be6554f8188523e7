import type { Audit } from '../audit/audit.ts';
import type { Connection } from '../connection/openConnection.ts';
import type { EventBus } from '../foundation/eventBus.ts';
import type { CorePorts } from '../foundation/ports.ts';
import type { Session } from '../session/openSession.ts';
import type { Staff } from '../staff/staff.ts';
import type { DraftStore } from '../storage/draftStore.ts';
import type { Storage } from '../storage/openStorage.ts';
import type { Updates } from '../updates/updates.ts';

/** The rooms that questions are routed to. */
export interface Rooms {
  readonly ports: CorePorts;
  readonly events: EventBus;
  readonly storage: Storage;
  readonly drafts: DraftStore;
  readonly connection: Connection;
  readonly session: Session;
  readonly staff: Staff;
  readonly audit: Audit;
  readonly updates: Updates;
}
