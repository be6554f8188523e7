import { maxDepth } from '../depth.ts';
import type { TypeModel } from '../introspection/schemaModel.ts';
import { takes } from '../documents.ts';
import type { ReadConcept } from '../match/queries/plans.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { calledIn, isCalled } from '../match/words/typeNames.ts';
import { wordsOf } from '../match/words/words.ts';
import type { ListProof } from './readCandidate.ts';
import type { AppointmentFields, Operation, PatientFields } from '../serviceMap.ts';
import { linkedAt, readText, type Source } from '../sources.ts';
import { type KnownRows, recordIn } from './findLinks.ts';
import { addReasons, pageSign, type ProofSession, type ReadRows, setOperation } from './proofSession.ts';
import { areNotOwners, isOfStaff, isOneOfFew, judgeLink } from './judgeLink.ts';
import {
  doubtfulLinks,
  haveOneId,
  isClientTwice,
  isPatientTheClient,
  type KnownLists,
  type LinkName,
  proveLinks,
  withLinksByType,
  withoutLinks,
} from './proveLinks.ts';
import { withKeys } from './linkKeys.ts';
import { areNamesOfPlaces } from './valueChecks.ts';
import { widePaths } from './wideRead.ts';

const linkLists: Readonly<Record<LinkName, ReadConcept>> = {
  location: 'locations',
  provider: 'providers',
  type: 'appointmentTypes',
  patient: 'patients',
  client: 'clients',
};

const likelyStaff = 0.5;

/** Compares the links of the appointments that were read with the lists that they should lead to, as far as those were read. */
export function proveAppointmentLinks(session: ProofSession): void {
  const list = session.lists.get('appointments');
  const type = list && rowType(session.schema, list.operation);
  if (!list || !type) return;
  // Sound: the list of appointments is read by an appointment's fields.
  const operation = list.operation as Operation<AppointmentFields>;
  const paths = widePaths(session.schema, session.scores, type, maxDepth - 1 - operation.rows.length);
  const known = knownLists(session);
  const doubtful = doubtfulLinks(session.schema, type, operation, list.rows, known);
  const { empty } = doubtful;
  const isTwice = isClientTwice(operation, list.rows);
  const { client } = operation.fields;
  // Who comes to so many visits, and is none of the clients that were read, works there or keeps the records.
  const isKnown = client && known.client && judgeLink(client, list.rows, known.client) === 'fits';
  const isNoClient = client !== undefined && !isKnown && isOfStaff(list.rows, client, operation.fields);
  const isStaff = isTwice && client !== undefined && isOneOfFew(list.rows, client, operation.fields);
  const isNoProvider = !isStaff && (isTwice || isGivenByPlace(operation, list.rows));
  const wrong: readonly LinkName[] = [
    ...doubtful.wrong,
    ...(isStaff || isNoClient ? (['client'] as const) : []),
    ...(!known.patient && isPatientTheClient(operation, list.rows) ? (['patient'] as const) : []),
    ...(isNoProvider ? (['provider'] as const) : []),
  ];
  const sure = withoutLinks(operation, ...wrong, ...empty);
  const isStaffType = ({ name }: TypeModel): boolean => {
    const own = session.scores.get(name);
    return own !== undefined && own.provider.score >= likelyStaff && own.location.score < likelyStaff;
  };
  const linked = withLinksByType(session.schema, type, sure, list.rows, known, isStaffType);
  const proven = proveLinks(linked, list.rows, paths, known, (holder, to) =>
    recordIn(session.schema, rowType(session.schema, operation, holder), to),
  );
  // A link that is empty in these rows, and found nowhere else, may have a value tomorrow.
  const silent = withoutLinks(operation, ...wrong, ...proven.refuted);
  const fields = { ...silent.fields, ...proven.operation.fields };
  const settled: Operation<AppointmentFields> = { ...proven.operation, fields };
  // Who was found for a provider may be who comes.
  const isFoundTwice = isClientTwice(settled, list.rows) || haveOneId(settled, list.rows);
  const single = isFoundTwice ? withoutLinks(settled, 'provider') : settled;
  const patients = session.lists.get('patients');
  const isFoundAside =
    client === undefined &&
    patients !== undefined &&
    // Sound: the list of patients is read by a patient's fields.
    areNotOwners(list.rows, single.fields, { rows: patients.rows, fields: patients.operation.fields as PatientFields });
  const whole = isFoundAside ? withoutLinks(single, 'client') : single;
  setOperation(session, 'appointments', withKeys(session.schema, type, whole, list.rows));
  const refuted = [...wrong, ...proven.refuted];
  addReasons(session, 'appointments', [
    ...(proven.fits.length > 0 ? [{ id: 'refersTo' as const, fields: proven.fits }] : []),
    ...(refuted.length > 0 ? [{ id: 'isSomethingElse' as const, fields: refuted }] : []),
  ]);
}

