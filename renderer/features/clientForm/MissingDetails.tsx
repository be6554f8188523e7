import { useEffect, useState } from 'react';
import { ClientToEditDocument } from '../../../graphql/desk/generated/operations.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { clinicMark, readDrafts } from '../../bridge/drafts.ts';
import { isServiceAway } from '../../bridge/serviceAway.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { noteNotAsked, readTodayNotes } from '../../bridge/todayNotes.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { useOffers } from '../../data/useOffers.ts';
import { offerOf } from '../../domain/offers.ts';
import { useStableCallback } from '../../hooks/useStableCallback.ts';
import { today } from '../../state/clock.ts';
import { type MissingDetailsRequest, openDialog } from '../../state/dialogs.ts';
import type { StoredSubmission } from '../../submission/submissionReducer.ts';
import { readEditDraft } from './editDraft.ts';
import { changedFields, type ClientSubject, clientSubject, type EditValues } from './editing.ts';
import type { EditStep } from './editSteps.ts';
import type { FormResult } from './formResult.ts';
import { type AskedField, missingFields } from './missingDetails.ts';
import { MissingDetailsForm } from './MissingDetailsForm.tsx';

interface MissingDetailsProps {
  /** The client who was checked in last. */
  readonly request: MissingDetailsRequest;
  /** Whether something was saved; the form closes by itself. */
  readonly onResult: (result: FormResult) => void;
}

/** A queue longer than this is not caught up with; the oldest are on the client's own card all the same. */
const mostWaiting = 5;

/**
 * Asks for missing contact details of clients who were checked in, one client at a time and the last one first. It opens
 * over any screen, takes no focus and blocks nothing.
 */
export function MissingDetails({ request, onResult }: MissingDetailsProps) {
  const [waiting, setWaiting] = useState<readonly MissingDetailsRequest[]>([request]);
  const [latest, setLatest] = useState(request);
  if (latest !== request) {
    setLatest(request);
    setWaiting([request, ...waiting.filter(({ client }) => client !== request.client)].slice(0, mostWaiting));
  }
  const [first, ...others] = waiting;
  if (!first) return null;
  const settle = (result: FormResult): void => {
    setWaiting((list) => list.filter(({ client }) => client !== first.client));
    if (result.kind !== 'closed') onResult(result);
  };
  return <AskedClient key={first.client} client={first.client} waiting={others.length} onSettled={settle} />;
}

interface AskedClientProps {
  readonly client: string;
  readonly waiting: number;
  readonly onSettled: (result: FormResult) => void;
}

/** What is known of a client when the form opens. */
interface Opened {
  readonly fields: readonly AskedField[];
  readonly now: ClientSubject;
  readonly stored: StoredSubmission<EditValues, EditStep> | null;
}

/** Reads a client and shows what is missing; nothing where nothing is, and where this can't be known now. */
function AskedClient({ client: id, waiting, onSettled }: AskedClientProps) {
  const bridge = useBridge();
  const { view } = useSettings();
  const mark = clinicMark(view);
  const about = useDeskQuery(ClientToEditDocument, { id }, { fetchPolicy: 'network-only' });
  const { service } = useOffers();
  const client = about.data?.client ?? null;
  const offer = service && offerOf(service, 'updateClient');
  const fields = client && offer ? missingFields(client, offer) : null;
  const [opened, setOpened] = useState<Opened | null>(null);
  const settle = useStableCallback(onSettled);
  // Without an answer it is unknown what is missing, and nothing could be saved.
  const isUnknown = about.failure !== null || isServiceAway(view) || (about.data !== undefined && client === null);
  const isFilled = fields?.length === 0;

  const isOpen = opened !== null;
  useEffect(() => {
    if (!isOpen && (isUnknown || isFilled)) settle({ kind: 'closed' });
  }, [isOpen, isUnknown, isFilled, settle]);
  const isAsked = fields !== null && fields.length > 0;
  const open = useStableCallback(async (): Promise<void> => {
    if (!client || !fields) return;
    const now = clientSubject(client);
    const [drafts, { notAsked }] = await Promise.all([readDrafts(bridge, mark), readTodayNotes(bridge, mark, today())]);
    const stored = readEditDraft({ kind: 'edit', client: id }, drafts, now);
    // A draft of other fields is finished in the form that shows them.
    if (notAsked.includes(id) || (stored && isOfOtherFields(stored.values, fields))) settle({ kind: 'closed' });
    else setOpened({ fields, now, stored });
  });
  useEffect(() => {
    if (isAsked) void open();
  }, [isAsked, open]);

  if (!opened || !offer) return null;
  return (
    <MissingDetailsForm
      {...opened}
      offer={offer}
      waiting={waiting}
      isFilled={isFilled}
      onResult={settle}
      onNotNow={() => {
        void noteNotAsked(bridge, mark, today(), id);
        settle({ kind: 'closed' });
      }}
      onEditAll={() => {
        settle({ kind: 'closed' });
        openDialog('clientForm', { kind: 'edit', client: id });
      }}
    />
  );
}

function isOfOtherFields({ subject, typed, meanwhile }: EditValues, fields: readonly AskedField[]): boolean {
  const changed = changedFields(subject, typed, today());
  return meanwhile !== null || changed.some((field) => !fields.some((each) => each === field));
}
