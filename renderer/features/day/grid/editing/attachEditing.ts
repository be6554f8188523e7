import type { GridModel, GridParts } from './editingParts.ts';
import { attachKeys } from './keyEditing.ts';
import { attachPointer } from './pointerEditing.ts';
import { createSession } from './session.ts';
import { attachSlotHint } from './slotHint.ts';

export interface Editing {
  modelChanged(): void;
  stop(): void;
}

/**
 * Makes a grid's appointments movable, and its empty time bookable. Outside of React on purpose: while something is
 * dragged no component is drawn anew.
 */
export function attachEditing(parts: GridParts, latest: () => GridModel): Editing {
  const session = createSession(parts, latest);
  const stopPointer = attachPointer(parts, session, latest);
  const stopHint = attachSlotHint(parts, latest);
  const stopKeys = attachKeys(parts, session, latest);
  const showOffers = (): void => {
    const { create, move, resize, reassign } = latest().offers;
    parts.scroller.toggleAttribute('data-creates', create);
    parts.scroller.toggleAttribute('data-moves', move || reassign);
    parts.scroller.toggleAttribute('data-resizes', resize);
  };
  showOffers();
  return {
    modelChanged() {
      showOffers();
      session.modelChanged();
    },
    stop() {
      session.cancel(null);
      stopPointer();
      stopHint();
      stopKeys();
      parts.overlay.replaceChildren();
      for (const name of ['data-creates', 'data-moves', 'data-resizes']) parts.scroller.removeAttribute(name);
    },
  };
}
