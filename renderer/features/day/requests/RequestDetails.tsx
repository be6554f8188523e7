import { useEffect, useEffectEvent, useState } from 'react';
import { KnownClientsDocument } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { Choice } from '../../../components/Choice.tsx';
import type { KnownClient } from '../../../components/personSearch/personOptions.ts';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';
import { type PossibleDuplicate, usePossibleDuplicates } from '../../../data/usePossibleDuplicates.ts';
import { duplicateReasonText } from '../../../domain/duplicateReasonText.ts';
import typography from '../../../components/typography.module.css';
import { compareRequest } from './requestComparison.ts';
import styles from './Requests.module.css';
import type { AppointmentRequest } from './useRequests.ts';

interface RequestDetailsProps {
  readonly request: AppointmentRequest;
  readonly client: KnownClient | null;
  readonly onClient: (client: KnownClient | null) => void;
}

const newClient = '';
const mostCandidates = 5;

/** Whom a request may be of, and what was typed against what is known of them. */
export function RequestDetails({ request, client, onClient }: RequestDetailsProps) {
  const { name, phone, email, patient } = request;
  const linked = request.client?.id ?? null;
  const known = useDeskQuery(KnownClientsDocument, linked === null ? null : { ids: [linked] });
  const owner = known.latest?.knownClients.clients[0];
  const alike = usePossibleDuplicates({ name, phone, email, patient }).slice(0, mostCandidates);
  const others = alike.filter((each) => each.client.id !== owner?.id);
  const candidates = [...(owner ? [owner] : []), ...others.map((each) => each.client)];
  const likely = owner ?? others.find(isLikely)?.client ?? null;
  // The person's own choice stays, whoever is found later.
  const [isChosen, setChosen] = useState(false);
  const propose = useEffectEvent((found: KnownClient | null): void => {
    if (!isChosen) onClient(found);
  });
  // A linked client is read first: until then no client is proposed.
  const isRead = linked === null || known.data !== undefined || known.failure !== null;
  useEffect(() => {
    if (isRead) propose(likely);
  }, [isRead, likely]);

  const reasons = others.find((each) => each.client.id === client?.id)?.reasons ?? [];
  const why = client === null ? null : client.id === owner?.id ? t('requests.linked') : duplicateReasonText(reasons);
  return (
    <>
      <div className={styles.match}>
        <span aria-hidden="true">{t('requests.bookFor')}</span>
        <Choice
          label={t('requests.bookFor')}
          value={client?.id ?? newClient}
          options={[
            ...candidates.map(({ id, name: called }) => ({
              value: id,
              label: `${called} (${t('compare.number', { id })})`,
            })),
            { value: newClient, label: t('requests.newClient') },
          ]}
          onChange={(id) => {
            setChosen(true);
            onClient(candidates.find((each) => each.id === id) ?? null);
          }}
        />
        <span role="status" className={typography.secondary}>
          {why ?? (candidates.length === 0 ? t('requests.nobodyAlike') : t('requests.maybeKnown'))}
        </span>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('compare.what')}</span>
            </th>
            <th scope="col">{t('requests.typed')}</th>
            {client && <th scope="col">{client.name}</th>}
          </tr>
        </thead>
        <tbody>
          {compareRequest(request, client).map(({ label, state, typed, known: values }) => (
            <tr key={label} data-state={client ? state : undefined}>
              <th scope="row">{label}</th>
              <td dir="auto">{typed ?? <span className={typography.soft}>{t('compare.nothing')}</span>}</td>
              {client && (
                <td>
                  {values.length === 0 && <span className={typography.soft}>{t('compare.nothing')}</span>}
                  {values.map((text) => (
                    <span key={text} className={styles.value} dir="auto">
                      {text}
                    </span>
                  ))}
                  {(state === 'same' || state === 'differs') && (
                    <span className={styles.mark}>{t(`compare.${state}`)}</span>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A name alone may be anybody's. */
function isLikely({ reasons }: PossibleDuplicate): boolean {
  return reasons.some((reason) => reason !== 'name');
}
