import type { Translation } from '../../catalog.ts';
import type { updates as english } from '../en/updates.ts';

export const updates: Translation<typeof english> = {
  notThere: 'No se pudo leer ninguna lista de actualizaciones en esa dirección.',
  notThereAction: 'Compruebe la dirección con quien lleva sus ordenadores.',
  badSignature: 'Lo que hay allí no está firmado por el editor de Front Desk o se ha modificado. No se ha usado.',
  badSignatureAction: 'Avise a quien lleva sus ordenadores; no lo instale a mano.',
  noFile: 'La versión {{version}} está disponible, pero no para este tipo de ordenador.',
  noFileAction: 'Pídala a quien lleva sus ordenadores.',
  notFetched: 'No se pudo descargar la actualización: se cortó la conexión o el disco está lleno.',
  notFetchedAction: 'Vuelva a buscar actualizaciones más tarde.',
  notInstalled: 'No se pudo iniciar la actualización, o su archivo cambió después de descargarse.',
  notInstalledAction: 'Busque actualizaciones otra vez y descárguela de nuevo.',
  badPlace: 'Esta no es una dirección https de una carpeta.',
  badPlaceAction: 'Escríbala como se la dieron, por ejemplo https://it.example.com/front-desk',
};
