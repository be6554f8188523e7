import type { Translation } from '../../catalog.ts';
import type { palette as english } from '../en/palette.ts';

export const palette: Translation<typeof english> = {
  title: 'Buscar o hacer algo',
  field: 'Cliente, paciente, cita o acción',
  recent: 'Recientes',
  actions: 'Acciones',
  resultList: 'Resultados',
  results_one: '{{count}} resultado',
  results_other: '{{count}} resultados',
  nothingFound: 'Ningún resultado para «{{typed}}»',
  searching: 'Buscando clientes…',
  searchFailed: 'Ahora no se pueden buscar clientes.',
  keyChoose: 'elegir',
  keyOpen: 'abrir',
  keyClose: 'cerrar',
  noPatient: 'Sin paciente',
};
