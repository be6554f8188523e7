import type { Named } from '../../../../electron/contract/waitingList.ts';
import {
  BookingChoicesDocument,
  type BookingChoicesQuery,
  BookingClientDocument,
} from '../../../../graphql/desk/generated/operations.ts';
import type { KnownClient, KnownPatient } from '../../../components/personSearch/personOptions.ts';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';
import { useLocations } from '../../../data/useLocations.ts';
import type { EntryFields, KnownOfEntry } from './entryFields.ts';

interface EntryChoices {
  readonly client: KnownClient | null;
  readonly locations: readonly Named[];
  readonly patients: readonly (Named & Partial<KnownPatient>)[];
  readonly types: readonly (Named & Pick<Partial<BookingChoicesQuery['appointmentTypes'][number]>, 'minutes'>)[];
  readonly providers: readonly Named[];
}

/** What an entry can be chosen from. What it has already is among them, also while the service does not answer. */
export function useEntryChoices(fields: EntryFields, known: KnownOfEntry, picked: KnownClient | null): EntryChoices {
  const { location, client } = fields;
  const offered = useDeskQuery(BookingChoicesDocument, location === '' ? null : { location }).data;
  const found = useDeskQuery(BookingClientDocument, client && { id: client.id }).data?.client;
  const { locations } = useLocations();
  const current = found ?? (picked?.id === client?.id ? picked : null);
  const own = client?.id === known.client?.id ? (known.patient ?? null) : null;
  const isHere = location === known.location?.id;
  return {
    client: current,
    locations: withKnown(locations, known.location ?? null),
    patients: withKnown(
      (current?.patients ?? []).filter(({ deceased, active }) => !deceased && active !== false),
      own,
    ),
    types: withKnown(offered?.appointmentTypes.filter(({ blocked }) => !blocked) ?? [], isHere ? known.type : null),
    providers: withKnown(
      offered?.providers.filter(({ active }) => active !== false) ?? [],
      isHere ? known.provider : null,
    ),
  };
}

function withKnown<Each extends Named>(
  all: readonly Each[],
  known: Named | null | undefined,
): readonly (Each | Named)[] {
  return !known || all.some(({ id }) => id === known.id) ? all : [known, ...all];
}
