import { describe, it } from 'vitest';
import { requestFrom, forgetDrafts, visit } from '../../support/browser/desk.ts';
import { expectNoViolations } from '../../support/browser/expectNoViolations.ts';
import { sharePreview } from '../../support/browser/sharedPreview.ts';
import { clientForm } from '../pages/clientForm.ts';

const shared = sharePreview();

/** What opens over an appointment, by the button that opens it. */
const overAppointment = [/^Status/, /^Move/, /^Edit/, /^Cancel or/] as const;

describe('what is done with visits, in light and in dark', () => {
  it('axe finds nothing in what opens over an appointment, nor in notices', async () => {
    const { page, context } = await visit(shared.browser, `${shared.preview.url}#/board`, { bypassCSP: true });
    await page.locator('[data-place="awaiting"] [data-tile]').first().click();
    const details = page.getByRole('complementary', { name: 'Appointment' });
    for (const name of overAppointment) {
      await details.getByRole('button', { name }).click();
      await page.getByRole(name.source.includes('Status') ? 'menu' : 'dialog').waitFor();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
    }
    await details.getByRole('button', { name: /^Check in/ }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await expectNoViolations(page);
    // The clinic is left as it was.
    await page.keyboard.press('Control+z');
    await page.getByText(/^Undone/).waitFor();
    await context.close();
  });

  it('axe finds nothing in the waiting list and in its form', async () => {
    const { page, context } = await visit(shared.browser, shared.preview.url, { bypassCSP: true });
    await page.getByRole('button', { name: /^Waiting list/ }).click();
    await page.getByRole('button', { name: 'Add…' }).click();
    const form = page.getByRole('dialog', { name: 'Add to the waiting list' });
    await form.getByRole('combobox', { name: 'Client, phone or pet' }).fill('maria gar');
    await form.getByRole('option', { name: /Garc/ }).first().click();
    await form.getByRole('combobox', { name: 'Provider' }).waitFor();
    await expectNoViolations(page);
    await form.getByRole('button', { name: 'Add to list' }).click();
    await page.getByText('Added Today').waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await page.getByText(/removed from the list/).waitFor();
    await expectNoViolations(page);
    await context.close();
  });

  it('axe finds nothing in the inbox of requests, with one open and one noted', async () => {
    const { page, context } = await visit(shared.browser, shared.preview.url, { bypassCSP: true });
    await page.getByRole('button', { name: /^Appointment requests: / }).click();
    const inbox = page.getByRole('dialog', { name: 'Appointment requests' });
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await inbox.getByText('Linked in your practice system').waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('c');
    await page.getByRole('menuitem', { name: 'Reached' }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await inbox.getByText(/^Called .*, reached$/).waitFor();
    await page.keyboard.press('Delete');
    await inbox.getByRole('button', { name: 'Undo' }).waitFor();
    await expectNoViolations(page);
    await context.close();
  });

  it('axe finds nothing in the dialog that blocks time', async () => {
    const { page, context } = await visit(shared.browser, shared.preview.url, { bypassCSP: true });
    // Enabled as soon as the service is found to have blocked time.
    await page.getByRole('button', { name: 'Block time' }).click();
    await page.getByRole('dialog').getByText('Delivery').waitFor();
    await expectNoViolations(page);
    await context.close();
  });

  it('axe finds nothing in the list of drafts: empty, with failed attempts, and with kept drafts', async () => {
    const { page, context } = await visit(shared.browser, shared.preview.url, { bypassCSP: true });
    await page
      .getByText(/Confirmed/)
      .first()
      .waitFor();
    await forgetDrafts(page);
    const list = page.getByRole('dialog', { name: 'Unfinished work' });
    await page.keyboard.press('u');
    await list.getByText('No unfinished work').waitFor();
    await expectNoViolations(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await clientForm(page).clientName.fill('Mary Jo Park');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '1 unfinished' }).waitFor();
    const [draft] = await requestFrom(page, 'drafts:read', null);
    const ends = [{ kind: 'unknown' }, { kind: 'refused', words: ['No.'], problems: [] }];
    for (const [index, end] of ends.entries()) {
      const typed = { ...Object(draft?.content['typed']), end };
      await requestFrom(page, 'drafts:keep', { id: `client new ${index + 2}`, content: { ...draft?.content, typed } });
    }
    await page.getByRole('button', { name: '3 unfinished' }).click();
    await list.getByText('May have gone through. Check before sending again.').waitFor();
    await page.keyboard.press('Delete');
    await list.getByRole('button', { name: /^Undo/ }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expectNoViolations(page, 'header');
    await forgetDrafts(page);
    await context.close();
  });
});
