import type { ApolloLink, Cache, DocumentNode, InMemoryCache, Reference } from '@apollo/client';
import {
  ScheduleDayDocument,
  type ScheduleDayQuery,
  ScheduleWeekDocument,
} from '../../graphql/desk/generated/operations.ts';

/** Holds a slice while it is written. */
const sliceId = 'AppointmentSlice';

type Day = ScheduleDayQuery['day'];
type Appointments = Day['appointments'];
type Variables = Readonly<Record<string, unknown>>;

/** Where the cache has the appointments of a list that was written ahead. */
const references = new WeakMap<Appointments, readonly Reference[]>();

/** Writes the appointments of an answer ahead, until it is overtaken; null where there are few. */
export type WriteAhead = (
  operation: Pick<ApolloLink.Operation, 'operationName' | 'variables'>,
  result: ApolloLink.Result,
  isOvertaken: () => boolean,
) => Promise<void> | null;

interface Slices {
  readonly mostAtOnce: number;
  readonly length: number;
  readonly nextTask: () => Promise<void>;
}

const usualSlices: Slices = {
  mostAtOnce: 600,
  // Some 10 ms.
  length: 250,
  nextTask: () => new Promise((resolve) => setTimeout(resolve)),
};

/**
 * Apollo writes an answer into the cache and reads it back in one task, in which no key and no click is heard: for a day
 * of thousands of appointments a third of a second. What is made here writes and reads them before, some hundred at a
 * time, so that of the answer itself only the list is left to write (`withWrittenAppointments`), and all it reads is
 * memoized. One answer after the other, so that an older one is never written over a newer one.
 */
export function createWriteAhead(cache: InMemoryCache, slices: Slices = usualSlices): WriteAhead {
  let last: Promise<unknown> = Promise.resolve();

  async function write(
    days: readonly Day[],
    document: DocumentNode,
    variables: Variables,
    isOvertaken: () => boolean,
  ): Promise<void> {
    const found: (readonly [Appointments, readonly Reference[]])[] = [];
    for (const { appointments } of days) {
      const written: Reference[] = [];
      for (let begin = 0; begin < appointments.length; begin += slices.length) {
        await slices.nextTask();
        if (isOvertaken()) return;
        written.push(...writeSlice(cache, document, variables, appointments.slice(begin, begin + slices.length)));
      }
      found.push([appointments, written]);
    }
    await slices.nextTask();
    if (!isOvertaken()) for (const [appointments, written] of found) references.set(appointments, written);
  }

  return ({ operationName, variables }, { data, errors }, isOvertaken) => {
    const document = documents[operationName ?? ''];
    const days = daysOf(data);
    const count = days.reduce((sum, { appointments }) => sum + appointments.length, 0);
    // Nobody types into a hidden page, and its timers are slow.
    if (!document || errors || count <= slices.mostAtOnce || globalThis.document?.hidden) return null;
    const writing = last.then(() => write(days, cache.transformDocument(document), variables, isOvertaken));
    last = writing;
    return writing;
  };
}

const documents: Readonly<Record<string, DocumentNode>> = {
  ScheduleDay: ScheduleDayDocument,
  ScheduleWeek: ScheduleWeekDocument,
};

/** What is to be written of an answer: where all its appointments were written ahead, the list holds references to them. */
export function withWrittenAppointments<Options extends Cache.WriteOptions>(options: Options): Options {
  const days = daysOf(options.result);
  if (days.length === 0 || !days.every(({ appointments }) => references.has(appointments))) return options;
  const written = days.map((day) => ({ ...day, appointments: references.get(day.appointments) }));
  const result = days.length === 1 && hasDay(options.result) ? { day: written[0] } : { days: written };
  return { ...options, result, query: documentsOf(options.query).withReferences };
}

/** The days of an answer to one of the documents; none where it is another's. */
function daysOf(data: unknown): readonly Day[] {
  if (typeof data !== 'object' || data === null) return [];
  // Sound: in the desk schema only these two fields of Query hold days, and both documents select nothing else.
  const { day, days } = data as { readonly day?: Day | null; readonly days?: readonly Day[] | null };
  return (day ? [day] : (days ?? [])).filter(({ appointments }) => Array.isArray(appointments));
}

function hasDay(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'day' in data;
}

/** Writes appointments and reads them as the day's query will; answers where they are. */
function writeSlice(
  cache: InMemoryCache,
  document: DocumentNode,
  variables: Variables,
  appointments: Appointments,
): readonly Reference[] {
  const { slice } = documentsOf(document);
  const place = { query: slice, variables: { ...variables } };
  cache.write({ ...place, dataId: sliceId, result: { __typename: sliceId, appointments }, broadcast: false });
  cache.diff({ ...place, id: sliceId, optimistic: true, returnPartialData: true });
  cache.evict({ id: sliceId, broadcast: false });
  return appointments.map((appointment) => ({ __ref: cache.identify(appointment) ?? '' }));
}

interface Documents {
  /** The appointments alone, with the very selection of the document: what is read by it counts for the document too. */
  readonly slice: DocumentNode;
  /** The document with the list of appointments as one value. */
  readonly withReferences: DocumentNode;
}

const known = new WeakMap<DocumentNode, Documents>();

function documentsOf(document: DocumentNode): Documents {
  const before = known.get(document);
  if (before) return before;
  const fragments = document.definitions.filter(({ kind }) => kind === 'FragmentDefinition');
  const operation = document.definitions.find((each) => each.kind === 'OperationDefinition');
  const list = fragments.flatMap(selectionsOf).find(isList);
  if (!operation || !list) throw new Error('No list of appointments is selected.');
  const made: Documents = {
    slice: {
      ...document,
      definitions: [{ ...operation, selectionSet: { ...operation.selectionSet, selections: [list] } }, ...fragments],
    },
    withReferences: {
      ...document,
      definitions: document.definitions.map((definition) => {
        if (!selectionsOf(definition).includes(list) || !('selectionSet' in definition)) return definition;
        const { selectionSet: _fields, ...value } = list;
        const selections = definition.selectionSet.selections.map((each) => (each === list ? value : each));
        return { ...definition, selectionSet: { ...definition.selectionSet, selections } };
      }),
    },
  };
  known.set(document, made);
  return made;
}

type Definition = DocumentNode['definitions'][number];
type Selection = Extract<Definition, { readonly kind: 'FragmentDefinition' }>['selectionSet']['selections'][number];

function selectionsOf(definition: Definition): readonly Selection[] {
  return definition.kind === 'FragmentDefinition' ? definition.selectionSet.selections : [];
}

function isList(selection: Selection): selection is Extract<Selection, { readonly kind: 'Field' }> {
  return selection.kind === 'Field' && selection.name.value === 'appointments';
}
