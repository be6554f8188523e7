import type { Translation } from '../../catalog.ts';
import type { staff as english } from '../en/staff.ts';

export const staff: Translation<typeof english> = {
  who: '¿Quién está en el puesto?',
  whoAfterIdle: 'Hace un rato que nadie lo toca. ¿Quién está en el puesto?',
  whoAfterSleep: 'El equipo estaba bloqueado o en reposo. ¿Quién está en el puesto?',
  manager: 'Responsable',
  pin: 'PIN',
  chooseName: 'Elija también su nombre.',
  signIn: 'Entrar',
  looking: 'Comprobando…',
  noManager: 'Ningún responsable puede entrar',
  freeTitle: '¿Liberar este puesto?',
  freeWords:
    'Se borran todos los nombres y PIN, y con ellos lo que protegían: las claves de todos los entornos, lo empezado y la copia sin conexión. Para conectar de nuevo necesita la clave de la clínica. El registro de lo hecho permanece.',
  leave: 'Dejarlo así',
  free: 'Liberar el puesto',
};
