import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../../lib/afterPaint.ts';
import type { Editing } from './editing/attachEditing.ts';
import type { GridModel, GridParts } from './editing/editingParts.ts';

/** The elements of a grid, as React knows them. */
export type GridRefs = { readonly [Part in keyof GridParts]: RefObject<HTMLElement | null> };

/** Editing for a grid: loaded once something is offered and shown, as the first day is read before it is changed. */
export function useGridEditing(refs: GridRefs, model: GridModel): void {
  const latest = useRef(model);
  const editing = useRef<Editing | null>(null);
  useLayoutEffect(() => {
    latest.current = model;
    editing.current?.modelChanged();
  });
  const { create, move, resize, reassign } = model.offers;
  const wanted = create || move || resize || reassign;
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    const begin = async (): Promise<void> => {
      const { attachEditing } = await import('./editing/attachEditing.ts');
      const parts = partsOf(refs);
      if (!left && parts) editing.current = attachEditing(parts, () => latest.current);
    };
    // Without its code the grid still shows the day; it then offers nothing.
    const callOff = afterPaint(() => void begin().catch(() => undefined));
    return () => {
      left = true;
      callOff();
      editing.current?.stop();
      editing.current = null;
    };
  }, [wanted, refs]);
}

function partsOf({ scroller, body, overlay, cursor, voice }: GridRefs): GridParts | null {
  if (!scroller.current || !body.current || !overlay.current || !cursor.current || !voice.current) return null;
  return {
    scroller: scroller.current,
    body: body.current,
    overlay: overlay.current,
    cursor: cursor.current,
    voice: voice.current,
  };
}
