import { say } from '../../words/page/say.ts';
import {
  actionEntry,
  type ActionId,
  actionList,
  type KeyNote,
  keyNotes,
  type Place,
  places,
} from '../actions/actionList.ts';
import { shownKey } from '../actions/keyNames.ts';
import styles from './ShortcutGroups.module.css';

/** Every key there is, by the place where it works. */
export function ShortcutGroups() {
  return (
    <div className={styles.groups}>
      {places.map((place) => (
        <section key={place} className={styles.group}>
          <h3 className={styles.title}>{say(`app.${place}`)}</h3>
          <dl>
            {rowsOf(place).map(({ text, keys }) => (
              <div className={styles.row} key={text}>
                <dt>{say(text)}</dt>
                <dd>
                  {keys.map((key) => (
                    <kbd key={key}>{shownKey(key)}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function rowsOf(place: Place): readonly KeyNote[] {
  // Sound: these are the keys of the very object that the type is made of.
  const actions = (Object.keys(actionList) as ActionId[]).map(actionEntry);
  return [...actions, ...keyNotes].filter((row) => row.place === place && row.keys.length > 0);
}
