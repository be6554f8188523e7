import type { Translation } from '../../catalog.ts';
import type { updates as english } from '../en/updates.ts';

export const updates: Translation<typeof english> = {
  title: 'Mises à jour',
  words: 'Les nouvelles versions, depuis un endroit à vous. Rien n’est téléchargé ni installé sans demande.',
  notHere: 'Ce Front Desk se met à jour comme il a été installé.',
  place: 'Adresse des mises à jour',
  turnOn: 'Y chercher les mises à jour',
  turnOff: 'Désactiver',
  off: 'Désactivé. Votre service informatique peut déposer des versions signées à une adresse https et l’indiquer ici.',
  on: 'Une fois par jour sur {{url}}',
  checkNow: 'Vérifier maintenant',
  unasked: 'Pas encore vérifié.',
  checking: 'Recherche d’une version plus récente…',
  current: 'C’est la version la plus récente, au {{at}}.',
  found: 'La version {{version}} est disponible.',
  fetch: 'Télécharger',
  fetching: 'Téléchargement de la version {{version}}…',
  ready: 'La version {{version}} est téléchargée et est bien celle que son éditeur a signée.',
  install: 'Installer et fermer',
  installWords: 'Front Desk se ferme pour cela. Ce qui est en cours de saisie est gardé.',
};
