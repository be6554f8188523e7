import type { ClinicStore } from '../store.ts';

/** Notes in the audit log that an operation changed something. */
export function recordAudit(store: ClinicStore, action: string, subjectId: string): void {
  store.backOffice().audit.put({ id: store.createId(), action, subjectId, at: store.now() });
}
