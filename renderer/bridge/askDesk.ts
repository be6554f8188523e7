import type { DeskAnswer } from '../../electron/contract/channels.ts';
import type { Failure } from '../../electron/contract/failure.ts';
import type { Result } from '../../electron/contract/result.ts';
import type {
  BookingChoicesQuery,
  BookingChoicesQueryVariables,
  BookingClientQuery,
  BookingClientQueryVariables,
  ClientBillingQuery,
  ClientBillingQueryVariables,
  ClientFiguresQuery,
  ClientFiguresQueryVariables,
  ClientMessagesQuery,
  ClientMessagesQueryVariables,
  ClientPairQuery,
  ClientPairQueryVariables,
  ClientToEditQuery,
  ClientToEditQueryVariables,
  DirectoryQuery,
  DirectoryQueryVariables,
  DirectoryFlawsQuery,
  DirectoryFlawsQueryVariables,
  DueRemindersQuery,
  DueRemindersQueryVariables,
  FindClientsQuery,
  FindClientsQueryVariables,
  FormsQuery,
  FormsQueryVariables,
  FormToFillQuery,
  FormToFillQueryVariables,
  FreeSlotsQuery,
  FreeSlotsQueryVariables,
  LikeClientsQuery,
  LikeClientsQueryVariables,
  LikePairsQuery,
  LikePairsQueryVariables,
  LocationListQuery,
  LocationListQueryVariables,
  NewPaymentQuery,
  NewPaymentQueryVariables,
  ListRowQuery,
  ListRowQueryVariables,
  ListRowsQuery,
  ListRowsQueryVariables,
  OffersQuery,
  OffersQueryVariables,
  PatientCardQuery,
  PreviewFormQuery,
  PreviewFormQueryVariables,
  PatientCardQueryVariables,
  PatientRecordQuery,
  PatientRecordQueryVariables,
  RememberedClientsQuery,
  RememberedClientsQueryVariables,
  ReviewClientsQuery,
  ReviewClientsQueryVariables,
  ScheduleDayQuery,
  ScheduleDayQueryVariables,
  ServiceListsQuery,
  ServiceListsQueryVariables,
} from '../../graphql/desk/generated/operations.ts';
import { failureInErrors } from '../lib/failureInErrors.ts';
import type { Bridge } from './bridge.ts';

/** Questions that are asked past Apollo: it holds what a screen shows, and never a directory. */
export interface DeskQuestions {
  readonly BookingChoices: { readonly variables: BookingChoicesQueryVariables; readonly data: BookingChoicesQuery };
  readonly BookingClient: { readonly variables: BookingClientQueryVariables; readonly data: BookingClientQuery };
  readonly ClientBilling: { readonly variables: ClientBillingQueryVariables; readonly data: ClientBillingQuery };
  readonly ClientFigures: { readonly variables: ClientFiguresQueryVariables; readonly data: ClientFiguresQuery };
  readonly ClientMessages: { readonly variables: ClientMessagesQueryVariables; readonly data: ClientMessagesQuery };
  readonly ClientPair: { readonly variables: ClientPairQueryVariables; readonly data: ClientPairQuery };
  readonly ClientToEdit: { readonly variables: ClientToEditQueryVariables; readonly data: ClientToEditQuery };
  readonly Directory: { readonly variables: DirectoryQueryVariables; readonly data: DirectoryQuery };
  readonly DirectoryFlaws: { readonly variables: DirectoryFlawsQueryVariables; readonly data: DirectoryFlawsQuery };
  readonly DueReminders: { readonly variables: DueRemindersQueryVariables; readonly data: DueRemindersQuery };
  readonly FindClients: { readonly variables: FindClientsQueryVariables; readonly data: FindClientsQuery };
  readonly Forms: { readonly variables: FormsQueryVariables; readonly data: FormsQuery };
  readonly FormToFill: { readonly variables: FormToFillQueryVariables; readonly data: FormToFillQuery };
  readonly PreviewForm: { readonly variables: PreviewFormQueryVariables; readonly data: PreviewFormQuery };
  readonly FreeSlots: { readonly variables: FreeSlotsQueryVariables; readonly data: FreeSlotsQuery };
  readonly LikeClients: { readonly variables: LikeClientsQueryVariables; readonly data: LikeClientsQuery };
  readonly LikePairs: { readonly variables: LikePairsQueryVariables; readonly data: LikePairsQuery };
  readonly LocationList: { readonly variables: LocationListQueryVariables; readonly data: LocationListQuery };
  readonly NewPayment: { readonly variables: NewPaymentQueryVariables; readonly data: NewPaymentQuery };
  readonly ListRow: { readonly variables: ListRowQueryVariables; readonly data: ListRowQuery };
  readonly ListRows: { readonly variables: ListRowsQueryVariables; readonly data: ListRowsQuery };
  readonly Offers: { readonly variables: OffersQueryVariables; readonly data: OffersQuery };
  readonly PatientCard: { readonly variables: PatientCardQueryVariables; readonly data: PatientCardQuery };
  readonly PatientRecord: { readonly variables: PatientRecordQueryVariables; readonly data: PatientRecordQuery };
  readonly RememberedClients: {
    readonly variables: RememberedClientsQueryVariables;
    readonly data: RememberedClientsQuery;
  };
  readonly ReviewClients: { readonly variables: ReviewClientsQueryVariables; readonly data: ReviewClientsQuery };
  readonly ScheduleDay: { readonly variables: ScheduleDayQueryVariables; readonly data: ScheduleDayQuery };
  readonly ServiceLists: { readonly variables: ServiceListsQueryVariables; readonly data: ServiceListsQuery };
}

/** What came back: data, a failure, or both where only a part could be read. */
export interface DeskReading<Data> {
  readonly data: Data | null;
  readonly failure: Failure | null;
}

/** Asks the core; an aborted signal calls the question off there, and answers `cancelled` here. */
export async function askDesk<Name extends keyof DeskQuestions>(
  bridge: Bridge,
  operation: Name,
  variables: DeskQuestions[Name]['variables'],
  signal?: AbortSignal,
): Promise<DeskReading<DeskQuestions[Name]['data']>> {
  return readDeskAnswer(await bridge.ask('desk:query', { operation, variables: { ...variables } }, signal));
}

function readDeskAnswer<Data>(result: Result<DeskAnswer>): DeskReading<Data> {
  if (!result.ok) return { data: null, failure: result.failure };
  const { data, errors } = result.value;
  // Sound: the core answers a registered operation in the shape of its document, or with null and errors.
  return { data: data as Data | null, failure: errors ? failureInErrors(errors) : null };
}
