import type { Translation } from '../../catalog.ts';
import type { forms as english } from '../en/forms.ts';

export const forms: Translation<typeof english> = {
  purpose: 'Formulaire : {{name}}',
  dropped: '{{name}} : son formulaire a été désactivé, car {{missing}} n’existe plus ou a changé.',
  tooMany:
    'Avec autant de formulaires, cette correspondance serait trop grande pour un autre ordinateur. Désactivez-en un que personne n’utilise.',
  notOn: 'Aucun formulaire de ce nom n’est activé.',
  otherNow: 'Ce qui serait envoyé n’est plus ce que vous avez vu. Regardez-le à nouveau.',
  missing: 'Le service exige cette information.',
  notEmpty: 'Le service ne permet pas de laisser ceci vide.',
  noWhole: 'Ce n’est pas un nombre entier.',
  outOfRange: 'Ce nombre dépasse ce que le service accepte.',
  noDecimal: 'Ce n’est pas un nombre. Écrivez-le comme 120.50.',
  tooManyDigits: 'Un nombre de ce type ne garde que 15 chiffres.',
  noFlag: 'Choisissez oui ou non.',
  noChoice: 'Le service n’accepte que : {{words}}.',
  noDate: 'Ce jour n’existe pas au calendrier. Écrivez-le comme 2026-11-21.',
  noMoment: 'Ce n’est pas un moment valable. Écrivez-le comme 2026-11-21T09:00.',
  noClock: 'Ce n’est pas une heure. Écrivez-la comme 09:30.',
  noEmail: 'Ce n’est pas une adresse e-mail.',
  noUrl: 'Ce n’est pas une adresse web.',
  noJson: 'Ce n’est pas du JSON. Mettez les textes entre guillemets doubles.',
  noList: 'Ceci doit être une liste.',
  noGroup: 'Ceci doit être un groupe de valeurs.',
  noText: 'Ceci doit être saisi comme texte.',
  unknown: 'Il contient quelque chose que ce formulaire n’a pas. Ouvrez à nouveau le formulaire.',
};
