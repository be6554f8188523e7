import type { GridParts } from '../gridChange.ts';
import styles from './ghost.module.css';

/** Where a column stands in the body of the grid, in pixels. */
export interface ColumnPlace {
  readonly left: number;
  readonly width: number;
}

/** What a ghost shows. */
interface GhostView {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly time: string;
  readonly who: string;
  readonly warning: string | null;
  readonly refused: string | null;
  /** The keys that end it, where it is moved by keyboard. */
  readonly hint: string | null;
}

interface Ghost {
  show(view: GhostView): void;
  hide(): void;
  /** Brings what is shown into the visible part of the grid. */
  reveal(): void;
}

/** The one element that moves while something is dragged: nothing else of the grid is rendered again. */
export function createGhost({ overlay }: GridParts): Ghost {
  const root = element('div', styles.ghost);
  const inner = element('div', styles.inner);
  const time = element('b', styles.time);
  const who = element('span', styles.who);
  const note = element('span', styles.note);
  inner.append(time, who);
  root.append(inner, note);
  root.hidden = true;
  overlay.append(root);
  let shown: GhostView | null = null;

  return {
    show(view) {
      if (view.left !== shown?.left || view.top !== shown.top) {
        root.style.transform = `translate3d(${view.left}px, ${view.top}px, 0)`;
      }
      if (view.width !== shown?.width) root.style.width = `${view.width}px`;
      if (view.height !== shown?.height) root.style.height = `${view.height}px`;
      write(time, view.time);
      write(who, view.who);
      write(note, view.refused ?? view.warning ?? view.hint ?? '');
      note.toggleAttribute('data-calm', view.refused === null && view.warning === null);
      root.toggleAttribute('data-refused', view.refused !== null);
      root.toggleAttribute('data-flat', view.height < 36);
      if (!shown) root.hidden = false;
      shown = view;
    },
    hide() {
      root.hidden = true;
      shown = null;
    },
    reveal: () => root.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  };
}

/** How the columns stand now; read when a gesture begins, never during it. */
export function measureColumns({ body }: GridParts): readonly ColumnPlace[] {
  return columnElements(body).map(({ offsetLeft, clientLeft, clientWidth }) => ({
    left: offsetLeft + clientLeft,
    width: clientWidth,
  }));
}

export function columnElements(body: HTMLElement): readonly HTMLElement[] {
  return [...body.querySelectorAll<HTMLElement>('[data-column]')];
}

function element(tag: 'div' | 'span' | 'b', className: string | undefined): HTMLElement {
  const made = document.createElement(tag);
  made.className = className ?? '';
  return made;
}

function write(target: HTMLElement, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}
