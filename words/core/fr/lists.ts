import type { Translation } from '../../catalog.ts';
import type { lists as english } from '../en/lists.ts';

export const lists: Translation<typeof english> = {
  needs: 'Il manque encore à cette liste : {{names}}.',
  search: 'une recherche',
  name: 'Nom',
  yes: 'Oui',
  no: 'Non',
  demands: 'Elle exige ce que Front Desk ne peut pas indiquer : {{names}}.',
};
