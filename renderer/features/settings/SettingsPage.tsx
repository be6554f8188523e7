import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { actionList } from '../../actions/actionList.ts';
import { shownKey } from '../../actions/keyNames.ts';
import { Action } from '../../components/Action.tsx';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { Facts } from '../../components/Facts.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { recordPath, serviceMapPath } from '../../lib/paths.ts';
import { ZoneChoice } from '../../components/ZoneChoice.tsx';
import { say } from '../../../words/page/say.ts';
import { AppearanceChoice } from './AppearanceChoice.tsx';
import { CallChoices } from './CallChoices.tsx';
import { DensityChoice } from './DensityChoice.tsx';
import { Diagnostics } from './Diagnostics.tsx';
import { EnvironmentCard } from './EnvironmentCard.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { OfflineCopyChoice } from './OfflineCopyChoice.tsx';
import { KeyboardChoice } from './KeyboardChoice.tsx';
import { ServiceOffer } from './ServiceOffer.tsx';
import { StaffPart } from './StaffPart.tsx';
import { StartChoice } from './StartChoice.tsx';
import styles from './SettingsPage.module.css';
import { UpdatesPart } from './UpdatesPart.tsx';

const hostWords = { desktop: 'Desktop application', preview: 'Preview in a browser' } as const;

/** Which clinic, how it looks, what happened. `open` names the environment whose form is wanted. */
export function SettingsPage({ open }: { readonly open: string | null }) {
  const { view, failure, change, reread } = useSettings();
  const isManager = view?.staff.kind !== 'signedIn' || view.staff.member.role === 'manager';
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Settings</h1>
      {failure && <FailureNotice failure={failure} onRetry={reread} />}
      {view && (
        <>
          <Part
            title="Connections"
            words="Which clinic the screens show. Each environment has its own address and key."
            open={isManager}
          >
            <ul className={styles.cards}>
              {view.environments.map((environment) => (
                <EnvironmentCard
                  key={environment.kind}
                  environment={environment}
                  inUse={environment.kind === view.environment}
                  keyStorage={view.keyStorage}
                  asked={environment.kind === open}
                />
              ))}
            </ul>
          </Part>
          <Part title="Offered" words="What the connected service can do for this desk, as far as it was understood.">
            <ServiceOffer />
            <Link href={serviceMapPath} className={styles.review ?? ''}>
              Review and correct
            </Link>
          </Part>
          <Part
            title="People"
            words="Who may be at this desk, and what each may do. The key is the clinic’s; the names are this desk’s."
          >
            <StaffPart staff={view.staff} />
          </Part>
          <Part
            title="Record"
            words="What was done from this desk: who, when and how it ended, never with what values."
          >
            {isManager ? (
              <Link href={recordPath} className={styles.review ?? ''}>
                Look at the record
              </Link>
            ) : (
              <p className={styles.none}>A manager can look at it.</p>
            )}
          </Part>
          <Part
            title="Time zone"
            words="Used where the service does not say in which zone a location is."
            open={isManager}
          >
            <ZoneChoice timeZone={view.timeZone} onChange={(timeZone) => change({ timeZone })} />
          </Part>
          <Part title="Appearance" words="System follows this computer.">
            <AppearanceChoice appearance={view.appearance} onChange={(appearance) => change({ appearance })} />
          </Part>
          <Part title={say('settings.density')} words={say('settings.densityWords')}>
            <DensityChoice density={view.density} onChange={(density) => change({ density })} />
          </Part>
          <Part title={say('settings.language')}>
            <LanguageChoice language={view.language} onChange={(language) => change({ language })} />
          </Part>
          <Part
            title="Keyboard"
            words={`Such as T for today. Switched off, the palette on ${shownKey(actionList.palette.keys[0])} still does all of it.`}
          >
            <KeyboardChoice singleKeys={view.singleKeys} onChange={(singleKeys) => change({ singleKeys })} />
          </Part>
          <Part title="Calls" words="Whose number it is, before anybody has typed it." open={isManager}>
            <CallChoices view={view} onChange={change} />
          </Part>
          <Part title={say('start.title')} words={say('start.why')} open={isManager}>
            <StartChoice view={view} onChange={change} />
          </Part>
          <Part title="Offline copy" words="What this desk shows while the service can’t be reached." open={isManager}>
            <OfflineCopyChoice copy={view.offlineCopy} now={view.now} onChange={change} />
          </Part>
          <Part title={say('updates.title')} words={say('updates.words')} open={isManager}>
            <UpdatesPart updates={view.updates} />
          </Part>
          <Part title="Notices" words="What happened outside of any request.">
            {view.notices.length === 0 && <p className={styles.none}>Nothing to report.</p>}
            <ul>
              {view.notices.map(({ id, message }) => (
                <li key={id} className={styles.notice}>
                  <p>{message}</p>
                  <Action look="quiet" onClick={() => change({ dismissNotice: id })}>
                    Dismiss
                  </Action>
                </li>
              ))}
            </ul>
          </Part>
          <Part title="About">
            <Facts
              facts={[
                ['Version', view.version],
                ['Runs as', hostWords[view.host]],
                [
                  'Keys',
                  view.keyStorage === 'protected' ? 'Encrypted by the operating system' : 'In memory, for this run',
                ],
              ]}
            />
            <div className={styles.diagnostics}>
              <Diagnostics />
            </div>
          </Part>
        </>
      )}
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly words?: string;
  /** False where only a manager changes it: it is shown all the same. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

function Part({ title, words, open = true, children }: PartProps) {
  const id = `settings-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h2 className={styles.partTitle} id={id}>
          {title}
        </h2>
        {words !== undefined && <p className={styles.words}>{words}</p>}
      </div>
      <fieldset className={styles.content} disabled={!open}>
        {!open && <p className={styles.none}>Only a manager changes this.</p>}
        {children}
      </fieldset>
    </section>
  );
}
