import { useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { CopyValue } from '../../components/CopyValue.tsx';
import { PhoneValue } from '../../components/PhoneValue.tsx';
import { Facts } from '../../components/Facts.tsx';
import { formatDate } from '../../lib/dates.ts';
import type { CardClient, ShownClient } from './clientVisits.ts';
import typography from '../../components/typography.module.css';
import styles from './ClientCard.module.css';

/** Phone numbers, e-mail addresses and the address; a click copies. */
export function Contacts({ client }: { readonly client: ShownClient }) {
  const { phones, emails } = client;
  const address = 'address' in client ? client.address : null;
  const missing = missingLabel(client);
  return (
    <section className={styles.part} aria-labelledby="contacts-title">
      <h3 className={`${typography.caption} ${styles.title}`} id="contacts-title">
        {t('clients.contacts')}
      </h3>
      {phones.map(({ number, label }) => (
        <PhoneValue key={`${number} ${label ?? ''}`} number={number} label={label} />
      ))}
      {emails.map((email) => (
        <CopyValue key={email} value={email} />
      ))}
      {address && <CopyValue value={address} />}
      {missing !== null && <p className={`${typography.small} ${typography.caution}`}>{missing}</p>}
    </section>
  );
}

function missingLabel({ phones, emails }: ShownClient): string | null {
  if (phones.length === 0) return emails.length === 0 ? t('clients.noPhoneNorEmail') : t('clients.noPhone');
  return emails.length === 0 ? t('clients.noEmail') : null;
}

/** Further facts; what the service does not provide is left out. */
export function About({ client }: { readonly client: CardClient }) {
  const { id, since, lastVisit, location, tags, notes } = client;
  const tagList = tags.length > 0 ? <Tags tags={tags} /> : null;
  const text = notes ? <LongText text={notes} /> : null;
  return (
    <section className={styles.part} aria-labelledby="about-title">
      <h3 className={`${typography.caption} ${styles.title}`} id="about-title">
        {t('clients.about')}
      </h3>
      <Facts
        facts={[
          [t('clients.clientSince'), since && formatDate(since)],
          [t('clients.lastVisit'), lastVisit && formatDate(lastVisit)],
          [t('general.location'), location?.name],
          [t('clients.tags'), tagList],
          [t('clients.number'), id],
          [t('general.notes'), text],
        ]}
      />
    </section>
  );
}

function Tags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}

const longCharacters = 420;

/** Shows the beginning of a long text, and the rest on request. */
function LongText({ text }: { readonly text: string }) {
  const [whole, setWhole] = useState(false);
  if (text.length <= longCharacters) return <span dir="auto">{text}</span>;
  return (
    <>
      <span dir="auto">{whole ? text : `${text.slice(0, lastGap(text))}…`}</span>
      <span className={styles.more}>
        <Action look="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('clients.showLess') : t('clients.showAll')}
        </Action>
      </span>
    </>
  );
}

/** Neither within a word nor within a surrogate pair. */
function lastGap(text: string): number {
  const gap = text.slice(0, longCharacters).search(/\s\S*$/u);
  return gap > longCharacters / 2 ? gap : longCharacters;
}
