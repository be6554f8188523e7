import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Transport } from '../../electron/contract/channels.ts';
import type { ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import { breakableNetwork, cardOf, cardsIn, column, otherDesk, type Visit } from '../support/page/changing.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { headstrong } from '../support/page/bookingScreen.ts';
import { tuesday } from '../support/core/memoryCore.ts';
import { openScreen } from '../support/page/screen.tsx';
import { tileOf } from '../support/page/selectingScreen.ts';

/** A page without events shows the former state, as any page does in the moment before an event. */
const deaf = (transport: Transport): Transport => ({ ...transport, subscribe: () => () => undefined });

/** The service, if it did not cancel without a reason. */
const demandingReasons = (transport: Transport): Transport => ({
  ...transport,
  async request(envelope) {
    const text = await transport.request(envelope);
    if (!envelope.includes('"operation":"ScheduleDay"')) return text;
    // Sound: a registered operation answers in its shape.
    const answer = JSON.parse(text) as { value: { data: ScheduleDayQuery } };
    const { day } = answer.value.data;
    const offers = day.offers.map((offer) =>
      offer.change === 'cancelAppointment' ? { ...offer, demands: [...offer.demands, 'reason'] } : offer,
    );
    return JSON.stringify({ ...answer, value: { ...answer.value, data: { day: { ...day, offers } } } });
  },
});

/** The service, if it had two states for a client who is there. */
const withTwinStatus = (transport: Transport): Transport => ({
  ...transport,
  async request(envelope) {
    const text = await transport.request(envelope);
    if (!envelope.includes('"operation":"ScheduleDay"')) return text;
    // Sound: a registered operation answers in its shape.
    const answer = JSON.parse(text) as { value: { data: ScheduleDayQuery } };
    const { day } = answer.value.data;
    const twin = { __typename: 'Status', label: 'Checked-In', stage: 'arrived', word: null } as const;
    const data = { day: { ...day, statuses: [...day.statuses, twin] } };
    return JSON.stringify({ ...answer, value: { ...answer.value, data } });
  },
});

async function openVisit(core: Awaited<ReturnType<typeof openScreen>>, stage: string): Promise<Visit> {
  const { appointments } = await otherDesk(core).day();
  const visit = appointments.find(
    ({ status, blocked, start }) =>
      status?.stage === stage && !blocked && Date.parse(start ?? '') <= tuesday + 90 * 60_000,
  );
  if (!visit) throw new Error(`No visit is ${stage}.`);
  await column('Expected');
  if (stage === 'completed') await userEvent.click(await screen.findByRole('button', { name: /^Done/ }));
  await userEvent.click(await cardOf(visit.id));
  await screen.findByRole('complementary', { name: 'Appointment' });
  return visit;
}

const details = (): HTMLElement => screen.getByRole('complementary', { name: 'Appointment' });

describe('a change', () => {
  it('that checks in hours ahead is asked about first: Esc leaves it, Enter does it', async () => {
    const core = await openScreen('#/');
    const { appointments } = await otherDesk(core).day();
    const late = appointments.find(
      ({ status, blocked, start, patient }) =>
        status?.stage === 'booked' && !blocked && patient && Date.parse(start ?? '') > tuesday + 130 * 60_000,
    );
    if (!late) throw new Error('Nobody comes later.');
    const stage = async () => (await otherDesk(core).visit(late.id))?.status?.stage;
    (await waitFor(() => tileOf(late))).focus();
    await userEvent.keyboard('s');
    const title = new RegExp(`^Check in ${late.patient?.name ?? ''} now\\?$`);
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveTextContent(/The appointment is at \d+:\d\d\sPM\./);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stage()).toBe('booked');
    expect(document.activeElement).toHaveAttribute('data-tile', late.id);

    await userEvent.keyboard('s');
    await screen.findByRole('dialog', { name: title });
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/: Checked in\./);
    expect(await stage()).toBe('arrived');
  });

  it('that checks in within two hours is done at once', async () => {
    const core = await openScreen('#/board');
    const visit = await openVisit(core, 'booked');
    await userEvent.click(within(details()).getByRole('button', { name: 'Check in' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByText(/: Checked in\./);
    expect((await otherDesk(core).visit(visit.id))?.status?.stage).toBe('arrived');
  });

  it('tells statuses of the same name apart by the service’s own word', async () => {
    const core = await openScreen('#/board', {}, withTwinStatus);
    await openVisit(core, 'booked');
    await userEvent.click(within(details()).getByRole('button', { name: /^Status/ }));
    const names = (await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('aria-label'));
    expect(names.filter((name) => name?.startsWith('Checked in'))).toEqual([
      expect.stringMatching(/^Checked in, \(\w+\)$/),
      'Checked in, (Checked-In)',
    ]);
    expect(new Set(names).size).toBe(names.length);
    expect(screen.getByRole('menuitem', { name: 'Checked in, (Checked-In)' })).toHaveTextContent('(Checked-In)');
  });

  it('is done and can be undone from its notice', async () => {
    const core = await openScreen('#/board');
    const visit = await openVisit(core, 'arrived');
    await userEvent.click(within(details()).getByRole('button', { name: 'Start' }));
    expect(within(details()).getByText('In progress')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(/^Undone\./);
    expect((await otherDesk(core).visit(visit.id))?.status?.stage).toBe('arrived');
    expect(within(details()).getByText('Checked in')).toBeVisible();
  });

  it('tells what else the service has changed, field by field', async () => {
    const core = await openScreen('#/board', headstrong({ room: 'Cellar', duration: 55 }));
    await openVisit(core, 'arrived');
    await userEvent.click(within(details()).getByRole('button', { name: 'Start' }));
    const notice = await screen.findByText(/: In progress\. Saved, but your practice system changed it: /);
    expect(notice).toHaveTextContent(/Length: 55 min, Room: Cellar\.$/);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('keeps the focus at the requested place, to the end of the visit', async () => {
    const core = await openScreen('#/board');
    await openVisit(core, 'arrived');
    within(details()).getByRole('button', { name: 'Start' }).focus();
    for (const [step, done] of [
      ['Start', 'In progress'],
      ['Check out', 'Checking out'],
      ['Complete', 'Completed'],
    ] as const) {
      expect(document.activeElement).toHaveAccessibleName(step);
      await userEvent.keyboard('{Enter}');
      await screen.findByText(new RegExp(`: ${done}\\.`));
    }
    expect(details().contains(document.activeElement)).toBe(true);
  });

  it('shows the alerts of the patient at check-in', async () => {
    const core = await openScreen('#/board');
    const visit = await openVisit(core, 'arrived');
    expect(visit.client?.alerts).not.toEqual([]);
    await userEvent.click(within(details()).getByRole('button', { name: /^Status/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Confirmed' }));
    await screen.findByText(/: Confirmed\./);
    await userEvent.click(await within(details()).findByRole('button', { name: 'Check in' }));
    const notice = await screen.findByText(/: Checked in\. Alert: /);
    expect(notice).toHaveTextContent(visit.client?.alerts[0] ?? '?');
    expect(notice).toHaveTextContent('due');
  });

  it('that the service refuses is rolled back, with the service’s message', async () => {
    const core = await openScreen('#/board');
    await openVisit(core, 'completed');
    await userEvent.click(within(details()).getByRole('button', { name: 'Cancel or no-show…' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Ill{Enter}');
    expect(await screen.findByText(/is completed and can't be cancelled/)).toBeVisible();
    expect(within(details()).getByText('Completed')).toBeVisible();
  });

  it('that calls a visit off carries its reason, and is taken back where the service can', async () => {
    const core = await openScreen('#/board');
    const visit = await openVisit(core, 'confirmed');
    await userEvent.click(within(details()).getByRole('button', { name: 'Cancel or no-show…' }));
    expect(await screen.findByRole('dialog', { name: /^Cancel or no-show: / })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep appointment' })).toBeVisible();
    await userEvent.click(await screen.findByRole('radio', { name: /^Client didn’t come/ }));
    expect(screen.getByRole('button', { name: 'Don’t mark' })).toBeVisible();
    // The service keeps no reason for a no-show.
    expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as no-show' }));
    await screen.findByText(/: No-show\./);
    expect((await otherDesk(core).visit(visit.id))?.status?.stage).toBe('noShow');
    expect(within(details()).getByRole('button', { name: 'Cancel or no-show…' })).toHaveAccessibleDescription(
      'Already marked as a no-show.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/^Undone\./);
    expect((await otherDesk(core).visit(visit.id))?.status?.stage).toBe('confirmed');
  });

  it('that calls a visit off is not sent without the reason that the service demands', async () => {
    const core = await openScreen('#/board', {}, demandingReasons);
    const visit = await openVisit(core, 'confirmed');
    await userEvent.click(within(details()).getByRole('button', { name: 'Cancel or no-show…' }));
    const field = await screen.findByRole('textbox', { name: 'Reason' });
    expect(field).toBeRequired();
    expect(field).toHaveAccessibleDescription(/^Required\. Saved with/);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel appointment' }));
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Enter a reason.');
    await userEvent.keyboard('Moved away{Enter}');
    await screen.findByText(/: Cancelled\./);
    expect((await otherDesk(core).visit(visit.id))?.status?.stage).toBe('cancelled');
  });

  it('that was not sent can be tried again', async () => {
    const network = breakableNetwork();
    const core = await openScreen('#/board', network.ports);
    const visit = await openVisit(core, 'arrived');
    network.broken = 'all';
    await userEvent.click(within(details()).getByRole('button', { name: 'Start' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(within(details()).getByText('Checked in')).toBeVisible();
    network.broken = 'no';
    await userEvent.click(again);
    await screen.findByText(/: In progress\./);
    expect((await otherDesk(core).visit(visit.id))?.status?.stage).toBe('inProgress');
  });

  it('with an unknown outcome stays announced, is looked up, and is never sent again', async () => {
    const network = breakableNetwork();
    const core = await openScreen('#/board', network.ports);
    const visit = await openVisit(core, 'arrived');
    network.broken = 'mutations';
    await userEvent.click(within(details()).getByRole('button', { name: 'Start' }));
    const look = await screen.findByRole('button', { name: 'Check now' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(within(details()).getByText('Checked in')).toBeVisible();
    network.broken = 'no';
    // In the meantime the change was made elsewhere.
    await otherDesk(core).setStatus(visit.id, 'CHECKING_OUT');
    await userEvent.click(look);
    expect(await within(details()).findByText('Checking out')).toBeVisible();
  });

  it('goes to another time by a dialog, which refuses what is no time', async () => {
    const core = await openScreen('#/board');
    const visit = await openVisit(core, 'confirmed');
    await userEvent.click(within(details()).getByRole('button', { name: 'Move…' }));
    const minutes = await screen.findByRole('spinbutton', { name: 'Minutes' });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '0{Enter}');
    expect(await screen.findByText('Enter 1 to 1,440 minutes.')).toBeVisible();
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '50{Enter}');
    await screen.findByText(/, 50 min, /);
    const moved = await otherDesk(core).visit(visit.id);
    expect(Date.parse(moved?.end ?? '') - Date.parse(moved?.start ?? '')).toBe(50 * 60_000);
    expect(moved?.start).toBe(visit.start);
  });
});

describe('a conflict', () => {
  async function clash(): Promise<{ readonly core: Awaited<ReturnType<typeof openScreen>>; readonly visit: Visit }> {
    const core = await openScreen('#/board', {}, deaf);
    const visit = await openVisit(core, 'arrived');
    await otherDesk(core).update(visit.id, { room: 'Exam 3' });
    await userEvent.click(within(details()).getByRole('button', { name: 'Start' }));
    await screen.findByRole('dialog', { name: /was changed by someone else/ });
    return { core, visit };
  }

  it('shows the former, the current and the requested value; doing it anyway does it', async () => {
    const { core, visit } = await clash();
    const row = screen.getByRole('row', { name: /^Room/ });
    expect(row).toHaveTextContent(`${visit.room}`);
    expect(row).toHaveTextContent('Exam 3');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.getByText('Your change: Status: In progress')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save my change' }));
    await screen.findByText(/: In progress\./);
    expect(await otherDesk(core).visit(visit.id)).toMatchObject({ room: 'Exam 3', status: { stage: 'inProgress' } });
  });

  it('keeps the other version on request, and shows it', async () => {
    const { core, visit } = await clash();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(details()).getByText('Exam 3')).toBeVisible();
    expect(await otherDesk(core).visit(visit.id)).toMatchObject({ room: 'Exam 3', status: { stage: 'arrived' } });
  });
});

describe('a change that another desk replaced at once', () => {
  it('is no success: both values are shown, nothing offers to undo, and it is done again on request', async () => {
    let isRacing = true;
    const core = await openScreen('#/board', {
      fetch: async (url, init) => {
        const response = await nodeFetch(url, init);
        if (!isRacing || !init.body.includes('"query":"mutation')) return response;
        isRacing = false;
        // Sound: the core sends JSON with variables.
        const body = JSON.parse(init.body) as { variables: { input: object } };
        const variables = { ...body.variables, input: { ...body.variables.input, status: 'NO_SHOW' } };
        await nodeFetch(url, { ...init, body: JSON.stringify({ ...body, variables }) });
        return response;
      },
    });
    const visit = await openVisit(core, 'arrived');
    await userEvent.click(within(details()).getByRole('button', { name: 'Start' }));
    await screen.findByRole('dialog', { name: /isn’t as you saved it$/ });
    expect(screen.getByText(/^Your change was sent/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save my change' }));
    await screen.findByText(/: In progress\./);
    expect(await otherDesk(core).visit(visit.id)).toMatchObject({ status: { stage: 'inProgress' } });
  });
});

describe('the day in the background', () => {
  it('advances its time, and shows a notice when it can’t be read', async () => {
    let now = tuesday;
    const network = breakableNetwork();
    await openScreen('#/board', { ...network.ports, clock: { now: () => now }, pace: { shown: 20, hidden: 20 } });
    const cards = cardsIn(await column('Expected')).length;
    expect(screen.getByText('as of 10:10 AM')).toBeVisible();
    now += 60_000;
    expect(await screen.findByText('as of 10:11 AM')).toBeVisible();
    network.broken = 'all';
    expect(await screen.findByText(/^Showing the schedule as of 10:11 AM\./)).toBeVisible();
    expect(cardsIn(await column('Expected'))).toHaveLength(cards);
    network.broken = 'no';
    await waitFor(() => expect(screen.queryByText(/^Showing the schedule as of/)).toBeNull());
  });
});
