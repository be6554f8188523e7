import type { Translation } from '../../catalog.ts';
import type { map as english } from '../en/map.ts';

export const map: Translation<typeof english> = {
  noJson: 'Este archivo no es una correspondencia de Front Desk: no es JSON.',
  noMap: 'Este archivo no es una correspondencia de Front Desk.',
  otherVersion: 'Esta correspondencia la ha escrito otra versión de Front Desk (formato {{format}}).',
  damaged: 'Esta correspondencia está dañada: una parte no se puede leer.',
  tooDeep: 'Esta correspondencia pide más de {{most}} niveles a la vez ({{operation}}), que ningún servicio da.',
  otherService: 'Esta correspondencia es de otro servicio: {{missing}} no está en el esquema de este.',
  otherServiceMore:
    'Esta correspondencia es de otro servicio: {{missing}} y {{more}} más no están en el esquema de este.',
  refusedDo: 'No se ha cambiado nada. Elija una correspondencia exportada para esta clínica.',
  presetRefused:
    'La correspondencia del perfil de este equipo ({{file}}) no se usa. {{why}} Quien la preparó puede corregirla y volver a conectar, o un responsable importa una en los ajustes. Hasta entonces, el servicio se lee tal como Front Desk lo entiende.',
  presetMissing: 'Este archivo no está junto al perfil ({{profile}}).',
  presetTooLarge: 'Esto no es un archivo, o es mayor de lo que puede ser una correspondencia.',
  presetNoText: 'Este archivo no se puede leer como texto UTF-8.',
  changeFixed: 'Lo que admite un cambio no se puede corregir.',
  notThere: 'Este campo no se puede leer de ahí.',
  notCorrectable: 'Esto no es algo que se pueda corregir.',
  noSample: 'De esto no hay ningún ejemplo.',
  ruledOut: 'Usted ha indicado que este servicio no lo ofrece.',
  nothingLike: 'Ninguna operación de este servicio se le parece.',
  reads: 'Lee: {{name}}',
  readsMany: '{{name}}, muchos a la vez',
  changes: 'Cambia: {{name}}',
  demandedUnknown: 'No se ha entendido, pero se exige',
  dropped: '{{name}}: su corrección se ha descartado, porque {{missing}} ya no existe.',
  gone: '{{name}}: ya no se ofrece; era {{former}}.',
  offeredBy: '{{name}}: ahora se ofrece, con {{present}}.',
  doneBy: '{{name}}: ahora se hace con {{present}}.',
  doneByInstead: '{{name}}: ahora se hace con {{present}} en lugar de {{former}}.',
  readFromInstead: '{{name}}: ahora se lee de {{present}} en lugar de {{former}}.',
  fieldFrom: '{{name}}: {{field}} se lee ahora de {{present}}.',
  fieldGone: '{{name}}: {{field}} ya no existe; era {{former}}.',
  fieldFromInstead: '{{name}}: {{field}} se lee ahora de {{present}} en lugar de {{former}}.',
  askedOtherwise: '{{name}}: {{present}} se pregunta ahora de otro modo.',
};
