import { say } from '../../../words/page/say.ts';
import { CopyValue } from '../../components/CopyValue.tsx';
import type { ShownClient } from './shownClient.ts';
import styles from './ClientCard.module.css';

/** How to reach her; one click copies. */
export function Contacts({ client }: { readonly client: ShownClient }) {
  const { phones, emails } = client;
  const address = 'address' in client ? client.address : null;
  const missing = missingWords(client);
  return (
    <section className={styles.part} aria-labelledby="contacts-title">
      <h3 className={styles.title} id="contacts-title">
        {say('clients.contacts')}
      </h3>
      {phones.map(({ number, label }) => (
        <CopyValue key={`${number} ${label ?? ''}`} value={number} label={label} />
      ))}
      {emails.map((email) => (
        <CopyValue key={email} value={email} />
      ))}
      {address && <CopyValue value={address} />}
      {missing !== null && <p className={styles.missing}>{missing}</p>}
    </section>
  );
}

function missingWords({ phones, emails }: ShownClient): string | null {
  if (phones.length === 0) return emails.length === 0 ? say('clients.noPhoneNorEmail') : say('clients.noPhone');
  return emails.length === 0 ? say('clients.noEmail') : null;
}
