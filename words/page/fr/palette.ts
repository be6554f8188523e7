import type { Translation } from '../../catalog.ts';
import type { palette as english } from '../en/palette.ts';

export const palette: Translation<typeof english> = {
  title: 'Trouver ou faire',
  field: 'Client, patient, rendez-vous ou action',
  recent: 'Récents',
  actions: 'Actions',
  resultList: 'Résultats',
  results_one: '{{count}} résultat',
  results_other: '{{count}} résultats',
  nothingFound: 'Aucun résultat pour « {{typed}} »',
  searching: 'Recherche de clients…',
  searchFailed: 'La recherche de clients est impossible pour l’instant.',
  keyChoose: 'choisir',
  keyOpen: 'ouvrir',
  keyClose: 'fermer',
  noPatient: 'Sans patient',
};
