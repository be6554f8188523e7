import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeKeyring, startTestCore, temporaryFolder, valueOf } from '../support/core/memoryCore.ts';
import { connectDialect } from '../support/core/connectDialect.ts';
import { dialects } from '../dialects/dialects.ts';
import { walkInNote } from '../support/core/queuedEntry.ts';
import { choosePerson, chooseType, search } from '../support/page/bookingScreen.ts';
import { otherDesk } from '../support/page/changing.ts';
import {
  checkIn,
  comeBack,
  cuttableService,
  dayReady,
  expected,
  goAway,
  notices,
  noteWalkIn,
  openDay,
  openReview,
  queueOf,
  reviewed,
  rowOf,
  tileOf,
} from '../support/page/offlineScreen.ts';
import { killPage, openPage } from '../support/page/screen.tsx';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
});

describe('when the service is back', () => {
  it('after a restart each check-in is reviewed and sent exactly once, with two keys', async () => {
    const service = cuttableService();
    const temporary = temporaryFolder();
    const ports = { ...service.ports, encryption: fakeKeyring() };
    const before = await startTestCore(ports, temporary.folder);
    openPage(before, '#/');
    await dayReady();
    const visits = await expected(before, 3);
    await goAway(service);
    await checkIn(before, visits);
    killPage();
    await before.close();

    const core = await startTestCore(ports, temporary.folder);
    service.now += 40 * 60_000;
    openPage(core, '#/');
    await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    for (const visit of visits)
      await waitFor(async () => expect(await tileOf(visit)).toHaveTextContent('Checked in offline 10:10'));
    expect(within(notices()).queryByText(/not sent yet/)).toBeNull();
    await comeBack(service);
    await within(notices()).findByText('3 check-ins not sent yet.');
    expect(service.mutations).toEqual([]);
    const dialog = await openReview();
    await reviewed(dialog, /^Send 3 check-ins$/);
    expect(within(dialog).getAllByText('Unchanged in your practice system.')).toHaveLength(3);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await queueOf(core)).toEqual([]);
    expect(service.mutations).toHaveLength(3);
    for (const visit of visits) {
      expect(service.mutations.filter((each) => each.includes(`"${visit.id}"`))).toHaveLength(1);
      expect((await otherDesk(core).visit(visit.id))?.status?.stage).toBe('arrived');
      await waitFor(async () => expect(await tileOf(visit)).not.toHaveTextContent('Checked in offline'));
    }
    await core.close();
    temporary.remove();
  });

  it('says what another desk did meanwhile, ticks none of it, and sends only what is as it was', async () => {
    const service = cuttableService();
    const { core, visits } = await openDay(service);
    const [same, arrived, cancelled, moved] = visits;
    if (!same || !arrived || !cancelled || !moved) throw new Error('Too few are expected.');
    await goAway(service);
    await checkIn(core, visits);
    service.isUp = true;
    await otherDesk(core).setStatus(arrived.id, 'CHECKED_IN');
    await otherDesk(core).setStatus(cancelled.id, 'CANCELLED');
    await otherDesk(core).update(moved.id, { room: 'Exam 3' });
    const others = service.mutations.length;
    await comeBack(service);
    const dialog = await openReview();
    await reviewed(dialog, /^Send 1 check-in$/);
    expect(within(rowOf(dialog, same)).getByRole('checkbox')).toBeChecked();
    expect(rowOf(dialog, arrived)).toHaveTextContent('Already checked in. Nothing will be sent.');
    expect(rowOf(dialog, cancelled)).toHaveTextContent('The appointment is now “Cancelled”.');
    expect(rowOf(dialog, moved)).toHaveTextContent(/Changed since: Room: .*, now Exam 3\./);
    for (const visit of [arrived, cancelled]) expect(within(rowOf(dialog, visit)).getByRole('checkbox')).toBeDisabled();
    expect(within(rowOf(dialog, moved)).getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send 1 check-in' }));
    await reviewed(dialog, /^Send check-ins$/);
    expect(service.mutations.length - others).toBe(1);
    expect((await queueOf(core)).length).toBe(3);
    await userEvent.click(within(rowOf(dialog, moved)).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send 1 check-in' }));
    await waitFor(async () => expect(await queueOf(core)).toHaveLength(2));
    expect((await otherDesk(core).visit(moved.id))?.status?.stage).toBe('arrived');
    await waitFor(() => expect(dialog).toHaveTextContent('Already checked in.'));
    await userEvent.click(within(rowOf(dialog, cancelled)).getByRole('button', { name: /^Discard/ }));
    await userEvent.click(within(rowOf(dialog, arrived)).getByRole('button', { name: /^Discard/ }));
    await waitFor(async () => expect(await queueOf(core)).toEqual([]));
    expect(service.mutations.length - others).toBe(2);
  });

  it('what the service refuses stays with its reason, unticked, beside what was sent', async () => {
    const service = cuttableService();
    const { core, visits } = await openDay(service);
    await goAway(service);
    await checkIn(core, visits);
    await comeBack(service);
    service.fate = (count) => (count % 2 === 0 ? 'refused' : 'done');
    const dialog = await openReview();
    await userEvent.click(await reviewed(dialog, /^Send 4 check-ins$/));
    await waitFor(async () => expect(await queueOf(core)).toHaveLength(2));
    await waitFor(() => expect(service.mutations).toHaveLength(4));
    await reviewed(dialog, /^Send check-ins$/);
    expect(within(dialog).getAllByText('Not sent: Closed for stocktaking')).toHaveLength(2);
    expect((await queueOf(core)).map((each) => each.kind === 'checkIn' && each.attempt)).toEqual([
      { kind: 'failed', text: 'Closed for stocktaking' },
      { kind: 'failed', text: 'Closed for stocktaking' },
    ]);
  });

  it('an unknown outcome is read back: done is not sent again, and undone is not ticked', async () => {
    const service = cuttableService();
    const { core, visits } = await openDay(service);
    const [first, second] = visits;
    if (!first || !second) throw new Error('Too few are expected.');
    await goAway(service);
    await checkIn(core, [first, second]);
    await comeBack(service);
    service.fate = (count) => (count === 1 ? 'lost' : 'unheard');
    const dialog = await openReview();
    await userEvent.click(await reviewed(dialog, /^Send 2 check-ins$/));
    // The first one is found done by the reading after it; of the second nobody knows.
    await waitFor(async () =>
      expect(await queueOf(core)).toMatchObject([{ appointment: { id: second.id }, attempt: { kind: 'unknown' } }]),
    );
    await reviewed(dialog, /^Send check-ins$/);
    expect(rowOf(dialog, second)).toHaveTextContent('May have gone through');
    expect(within(rowOf(dialog, second)).getByRole('checkbox')).not.toBeChecked();
    expect(service.mutations).toHaveLength(2);
  });

  it('an outage in the middle leaves the rest untried and ticked for the next time', async () => {
    const service = cuttableService();
    const { core, visits } = await openDay(service);
    await goAway(service);
    await checkIn(core, visits.slice(0, 3));
    await comeBack(service);
    service.fate = (count) => {
      if (count === 1) service.isUp = false;
      return 'done';
    };
    const dialog = await openReview();
    await userEvent.click(await reviewed(dialog, /^Send 3 check-ins$/));
    await waitFor(() => expect(dialog).toHaveTextContent('Nothing is sent; everything here stays on this computer.'));
    const left = await queueOf(core);
    expect(service.mutations).toHaveLength(1);
    expect(left.slice(-2).map((each) => each.kind === 'checkIn' && each.attempt)).toEqual([null, null]);
  });

  it('a walk-in note fills the walk-in form, and is put away once that is booked', async () => {
    const service = cuttableService();
    const { core } = await openDay(service);
    await goAway(service);
    await noteWalkIn(core);
    await comeBack(service);
    await within(notices()).findByText('1 walk-in note not booked yet.');
    await userEvent.click(await screen.findByRole('button', { name: 'Book: Wilhelmina Ackerknecht' }));
    const booking = await screen.findByRole('dialog', { name: 'Walk-in' });
    await waitFor(() => expect(search()).toHaveValue('Wilhelmina Ackerknecht'));
    expect(within(booking).getByLabelText('Reason')).toHaveValue('Limps');
    await waitFor(() => expect(within(booking).getByLabelText(/^Time/)).toHaveValue('10:10 AM'));
    expect(await queueOf(core)).toHaveLength(1);
    // She turns out to be a client's wife: he is chosen, and the note is put away with the booking.
    await userEvent.clear(search());
    await choosePerson('maria gar', /^Maria Garcia/);
    await chooseType();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await queueOf(core)).toEqual([]));
    expect(service.mutations).toHaveLength(1);
    expect(service.mutations[0]).toContain('Limps');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Walk-in notes' })).toBeNull());
  });
});

describe('a clinic with check-ins that are not sent', () => {
  it('is disconnected only after that is said, and they are there when it is connected again', async () => {
    const [dialect] = dialects;
    if (!dialect) throw new Error('There is no dialect.');
    const { test: core, server } = await connectDialect(dialect);
    openPage(core, '#/settings');
    const { environments, environment } = valueOf(await core.request('settings:read', null));
    const organization = environments.find(({ kind }) => kind === environment)?.organization?.id ?? '';
    const clinic = `${environment} ${server.url} ${organization}`;
    for (const id of ['n1', 'n2'])
      valueOf(await core.request('offlineQueue:change', { keep: walkInNote({ id, clinic }) }));
    await userEvent.click(await screen.findByRole('button', { name: /^Remove key of / }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent('2 offline check-ins and notes aren’t sent yet.'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove key' }));
    await waitFor(async () =>
      expect(
        valueOf(await core.request('settings:read', null)).environments.find(({ kind }) => kind === environment)
          ?.hasKey,
      ).toBe(false),
    );
    expect(await queueOf(core)).toHaveLength(2);
  });
});
