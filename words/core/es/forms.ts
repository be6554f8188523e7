import type { Translation } from '../../catalog.ts';
import type { forms as english } from '../en/forms.ts';

export const forms: Translation<typeof english> = {
  purpose: 'Formulario: {{name}}',
  dropped: '{{name}}: su formulario se ha desactivado, porque {{missing}} ya no está o es otro.',
  tooMany:
    'Con tantos formularios esta correspondencia sería demasiado grande para otro ordenador. Desactive uno que nadie use.',
  notOn: 'No hay ningún formulario activado con ese nombre.',
  otherNow: 'Lo que se enviaría ya no es lo que usted vio. Vuelva a verlo.',
  missing: 'El servicio exige este dato.',
  notEmpty: 'El servicio no permite dejarlo vacío.',
  noWhole: 'No es un número entero.',
  outOfRange: 'Este número es mayor de lo que admite el servicio.',
  noDecimal: 'No es un número. Escríbalo como 120.50.',
  tooManyDigits: 'Un número de este tipo solo conserva 15 cifras.',
  noFlag: 'Elija sí o no.',
  noChoice: 'El servicio solo admite: {{words}}.',
  noDate: 'Ese día no existe en el calendario. Escríbalo como 2026-11-21.',
  noMoment: 'No es un momento válido. Escríbalo como 2026-11-21T09:00.',
  noClock: 'No es una hora del día. Escríbala como 09:30.',
  noEmail: 'No es una dirección de correo electrónico.',
  noUrl: 'No es una dirección web.',
  noJson: 'No es JSON. Ponga los textos entre comillas dobles.',
  noList: 'Tiene que ser una lista.',
  noGroup: 'Tiene que ser un grupo de datos.',
  noText: 'Tiene que escribirse como texto.',
  unknown: 'Contiene algo que este formulario no tiene. Vuelva a abrir el formulario.',
};
