import { formatMinute } from '../../../../lib/wallTime.ts';
import { type GridModel, type GridParts, rulesOf } from '../gridChange.ts';
import { pixelsPerMinute } from '../layout.ts';
import { slotStart } from '../slots.ts';
import styles from './ghost.module.css';
import { attachKeys } from './keyEditing.ts';
import { attachPointer } from './pointerEditing.ts';
import { createSession } from './session.ts';

export interface Editing {
  modelChanged(): void;
  stop(): void;
}

/**
 * Makes a grid's appointments movable, and its empty time bookable. Outside of React on purpose: while something is
 * dragged no component is rendered again.
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

/** Shows the free slot under the mouse and its time, where a double click or a drag begins. Returns how to stop it. */
function attachSlotHint({ scroller, overlay }: GridParts, latest: () => GridModel): () => void {
  const hint = document.createElement('div');
  hint.className = styles.slot ?? '';
  hint.hidden = true;
  overlay.append(hint);

  const hide = (): void => {
    hint.hidden = true;
  };
  const follow = (event: PointerEvent): void => {
    const { target, buttons, pointerType } = event;
    const isFree = target instanceof HTMLElement && target.dataset.column !== undefined;
    if (!isFree || buttons !== 0 || pointerType !== 'mouse' || !latest().offers.create) {
      if (!hint.hidden) hide();
      return;
    }
    const model = latest();
    const { slot, shown } = rulesOf(model);
    const scale = pixelsPerMinute(model.slotMinutes);
    const start = slotStart(shown.start + event.offsetY / scale, slot);
    const top = (start - shown.start) * scale;
    hint.style.transform = `translate3d(${target.offsetLeft + target.clientLeft}px, ${top}px, 0)`;
    hint.style.width = `${target.clientWidth}px`;
    hint.style.height = `${slot * scale}px`;
    hint.style.lineHeight = `${Math.min(slot * scale, 22)}px`;
    const time = formatMinute(start);
    if (hint.textContent !== time) hint.textContent = time;
    hint.hidden = false;
  };
  scroller.addEventListener('pointermove', follow, { passive: true });
  scroller.addEventListener('pointerdown', hide);
  scroller.addEventListener('pointerleave', hide);
  scroller.addEventListener('scroll', hide, { passive: true });
  return () => {
    scroller.removeEventListener('pointermove', follow);
    scroller.removeEventListener('pointerdown', hide);
    scroller.removeEventListener('pointerleave', hide);
    scroller.removeEventListener('scroll', hide);
  };
}
