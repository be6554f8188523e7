import type { Translation } from '../../catalog.ts';
import type { staff as english } from '../en/staff.ts';

export const staff: Translation<typeof english> = {
  pinWrong: 'Ce code PIN n’est pas le bon.',
  ownPinWrong: 'Votre code PIN actuel n’est pas le bon.',
  pinWrongDo: 'Saisissez-le de nouveau. Un responsable peut vous en donner un autre.',
  pinTooOften: 'Le code PIN a été faux trop souvent.',
  waitSeconds_one: 'Patientez {{count}} seconde, puis réessayez.',
  waitSeconds_other: 'Patientez {{count}} secondes, puis réessayez.',
  waitMinutes_one: 'Patientez {{count}} minute, puis réessayez.',
  waitMinutes_other: 'Patientez {{count}} minutes, puis réessayez.',
  locked: 'Ce poste est verrouillé.',
  lockedDo: 'Entrez avec votre code PIN.',
  onlyManagers: 'Seul un responsable peut faire cela.',
  onlyManagersDo: 'Demandez à un responsable d’entrer ici.',
  notThere: 'Cette personne ne figure pas sur la liste de ce poste.',
  notThereDo: 'Choisissez quelqu’un d’autre, ou demandez à un responsable.',
  nameTaken: 'Quelqu’un de ce nom figure déjà sur la liste.',
  nameTakenDo: 'Ajoutez le nom de famille, ou une lettre de celui-ci.',
  lastManager: 'C’est le dernier responsable. Sans lui, plus personne ne pourrait modifier les réglages.',
  lastManagerDo: 'Nommez d’abord quelqu’un d’autre responsable.',
  full: 'La liste compte déjà {{most}} personnes.',
  fullDo: 'Retirez quelqu’un qui ne travaille plus ici.',
  notResettable:
    'L’entrée par code PIN de ce poste n’a pas pu être retirée : tout ce qu’elle protège n’a pas pu être effacé.',
  notResettableDo: 'Autorisez l’écriture dans le dossier de données, fermez les autres Front Desk, puis réessayez.',
};
