import type { Translation } from '../../catalog.ts';
import type { lacking as english } from '../en/lacking.ts';

export const lacking: Translation<typeof english> = {
  organization: 'Ce service ne propose pas les données de la clinique, ou Front Desk ne le comprend pas encore.',
  locations: 'Ce service ne propose pas de sites, ou Front Desk ne le comprend pas encore.',
  anyLocation: 'Ce service ne propose pas de site, ou Front Desk ne le comprend pas encore.',
  clients: 'Ce service ne propose pas de liste des clients, ou Front Desk ne le comprend pas encore.',
  clientSearch: 'Ce service ne propose pas de recherche de clients, ou Front Desk ne le comprend pas encore.',
  client: 'Ce service ne propose pas la fiche d’un client, ou Front Desk ne le comprend pas encore.',
  patients: 'Ce service ne propose pas de liste des patients, ou Front Desk ne le comprend pas encore.',
  patient: 'Ce service ne propose pas la fiche d’un patient, ou Front Desk ne le comprend pas encore.',
  appointments: 'Ce service ne propose pas de rendez-vous, ou Front Desk ne le comprend pas encore.',
  appointment: 'Ce service ne propose pas un rendez-vous isolé, ou Front Desk ne le comprend pas encore.',
  providers: 'Ce service ne propose pas de praticiens, ou Front Desk ne le comprend pas encore.',
  appointmentTypes: 'Ce service ne propose pas de types de rendez-vous, ou Front Desk ne le comprend pas encore.',
  freeSlots: 'Ce service ne propose pas d’horaires libres, ou Front Desk ne le comprend pas encore.',
  schema: 'Ce service ne propose pas d’aperçu de son schéma, ou Front Desk ne le comprend pas encore.',
  byOperation:
    'Ce service ne propose pas cela par {{operation}} : il demande quelque chose que Front Desk ne peut pas donner, ou Front Desk ne le comprend pas encore.',
  operation: 'Ce service ne propose pas {{operation}}, ou Front Desk ne le comprend pas encore.',
  timesPerType: 'Ce service n’indique les horaires libres que pour un type de rendez-vous.',
  timesPerTypeDo: 'Choisissez d’abord un type de rendez-vous.',
  timesPerProvider: 'Ce service n’indique les horaires libres que pour un praticien.',
  timesPerProviderDo: 'Choisissez d’abord un praticien.',
  timesPerLength: 'Ce service n’indique les horaires libres que pour un type de rendez-vous avec une durée habituelle.',
  timesPerLengthDo: 'Choisissez d’abord un type de rendez-vous avec une durée habituelle.',
};
