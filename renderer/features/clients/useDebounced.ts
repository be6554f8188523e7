import { useEffect, useState } from 'react';

/** A value once it has rested; an emptied field counts at once. */
export function useDebounced(value: string, milliseconds: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), value === '' ? 0 : milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
