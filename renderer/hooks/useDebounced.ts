import { useEffect, useState } from 'react';

/** A value once it has been stable for the delay; immediate without a delay. */
export function useDebounced<Value extends string | number | boolean>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (milliseconds === 0) return undefined;
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return milliseconds === 0 ? value : settled;
}
