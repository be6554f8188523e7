import type { Translation } from '../../catalog.ts';
import type { staff as english } from '../en/staff.ts';

export const staff: Translation<typeof english> = {
  pinWrong: 'Este PIN no es correcto.',
  ownPinWrong: 'Su PIN actual no es correcto.',
  pinWrongDo: 'Escríbalo de nuevo. Un responsable puede darle otro.',
  pinTooOften: 'El PIN ha sido incorrecto demasiadas veces.',
  waitSeconds_one: 'Espere {{count}} segundo y vuelva a intentarlo.',
  waitSeconds_other: 'Espere {{count}} segundos y vuelva a intentarlo.',
  waitMinutes_one: 'Espere {{count}} minuto y vuelva a intentarlo.',
  waitMinutes_other: 'Espere {{count}} minutos y vuelva a intentarlo.',
  locked: 'Este puesto está bloqueado.',
  lockedDo: 'Entre con su PIN.',
  onlyManagers: 'Esto solo puede hacerlo un responsable.',
  onlyManagersDo: 'Pida a un responsable que entre aquí.',
  notThere: 'Esta persona no está en la lista de este puesto.',
  notThereDo: 'Elija a otra persona o pregunte a un responsable.',
  nameTaken: 'Ya hay alguien con este nombre en la lista.',
  nameTakenDo: 'Añada el apellido, o una letra de él.',
  lastManager: 'Es el último responsable. Sin ninguno, ya nadie podría cambiar los ajustes.',
  lastManagerDo: 'Nombre primero responsable a otra persona.',
  full: 'Ya hay {{most}} personas en la lista.',
  fullDo: 'Quite a alguien que ya no trabaje aquí.',
  notResettable:
    'No se ha podido quitar la entrada con PIN de este puesto: no se ha podido borrar todo lo que protege.',
  notResettableDo: 'Permita escribir en la carpeta de datos, cierre otros Front Desk y vuelva a intentarlo.',
};
