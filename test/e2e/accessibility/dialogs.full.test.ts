import { describe, it } from 'vitest';
import { visit } from '../../support/browser/desk.ts';
import { everyOpened, openDialog, settled } from '../../support/browser/everyScreen.ts';
import { expectNoViolations } from '../../support/browser/expectNoViolations.ts';
import { sharePreview } from '../../support/browser/sharedPreview.ts';

const shared = sharePreview();

/** Each dialog of the day with the key that opens it, what is typed into it, and what is there then. */
const dialogs = [
  ['the command palette', 'Control+k', '', /Refresh schedule/],
  ['the command palette with none', 'Control+k', 'qqqqqq', /Nothing found/],
  ['the print dialog', 'Control+p', '', /All providers/],
  ['the dialog of a provider who is out', 'a', '', /appointments? remaining/],
  ['the empty waiting list', 'l', '', /The waiting list is empty/],
  ['the calendar', 'j', '+2w', /In 14 days/],
  ['the calendar with a date that it can’t read', 'j', 'someday\n', /Not a date/],
  ['the shortcut sheet', '?', '', /Go to Settings/],
  ['the form of a new client', 'c', '', /Possible duplicates/],
  ['the form of an existing client', 'c', 'Maria Garcia', /^Same name$/],
] as const;

describe('each dialog, in light and in dark', () => {
  it.each(dialogs)('axe finds nothing in %s', async (_name, keys, typed, content) => {
    const { page, context } = await visit(shared.browser, shared.preview.url, { bypassCSP: true });
    await page
      .getByText(/Confirmed/)
      .first()
      .waitFor();
    await page.keyboard.press(keys);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.type(typed);
    await dialog.getByText(content).first().waitFor();
    await expectNoViolations(page);
    await context.close();
  });

  it.each(everyOpened)('axe finds nothing: at $screen the $name', async ({ screen, steps }) => {
    const { page, context } = await visit(shared.browser, `${shared.preview.url}${screen}`, { bypassCSP: true });
    await settled(page);
    await openDialog(page, steps);
    await expectNoViolations(page);
    await context.close();
  });
});
