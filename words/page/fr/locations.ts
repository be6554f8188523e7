import type { Translation } from '../../catalog.ts';
import type { locations as english } from '../en/locations.ts';

export const locations: Translation<typeof english> = {
  title: 'Sites',
  ofOrganization: 'de {{organization}}',
  kept: 'la liste lue auparavant',
  openDay: 'Ouvrir son jour',
  none: 'Il n’y a aucun site',
  noneWords: 'Le service n’indique aucun site pour cette organisation. Sans site, il n’y a pas de jour à montrer.',
  noAddress: 'Le service ne donne pas d’adresse.',
  noZone: 'Fuseau horaire inconnu ; celui de cet ordinateur sert.',
  localTime: 'Heure locale :',
};
