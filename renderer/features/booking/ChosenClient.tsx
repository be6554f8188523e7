import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { AlertList } from '../../components/AlertList.tsx';
import { BalanceText } from '../../components/BalanceText.tsx';
import { SpeciesMark } from '../../components/SpeciesMark.tsx';
import { usePhoneFormat } from '../../components/usePhoneFormat.ts';
import { readableLabel } from '../../lib/readableLabel.ts';
import typography from '../../components/typography.module.css';
import styles from './ChosenClient.module.css';
import type { KnownClient, KnownPatient } from '../../components/personSearch/personOptions.ts';
import type { BookedPerson } from './work.ts';

interface ChosenClientProps {
  readonly who: Extract<BookedPerson, { kind: 'chosen' }>;
  readonly problem: string | undefined;
  readonly canAdd: boolean;
  /** Why no patient can be added. */
  readonly unavailableReason: string | null;
  readonly onPatient: (patient: KnownPatient) => void;
  readonly onAdd: () => void;
  readonly onOther: () => void;
}

/** The chosen client with all alerts. */
export function ChosenClient({
  who,
  problem,
  canAdd,
  unavailableReason,
  onPatient,
  onAdd,
  onOther,
}: ChosenClientProps) {
  const { client, patient, adding } = who;
  const formatPhone = usePhoneFormat();
  return (
    <section className={styles.card} aria-label={t('booking.chosenClient')}>
      <header className={styles.head}>
        <b className={typography.breakable}>{client.name}</b>
        {client.active === false && <span className={styles.mark}>{t('general.inactive')}</span>}
        <span className={`${typography.secondary} ${typography.numbers}`}>
          {client.phones.map(({ number }) => formatPhone(number)).join(' · ')}
        </span>
        <BalanceText balance={client.balance} />
        <span className={styles.end}>
          <Action look="quiet" onClick={onOther}>
            {t('booking.changeClient')}
          </Action>
        </span>
      </header>
      <AlertList alerts={client.alerts} />
      <div className={styles.patients}>
        <fieldset className={styles.choice} aria-label={t('general.patient')}>
          {(client.patients ?? []).map((each) => (
            <PatientChoice
              key={each.id}
              patient={each}
              client={client}
              checked={!adding && each.id === patient}
              onChoose={() => onPatient(each)}
            />
          ))}
        </fieldset>
        {canAdd && !adding && (
          <Action look="quiet" onClick={onAdd}>
            {t('booking.addPet')}
          </Action>
        )}
      </div>
      <p className={`${typography.captionLines} ${styles.text}`} data-problem={problem === undefined ? undefined : ''}>
        {problem ?? noPatients(client, canAdd, unavailableReason)}
      </p>
    </section>
  );
}

interface PatientChoiceProps {
  readonly patient: KnownPatient;
  readonly client: KnownClient;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function PatientChoice({ patient, client, checked, onChoose }: PatientChoiceProps) {
  const { name, species, deceased, active, alerts } = patient;
  return (
    <div className={styles.patient} data-chosen={checked ? '' : undefined}>
      <label className={styles.label}>
        <input
          type="radio"
          name={`patient of ${client.id}`}
          checked={checked}
          onChange={onChoose}
          data-field={checked || client.patients?.[0]?.id === patient.id ? 'who' : undefined}
        />
        <SpeciesMark species={species} />
        <b className={typography.breakable}>{name}</b> <span className={typography.soft}>{readableLabel(species)}</span>{' '}
        {deceased && <span className={styles.mark}>{t('general.deceased')}</span>}
        {active === false && !deceased && <span className={styles.mark}>{t('general.inactive')}</span>}
      </label>
      <AlertList alerts={alerts} />
    </div>
  );
}

function noPatients({ patients }: KnownClient, canAdd: boolean, unavailableReason: string | null): string {
  if (patients === null) return t('booking.patientsNotListed');
  if (patients.length > 0 || canAdd) return '';
  return [t('booking.noPatients'), unavailableReason].filter(Boolean).join(' ');
}
