import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { noteFirstContent } from '../hooks/firstContent.ts';
import { loadedPart, loadPart } from './loadPart.ts';

export interface LazyPart<Props extends object> {
  readonly Part: (props: Props) => ReactNode;
  /** Loads the code ahead of its first use. */
  readonly prefetch: () => void;
}

/**
 * A component whose code is loaded on first use. Unlike React.lazy it renders synchronously once the code is there, and
 * never hides a screen behind its own placeholder. What stands beside the first screen waits `after` it, with its code
 * and its messages.
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: (props: Props) => ReactNode = () => null,
  after?: () => Promise<void>,
): LazyPart<Props> {
  const prefetch = async (): Promise<ComponentType<Props>> => {
    await after?.();
    return loadPart(load);
  };

  function Part(props: Props): ReactNode {
    const [Loaded, setLoaded] = useState(() => loadedPart(load));
    const [broken, setBroken] = useState<Error | null>(null);
    useEffect(() => {
      let isCurrent = true;
      prefetch().then(
        (part) => isCurrent && setLoaded(() => part),
        () => isCurrent && setBroken(new Error('A part of the page could not be loaded.')),
      );
      return () => {
        isCurrent = false;
      };
    }, []);
    // Where another screen than the day is opened first, it is such a part.
    useEffect(() => (Loaded ? noteFirstContent() : undefined), [Loaded]);
    // Handled by the screen's error boundary, which offers a retry.
    if (broken) throw broken;
    return Loaded ? <Loaded {...props} /> : placeholder(props);
  }

  return { Part, prefetch: () => void prefetch().catch(() => undefined) };
}
