import type { Path, Source } from './sources.ts';

/** The same source with each of its paths changed, such as for an object that another path leads to. */
export function mapPaths(source: Source, change: (path: Path) => Path): Source {
  switch (source.kind) {
    case 'choice':
      return { ...source, paths: source.paths.map(change) };
    case 'join': {
      const { otherwise, house } = source;
      return {
        ...source,
        paths: source.paths.map(change),
        ...(otherwise && { otherwise: change(otherwise) }),
        ...(house && { house: { ...house, path: change(house.path) } }),
      };
    }
    case 'dateAndTime':
      return { ...source, date: change(source.date), time: change(source.time) };
    case 'minutesAfter':
      return { ...source, start: change(source.start), minutes: change(source.minutes) };
    case 'any':
      return { ...source, of: source.of.map((each) => mapPaths(each, change)) };
    case 'course':
      return { ...source, steps: source.steps.map((step) => ({ ...step, path: change(step.path) })) };
    case 'path':
    case 'reference':
    case 'not':
    case 'set':
    case 'is':
    case 'otherThan':
      return { ...source, path: change(source.path) };
  }
}
