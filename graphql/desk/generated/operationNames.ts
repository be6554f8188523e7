// Generated from graphql/desk by `npm run codegen`. Do not edit.
export const deskOperationNames = ["AddPatient","BookAppointment","BookingChoices","BookingClient","BookingClients","CancelAppointment","ClientCard","ClientList","FreeSlots","LocationList","PatientCard","RegisterClient","ScheduleDay","ServiceState","SetStatus","UpdateAppointment","WeekLoad"] as const;
