import type { Translation } from '../../catalog.ts';
import type { desktop as english } from '../en/desktop.ts';

export const desktop: Translation<typeof english> = {
  stopped: 'Front Desk s’est arrêté',
  stoppedWhy:
    'Sa fenêtre a échoué quatre fois en cinq minutes. Rien n’a été modifié à la clinique, et les brouillons sont conservés.',
  stoppedDo: 'Si cela persiste, redémarrez cet ordinateur.',
  startAgain: 'Relancer Front Desk',
  diagnostics: 'Diagnostic pour la personne qui vous aide',
  diagnosticsText: 'Texte du diagnostic',
  givenUp:
    'Sa fenêtre a échoué plusieurs fois en quelques minutes. Redémarrez Front Desk ; si cela persiste, redémarrez cet ordinateur.',
  hangs: 'La fenêtre de Front Desk ne répond pas',
  hangsWhy: 'Vous pouvez attendre ou la recharger. Les brouillons sont conservés.',
  wait: 'Attendre',
  loadAgain: 'Recharger',
  cannotStart: 'Front Desk ne peut pas démarrer',
  reasonUnknown: 'Le motif n’est pas connu.',
  mayNotStart: 'Front Desk ne peut pas démarrer ainsi',
  dangers: 'Il a été lancé avec {{switches}}, ce qui exposerait les données de la clinique.',
  dangersDo: 'Retirez cela et relancez.',
  sandboxDo:
    'Sur cet ordinateur, l’AppImage ne peut pas utiliser le bac à sable de Chromium. Installez plutôt le paquet .deb ou .rpm ; il le met en place.',
  folderRelative: 'FRONT_DESK_DATA_DIR doit être un chemin absolu.',
  folderUnusable: 'Le dossier indiqué par FRONT_DESK_DATA_DIR ne peut pas être utilisé.',
  edit: 'Édition',
  undo: 'Annuler',
  redo: 'Rétablir',
  cut: 'Couper',
  copy: 'Copier',
  paste: 'Coller',
  selectAll: 'Tout sélectionner',
  view: 'Affichage',
  actualSize: 'Taille réelle',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fullScreen: 'Plein écran',
  window: 'Fenêtre',
  minimize: 'Réduire dans la barre',
  close: 'Fermer',
};
