import type { Translation } from '../../catalog.ts';
import type { staff as english } from '../en/staff.ts';

export const staff: Translation<typeof english> = {
  who: 'Qui est au poste ?',
  whoAfterIdle: 'Personne n’y a touché depuis un moment. Qui est au poste ?',
  whoAfterSleep: 'L’ordinateur était verrouillé ou en veille. Qui est au poste ?',
  manager: 'Responsable',
  pin: 'Code PIN',
  chooseName: 'Choisissez aussi votre nom.',
  signIn: 'Entrer',
  looking: 'Vérification…',
  noManager: 'Aucun responsable ne peut entrer',
  freeTitle: 'Libérer ce poste ?',
  freeWords:
    'Tous les noms et codes PIN disparaissent, et avec eux ce qu’ils protégeaient : les clés de chaque environnement, ce qui était commencé et la copie hors ligne. Pour se reconnecter, il faut la clé de la clinique. Le journal reste.',
  leave: 'Laisser ainsi',
  free: 'Libérer ce poste',
};
