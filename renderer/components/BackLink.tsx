import ArrowBack from '@mui/icons-material/ArrowBack';
import styles from './BackLink.module.css';

/** The way up, above the heading of a page that belongs to another one. */
export function BackLink({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    // The page's address is its hash.
    <a href={`#${path}`} className={styles.back}>
      <ArrowBack fontSize="inherit" />
      {children}
    </a>
  );
}
