import type { Translation } from '../../catalog.ts';
import type { desktop as english } from '../en/desktop.ts';

export const desktop: Translation<typeof english> = {
  stopped: 'Front Desk se ha detenido',
  stoppedWhy:
    'Su ventana ha fallado cuatro veces en cinco minutos. Nada ha cambiado por ello en la clínica, y los borradores se conservan.',
  stoppedDo: 'Si continúa así, reinicie este equipo.',
  startAgain: 'Abrir Front Desk de nuevo',
  diagnostics: 'Diagnóstico para quien le ayude',
  diagnosticsText: 'Texto del diagnóstico',
  givenUp:
    'Su ventana ha fallado varias veces en pocos minutos. Inicie Front Desk de nuevo; si continúa, reinicie este equipo.',
  hangs: 'La ventana de Front Desk no responde',
  hangsWhy: 'Puede esperar o volver a cargarla. Los borradores se conservan.',
  wait: 'Esperar',
  loadAgain: 'Volver a cargar',
  cannotStart: 'Front Desk no puede iniciarse',
  reasonUnknown: 'No se conoce el motivo.',
  mayNotStart: 'Front Desk no puede iniciarse así',
  dangers: 'Se ha iniciado con {{switches}}, lo que expondría los datos de la clínica.',
  dangersDo: 'Quítelo y vuelva a iniciarlo.',
  sandboxDo:
    'En este equipo la AppImage no puede usar el entorno aislado de Chromium. Instale en su lugar el paquete .deb o .rpm; él lo configura.',
  folderRelative: 'FRONT_DESK_DATA_DIR debe ser una ruta absoluta.',
  folderUnusable: 'La carpeta que indica FRONT_DESK_DATA_DIR no se puede usar.',
  edit: 'Edición',
  undo: 'Deshacer',
  redo: 'Rehacer',
  cut: 'Cortar',
  copy: 'Copiar',
  paste: 'Pegar',
  selectAll: 'Seleccionar todo',
  view: 'Ver',
  actualSize: 'Tamaño real',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  fullScreen: 'Pantalla completa',
  window: 'Ventana',
  minimize: 'Minimizar',
  close: 'Cerrar',
};
