// Generated from graphql/desk by `npm run codegen`. Do not edit.
export type * from './operationTypes.ts';
export * from './documents/appointmentChanges.ts';
export * from './documents/billing.ts';
export * from './documents/booking.ts';
export * from './documents/clientChanges.ts';
export * from './documents/clientForm.ts';
export * from './documents/clients.ts';
export * from './documents/day.ts';
export * from './documents/directory.ts';
export * from './documents/entries.ts';
export * from './documents/events.ts';
export * from './documents/explorer.ts';
export * from './documents/forms.ts';
export * from './documents/likeness.ts';
export * from './documents/locations.ts';
export * from './documents/messages.ts';
export * from './documents/patientRecord.ts';
export * from './documents/service.ts';
