import type { Translation } from '../../catalog.ts';
import type { help as english } from '../en/help.ts';

export const help: Translation<typeof english> = {
  offline: 'Tout est sur cet ordinateur, même sans connexion.',
  search: 'Chercher dans l’aide',
  found_one: '1 sujet trouvé',
  found_other: '{{count}} sujets trouvés',
  nothing: 'Aucun sujet ne contient tous ces mots.',
  results: 'Sujets trouvés',
  contents: 'Sommaire de l’aide',
  onThisPage: 'Sur cette page',
  goOn: 'Avant et après',
  before: 'Précédent',
  after: 'Suivant',
  back: 'Revenir au dernier écran',
};
