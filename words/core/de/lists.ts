import type { Translation } from '../../catalog.ts';
import type { lists as english } from '../en/lists.ts';

export const lists: Translation<typeof english> = {
  needs: 'Diese Liste braucht noch: {{names}}.',
  search: 'ein Suchwort',
  name: 'Name',
  yes: 'Ja',
  no: 'Nein',
  demands: 'Sie verlangt, was Front Desk nicht angeben kann: {{names}}.',
};
