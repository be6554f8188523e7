import type { Translation } from '../../catalog.ts';
import type { locations as english } from '../en/locations.ts';

export const locations: Translation<typeof english> = {
  title: 'Standorte',
  ofOrganization: 'von {{organization}}',
  kept: 'die zuvor gelesene Liste',
  openDay: 'Tag öffnen',
  none: 'Es gibt keine Standorte',
  noneWords: 'Der Dienst nennt für diese Organisation keinen Standort. Ohne Standort gibt es keinen Tag zu zeigen.',
  noAddress: 'Der Dienst nennt keine Adresse.',
  noZone: 'Zeitzone unbekannt; es gilt die dieses Computers.',
  localTime: 'Ortszeit:',
};
