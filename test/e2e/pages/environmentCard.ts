import type { Locator, Page } from 'playwright-core';

/** An environment in Settings, with the form that connects it. */
export function environmentCard(page: Page, name: 'Demo' | 'Sandbox' | 'Testing' | 'Production' | 'Gateway') {
  const heading = page.getByRole('heading', { name: new RegExp(`Environment: ${name}`) });
  const card = page.getByRole('listitem').filter({ has: heading });
  const field = (label: string): Locator => card.getByLabel(label, { exact: true });
  const steps = {
    card,
    field,
    /** Waits until the page says that it works with this environment. */
    isConnected: (): Promise<void> => page.getByRole('banner').getByText(`Environment: ${name}`).waitFor(),
    setUp: (): Promise<void> => card.getByRole('button', { name: `Set up ${name}` }).click(),
    connect: (): Promise<void> => card.getByRole('button', { name: 'Connect', exact: true }).click(),
    /** Enters a value into each field, by its label. */
    async enter(values: Readonly<Record<string, string>>): Promise<void> {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value);
    },
  };
  return {
    ...steps,
    /** All of it, with a key that the service accepts. */
    async connectTo(url: string, key: string): Promise<void> {
      await steps.setUp();
      await steps.enter({ Address: url, Key: key });
      await steps.connect();
      await steps.isConnected();
    },
  };
}
