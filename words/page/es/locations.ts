import type { Translation } from '../../catalog.ts';
import type { locations as english } from '../en/locations.ts';

export const locations: Translation<typeof english> = {
  title: 'Centros',
  ofOrganization: 'de {{organization}}',
  kept: 'la lista leída antes',
  openDay: 'Abrir su día',
  none: 'No hay centros',
  noneWords: 'El servicio no indica ningún centro para esta organización. Sin un centro no hay día que mostrar.',
  noAddress: 'El servicio no da la dirección.',
  noZone: 'Zona horaria desconocida; se usa la de este equipo.',
  localTime: 'Hora local:',
};
