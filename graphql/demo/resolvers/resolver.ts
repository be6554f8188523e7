import type { ClinicStore } from '../store.ts';

/** What every resolver gets besides its arguments. */
export interface DemoContext {
  readonly store: ClinicStore;
}

/**
 * One field's answer from the parent object, the arguments and the clinic.
 *
 * Source and arguments are `never`, so that each resolver may state what it expects of them; graphql-js has
 * checked both against the schema before it calls.
 */
type Resolver = (source: never, args: never, context: DemoContext) => unknown;

/** The fields of one type that are more than a property of the record. */
export type FieldResolvers = Readonly<Record<string, Resolver>>;

/** Writes an operation to the audit log. */
export function recordAudit(store: ClinicStore, action: string, subjectId: string): void {
  store.backOffice().audit.put({ id: store.createId(), action, subjectId, at: store.now() });
}