/**
 * A list that is not called one of appointments, and whose rows lead to other people than clients, is one of something
 * else. What is called staff, with the dates of an employment say, must lead to clients that were read.
 */
export function refuteOtherRecords(session: ProofSession, list: ListProof): ListProof {
  const clients = session.lists.get('clients');
  const type = rowType(session.schema, list.operation);
  const called = type ? calledIn(session.schema, type) : '';
  if (!clients || list.verdict !== 'proven' || isCalled(called, 'appointment')) return list;
  // Sound: a list of appointments is read by an appointment's fields.
  const { client, patient } = list.operation.fields as AppointmentFields;
  if (!client || patient) return list;
  const judgment = judgeLink(client, list.rows, knownRows(clients));
  if (judgment === 'fits' || (judgment === 'silent' && !isCalled(called, 'provider'))) return list;
  return { ...list, verdict: 'refuted', reason: 'rowsReferToNoClient' };
}

/** Whether what seems to give the visits is a place: a `serviceProvider` may be a hospital. */
function isGivenByPlace({ fields: { provider } }: Operation<AppointmentFields>, rows: readonly unknown[]): boolean {
  return provider
    ? areNamesOfPlaces(rows.flatMap((row) => readText(linkedAt(row, provider), provider.fields.name) ?? []))
    : false;
}

function knownLists({ lists }: ProofSession): KnownLists {
  const entries = Object.entries(linkLists).flatMap(([link, concept]): [string, KnownRows][] => {
    const list = lists.get(concept);
    return list ? [[link, knownRows(list)]] : [];
  });
  return Object.fromEntries(entries);
}

/** What was read of a list that others lead to. */
export function knownRows(list: ReadRows): KnownRows {
  const { id, name } = list.operation.fields as { readonly id: Source; readonly name?: Source };
  const ids = new Set(list.rows.flatMap((row) => readText(row, id) ?? []));
  const names = new Map(
    list.rows.flatMap((row): [string, string][] => {
      const [own, called] = [readText(row, id), readText(row, name)];
      return own !== null && called !== null ? [[own, called]] : [];
    }),
  );
  return { type: list.choice.type, ids, names, whole: isWhole(list), ...(name && { name }) };
}

/** No service cuts pages to fewer rows than this: a page of fewer is the last one. */
const smallestPage = 10;

/**
 * Whether the first page is all there is: the service says so, or has no pages. A list of one location, or of the
 * signed-in user, is not complete.
 */
export function isWhole(list: ReadRows): boolean {
  const { operation, rows } = list;
  if (takes(operation, 'locationId') || wordsOf(operation.field).includes('my')) return false;
  if (pageSign(list, 'more') === false || pageSign(list, 'total') === rows.length) return true;
  if (takes(operation, 'limit') && rows.length < smallestPage && pageSign(list, 'more') !== true) return true;
  const isPaged = (['limit', 'offset', 'page', 'cursor'] as const).some((role) => takes(operation, role));
  // Some services cut what they give, and say nothing of it.
  return !isPaged && !usualPages.has(rows.length);
}

const usualPages: ReadonlySet<number> = new Set([10, 20, 25, 50, 100, 200, 250, 500, 1000]);
