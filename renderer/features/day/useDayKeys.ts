import { useEffect, useRef } from 'react';
import { isPlain, isTyping } from '../../lib/keys.ts';

interface DayKeys {
  readonly onStep: (days: number) => void;
  readonly onToday: () => void;
  readonly onRefresh: () => void;
  /** Closes what is open; false where nothing is. */
  readonly onClose: () => boolean;
}

/** Keys of the day where no field, tile or dialog wants them; the shortcut sheet lists them. */
export function useDayKeys(keys: DayKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isPlain(event) || isTyping(event)) return;
      if (document.querySelector('[role="dialog"]')) return;
      if (event.key === 'ArrowLeft') current.current.onStep(-1);
      else if (event.key === 'ArrowRight') current.current.onStep(1);
      else if (event.key === 't' || event.key === 'T') current.current.onToday();
      else if (event.key === 'r' || event.key === 'R') current.current.onRefresh();
      else if (event.key === 'g' || event.key === 'G') {
        document.querySelector<HTMLElement>('[data-tile][tabindex="0"]')?.focus();
      } else if (event.key === 'Escape') {
        if (!current.current.onClose()) leaveGrid();
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function leaveGrid(): void {
  const tile = document.activeElement?.closest<HTMLElement>('[data-tile]');
  tile?.blur();
}
