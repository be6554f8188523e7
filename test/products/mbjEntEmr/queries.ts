import { GraphQLError } from 'graphql';
import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { withPattern, withValue } from './matching.ts';
import type { MbjStore } from './shelves.ts';
import { rowsIn, textsIn } from './shelf.ts';
import { type Populate, shallow, type Show } from './show.ts';
import { checkId, clinicDay, clinicZone, type Collection, dayIn, readOfNothing, utcDay } from './values.ts';

type Args = Readonly<Record<string, string>>;

/** The queries of all collections. */
export function mbjQueries(backstage: Backstage, store: MbjStore, show: Show): object {
  const { practice, now } = backstage;
  const zone = clinicZone(practice);
  const today = (): string => wallDay(now(), zone);

  const list = (collection: Collection, documents: readonly Row[], populate?: Populate): readonly Row[] =>
    documents.map((document) => show(collection, document, populate));
  const all = (collection: Collection, test: (document: Row) => boolean): readonly Row[] =>
    list(collection, store[collection].all().filter(test));
  /** One document; the resolvers read on without looking whether there is one. */
  const single = (collection: Collection, id: unknown): Row => {
    checkId(id, collection);
    const document = store[collection].find(id);
    if (!document) throw readOfNothing('_doc');
    return show(collection, document);
  };
  const refersTo = (field: string, id: unknown) => (document: Row) => [document[field]].flat().includes(id);
  const refersToAll = (field: string, ids: string | undefined, model: Collection) => {
    const wanted = (ids ?? '').split(',');
    for (const id of wanted) checkId(id, model, field);
    return (document: Row) => wanted.every((id) => textsIn(document[field]).includes(id));
  };
  const hasTags = (input: unknown) => {
    const tags = isRow(input) ? input['tags'] : undefined;
    if (typeof tags !== 'string') throw readOfNothing('split', 'undefined');
    return (document: Row) => tags.split(',').every((tag) => textsIn(document['tags']).includes(tag));
  };
  /** The four queries that each collection has. */
  const common = (
    collection: Collection,
    id: string,
    plural = `${collection}s`,
  ): Readonly<Record<string, unknown>> => ({
    [`getAll${plural}`]: () => list(collection, store[collection].all()),
    [`get${collection}ById`]: (args: Args) => single(collection, args[id]),
    [`get${plural}ByField`]: ({ field = '', query = '' }: Args) =>
      list(collection, withValue(store[collection].all(), { field, query }, collection)),
    [`get${plural}ByFieldRegex`]: ({ field = '', query = '' }: Args) =>
      list(collection, withPattern(store[collection].all(), { field, query })),
  });
  const consultantAppointments = (id: unknown): readonly Row[] => {
    checkId(id, 'User');
    const role = store.User.find(id)?.['role'];
    if (role === undefined || role === 'Staff' || role === 'Admin')
      throw new GraphQLError('consultant not found! check the reference and try again...');
    return store.Appointment.all().filter(refersTo('consultants', id));
  };

  return {
    ...common('User', 'userId'),
    ...common('Patient', 'patientId'),
    ...common('Appointment', 'appointmentId'),
    ...common('Visit', 'visitId'),
    ...common('Reminder', 'reminderId'),
    getAllQueues: () => list('Queue', store.Queue.all()),
    getQueueById: ({ queueId }: Args) => single('Queue', queueId),

    getThisUser: ({ activityId }: Args) => single('User', activityId),
    getUsersByAppointment({ appointmentId }: Args) {
      checkId(appointmentId, 'User', 'appointments');
      const ids = textsIn(store.Appointment.find(appointmentId)?.['consultants']);
      return all('User', ({ _id }) => ids.includes(String(_id)));
    },
    checkConsultantAppointments({ consultantId, date }: Args) {
      if (date === '') throw new GraphQLError('invalid date...');
      return consultantAppointments(consultantId).filter((row) => dayIn(row['date'], zone) === date).length;
    },

    getPatientsByTags: ({ patientInput }: Args) => all('Patient', hasTags(patientInput)),
    getRecentPatients({ amount }: { readonly amount: number }) {
      const registered = ({ registration }: Row): number => Number(isRow(registration) ? registration['date'] : 0);
      const newest = store.Patient.all().toSorted((one, other) => registered(other) - registered(one));
      return list('Patient', newest.slice(0, amount), shallow);
    },

    getAppointmentsByPatient({ patientId }: Args) {
      checkId(patientId, 'Appointment', 'patient');
      return all('Appointment', refersTo('patient', patientId));
    },
    getAppointmentsByConsultants: ({ consultantIds }: Args) =>
      all('Appointment', refersToAll('consultants', consultantIds, 'Appointment')),
    getAppointmentsByTags: ({ appointmentInput }: Args) => all('Appointment', hasTags(appointmentInput)),
    getAppointmentsToday() {
      const rows = store.Appointment.all().filter(refersTo('date', clinicDay(today(), zone)));
      return list(
        'Appointment',
        rows.toSorted((one, other) => (String(one['time']) < String(other['time']) ? -1 : 1)),
      );
    },
    getAppointmentsImportantNextWeek() {
      const from = Number(utcDay(today()));
      return all('Appointment', ({ important, date }) => {
        const day = Number(date);
        return important === true && day >= from && day <= from + 5 * 86_400_000;
      });
    },

    // A script that once was run by a query: here the visits stay as they are.
    formatNewVisitProps: () => list('Visit', store.Visit.all()),

    getRemindersByCreator: ({ creatorId }: Args) => all('Reminder', refersTo('creator', creatorId)),
    getRemindersByAppointment: ({ appointmentId }: Args) => all('Reminder', refersTo('appointment', appointmentId)),
    getRemindersByRecipientsStaff: ({ staffIds }: Args) =>
      all('Reminder', refersToAll('staffRecipients', staffIds, 'Reminder')),
    getRemindersByRecipientsPatient: ({ patientIds }: Args) =>
      all('Reminder', refersToAll('patientRecipients', patientIds, 'Reminder')),

    getQueueToday() {
      const queue = store.Queue.all().find(refersTo('date', utcDay(today())));
      if (!queue) throw readOfNothing('_doc');
      return show('Queue', queue);
    },

    verifyInvitation: ({ challenge }: Args) => (challenge === 'montego' ? 'matched' : 'noMatch'),
    ...session(store, show),
  };
}

/** Signing in and out; the token is only for show. */
function session(store: MbjStore, show: Show): object {
  const refused = (error: string, activityId: unknown = 0): Row => ({
    activityId,
    role: '',
    token: '',
    tokenExpiration: 0,
    error,
  });
  return {
    login({ username, password }: Args) {
      const user = store.User.all().find((row) => row['username'] === username);
      if (!user) return refused('User does not exist!');
      if (user['password'] === null || user['password'] !== password) return refused('Password is incorrect!');
      const { _id, role, verification } = user;
      if (rowsIn([verification])[0]?.['verified'] !== true) return refused('Please  verify user 1st!', _id);
      store.User.change(_id, { loggedIn: true });
      return { activityId: _id, role, token: `jwt.${String(_id)}`, tokenExpiration: 4 };
    },
    logout({ activityId }: Args) {
      checkId(activityId, 'User');
      const user = store.User.change(activityId, { loggedIn: false, clientConnected: false });
      if (!user) throw readOfNothing('_doc');
      return show('User', user, {});
    },
  };
}
