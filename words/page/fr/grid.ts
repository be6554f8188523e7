import type { Translation } from '../../catalog.ts';
import type { grid as english } from '../en/grid.ts';

export const grid: Translation<typeof english> = {
  newAppointment: 'Nouveau rendez-vous',
  keysGo: 'Les flèches vont de rendez-vous en rendez-vous, Enter ouvre.',
  keysMove: 'M déplace.',
  keysResize: 'Shift et une flèche changent la fin.',
  keysNew: 'N commence un nouveau rendez-vous.',
  clinicTimes: 'Toutes les heures sont celles de la clinique',
  allDay: '{{what}} toute la journée',
  appointments_one: '{{count}} rendez-vous',
  appointments_other: '{{count}} rendez-vous',
  noMoves: 'Les rendez-vous ne peuvent pas être déplacés ici.',
  isSaving: '{{name}} est en cours d’enregistrement.',
  isOff: 'Le rendez-vous de {{name}} n’a pas lieu et ne peut pas être déplacé.',
  isBeyond: 'Le rendez-vous de {{name}} dépasse cette journée et ne peut pas être déplacé ici.',
  range: 'de {{from}} à {{to}}',
  noSuchTime: '{{time}} n’existe pas ce jour-là : les horloges avancent.',
  notTo: 'Un rendez-vous ne peut pas être déplacé vers « {{column}} ».',
  overlapsOne: 'Chevauche {{name}}',
  overlapsMany: 'Chevauche {{number}} rendez-vous',
  outsideHours: 'En dehors des heures d’ouverture',
  moving:
    'Déplacement de {{name}}. Les flèches déplacent, avec Shift elles changent la fin, Enter dépose, Escape remet en place.',
  resizing:
    'Changement de la fin de {{name}}. Shift avec les flèches change la fin, Enter la garde, Escape remet en place.',
  creating: 'Nouveau rendez-vous. Les flèches choisissent l’heure, avec Shift la durée, Enter crée, Escape quitte.',
  putBack: 'Remis en place.',
  left: 'Rien n’a été créé.',
  dropped: 'Déposé : {{name}}, {{place}}.',
  stays: '{{name}} reste à sa place.',
  drawnAnew: 'La journée a été redessinée entre-temps. Rien n’a été modifié.',
  changedMeanwhile: 'Le rendez-vous de {{name}} a été modifié entre-temps et reste à sa place.',
  hintMove: 'Enter dépose · Esc remet en place',
  hintNew: 'Enter crée · Esc quitte',
};
