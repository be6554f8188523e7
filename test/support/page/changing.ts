import { screen, within } from '@testing-library/react';
import type { ChangeEndFragment, ScheduleDayQuery } from '../../../graphql/desk/generated/operationTypes.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { type TestCore, valueOf } from '../core/memoryCore.ts';

type Day = ScheduleDayQuery['day'];
export type Visit = Day['appointments'][number];

/** What another desk does at the same clinic. */
export interface OtherDesk {
  day(variables?: object): Promise<Day>;
  visit(id: string): Promise<Visit | undefined>;
  setStatus(id: string, status: string): Promise<ChangeEndFragment>;
  update(id: string, to: object): Promise<ChangeEndFragment>;
}

export function otherDesk(core: TestCore): OtherDesk {
  async function day(variables: object = {}): Promise<Day> {
    const query = { operation: 'ScheduleDay', variables: { ...variables } };
    const { data } = valueOf(await core.request('desk:query', query));
    // Sound: a registered operation answers in its shape.
    return (data as unknown as ScheduleDayQuery).day;
  }
  async function change(operation: string, id: string, rest: object): Promise<ChangeEndFragment> {
    const { appointments, date, location } = await day();
    const version = appointments.find((each) => each.id === id)?.version;
    const appointment = { id, version, location: location.id, date };
    const { data } = valueOf(await core.request('desk:change', { operation, variables: { appointment, ...rest } }));
    const [end] = Object.values(data ?? {});
    // Sound: every mutation of the desk answers a Change.
    return end as ChangeEndFragment;
  }
  return {
    day,
    visit: async (id) => (await day()).appointments.find((each) => each.id === id),
    setStatus: (id, status) => change('SetStatus', id, { status }),
    update: (id, to) => change('UpdateAppointment', id, { to }),
  };
}

/** A service with a network that can fail midway. */
export interface BreakableNetwork {
  readonly ports: Partial<CorePorts>;
  /** `mutations`: they are lost on their way, and their outcome is unknown. */
  broken: 'no' | 'mutations' | 'all';
}

export function breakableNetwork(): BreakableNetwork {
  const network: { broken: BreakableNetwork['broken']; readonly ports: Partial<CorePorts> } = {
    broken: 'no',
    ports: {
      fetch: async (url, init) => {
        if (network.broken === 'all') throw Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
        if (network.broken === 'mutations' && init.body.includes('"query":"mutation'))
          throw Object.assign(new Error('x'), { code: 'ECONNRESET' });
        return nodeFetch(url, init);
      },
    },
  };
  return network;
}

/** The cards of one column of the board. */
export async function column(name: string): Promise<HTMLElement> {
  return screen.findByRole('region', { name: new RegExp(`^${name}`) });
}

export function cardsIn(place: HTMLElement): readonly HTMLElement[] {
  return within(place)
    .queryAllByRole('button')
    .filter((button) => button.hasAttribute('data-tile'));
}

/** The only card of a patient's name, wherever it stands. */
export async function cardOf(id: string): Promise<HTMLElement> {
  const cards = await screen.findAllByRole('button', { expanded: false });
  const card = cards.find((each) => each.dataset['tile'] === id);
  if (!card) throw new Error('The visit is nowhere on the board.');
  return card;
}
