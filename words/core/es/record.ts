import type { Translation } from '../../catalog.ts';
import type { record as english } from '../en/record.ts';

export const record: Translation<typeof english> = {
  altered:
    'El registro de lo hecho en este puesto no está como se escribió: se han cambiado líneas o faltan. Se conserva como está y sigue en un archivo nuevo. Un responsable ve los lugares en los ajustes.',
  unwritten:
    'Ahora no se puede escribir en el registro lo que se hace en este puesto: el disco está lleno o es de solo lectura. Todo lo demás funciona.',
  number: 'Número',
  time: 'Hora (UTC)',
  who: 'Quién',
  what: 'Qué',
  outcome: 'Resultado',
  names: 'Valores indicados',
  about: 'Acerca de (marcas)',
};
