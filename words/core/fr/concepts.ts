import type { Translation } from '../../catalog.ts';
import type { concepts as english } from '../en/concepts.ts';

export const concepts: Translation<typeof english> = {
  organization: 'L’organisation',
  locations: 'Sites',
  clients: 'Liste des clients',
  clientSearch: 'Recherche de clients',
  client: 'Fiche d’un client',
  patients: 'Liste des patients',
  patient: 'Fiche d’un patient',
  appointments: 'Les rendez-vous du jour',
  appointment: 'Un rendez-vous',
  providers: 'Les praticiens qui reçoivent',
  appointmentTypes: 'Les types de rendez-vous',
  freeSlots: 'Créneaux libres',
  bookAppointment: 'Réserver un rendez-vous',
  updateAppointment: 'Modifier ou déplacer un rendez-vous',
  cancelAppointment: 'Annuler un rendez-vous',
  setStatus: 'Définir le statut d’un rendez-vous',
  registerClient: 'Enregistrer un client',
  updateClient: 'Modifier un client',
  mergeClients: 'Fusionner deux clients',
  addPatient: 'Ajouter un patient',
  updatePatient: 'Modifier un patient',
  recordPayment: 'Enregistrer un paiement',
  sendMessage: 'Envoyer un message',
};
