import { CopyValue } from '../../components/CopyValue.tsx';
import styles from './ClientCard.module.css';
import type { ShownClient } from './ClientCard.tsx';

/** How to reach her; one click copies. */
export function Contacts({ client }: { readonly client: ShownClient }) {
  const { phones, emails } = client;
  const address = 'address' in client ? client.address : null;
  const missing = [phones.length === 0 && 'phone number', emails.length === 0 && 'e-mail address'].filter(Boolean);
  return (
    <section className={styles.part} aria-labelledby="contacts-title">
      <h3 className={styles.title} id="contacts-title">
        Contacts
      </h3>
      {phones.map(({ number, label }) => (
        <CopyValue key={`${number} ${label ?? ''}`} value={number} label={label} />
      ))}
      {emails.map((email) => (
        <CopyValue key={email} value={email} />
      ))}
      {address && <CopyValue value={address} />}
      {missing.length > 0 && <p className={styles.missing}>No {missing.join(' and no ')} is known.</p>}
    </section>
  );
}
