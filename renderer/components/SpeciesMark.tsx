import CrueltyFree from '@mui/icons-material/CrueltyFree';
import FlutterDash from '@mui/icons-material/FlutterDash';
import Pets from '@mui/icons-material/Pets';
import SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { type SpeciesKind, speciesKind } from '../domain/speciesKind.ts';
import styles from './SpeciesMark.module.css';

const marks: Readonly<Record<SpeciesKind, ComponentType<{ readonly fontSize: 'inherit' }>>> = {
  dog: Dog,
  cat: Cat,
  rabbit: CrueltyFree,
  bird: FlutterDash,
  other: Pets,
};

/** A small picture of the species, beside its word. */
export function SpeciesMark({ species }: { readonly species: string | null }) {
  const Mark = marks[speciesKind(species)];
  return (
    <span className={styles.mark} aria-hidden="true">
      <Mark fontSize="inherit" />
    </span>
  );
}

function Dog() {
  return (
    <SvgIcon fontSize="inherit">
      <path
        fillRule="evenodd"
        d="M8 4h8c3 0 5 1.6 5.4 4.4l.6 4.2c.2 1.4-1.4 2.2-2.4 1.2l-.9-.9V14a6.7 6.7 0 0 1-13.4 0v-1.1l-.9.9C3.4 14.8 1.8 14 2 12.6l.6-4.2C3 5.6 5 4 8 4Zm1.2 6a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2Zm5.6 0a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2ZM12 14c-1.2 0-2 .5-2 1.2s.9 1.6 2 1.6 2-.9 2-1.6-.8-1.2-2-1.2Z"
      />
    </SvgIcon>
  );
}

function Cat() {
  return (
    <SvgIcon fontSize="inherit">
      <path
        fillRule="evenodd"
        d="M4.6 3.2c-.6-.4-1.4 0-1.4.8v9.2a8.8 7.8 0 0 0 17.6 0V4c0-.8-.8-1.2-1.4-.8L15.6 6a11 11 0 0 0-7.2 0L4.6 3.2ZM8.6 11a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Zm6.8 0a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Zm-4.6 4.4h2.4L12 17l-1.2-1.6Z"
      />
    </SvgIcon>
  );
}
