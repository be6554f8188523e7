import type { Translation } from '../../catalog.ts';
import type { concepts as english } from '../en/concepts.ts';

export const concepts: Translation<typeof english> = {
  organization: 'Die Organisation',
  locations: 'Standorte',
  clients: 'Liste der Kunden',
  clientSearch: 'Suche nach Kunden',
  client: 'Karte eines Kunden',
  patients: 'Liste der Patienten',
  patient: 'Karte eines Patienten',
  appointments: 'Die Termine des Tages',
  appointment: 'Ein einzelner Termin',
  providers: 'Die Behandler',
  appointmentTypes: 'Die Terminarten',
  freeSlots: 'Freie Zeiten',
  bookAppointment: 'Einen Termin buchen',
  updateAppointment: 'Einen Termin ändern oder verschieben',
  cancelAppointment: 'Einen Termin absagen',
  setStatus: 'Den Status eines Termins setzen',
  registerClient: 'Einen Kunden anlegen',
  updateClient: 'Einen Kunden ändern',
  mergeClients: 'Zwei Kunden zusammenführen',
  addPatient: 'Einen Patienten hinzufügen',
  updatePatient: 'Einen Patienten ändern',
  recordPayment: 'Eine Zahlung erfassen',
  sendMessage: 'Eine Nachricht senden',
};
