import type { Translation } from '../../catalog.ts';
import type { updates as english } from '../en/updates.ts';

export const updates: Translation<typeof english> = {
  title: 'Actualizaciones',
  words: 'Versiones nuevas desde un lugar propio. Nada se descarga ni se instala sin preguntar.',
  notHere: 'Este Front Desk se actualiza igual que se instaló.',
  place: 'Dirección de las actualizaciones',
  turnOn: 'Buscar actualizaciones ahí',
  turnOff: 'Desactivar',
  off: 'Desactivado. Quien lleva sus ordenadores puede poner versiones firmadas en una dirección https e indicarla aquí.',
  on: 'Una vez al día en {{url}}',
  checkNow: 'Comprobar ahora',
  unasked: 'Aún sin comprobar.',
  checking: 'Buscando una versión más nueva…',
  current: 'Esta es la versión más nueva, a {{at}}.',
  found: 'La versión {{version}} está disponible.',
  fetch: 'Descargar',
  fetching: 'Descargando la versión {{version}}…',
  ready: 'La versión {{version}} se ha descargado y es la que firmó su editor.',
  install: 'Instalar y cerrar',
  installWords: 'Front Desk se cierra para ello. Lo que se esté escribiendo se conserva.',
};
