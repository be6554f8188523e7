import { t } from '../../../../i18n/page/t.ts';
import { isCancelledOrNoShow } from '../../../domain/stages.ts';
import type { Selection } from './selection.ts';
import styles from './headButton.module.css';

/**
 * A button in the head of the column under the mouse that selects all of it. One for all columns, as hundreds of them would
 * take longer to draw than their names; by keyboard the menu does the same. Returns how to stop it.
 */
export function attachHeadButton(board: HTMLElement, selection: Selection): () => void {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.className = styles.button ?? '';
  button.textContent = '✓';
  let column = -1;

  const follow = ({ target }: PointerEvent): void => {
    const head = target instanceof Element ? target.closest<HTMLElement>('[data-head]') : null;
    if (!head) button.remove();
    else if (button.parentElement !== head) {
      const label = t('selection.allOf', { name: head.querySelector('h2')?.textContent ?? '' });
      button.ariaLabel = label;
      button.title = label;
      column = [...board.querySelectorAll('[data-head]')].indexOf(head);
      head.append(button);
    }
  };
  const hide = (): void => button.remove();
  const select = (): void => {
    const tiles = selection.layout()?.grid?.columns[column] ?? [];
    const expected = tiles.filter(({ appointment: { status } }) => !isCancelledOrNoShow(status));
    selection.replace(expected.map(({ appointment: { id } }) => id));
  };
  button.addEventListener('click', select);
  board.addEventListener('pointerover', follow);
  board.addEventListener('pointerleave', hide);
  return () => {
    hide();
    board.removeEventListener('pointerover', follow);
    board.removeEventListener('pointerleave', hide);
  };
}
