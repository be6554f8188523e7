import type { Translation } from '../../catalog.ts';
import type { record as english } from '../en/record.ts';

export const record: Translation<typeof english> = {
  altered:
    'Le journal de ce poste n’est plus tel qu’il a été écrit : des lignes ont été modifiées ou manquent. Il est conservé tel quel et se poursuit dans un nouveau fichier. Un responsable voit les endroits dans les réglages.',
  unwritten:
    'Ce qui est fait à ce poste ne peut pas être inscrit au journal pour l’instant : le disque est plein ou en lecture seule. Tout le reste fonctionne.',
  number: 'Numéro',
  time: 'Heure (UTC)',
  who: 'Qui',
  what: 'Quoi',
  outcome: 'Résultat',
  names: 'Valeurs données',
  about: 'À propos (marques)',
};
