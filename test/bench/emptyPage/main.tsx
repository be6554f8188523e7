// The yardstick of the start.* figures.
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { EmptyFrame } from './EmptyFrame.tsx';

function EmptyPage() {
  useEffect(() => {
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('shown')));
  }, []);
  return <EmptyFrame />;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<EmptyPage />);
