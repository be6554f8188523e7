import type { Translation } from '../../catalog.ts';
import type { lists as english } from '../en/lists.ts';

export const lists: Translation<typeof english> = {
  needs: 'Para esta lista aún falta: {{names}}.',
  search: 'una búsqueda',
  name: 'Nombre',
  yes: 'Sí',
  no: 'No',
  demands: 'Exige algo que Front Desk no puede indicar: {{names}}.',
};
