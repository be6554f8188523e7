import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type VisitState, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { dateTimeIn, inputErrors, notAllowed } from './answers.ts';
import { type Extra, inkWords, plainExtra } from './book.ts';
import { type Tools, clientWrites, rowOrRefusal } from './clientWrites.ts';
import { inkIds, ownerKey, projectId, requestId } from './people.ts';

type ById<Name extends string> = Readonly<Record<Name, string>>;

const types = ['consult', 'session', 'other'];
const statuses = ['scheduled', 'completed', 'rescheduled', 'cancelled', 'no_show'];
const minutesOfType: Readonly<Record<string, number>> = { consult: 45, session: 180 };
const stateOf: Readonly<Record<string, VisitState>> = {
  scheduled: 'planned',
  // Nobody else knows of it: it is to take place on another day.
  rescheduled: 'planned',
  completed: 'completed',
  cancelled: 'cancelled',
  no_show: 'noShow',
};
const notGiven = 'Invalid input: expected string, received undefined';
const isText = (value: unknown): value is string => typeof value === 'string';

/** What changes data; everything is done by the owner of the shops. */
export function inkWrites(stage: Backstage, tools: Tools) {
  const { practice, now } = stage;
  const { book, desk, rows } = tools;
  const row = rowOrRefusal(stage);
  function appointmentOf(id: unknown): AppointmentRecord | null {
    const found = rowOf(practice.appointments, inkIds.key('appointment', isText(id) ? id : null));
    return found && !found.isDeleted ? found : null;
  }
  /** Whether the owner may change an appointment: that of nobody is nobody's to change. */
  const isManaged = ({ providerKey }: AppointmentRecord): boolean => {
    return rowOf(practice.providers, providerKey) !== null;
  };
  /** Refuses what the service's checks refuse, field by field. */
  function check(input: Row, required: readonly string[]): void {
    const errors: Record<string, string> = {};
    for (const field of ['id', 'projectId', 'userId', 'shopId']) {
      const value = input[field];
      if (isText(value) && !/^[0-9a-f]{24}$/i.test(value)) errors[field] = 'Must be a valid ID';
    }
    for (const [field, words] of [
      ['appointmentType', types],
      ['appointmentStatus', statuses],
    ] as const) {
      const value = input[field];
      const options = words.map((word) => `"${word}"`).join('|');
      if (isText(value) && !words.includes(value)) errors[field] = `Invalid option: expected one of ${options}`;
    }
    for (const field of required) if (!isText(input[field])) errors[field] ??= notGiven;
    if (Object.keys(errors).length > 0) throw inputErrors(errors);
  }
  /** The key of a project, and null where it means none. */
  const projectOf = (id: unknown): number | null => book.projects.find(({ key }) => projectId(key) === id)?.key ?? null;
  const numberIn = (input: Row, field: string): number | undefined =>
    typeof input[field] === 'number' ? input[field] : undefined;

  /** Enters an appointment, for nobody where it has no client. */
  function enter(input: Row, extra: Partial<Extra>, clientKey: number | null, minutes?: number): AppointmentRecord {
    const type = givenText(input, 'appointmentType') ?? 'other';
    const isPersonal = input['isPersonal'] === true;
    const details = {
      start: dateTimeIn(input['appointmentDate']),
      minutes: minutes ?? minutesOfType[type] ?? 60,
      placeKey: inkIds.key('place', givenText(input, 'shopId')) ?? 1,
      // The practice wants a client, but for a block; what becomes of it is said right after.
      typeKey: clientKey === null ? 7 : 1,
      providerKey: isPersonal ? ownerKey : inkIds.key('provider', givenText(input, 'userId')),
      clientKey,
      reason: givenText(input, 'description'),
      state: stateOf[givenText(input, 'appointmentStatus') ?? ''] ?? 'planned',
    };
    const made = row(() => bookAppointment(practice, details, now()));
    const final = row(() => changeAppointment(practice, made.key, { isBlock: isPersonal, typeKey: 1 }, now()));
    const isShopless = !givenText(input, 'shopId');
    const title = givenText(input, 'title') ?? null;
    book.extras.set(final.key, { ...plainExtra, type, title, isShopless, ...extra });
    desk.record('Appointment', inkIds.of('appointment', final.key), 'create', `Created ${type}`);
    return final;
  }

  function timer(id: string, change: (extra: Extra) => Partial<Extra>): object {
    const found = appointmentOf(id);
    if (!found) throw inputErrors({ appointmentId: 'Appointment not found' });
    if (!isManaged(found)) throw notAllowed();
    const extra = book.extraOf(found);
    const outcome = row(() => changeAppointment(practice, found.key, {}, now()));
    book.extras.set(found.key, { ...extra, ...change(extra) });
    return rows.appointment(outcome);
  }
  return {
    createAppointment({ appointmentInput: input }: { appointmentInput: Row }) {
      check(input, ['appointmentDate', 'appointmentType', 'appointmentStatus', 'createdAt', 'updatedAt']);
      if (input['isPersonal'] === true && (input['shopId'] || input['projectId'])) {
        throw inputErrors({ isPersonal: 'A personal calendar entry cannot be attributed to a shop or a project.' });
      }
      if (input['shopId'] && inkIds.key('place', givenText(input, 'shopId')) === null) {
        throw notAllowed(
          'No connection exists between you and this shop - connect with them first before attributing an appointment to them.',
        );
      }
      const projectKey = projectOf(input['projectId']);
      const clientKey = rowOf(book.projects, projectKey)?.clientKey ?? null;
      const subtotalCents = numberIn(input, 'subtotalCents') ?? 0;
      return rows.appointment(
        enter(input, { projectKey, subtotalCents, tipCents: numberIn(input, 'tipCents') ?? 0 }, clientKey),
      );
    },
    updateAppointment({ appointmentInput: input }: { appointmentInput: Row }) {
      check(input, ['id', 'appointmentDate']);
      const before = appointmentOf(input['id']);
      if (!before || !isManaged(before)) throw notAllowed();
      const extra = book.extraOf(before);
      const isElsewhere = 'shopId' in input && input['shopId'] !== inkIds.of('place', before.placeKey);
      if (isElsewhere && !extra.isShopless) {
        throw inputErrors({}, 'shopId cannot be changed once an appointment has been attributed to a shop.');
      }
      if ('isPersonal' in input && Boolean(input['isPersonal']) !== before.isBlock) {
        throw inputErrors({}, "An appointment's calendar (shop or personal) cannot be changed after it's created.");
      }
      const status = givenText(input, 'appointmentStatus') ?? null;
      const isDone = status === 'completed' && before.state !== 'completed';
      const userId = givenText(input, 'userId');
      const shopKey = inkIds.key('place', givenText(input, 'shopId'));
      const projectKey = 'projectId' in input ? projectOf(input['projectId']) : extra.projectKey;
      const asked = rowOf(book.requests, extra.requestKey);
      const change = {
        // It ends up when it was done, whatever the calendar said.
        start: isDone ? now() : dateTimeIn(input['appointmentDate']),
        minutes: numberIn(input, 'durationMinutes'),
        placeKey: shopKey ?? undefined,
        // A word that several states share changes nothing.
        state: status === null || status === inkWords[before.state] ? undefined : stateOf[status],
        reason: givenText(input, 'description'),
        providerKey: userId === undefined ? undefined : inkIds.key('provider', userId),
        clientKey: rowOf(book.projects, projectKey)?.clientKey ?? asked?.clientKey ?? before.clientKey,
      };
      const outcome = row(() => changeAppointment(practice, before.key, change, now()));
      const title = givenText(input, 'title');
      const notes = givenText(input, 'sessionNotes');
      book.extras.set(before.key, {
        ...extra,
        projectKey,
        isShopless: extra.isShopless && shopKey === null,
        type: givenText(input, 'appointmentType') ?? extra.type,
        title: title === undefined ? extra.title : title,
        sessionNotes: notes === undefined ? extra.sessionNotes : notes,
        subtotalCents: numberIn(input, 'subtotalCents') ?? extra.subtotalCents,
        tipCents: numberIn(input, 'tipCents') ?? extra.tipCents,
        shopCutStatus: givenText(input, 'shopCutStatus') ?? extra.shopCutStatus,
      });
      desk.record('Appointment', inkIds.of('appointment', before.key), 'update', `Updated ${extra.type}`);
      return rows.appointment(outcome);
    },
    deleteAppointment({ appointmentId }: { appointmentId?: string | null }) {
      const found = appointmentOf(appointmentId);
      if (!found) throw inputErrors({ appointmentId: 'Appointment not found' });
      if (!isManaged(found)) throw notAllowed();
      const { subtotalCents, tipCents, shopCutStatus } = book.extraOf(found);
      const blocker =
        found.state === 'completed'
          ? 'it is marked completed'
          : subtotalCents + tipCents > 0
            ? 'money has been recorded against it'
            : shopCutStatus === 'none'
              ? null
              : 'the shop cut is in progress or settled';
      if (blocker !== null) {
        const instead = 'Set its status to cancelled or no-show instead, so the record stays intact.';
        throw inputErrors({ appointmentId: `This appointment can't be deleted because ${blocker}. ${instead}` });
      }
      row(() => changeAppointment(practice, found.key, { isDeleted: true }, now()));
      return 'Appointment deleted successfully';
    },
    startSessionTimer: ({ appointmentId }: ById<'appointmentId'>) =>
      timer(appointmentId, ({ timerStartedAt }) => ({ timerStartedAt: timerStartedAt ?? now() })),
    stopSessionTimer: ({ appointmentId }: ById<'appointmentId'>) =>
      timer(appointmentId, ({ timerStartedAt, accumulatedSeconds: before }) => {
        const elapsed = timerStartedAt === null ? 0 : Math.max(0, Math.floor((now() - timerStartedAt) / 1000));
        return { timerStartedAt: null, accumulatedSeconds: before + elapsed };
      }),
    resetSessionTimer: ({ appointmentId }: ById<'appointmentId'>) =>
      timer(appointmentId, () => ({ timerStartedAt: null, accumulatedSeconds: 0 })),
    convertBookingRequest(
      args: ById<'bookingRequestId' | 'outcome'> & { appointmentInput?: Row | null; projectTitle?: string | null },
    ) {
      const { outcome, projectTitle = null } = args;
      const index = book.requests.findIndex(({ key }) => requestId(key) === args.bookingRequestId);
      const before = book.requests[index];
      if (outcome === 'session_booked' && !projectTitle) {
        throw inputErrors({ projectTitle: 'A project title is required to book a session' });
      }
      if (!before) throw inputErrors({ bookingRequestId: 'Booking request not found' });
      const following: Readonly<Record<string, readonly string[]>> = {
        pending: ['consult_booked', 'session_booked', 'declined'],
        consult_booked: ['session_booked', 'not_booked'],
      };
      if (!(following[before.status] ?? []).includes(outcome)) {
        throw inputErrors({ outcome: `Cannot convert a "${before.status}" booking request to "${outcome}"` });
      }
      const change = (appointmentKey: number | null): object => {
        const after = { ...before, status: outcome, appointmentKey };
        book.requests[index] = after;
        return rows.request(after);
      };
      if (outcome === 'declined' || outcome === 'not_booked') return change(before.appointmentKey);
      const type = outcome === 'consult_booked' ? 'consult' : 'session';
      const input = { createdAt: '', updatedAt: '', ...args.appointmentInput, appointmentType: type };
      check(input, ['appointmentDate', 'appointmentStatus']);
      const client = rowOf(practice.clients, before.clientKey);
      const artist = rowOf(practice.providers, before.artistKey);
      const place = inkIds.of('place', artist?.placeKeys[0] ?? 1);
      const links = { userId: inkIds.of('provider', before.artistKey), shopId: place };
      let projectKey: number | null = null;
      if (type === 'session') {
        const { clientKey, artistKey, description, key: requestKey } = before;
        const none = { placement: null, size: null, status: 'open', createdAt: now() };
        projectKey = book.projects.length + 1;
        book.projects.push({
          key: projectKey,
          clientKey,
          artistKey,
          title: projectTitle ?? '',
          description,
          requestKey,
          ...none,
        });
      }
      const title = givenText(input, 'title') ?? (type === 'consult' && client ? fullNameOf(client) : projectTitle);
      const described = { description: before.description, ...input, ...links };
      const consult = rowOf(practice.appointments, before.appointmentKey);
      if (type === 'session' && consult && consult.state !== 'completed') {
        // The consult is over once there is a session.
        const end = { state: 'completed', start: Math.min(consult.start, now()) } as const;
        row(() => changeAppointment(practice, consult.key, end, now()));
      }
      const extra = { title, projectKey, requestKey: before.key };
      // Here the length is kept.
      return change(enter(described, extra, before.clientKey, numberIn(input, 'durationMinutes')).key);
    },
    ...clientWrites(stage, tools, row),
    markNotificationsRead: ({ notificationIds = null }: { notificationIds?: readonly string[] | null }) =>
      desk.read(notificationIds),
  };
}
