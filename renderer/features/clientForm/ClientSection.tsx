import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { ClientFields } from '../../components/ClientFields.tsx';
import { usePhoneFormat } from '../../components/usePhoneFormat.ts';
import type { LocationListQuery } from '../../../graphql/desk/generated/operations.ts';
import { type Offer } from '../../domain/offers.ts';
import { isNeeded } from '../../domain/typedPeople.ts';
import type { RegistrationForm } from './useRegistration.ts';
import typography from '../../components/typography.module.css';
import styles from './Sections.module.css';

interface ClientSectionProps {
  readonly registration: RegistrationForm;
  readonly offer: Offer;
  readonly locations: LocationListQuery['locations'];
}

/** The client: new, or already registered. */
export function ClientSection({ registration, offer, locations }: ClientSectionProps) {
  const { form, work, problems, changeClient, setKnown } = registration;
  const { known } = work;
  const formatPhone = usePhoneFormat();
  if (known !== null) {
    return (
      <section className={styles.known} aria-label={t('general.client')}>
        <b>{known.name}</b>
        <span className={typography.secondary}>
          {[...known.phones.map(formatPhone), known.patients.join(', ')].filter(Boolean).join(' · ')}
        </span>
        {known.how === 'chosen' && (
          <span className={styles.end}>
            <Action look="quiet" onClick={() => setKnown(null)}>
              {t('clientForm.registerSomebodyNew')}
            </Action>
          </span>
        )}
      </section>
    );
  }
  return (
    <section aria-label={t('general.client')}>
      <div className={styles.fields}>
        <ClientFields
          typed={work.client}
          offer={offer}
          fields={['name', 'phone', 'email', 'location', 'address', 'notes']}
          isRequired={(field) => isNeeded('client', field, offer)}
          problems={problems}
          locations={locations}
          onType={changeClient}
          onLeave={(field) => form.touch(`client.${field}`)}
        />
      </div>
    </section>
  );
}
