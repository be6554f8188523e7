import type { Translation } from '../../catalog.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: Translation<typeof english> = {
  addressMissing: 'Falta la dirección.',
  noAddress: 'Esta no es la dirección de un servicio.',
  notEncrypted: 'Esta dirección no está cifrada (http). No se ha enviado nada.',
  holdsPassword:
    'La dirección contiene un nombre de usuario o una contraseña. Las claves van en el campo de la clave. No se ha enviado nada.',
  addressDo: 'Introduzca la dirección tal como la recibió, empezando por https://.',
  twoKeys: 'La puerta de enlace necesita dos claves; los demás, una.',
  keyMissing: 'Falta la clave.',
  oneKeyMissing: 'Falta una clave.',
  badKey:
    'Una clave contiene un espacio, un salto de línea o un carácter que ninguna clave tiene. Cópiela de nuevo, sola.',
  keyDo: 'Corríjalo y vuelva a intentarlo.',
  thisComputer: 'este equipo',
  mapChanged:
    'El servicio ha cambiado desde la última lectura, y algunas cosas se leen ahora de otro modo. Los ajustes las muestran en «Lo que Front Desk entendió».',
  keyNotKept:
    'No se ha podido guardar la clave: el disco está lleno, es de solo lectura o lo usa otro Front Desk. Sirve hasta que cierre este; conéctese de nuevo para conservarla.',
  keyNotRemoved: 'No se ha podido quitar la clave del disco: es de solo lectura.',
  keyNotRemovedDo: 'Permita escribir en la carpeta de datos y vuelva a intentarlo.',
  clockAhead:
    'El reloj de este equipo va {{amount}} adelantado respecto al del servicio, así que «hoy» y «ahora» pueden estar mal aquí. Ajuste la fecha y la hora de este equipo.',
  clockBehind:
    'El reloj de este equipo va {{amount}} atrasado respecto al del servicio, así que «hoy» y «ahora» pueden estar mal aquí. Ajuste la fecha y la hora de este equipo.',
  minutes_one: '{{count}} minuto',
  minutes_other: '{{count}} minutos',
  hours_one: '{{count}} hora',
  hours_other: '{{count}} horas',
  days_one: '{{count}} día',
  days_other: '{{count}} días',
};
