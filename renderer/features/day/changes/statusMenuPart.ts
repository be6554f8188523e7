import { createLazyPart } from '../../../components/LazyPart.tsx';
import type { StatusMenuProps } from './StatusMenu.tsx';

export const statusMenu = createLazyPart<StatusMenuProps>(() =>
  import('./StatusMenu.tsx').then(({ StatusMenu }) => StatusMenu),
);
