import { learnOtherWords } from '../../words/page/learn.ts';

/** Loads code that the first screen does without, and with it the words that the first screen does not say. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), learnOtherWords()]);
  return part;
}
