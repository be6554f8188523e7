import { t } from '../../../../../i18n/page/t.ts';
import { actionList } from '../../../../actions/actionList.ts';
import { isKey } from '../../../../actions/keyNames.ts';
import { isPlain } from '../../../../lib/keys.ts';
import type { PlacedAppointment } from '../../columns.ts';
import { subjectName } from '../../dayLabels.ts';
import {
  draftOf,
  fixedReason,
  type GridModel,
  type GridParts,
  newRangeOf,
  type NewRange,
  rulesOf,
} from '../gridChange.ts';
import { offerGridPlace } from '../gridPlace.ts';
import { type Draft, lengthenBySlot, moveByColumn, moveBySlot, slotStart } from '../slots.ts';
import { type Session, tileElement } from './session.ts';

/** Moving, resizing and creating by keyboard. Returns how to stop it. */
export function attachKeys(parts: GridParts, session: Session, latest: () => GridModel): () => void {
  const { scroller, body, cursor } = parts;

  const change = (tile: PlacedAppointment, kind: 'move' | 'resize', first: Draft | null): void => {
    const model = latest();
    const fixed = fixedReason(tile, model.offers, model.pending);
    if (fixed !== null) {
      session.announce(fixed);
      return;
    }
    const from = draftOf(model.board, tile);
    const name = subjectName(tile.appointment);
    session.begin({
      subject: { kind: 'appointment', tile, from },
      draft: first ?? from,
      by: 'keys',
      hint: kind === 'move' ? t('grid.moving', { name }) : t('grid.resizing', { name }),
      onEnd: () => tileElement(parts, tile.key)?.focus({ preventScroll: true }),
    });
  };

  const create = (): void => {
    const model = latest();
    if (model.board.columns.length === 0) return;
    const origin = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const draft =
      (origin === scroller && clickedSlot(session, model)) || firstDraft(model, tileAt(body, model, origin));
    cursor.hidden = false;
    cursor.focus({ preventScroll: true });
    session.begin({
      subject: { kind: 'new', lengthChosen: false },
      draft,
      by: 'keys',
      hint: t('grid.creating'),
      onEnd: () => {
        const back = origin?.isConnected && origin !== document.body ? origin : scroller;
        if (document.activeElement === cursor) back.focus({ preventScroll: true });
        cursor.hidden = true;
      },
    });
  };

  const place = (): NewRange | null => {
    const model = latest();
    const active = session.current();
    if (active?.subject.kind === 'new') {
      const held = model.board.columns[active.draft.column];
      const isDrawn = active.subject.lengthChosen || active.draft.minutes !== model.slotMinutes;
      return held ? newRangeOf(held, active.draft, isDrawn, model.clockChange) : null;
    }
    const tile = tileAt(body, model, document.activeElement);
    const draft = tile ? firstDraft(model, tile) : clickedSlot(session, model);
    const column = draft && model.board.columns[draft.column];
    return column ? newRangeOf(column, draft, false, model.clockChange) : null;
  };

  const onDraftKey = (event: KeyboardEvent): void => {
    const active = session.current();
    if (!active || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Tab') {
      session.cancel(t('grid.putBack'));
      return;
    }
    // The waiting list asks for this place, and its dialog takes the focus.
    if (active.subject.kind === 'new' && actionList.waitingList.keys.some((key) => isKey(event, key))) return;
    // Other keys have shortcuts elsewhere on the page; during an edit they do nothing.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') session.cancel(active.subject.kind === 'new' ? t('grid.left') : t('grid.putBack'));
    else if (active.by === 'pointer') return;
    else if (event.key === 'Enter' || event.key === ' ') session.drop();
    else step(session, latest(), event);
  };

  const onGridKey = (event: KeyboardEvent): void => {
    if (session.current() || event.defaultPrevented) return;
    const model = latest();
    const { offers } = model;
    const tile = tileAt(body, model, event.target);
    const vertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (tile && vertical && event.shiftKey && offers.resize && !event.ctrlKey && !event.altKey && !event.metaKey) {
      const from = draftOf(model.board, tile);
      change(tile, 'resize', lengthenBySlot(from, event.key === 'ArrowDown' ? 1 : -1, rulesOf(model)));
    } else if (!isPlain(event)) return;
    else if (tile && event.key.toLowerCase() === 'm' && (offers.move || offers.reassign)) change(tile, 'move', null);
    else if (event.target === scroller && event.key === 'Enter' && offers.create) create();
    // Elsewhere on the page the same key opens the booking dialog.
    else if (event.key.toLowerCase() === 'n' && offers.create) create();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Moving the focus elsewhere cancels the edit; the window losing the focus does not. */
  const onFocusOut = (): void => {
    if (session.current()?.by !== 'keys') return;
    queueMicrotask(() => {
      const { activeElement } = document;
      const isEditing = activeElement === cursor || activeElement?.hasAttribute('data-lifted');
      if (session.current()?.by === 'keys' && !isEditing) session.cancel(t('grid.putBack'));
    });
  };

  const withdrawPlace = offerGridPlace(place);
  addEventListener('keydown', onDraftKey, true);
  scroller.addEventListener('keydown', onGridKey);
  scroller.addEventListener('focusout', onFocusOut);
  return () => {
    withdrawPlace();
    removeEventListener('keydown', onDraftKey, true);
    scroller.removeEventListener('keydown', onGridKey);
    scroller.removeEventListener('focusout', onFocusOut);
  };
}

/** Moves the draft by one slot or column, with Shift its end. */
function step(session: Session, model: GridModel, { key, shiftKey }: KeyboardEvent): void {
  const active = session.current();
  if (!active) return;
  const { draft, subject } = active;
  const rules = rulesOf(model);
  const may = subject.kind === 'new' ? { move: true, resize: true, reassign: true } : model.offers;
  const direction = key === 'ArrowDown' || key === 'ArrowRight' || key === 'PageDown' ? 1 : -1;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    if (shiftKey && may.resize) session.update(lengthenBySlot(draft, direction, rules));
    else if (!shiftKey && may.move) session.update(moveBySlot(draft, direction, rules));
  } else if (key === 'PageUp' || key === 'PageDown') {
    if (may.move) session.update(moveBySlot(draft, direction, rules, Math.ceil(60 / rules.slot)));
  } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (may.reassign) session.update(moveByColumn(draft, direction, rules));
  }
}

