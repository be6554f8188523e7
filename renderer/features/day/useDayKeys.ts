import { useActions } from '../../actions/useActions.ts';

interface DayKeys {
  readonly onStep: (days: number) => void;
  readonly onToday: () => void;
  readonly onRefresh: () => void;
  /** Closes what is open; false where nothing is. */
  readonly onClose: () => boolean;
}

/** What the day can do by key and from the palette, besides what its tools do (DayTools). */
export function useDayKeys({ onStep, onToday, onRefresh, onClose }: DayKeys): void {
  useActions({
    'day.before': () => onStep(-1),
    'day.after': () => onStep(1),
    'day.today': onToday,
    'day.refresh': onRefresh,
    'day.enterGrid': () => document.querySelector<HTMLElement>('[data-tile][tabindex="0"]')?.focus(),
    'day.close': () => {
      if (!onClose()) leaveGrid();
    },
  });
}

function leaveGrid(): void {
  const tile = document.activeElement?.closest<HTMLElement>('[data-tile]');
  tile?.blur();
}
