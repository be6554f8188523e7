import type { Translation } from '../../catalog.ts';
import type { drafts as english } from '../en/drafts.ts';

export const drafts: Translation<typeof english> = {
  title: 'Commencé et non terminé',
  away: 'Le service ne répond pas. Tout ceci est gardé à ce poste ; envoyez-le vous-même dès qu’il répondra.',
  stored: 'Gardé à ce poste. Rien ne part tout seul : reprenez, comparez avec la situation actuelle et envoyez.',
  none: 'Rien n’attend ici',
  noneWords: 'Ce que vous commencez puis quittez, ou ce qui ne peut pas partir, est gardé et listé ici.',
  resume: 'Reprendre',
  resumeOf: 'Reprendre : {{title}}',
  discard: 'Mettre de côté',
  discardOf: 'Mettre de côté : {{title}}',
  undoOf: 'Annuler l’action : {{title}}',
  keyResume: 'reprendre',
  keyDiscard: 'mettre de côté',
  discarded: 'Mis de côté.',
  discardedNotice: 'Mis de côté : {{titles}}. Cela peut être annulé.',
  since: 'Commencé {{since}}.',
  unknown: 'On ignore si cela a été fait : vérifiez avant de renvoyer.',
  unnamed: 'C’est fait, mais le service n’a pas dit sous quel numéro.',
  conflict: 'Quelqu’un l’a modifié avant : rien n’a été envoyé.',
  refused: 'Le service l’a refusé.',
  notOffered: 'Ce service ne fait pas cela.',
  notSent: 'Cela n’a pas pu être envoyé.',
  noLine: 'Il n’y avait pas de connexion : rien n’a été envoyé.',
  notSentBecause: 'Cela n’a pas été envoyé. {{why}}',
};