/** The slot that was clicked, where it is still one of what is shown. */
function clickedSlot({ clicked }: Session, model: GridModel): Draft | null {
  const { slot, shown, columns } = rulesOf(model);
  if (!clicked || clicked.column >= columns || clicked.start < shown.start || clicked.start + slot > shown.end)
    return null;
  return { column: clicked.column, start: slotStart(clicked.start, slot), minutes: slot };
}

/** After the appointment that has the focus; else now, or when the location opens. */
function firstDraft(model: GridModel, tile: PlacedAppointment | null): Draft {
  const { board, nowMinute, hours, slotMinutes } = model;
  const { slot, shown } = rulesOf(model);
  const column = tile ? draftOf(board, tile).column : 0;
  const opens = hours?.[0]?.start ?? shown.start;
  const start = slotStart((tile?.end ?? nowMinute ?? opens) + slot - 1, slot);
  return { column, start: Math.max(shown.start, Math.min(start, shown.end - slot)), minutes: slotMinutes };
}

export function tileAt(body: HTMLElement, model: GridModel, target: EventTarget | null): PlacedAppointment | null {
  if (!(target instanceof Element) || !body.contains(target)) return null;
  const key = target.closest<HTMLElement>('[data-tile]')?.dataset.tile;
  if (key === undefined) return null;
  return model.board.columns.flatMap(({ tiles }) => tiles).find((tile) => tile.key === key) ?? null;
}
