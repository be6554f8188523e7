import { loadOtherMessages } from '../../i18n/page/loadMessages.ts';

/** Loads code that the first screen does not need, together with its messages. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadOtherMessages()]);
  return part;
}
