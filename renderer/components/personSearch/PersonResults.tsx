import { t } from '../../../i18n/page/t.ts';
import { BalanceText } from '../BalanceText.tsx';
import { MessageText } from '../MessageText.tsx';
import { usePhoneFormat } from '../usePhoneFormat.ts';
import type { ClientSearchState } from '../../data/useClientSearch.ts';
import { readableLabel } from '../../lib/readableLabel.ts';
import type { KnownClient, KnownPatient, PersonOption } from './personOptions.ts';
import typography from '../typography.module.css';
import styles from './PersonResults.module.css';
import { failureText } from '../../lib/failureText.ts';

interface PersonResultsProps {
  readonly id: string;
  readonly typed: string;
  readonly options: readonly PersonOption[];
  readonly active: number;
  readonly found: Pick<ClientSearchState, 'clients' | 'answers' | 'isSearchingService' | 'failure'>;
  readonly onActive: (index: number) => void;
  readonly onChoose: (option: PersonOption) => void;
}

/** Overlays the content below, so that results don't move the layout. */
export function PersonResults({ id, typed, options, active, found, onActive, onChoose }: PersonResultsProps) {
  const formatPhone = usePhoneFormat();
  return (
    <div className={styles.results} data-old={found.answers ? undefined : ''}>
      <div
        id={id}
        className={styles.list}
        role="listbox"
        aria-label={t('booking.found')}
        aria-busy={!found.answers || found.isSearchingService || undefined}
      >
        {options.map((option, index) => (
          <button
            type="button"
            key={keyOf(option)}
            id={`${id}-${index}`}
            className={styles.option}
            role="option"
            aria-selected={index === active}
            data-kind={option.kind}
            // The field keeps the focus, so that typing continues there.
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => {
              if (index !== active) onActive(index);
            }}
            onClick={() => {
              if (found.answers || option.kind === 'register') onChoose(option);
            }}
            tabIndex={-1}
          >
            {option.kind === 'client' && <ClientOption client={option.client} formatPhone={formatPhone} />}
            {option.kind === 'patient' && <PatientOption patient={option.patient} />}
            {option.kind === 'register' && (
              <span>
                <MessageText
                  text={t('booking.registerTyped')}
                  parts={{ register: <b>{t('booking.registerNew')}</b>, typed }}
                />
              </span>
            )}
          </button>
        ))}
      </div>
      <p className={`${typography.captionLines} ${styles.state}`} role="status">
        {stateText(found)}
      </p>
    </div>
  );
}

interface ClientOptionProps {
  readonly client: KnownClient;
  readonly formatPhone: (number: string) => string;
}

function ClientOption({ client, formatPhone }: ClientOptionProps) {
  return (
    <>
      <span className={styles.line}>
        <b className={typography.breakable}>{client.name}</b>{' '}
        {client.active === false && <span className={styles.mark}>{t('general.inactive')}</span>}{' '}
        <span className={`${typography.secondary} ${styles.phone}`}>
          {client.phones.map(({ number }) => formatPhone(number)).join(' · ')}
        </span>{' '}
        <BalanceText balance={client.balance} />
      </span>
      {client.alerts.length > 0 && <span className={styles.alert}>{client.alerts.join(', ')}</span>}
    </>
  );
}

function PatientOption({ patient }: { readonly patient: KnownPatient }) {
  const { name, species, deceased, active, alerts } = patient;
  return (
    <span className={styles.line}>
      <span className={typography.breakable}>{name}</span>{' '}
      <span className={typography.soft}>{readableLabel(species)}</span>{' '}
      {deceased && <span className={styles.mark}>{t('general.deceased')}</span>}
      {active === false && !deceased && <span className={styles.mark}>{t('general.inactive')}</span>}{' '}
      {alerts.length > 0 && <span className={styles.alert}>{alerts.join(', ')}</span>}
    </span>
  );
}

function keyOf(option: PersonOption): string {
  if (option.kind === 'register') return 'register';
  return option.kind === 'client' ? option.client.id : `${option.client.id} ${option.patient.id}`;
}

function stateText({ clients, answers, isSearchingService, failure }: PersonResultsProps['found']): string {
  if (failure && failure.kind !== 'cancelled') return failureText(failure);
  if (!answers) return t('booking.searching');
  if (isSearchingService) return t('booking.searchingService');
  return clients.length === 0 ? t('booking.noResults') : t('booking.resultKeys');
}
