import { say } from '../../../words/page/say.ts';
import { Facts } from '../../components/Facts.tsx';
import { formatDate } from '../../lib/dates.ts';
import type { CardClient } from './shownClient.ts';
import { LongText } from './LongText.tsx';
import styles from './ClientCard.module.css';

/** What else the clinic knows of her; a part that the service does not tell is not there. */
export function About({ client }: { readonly client: CardClient }) {
  const { id, since, lastVisit, location, tags, notes } = client;
  const tagList = tags.length > 0 ? <Tags tags={tags} /> : null;
  const text = notes ? <LongText text={notes} /> : null;
  return (
    <section className={styles.part} aria-labelledby="about-title">
      <h3 className={styles.title} id="about-title">
        {say('clients.about')}
      </h3>
      <Facts
        facts={[
          [say('clients.clientSince'), since && formatDate(since)],
          [say('clients.lastVisit'), lastVisit && formatDate(lastVisit)],
          [say('general.location'), location?.name],
          [say('clients.tags'), tagList],
          [say('clients.number'), id],
          [say('general.notes'), text],
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
