import type { Translation } from '../../catalog.ts';
import type { help as english } from '../en/help.ts';

export const help: Translation<typeof english> = {
  offline: 'Está toda en este ordenador, también sin conexión.',
  search: 'Buscar en la ayuda',
  found_one: '1 tema encontrado',
  found_other: '{{count}} temas encontrados',
  nothing: 'Ningún tema contiene todas estas palabras.',
  results: 'Temas encontrados',
  contents: 'Contenido de la ayuda',
  onThisPage: 'En esta página',
  goOn: 'Anterior y siguiente',
  before: 'Anterior',
  after: 'Siguiente',
  back: 'Volver a la última pantalla',
};
