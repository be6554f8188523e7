// `node build/packaging/releaseNotes.ts v1.2.3`: prints the section of this version in CHANGELOG.md. Exits 1 where the
// tag is not the version of package.json, or where the section is missing or has no date.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The section of a version in a change log (keepachangelog.com); null where it is missing or has no date. */
export function notesOf(changelog: string, version: string): string | null {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((each) => each.startsWith(`${version} - `) || each.startsWith(`[${version}] - `));
  const [title = '', ...lines] = section?.split('\n') ?? [];
  const text = lines.join('\n').trim();
  return / - \d{4}-\d\d-\d\d$/.test(title) && text !== '' ? text : null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  // Sound: a package.json is an object.
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
  const notes = notesOf(readFileSync(`${root}CHANGELOG.md`, 'utf8'), version);
  if (process.argv[2] !== `v${version}`)
    console.error(`The tag is ${process.argv[2] ?? 'missing'}, the version ${version}.`);
  else if (notes === null) console.error(`CHANGELOG.md has no dated section of ${version}.`);
  else console.log(notes);
  process.exitCode = notes !== null && process.argv[2] === `v${version}` ? 0 : 1;
}
