import type { Translation } from '../../catalog.ts';
import type { drafts as english } from '../en/drafts.ts';

export const drafts: Translation<typeof english> = {
  title: 'Empezado y sin terminar',
  away: 'El servicio no responde ahora. Todo esto se guarda en este puesto; envíelo usted cuando responda.',
  stored: 'Guardado en este puesto. Nada se envía solo: siga, mírelo tal como está todo ahora y envíelo.',
  none: 'No hay nada pendiente',
  noneWords: 'Lo que empiece y deje, o lo que no se pueda enviar, se guarda y aparece aquí.',
  resume: 'Seguir',
  resumeOf: 'Seguir: {{title}}',
  discard: 'Apartar',
  discardOf: 'Apartar: {{title}}',
  undoOf: 'Deshacer: {{title}}',
  keyResume: 'seguir',
  keyDiscard: 'apartar',
  discarded: 'Apartado.',
  discardedNotice: 'Apartado: {{titles}}. Se puede deshacer.',
  since: 'Empezado {{since}}.',
  unknown: 'No se sabe si esto se hizo: compruébelo antes de volver a enviarlo.',
  unnamed: 'Se hizo, pero el servicio no dijo con qué número.',
  conflict: 'Otra persona lo cambió antes: no se envió nada.',
  refused: 'El servicio lo rechazó.',
  notOffered: 'Este servicio no hace eso.',
  notSent: 'No se pudo enviar.',
  noLine: 'No había conexión: no se envió.',
  notSentBecause: 'No se envió. {{why}}',
};
