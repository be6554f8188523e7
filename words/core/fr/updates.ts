import type { Translation } from '../../catalog.ts';
import type { updates as english } from '../en/updates.ts';

export const updates: Translation<typeof english> = {
  notThere: 'Aucune liste de mises à jour n’a pu être lue à cette adresse.',
  notThereAction: 'Vérifiez l’adresse avec votre service informatique.',
  badSignature:
    'Ce qui s’y trouve n’est pas signé par l’éditeur de Front Desk, ou a été modifié. Rien n’a été utilisé.',
  badSignatureAction: 'Prévenez votre service informatique ; ne l’installez pas à la main.',
  noFile: 'La version {{version}} est disponible, mais pas pour ce type d’ordinateur.',
  noFileAction: 'Demandez-la à votre service informatique.',
  notFetched: 'La mise à jour n’a pas pu être téléchargée : la connexion a été coupée ou le disque est plein.',
  notFetchedAction: 'Cherchez à nouveau les mises à jour plus tard.',
  notInstalled: 'La mise à jour n’a pas pu être lancée, ou son fichier a été modifié après le téléchargement.',
  notInstalledAction: 'Cherchez à nouveau les mises à jour et téléchargez-la encore une fois.',
  badPlace: 'Ce n’est pas l’adresse https d’un dossier.',
  badPlaceAction: 'Saisissez-la telle qu’elle vous a été donnée, par exemple https://it.example.com/front-desk',
};
