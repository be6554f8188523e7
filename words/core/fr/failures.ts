import type { Translation } from '../../catalog.ts';
import type { failures as english } from '../en/failures.ts';

export const failures: Translation<typeof english> = {
  unknownQuestion: 'Front Desk ne connaît pas cette question.',
  unfitValues: 'Cette question est arrivée avec des valeurs qui ne conviennent pas.',
  questionTooLarge: 'Cette question était trop grande.',
  questionUnreadable: 'Cette question n’a pas pu être lue.',
  tooManyQuestions: 'Trop de questions à la fois.',
  askedFromElsewhere: 'Cette question venait d’ailleurs.',
  unknownPage: 'Cette page de clients est inconnue.',
  badRequestDo: 'Rechargez la fenêtre. Si cela persiste, signalez-le : l’erreur vient de nous.',
  mistake: 'Front Desk a commis une erreur ici.',
  mistakeDo: 'Réessayez. Si cela persiste, redémarrez Front Desk et signalez-le.',
  mistakeReadingDo: 'Actualisez. Si cela persiste, signalez-le.',
  notOfferedDo: 'Rien à faire ici ; tout le reste fonctionne.',
  fileNotWritten: 'Le fichier n’a pas pu être écrit : le disque est plein, ou le dossier est en lecture seule.',
  fileNotWrittenDo: 'Choisissez un autre dossier, puis réessayez.',
  copyNotErased:
    'La copie hors ligne n’a pas pu être effacée : le dossier de données est en lecture seule, ou un autre Front Desk l’utilise.',
  copyNotErasedDo: 'Fermez l’autre ou autorisez l’écriture dans le dossier, puis effacez-la de nouveau.',
  locationGone: 'Ce site n’existe pas, ou n’existe plus.',
  locationGoneDo: 'Choisissez un site.',
  dateGone: 'Cette date n’existe pas.',
  dateGoneDo: 'Choisissez une date.',
  pdfNotHere: 'Cette fenêtre ne peut pas créer de PDF elle-même.',
  pdfNotHereDo: 'Choisissez « Imprimer », puis « Enregistrer au format PDF » comme imprimante.',
  pdfNotMade: 'Le PDF n’a pas pu être créé.',
  pdfNotMadeDo: 'Choisissez plutôt « Imprimer », puis « Enregistrer au format PDF » comme imprimante.',
  paymentsNotWhole: 'Le service n’a pas donné tous les paiements : impossible de dire s’il en fait partie.',
  paymentsNotWholeDo: 'Vérifiez dans le service lui-même avant de l’enregistrer à nouveau.',
};
