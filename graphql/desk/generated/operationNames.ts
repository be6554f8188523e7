// Generated from graphql/desk by `npm run codegen`. Do not edit.
export const deskOperationNames = ["ClientCard","ClientList","LocationList","PatientCard","ScheduleDay","ServiceState"] as const;
