import type { Translation } from '../../catalog.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: Translation<typeof english> = {
  addressMissing: 'L’adresse manque.',
  noAddress: 'Ce n’est pas l’adresse d’un service.',
  notEncrypted: 'Cette adresse n’est pas chiffrée (http). Rien n’a été envoyé.',
  holdsPassword:
    'L’adresse contient un nom d’utilisateur ou un mot de passe. Les clés vont dans le champ de la clé. Rien n’a été envoyé.',
  addressDo: 'Saisissez l’adresse telle que vous l’avez reçue, en commençant par https://.',
  twoKeys: 'La passerelle demande deux clés, les autres une seule.',
  keyMissing: 'La clé manque.',
  oneKeyMissing: 'Il manque une clé.',
  badKey:
    'Une clé contient un espace, un saut de ligne ou un caractère qu’aucune clé ne comporte. Copiez-la de nouveau, seule.',
  keyDo: 'Corrigez, puis réessayez.',
  thisComputer: 'cet ordinateur',
  mapChanged:
    'Le service a changé depuis la dernière lecture, et certaines choses sont lues autrement. Les réglages les indiquent sous « Ce que Front Desk a compris ».',
  keyNotKept:
    'La clé n’a pas pu être enregistrée : le disque est plein, en lecture seule ou utilisé par un autre Front Desk. Elle sert jusqu’à la fermeture de celui-ci ; reconnectez-vous pour la conserver.',
  keyNotRemoved: 'La clé n’a pas pu être retirée du disque : il est en lecture seule.',
  keyNotRemovedDo: 'Autorisez l’écriture dans le dossier de données, puis réessayez.',
  clockAhead:
    'L’horloge de cet ordinateur avance de {{amount}} sur celle du service : « aujourd’hui » et « maintenant » peuvent être faux ici. Réglez la date et l’heure de cet ordinateur.',
  clockBehind:
    'L’horloge de cet ordinateur retarde de {{amount}} sur celle du service : « aujourd’hui » et « maintenant » peuvent être faux ici. Réglez la date et l’heure de cet ordinateur.',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  hours_one: '{{count}} heure',
  hours_other: '{{count}} heures',
  days_one: '{{count}} jour',
  days_other: '{{count}} jours',
};
