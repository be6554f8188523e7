import type { Translation } from '../../catalog.ts';
import type { files as english } from '../en/files.ts';

export const files: Translation<typeof english> = {
  folderTaken:
    'Un autre Front Desk est ouvert sur le même dossier de données. Celui-ci montre tout et ne conserve rien de ce que vous modifiez dans les réglages, la correspondance, les brouillons et les clés. Fermez l’un des deux.',
  folderLost:
    'Un autre Front Desk a repris le dossier de données. Celui-ci ne conserve plus rien de ce que vous modifiez dans les réglages, la correspondance, les brouillons et les clés. Fermez l’un des deux.',
  folderClosed:
    'Rien ne peut être écrit dans le dossier de données : il est en lecture seule, ou le disque est plein. Front Desk fonctionne, et ce que vous modifiez dans les réglages, la correspondance, les brouillons et les clés vaut jusqu’à sa fermeture.',
  closed:
    '{{file}} ne peut pas être ouvert, et n’est pas écrasé ; {{instead}}. Ce que vous modifiez vaut jusqu’à la fermeture de Front Desk.',
  newer:
    '{{file}} a été écrit par un Front Desk plus récent, que celui-ci ne comprend pas, et reste tel quel ; {{instead}}. Ce que vous modifiez vaut jusqu’à la fermeture de Front Desk.',
  damaged: '{{file}} était endommagé ; {{instead}}. Le fichier endommagé a été conservé sous le nom {{aside}}.',
  damagedStuck: '{{file}} était endommagé ; {{instead}}. Il n’a pas pu être déplacé, donc rien n’est enregistré.',
  locked:
    '{{file}} ne peut pas être ouvert : le trousseau de cet ordinateur ne donne plus sa clé. Il est conservé sous un autre nom avant que quelque chose ne le remplace ; en attendant, {{instead}}.',
  unwritten:
    '{{content}} n’a pas pu être enregistré : le disque est plein ou en lecture seule. Ce que vous modifiez vaut jusqu’à la fermeture de Front Desk.',
  restored: 'sa dernière bonne copie est de retour',
  namedFile: 'Le fichier {{name}}',
  namedWithout: 'Front Desk le recommence',
  settingsFile: 'Le fichier des réglages',
  settings: 'Le fichier des réglages',
  settingsRestored: 'les derniers bons réglages sont de retour',
  settingsWithout: 'Front Desk démarre avec les réglages d’origine',
  vaultFile: 'Le fichier des clés',
  vaultRestored: 'la dernière bonne copie est de retour',
  vaultWithout: 'les clés sont à saisir de nouveau',
  memoryFile: 'Le fichier des brouillons et des clients épinglés',
  memory: 'Le fichier des brouillons et des clients épinglés',
  memoryWithout: 'ce poste démarre sans eux',
  staffFile: 'Le fichier des personnes de ce poste',
  staff: 'Le fichier des personnes de ce poste',
  staffWithout: 'personne n’a à entrer son code PIN tant qu’un responsable ne l’a pas réactivé',
  daysCopy: 'Le fichier de la copie hors ligne des journées',
  clientsCopy: 'Le fichier de la copie hors ligne des clients',
  copyWithout: 'il est créé de nouveau',
  demoMap: 'Le fichier de la correspondance du service de démonstration',
  sandboxMap: 'Le fichier de la correspondance du service bac à sable',
  testingMap: 'Le fichier de la correspondance du service de test',
  productionMap: 'Le fichier de la correspondance du service de production',
  gatewayMap: 'Le fichier de la correspondance du service de la passerelle',
  mapWithout: 'le service est relu',
  profile:
    'Le profil de cet ordinateur ({{file}}) n’est pas utilisé. {{why}} La personne qui l’a préparé peut le corriger ; Front Desk fonctionne sans lui.',
  profileTooLarge: 'Ce n’est pas un fichier de 64 ko au plus.',
  profileNoText: 'Il ne peut pas être lu comme texte UTF-8.',
  profileNoObject: 'Ce n’est pas un objet JSON.',
  profileTwice: 'Un nom y figure deux fois.',
  profileNoJson: 'Ce n’est pas du JSON.',
  profileKey:
    'Il contient « {{name}} » : une clé n’est jamais prise dans un fichier, elle se saisit dans les réglages.',
  profileVersion: 'Sa « version » doit être 1.',
  profileUnknown: '« {{name}} » ne fait pas partie de ce qui peut être préréglé.',
  profileUnfit: '« {{name}} » n’est pas comme il doit être.',
};
