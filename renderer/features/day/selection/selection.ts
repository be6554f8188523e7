import { createContext } from 'react';
import type { DayAppointment } from '../columns.ts';
import type { SelectableLayout } from './selectableLayout.ts';

/** The most that are selected, and thereby changed, at once. */
export const mostSelected = 200;

/** What else there is to say of a selection besides its number. */
export type SelectionNote =
  { readonly kind: 'limit' } | { readonly kind: 'blocked' } | { readonly kind: 'gone'; readonly count: number };

export interface SelectionView {
  /** Of appointments. */
  readonly ids: ReadonlySet<string>;
  readonly note: SelectionNote | null;
}

/** The appointments of a day or week that are selected. Outside of React, so that selecting renders no tile again. */
export interface Selection {
  readonly view: () => SelectionView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly toggle: (id: string) => void;
  /** Selects these and no others, the first of them where there are too many. */
  readonly replace: (ids: Iterable<string>) => void;
  readonly clear: () => void;
  /** What is shown now: of the same place, what is gone is no longer selected; another place begins anew. */
  readonly show: (place: string, appointments: readonly DayAppointment[]) => void;
  /** What can be selected, in the order of the day: blocked time is no visit. */
  readonly selectable: () => ReadonlyMap<string, DayAppointment>;
  /** The appointment of a tile; null where it is not shown. */
  readonly idOf: (tile: string) => string | null;
  /** How tiles stand now; null while none are shown. */
  readonly layout: () => SelectableLayout | null;
  /** Lets the grid or list that is shown say how its tiles stand, until the returned function is called. */
  readonly offerLayout: (layout: () => SelectableLayout) => () => void;
}

/** Null where nothing can be selected, as in a grid alone. */
export const SelectionContext = createContext<Selection | null>(null);

export function createSelection(): Selection {
  let view: SelectionView = { ids: new Set(), note: null };
  let place: string | null = null;
  let shown: ReadonlyMap<string, DayAppointment> = new Map();
  let layout: (() => SelectableLayout) | null = null;
  const listeners = new Set<() => void>();
  const update = (ids: ReadonlySet<string>, note: SelectionNote | null): void => {
    if (note === view.note && isSame(ids, view.ids)) return;
    view = { ids, note };
    for (const listener of listeners) listener();
  };
  const canSelect = (id: string): boolean => shown.has(id) && shown.get(id)?.blocked !== true;

  return {
    layout: () => layout?.() ?? null,
    offerLayout(offered) {
      layout = offered;
      return () => {
        if (layout === offered) layout = null;
      };
    },
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle(id) {
      const { ids } = view;
      if (ids.has(id)) update(new Set([...ids].filter((each) => each !== id)), null);
      else if (!canSelect(id)) update(ids, { kind: 'blocked' });
      else if (ids.size >= mostSelected) update(ids, { kind: 'limit' });
      else update(new Set([...ids, id]), null);
    },
    replace(ids) {
      const all = [...new Set(ids)].filter(canSelect);
      update(new Set(all.slice(0, mostSelected)), all.length > mostSelected ? { kind: 'limit' } : null);
    },
    clear: () => update(new Set(), null),
    show(next, appointments) {
      shown = new Map(appointments.map((each) => [each.id, each]));
      if (next !== place) {
        place = next;
        update(new Set(), null);
        return;
      }
      const left = new Set([...view.ids].filter((id) => shown.has(id)));
      const count = view.ids.size - left.size;
      if (count > 0) update(left, { kind: 'gone', count });
    },
    selectable: () => new Map([...shown].filter(([id]) => canSelect(id))),
    idOf(tile) {
      if (shown.has(tile)) return tile;
      // A tile has more in its key where a service repeats an id, and in the strip of what has no time.
      const bare = tile.replace(/^(?:all-day|untimed) \d+ /, '');
      const id = shown.has(bare) ? bare : bare.replace(/ \d+$/, '');
      return shown.has(id) ? id : null;
    },
  };
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}
