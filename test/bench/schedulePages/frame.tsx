// The app around a schedule, in a box of its own: every page that the reference measured had React and MUI in it.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { EmptyFrame } from '../emptyPage/EmptyFrame.tsx';

const frame = document.getElementById('frame');
if (frame) {
  const root = createRoot(frame);
  flushSync(() => root.render(<EmptyFrame />));
}
