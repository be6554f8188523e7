import { useEffect, useState } from 'react';

/** Whether something has lasted long enough to show it; shorter periods stay invisible. */
export function useDelayed(lasts: boolean, milliseconds = 250): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!lasts) return undefined;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [lasts, milliseconds]);
  return lasts && late;
}
