import type { Concept, WriteConcept } from './serviceMap.ts';

/** What each concept is called where people read of it: on screens and in the words of the doctor. */
export const conceptWords: Readonly<Record<Concept, string>> = {
  organization: 'The organization',
  locations: 'Locations',
  clients: 'List of clients',
  clientSearch: 'Search for clients',
  client: 'A client’s card',
  patients: 'List of patients',
  patient: 'A patient’s card',
  appointments: 'The day’s appointments',
  appointment: 'One appointment',
  providers: 'The people who see patients',
  appointmentTypes: 'The kinds of appointment',
  freeSlots: 'Free times',
};

/** What each change is called. */
export const writeWords: Readonly<Record<WriteConcept, string>> = {
  bookAppointment: 'Book an appointment',
  updateAppointment: 'Change or move an appointment',
  cancelAppointment: 'Cancel an appointment',
  setStatus: 'Set the status of an appointment',
  registerClient: 'Register a client',
  updateClient: 'Change a client',
  addPatient: 'Add a patient',
  updatePatient: 'Change a patient',
  recordPayment: 'Record a payment',
  sendMessage: 'Send a message',
};

/** What the schedule and the client list can't do without. */
export const neededConcepts: readonly Concept[] = ['locations', 'clients', 'appointments', 'providers'];

/** What each field of the desk is called where people read of it. */
export const fieldWords: Readonly<Record<string, string>> = {
  id: 'Id',
  name: 'Name',
  givenName: 'Given name',
  familyName: 'Family name',
  phones: 'Phones',
  phone: 'Phone',
  emails: 'E-mail',
  address: 'Address',
  timeZone: 'Time zone',
  role: 'Role',
  active: 'Active',
  minutes: 'Usual length',
  color: 'Colour',
  species: 'Species',
  breed: 'Breed',
  sex: 'Sex',
  birthDate: 'Date of birth',
  deceased: 'Deceased',
  alerts: 'Alerts',
  notes: 'Notes',
  balance: 'Balance',
  since: 'Client since',
  start: 'Start',
  end: 'End',
  status: 'Status',
  reason: 'Reason',
  room: 'Room',
  blocked: 'Blocked time',
  type: 'Kind of appointment',
  provider: 'Provider',
  location: 'Location',
  patient: 'Patient',
  patients: 'Patients',
  client: 'Client',
  lock: 'Version',
  // What only changes say.
  clientId: 'Client',
  patientId: 'Patient',
  providerId: 'Provider',
  locationId: 'Location',
  typeId: 'Kind of appointment',
  date: 'Date',
  time: 'Time',
  endTime: 'End time',
  startMinute: 'Start in minutes',
  amount: 'Amount',
  method: 'Method',
  reference: 'Reference',
  text: 'Text',
  subject: 'Subject',
  email: 'E-mail',
};
