import type { CorePorts } from '../../electron/core/foundation/ports.ts';
import { everyFault, isOfConnection, type NamedFault } from '../support/service/faults.ts';
import { hurriedWaiting } from '../support/core/memoryCore.ts';
import { openProvenDesk, type ProvenDesk } from './desk.ts';

/** How changes ended under one fault, held against what the service has. */
export interface FaultRow {
  readonly fault: string;
  readonly changes: number;
  /** Requests that the service carried out. */
  readonly carriedOut: number;
  readonly ends: Readonly<Record<string, number>>;
  /** Changes that were made twice or more. */
  readonly twice: number;
  /** Reported as done, and not made. */
  readonly falseDone: number;
  /** Reported as not done, and made. */
  readonly falseNotDone: number;
}

export interface ChangesProof {
  readonly kinds: number;
  readonly each: number;
  readonly changes: number;
  readonly twice: number;
  readonly falseDone: number;
  readonly falseNotDone: number;
  readonly rows: readonly FaultRow[];
}

const atOnce = 25;

/** Makes so many changes under every kind of fault: half of them new clients, half changed appointments. */
export async function proveChanges(
  each: number,
  faults: readonly NamedFault[] = everyFault,
  ports: Partial<CorePorts> = {},
): Promise<ChangesProof> {
  const desk = await openProvenDesk(ports);
  try {
    const rows: FaultRow[] = [];
    for (const fault of faults) {
      // No desk changes so much in a minute: for the core one goes by.
      await hurriedWaiting.rest(60_000, new AbortController().signal);
      rows.push(await changeUnder(fault, Math.ceil(each / 2), desk, registering(desk, fault)));
      rows.push(await changeUnder(fault, Math.floor(each / 2), desk, await updating(desk)));
    }
    const sum = (name: 'changes' | 'twice' | 'falseDone' | 'falseNotDone'): number =>
      rows.reduce((total, row) => total + row[name], 0);
    const sums = { changes: sum('changes'), twice: sum('twice'), falseDone: sum('falseDone') };
    return { kinds: faults.length, each, ...sums, falseNotDone: sum('falseNotDone'), rows };
  } finally {
    await desk.close();
  }
}

/** One way to change something: makes the change of a number, and counts how often it was made. */
interface Way {
  make(number: number): Promise<string>;
  made(number: number): number;
}

async function changeUnder(fault: NamedFault, count: number, desk: ProvenDesk, way: Way): Promise<FaultRow> {
  const { proxy } = desk;
  const before = proxy.passed.length;
  proxy.script = (arrived) => {
    if (isOfConnection(fault)) return arrived === null ? fault : null;
    return arrived?.kind === 'mutation' ? fault : null;
  };
  const ends: Record<string, number> = {};
  let [falseDone, falseNotDone, twice] = [0, 0, 0];
  const numbers = Array.from({ length: count }, (_, number) => number);
  const outcomes = new Map<number, string>();
  for (let from = 0; from < count; from += atOnce) {
    const some = numbers.slice(from, from + atOnce);
    await Promise.all(some.map(async (number) => outcomes.set(number, await way.make(number))));
  }
  proxy.script = () => null;
  for (const [number, end] of outcomes) {
    ends[end] = (ends[end] ?? 0) + 1;
    const made = way.made(number);
    if (made > 1) twice += 1;
    if (end === 'Done' && made === 0) falseDone += 1;
    if (end !== 'Done' && end !== 'OutcomeUnknown' && made > 0) falseNotDone += 1;
  }
  const carriedOut = proxy.passed.slice(before).filter((each) => each.kind === 'mutation' && each.carriedOut).length;
  if (carriedOut > count) twice += carriedOut - count;
  return { fault: fault.name, changes: count, carriedOut, ends, twice, falseDone, falseNotDone };
}

function registering(desk: ProvenDesk, fault: NamedFault): Way {
  const family = (number: number): string => `${fault.name.replaceAll(/\W/g, '')}-${number}`;
  return {
    make: (number) =>
      desk.change('RegisterClient', { client: { givenName: 'Test', familyName: family(number), phone: '555 0100' } }),
    made: (number) => desk.clinic.store.clients().filter(({ familyName }) => familyName === family(number)).length,
  };
}

let stamp = 0;

/** Writes a reason that no appointment has had into appointments of the day, each into another one. */
async function updating(desk: ProvenDesk): Promise<Way> {
  stamp += 1;
  const run = stamp;
  const answer = await desk.request('desk:query', { operation: 'ScheduleDay', variables: {} });
  if (!answer.ok || answer.value.data === null) throw new Error(`The day could not be read: ${JSON.stringify(answer)}`);
  // Sound: the registered operation answers in this shape.
  const { day } = answer.value.data as unknown as {
    day: { date: string; location: { id: string }; appointments: readonly { id: string; version: string }[] };
  };
  const visitOf = (number: number): { id: string; version: string } => {
    const visit = day.appointments[number % day.appointments.length];
    if (!visit) throw new Error('The day is empty.');
    return visit;
  };
  const reason = (number: number): string => `Reason ${run}-${number}`;
  return {
    make(number) {
      const { id, version } = visitOf(number);
      const appointment = { id, version, location: day.location.id, date: day.date };
      return desk.change('UpdateAppointment', { appointment, to: { reason: reason(number) } });
    },
    made: (number) => (desk.clinic.store.appointment(visitOf(number).id)?.reason === reason(number) ? 1 : 0),
  };
}
