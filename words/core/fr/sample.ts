import type { Translation } from '../../catalog.ts';
import type { sample as english } from '../en/sample.ts';

export const sample: Translation<typeof english> = {
  name: 'Nom',
  address: 'Adresse',
  phone: 'Téléphone',
  phones: 'Téléphones',
  email: 'E-mail',
  timeZone: 'Fuseau horaire',
  role: 'Fonction',
  active: 'Actif',
  minutes: 'Minutes',
  start: 'Début',
  end: 'Fin',
  status: 'Statut',
  reason: 'Motif',
  patient: 'Patient',
  patients: 'Patients',
  client: 'Client',
  provider: 'Praticien',
  species: 'Espèce',
  breed: 'Race',
  yes: 'Oui',
  no: 'Non',
  in: 'Reçu',
  out: 'Envoyé',
};
