import type { Translation } from '../../catalog.ts';
import type { connect as english } from '../en/connect.ts';

export const connect: Translation<typeof english> = {
  words: 'Cinq étapes. Quittez quand vous voulez : ce qui est fait reste fait.',
  managersOnly: 'Seul un responsable peut connecter ce poste à une clinique.',
  done: '(fait)',
  environment: 'Quel environnement',
  changeEnvironment: 'En choisir un autre',
  sandbox: 'Un terrain d’essai du service avec des données inventées. Commencez ici : rien ne peut mal tourner.',
  testing: 'La copie d’essai de votre clinique, avec sa propre clé. Pour se former et essayer des changements.',
  production:
    'Votre clinique telle qu’elle est : vrais clients, vrais rendez-vous. La clé vient du tableau de bord de l’administrateur.',
  gateway:
    'Votre clinique par la passerelle de l’opérateur. Elle demande deux clés : celle de votre application et celle de l’opérateur.',
  wayTitle: 'Du terrain d’essai à la vraie clinique',
  waySandbox: 'Essayez d’abord tout dans la Sandbox.',
  wayApp:
    'Sur le portail développeur de l’opérateur, créez une nouvelle application pour la production ; elle reçoit sa propre clé de passerelle.',
  wayDetails: 'Vérifiez que les informations du compte et de l’application sont exactes.',
  wayPlan: 'Abonnez l’application aux produits d’API à utiliser en production.',
  wayRequest:
    'Demandez l’accès à la production. L’opérateur vous appellera peut-être ; la vraie clinique s’ouvre après son accord.',
  wayHere: 'Revenez ici et choisissez Production ou Passerelle avec la nouvelle clé. Chaque environnement a la sienne.',
  key: 'Adresse et clé',
  offer: 'Ce que le service propose',
  reading: 'Examen de ce qui a été compris…',
  understood:
    '{{understood}} des {{all}} choses dont un accueil a besoin ont été trouvées dans le service, et sont utilisées.',
  asked_one:
    'Une chose existe peut-être, mais pas assez sûrement pour être utilisée sans demander : à vous de décider.',
  asked_other:
    '{{count}} choses existent peut-être, mais pas assez sûrement pour être utilisées sans demander : à vous de décider.',
  absent_one: 'Une chose n’est pas proposée',
  absent_other: '{{count}} choses ne sont pas proposées',
  review: 'Vérifier et corriger',
  location: 'Où se trouve ce poste',
  noLocations: 'Le service n’indique aucun site pour cette organisation. Sans site, il n’y a pas de journée à montrer.',
  noZone:
    'Le service n’indique pas le fuseau horaire. Choisissez celui de la clinique si ce n’est pas celui de cet ordinateur.',
  clients: 'Tous les clients, trouvés à l’instant',
  clientsReading: 'Lecture des clients : {{read}} sur {{expected}}. Inutile d’attendre, cela continue tout seul.',
  clientsSoFar_one: 'Lecture des clients : un pour l’instant. Inutile d’attendre, cela continue tout seul.',
  clientsSoFar_other: 'Lecture des clients : {{count}} pour l’instant. Inutile d’attendre, cela continue tout seul.',
  clientsRead_one: 'Un client a été lu et se trouve à chaque touche.',
  clientsRead_other: '{{count}} clients ont été lus et se trouvent à chaque touche.',
  clientsNotOffered: 'Ce service n’a pas de liste de tous les clients ; sa propre recherche est utilisée.',
  openDay: 'Ouvrir la journée',
};
