import type { Translation } from '../../catalog.ts';
import type { start as english } from '../en/start.ts';

export const start: Translation<typeof english> = {
  title: 'Inicio',
  why: 'Para que Front Desk esté listo cuando empieza el día.',
  withComputer: 'Iniciar con este ordenador',
  scope:
    'Vale para la cuenta de este ordenador que está en uso. También se puede desactivar en los ajustes del ordenador.',
  elsewhere: 'Solo la aplicación de escritorio puede iniciarse con el ordenador.',
};
