import type { Translation } from '../../catalog.ts';
import type { failures as english } from '../en/failures.ts';

export const failures: Translation<typeof english> = {
  unknownQuestion: 'Front Desk no conoce esta pregunta.',
  unfitValues: 'Esta pregunta ha llegado con valores que no encajan.',
  questionTooLarge: 'Esta pregunta era demasiado grande.',
  questionUnreadable: 'Esta pregunta no se ha podido leer.',
  tooManyQuestions: 'Demasiadas preguntas a la vez.',
  askedFromElsewhere: 'Esta pregunta venía de otro sitio.',
  unknownPage: 'No se conoce esta página de clientes.',
  badRequestDo: 'Vuelva a cargar la ventana. Si continúa, comuníquelo: el error es nuestro.',
  mistake: 'Front Desk ha cometido un error aquí.',
  mistakeDo: 'Vuelva a intentarlo. Si continúa, reinicie Front Desk y comuníquelo.',
  mistakeReadingDo: 'Actualice. Si continúa, comuníquelo.',
  notOfferedDo: 'Aquí no hay que hacer nada; todo lo demás funciona.',
  fileNotWritten: 'No se ha podido escribir el archivo: el disco está lleno o la carpeta es de solo lectura.',
  fileNotWrittenDo: 'Elija otra carpeta y vuelva a intentarlo.',
  copyNotErased:
    'No se ha podido borrar la copia sin conexión: la carpeta de datos es de solo lectura u otro Front Desk trabaja con ella.',
  copyNotErasedDo: 'Cierre el otro o permita escribir en la carpeta, y vuelva a borrarla.',
  locationGone: 'Este centro no existe, o ya no existe.',
  locationGoneDo: 'Elija un centro.',
  dateGone: 'Esa fecha no existe.',
  dateGoneDo: 'Elija una fecha.',
  pdfNotHere: 'Esta ventana no puede crear un PDF por sí misma.',
  pdfNotHereDo: 'Elija «Imprimir» y, como impresora, «Guardar como PDF».',
  pdfNotMade: 'No se ha podido crear el PDF.',
  pdfNotMadeDo: 'Elija en su lugar «Imprimir» y, como impresora, «Guardar como PDF».',
  paymentsNotWhole: 'El servicio no ha dado todos los pagos, así que no se sabe si está entre ellos.',
  paymentsNotWholeDo: 'Mírelo en el propio servicio antes de registrarlo otra vez.',
};
