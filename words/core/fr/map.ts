import type { Translation } from '../../catalog.ts';
import type { map as english } from '../en/map.ts';

export const map: Translation<typeof english> = {
  noJson: 'Ce fichier n’est pas une correspondance de Front Desk : ce n’est pas du JSON.',
  noMap: 'Ce fichier n’est pas une correspondance de Front Desk.',
  otherVersion: 'Cette correspondance vient d’une autre version de Front Desk (format {{format}}).',
  damaged: 'Cette correspondance est endommagée : une partie en est illisible.',
  tooDeep:
    'Cette correspondance demande plus de {{most}} niveaux à la fois ({{operation}}), ce qu’aucun service ne donne.',
  otherService:
    'Cette correspondance est celle d’un autre service : {{missing}} ne figure pas dans le schéma de celui-ci.',
  otherServiceMore:
    'Cette correspondance est celle d’un autre service : {{missing}} et {{more}} autres ne figurent pas dans le schéma de celui-ci.',
  refusedDo: 'Rien n’a été modifié. Choisissez une correspondance exportée pour cette clinique.',
  presetRefused:
    'La correspondance du profil de cet ordinateur ({{file}}) n’est pas utilisée. {{why}} La personne qui l’a préparée peut la corriger et reconnecter, ou un responsable en importe une dans les réglages. D’ici là, le service est lu tel que Front Desk le comprend.',
  presetMissing: 'Ce fichier ne se trouve pas à côté du profil ({{profile}}).',
  presetTooLarge: 'Ce n’est pas un fichier, ou il est plus volumineux qu’une correspondance ne peut l’être.',
  presetNoText: 'Ce fichier ne peut pas être lu comme texte UTF-8.',
  changeFixed: 'Ce qu’une modification accepte ne peut pas être corrigé.',
  notThere: 'Ce champ ne peut pas être lu à cet endroit.',
  notCorrectable: 'Cela ne fait pas partie de ce qui peut être corrigé.',
  noSample: 'Il n’y a pas d’exemple de cela.',
  ruledOut: 'Vous avez indiqué que ce service ne le propose pas.',
  nothingLike: 'Aucune opération de ce service n’y ressemble.',
  reads: 'Lit : {{name}}',
  readsMany: '{{name}}, plusieurs à la fois',
  changes: 'Modifie : {{name}}',
  demandedUnknown: 'Non compris, mais exigé',
  dropped: '{{name}} : votre correction a été abandonnée, car {{missing}} n’existe plus.',
  gone: '{{name}} : n’est plus proposé ; c’était {{former}}.',
  offeredBy: '{{name}} : désormais proposé, par {{present}}.',
  doneBy: '{{name}} : désormais fait par {{present}}.',
  doneByInstead: '{{name}} : désormais fait par {{present}} au lieu de {{former}}.',
  readFromInstead: '{{name}} : désormais lu dans {{present}} au lieu de {{former}}.',
  fieldFrom: '{{name}} : {{field}} est désormais lu dans {{present}}.',
  fieldGone: '{{name}} : {{field}} n’existe plus ; c’était {{former}}.',
  fieldFromInstead: '{{name}} : {{field}} est désormais lu dans {{present}} au lieu de {{former}}.',
  askedOtherwise: '{{name}} : {{present}} est désormais interrogé autrement.',
};
