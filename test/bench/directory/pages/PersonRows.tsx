import type { BenchClient } from '../people.ts';

/** People's rows as plain as can be; a new `round` draws them anew. */
export function PersonRows({ people, round }: { readonly people: readonly BenchClient[]; readonly round: number }) {
  return (
    <ul aria-label="Results">
      {people.map(({ id, name, phone, pets }) => (
        <li key={`${round} ${id}`}>
          <a href={`#${id}`}>
            <b>{name}</b> <span>{pets.map((pet) => pet.name).join(', ')}</span> <span>{phone}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
