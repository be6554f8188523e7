import { useLocations } from '../../data/useLocations.ts';
import { useOffers } from '../../data/useOffers.ts';
import { useShownDay } from '../../data/useShownDay.ts';
import { ClientToEditDocument } from '../../../graphql/desk/generated/operations.ts';
import { useMemo, useState } from 'react';
import type { StoredDraft } from '../../bridge/drafts.ts';
import type { ClientFormRequest } from '../../state/dialogs.ts';
import { speciesOptions } from '../../domain/speciesOptions.ts';
import { EditForm } from './EditForm.tsx';
import { draftPlace } from './registrationDraft.ts';
import type { FormResult } from './formResult.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { knownClient, startRegistration } from './registration.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';

interface ClientFormDialogProps {
  readonly request: ClientFormRequest;
  /** The drafts of this clinic, of every kind. */
  readonly drafts: readonly StoredDraft[];
  readonly onResult: (result: FormResult) => void;
}

/** The form for clients and patients, new and existing. */
export function ClientFormDialog({ request, drafts, onResult }: ClientFormDialogProps) {
  const { service } = useOffers();
  const { locations } = useLocations();
  const day = useShownDay();
  const about = useDeskQuery(ClientToEditDocument, request.kind === 'new' ? null : { id: request.client }, {
    fetchPolicy: 'network-only',
  });
  const client = about.data?.client ?? null;
  const requested = useMemo(() => client && knownClient(client, 'asked'), [client]);
  const [place] = useState(() => draftPlace(request, drafts));
  const common = { offers: service, locations, species: speciesOptions(day), onResult };

  if (request.kind === 'edit' || request.kind === 'editPatient')
    return <EditForm request={request} drafts={drafts} about={about} {...common} />;
  return (
    <RegisterForm
      start={startRegistration(request, day?.location.id ?? null)}
      place={place}
      requested={request.kind === 'addPatient' ? requested : null}
      {...common}
    />
  );
}
