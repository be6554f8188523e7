import type { DeskEvent } from '../../contract/channels.ts';
import type { LockReason, StaffMember } from '../../contract/staff.ts';

/** Events of the core: those sent to the page, and those for modules of the core only. */
export type CoreEvent = DeskEvent | InternalEvent;

type InternalEvent =
  /** The computer has its network back, or woke up. */
  | { readonly kind: 'networkRestored' }
  /** The service in use answers again after an outage. */
  | { readonly kind: 'serviceRestored' }
  | { readonly kind: 'deskLocked'; readonly why: LockReason; readonly who: StaffMember };

const internal: ReadonlySet<string> = new Set<InternalEvent['kind']>([
  'networkRestored',
  'serviceRestored',
  'deskLocked',
]);

export function isDeskEvent(event: CoreEvent): event is DeskEvent {
  return !internal.has(event.kind);
}

export interface EventBus {
  readonly emit: (event: CoreEvent) => void;
  /** Calls the listener at every event, after those that subscribed before it. Returns the unsubscribe function. */
  subscribe(listener: (event: CoreEvent) => void): () => void;
}

/** The only channel for events between modules of the core and to the page. */
export function createEventBus(): EventBus {
  const listeners = new Set<(event: CoreEvent) => void>();
  return {
    emit(event) {
      for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
