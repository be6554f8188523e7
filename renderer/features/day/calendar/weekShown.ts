import { useState } from 'react';

/** For as long as the window is open, as the view of the day. */
let lastShown = false;

/** Whether the overview of the week stands over the day. */
export function useWeekShown(): readonly [boolean, (shown: boolean) => void] {
  const [shown, setShown] = useState(lastShown);
  const show = (wanted: boolean): void => {
    lastShown = wanted;
    setShown(wanted);
  };
  return [shown, show];
}
