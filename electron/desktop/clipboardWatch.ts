import { app, clipboard } from 'electron';
import type { Core } from '../core/createCore.ts';

const betweenLooks = 1000;
/** Longer texts are no number: they are not kept, not even until the next look. */
const longest = 30;

/** PagePreferences each second whether another text was copied, while somebody wants that and never else. */
export function watchClipboard(core: Core): void {
  let timer: ReturnType<typeof setInterval> | null = null;
  const follow = (): void => {
    const wanted = core.watchedNumbers().copies;
    if (wanted === (timer !== null)) return;
    if (timer !== null) {
      clearInterval(timer);
      timer = null;
      return;
    }
    const look = createLook((text) => core.numberSeen(text, 'clipboard'));
    void look();
    timer = setInterval(() => void look(), betweenLooks);
  };
  follow();
  core.subscribe(follow);
  app.once('will-quit', () => {
    if (timer !== null) clearInterval(timer);
  });
}

/** What was copied before anybody wanted to know of it is nobody's business. */
function createLook(seen: (text: string) => void): () => Promise<void> {
  let last: string | null = null;
  return async () => {
    const text = await clipboard.readText().catch(() => '');
    const short = text.length <= longest ? text : '';
    const isNew = last !== null && short !== last;
    last = short;
    if (isNew && short !== '') seen(short);
  };
}
