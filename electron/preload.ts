// The wall between page and core, and nothing else: two functions that carry text.
import { contextBridge, ipcRenderer } from 'electron';
import type { Transport } from './contract/channels.ts';

const transport: Transport = {
  request: (envelope) => ipcRenderer.invoke('desk', envelope),
  subscribe(listener) {
    // The event object never passes: through it a page would reach the whole of ipcRenderer.
    const pass = (_event: unknown, text: string): void => listener(text);
    ipcRenderer.on('desk-event', pass);
    return () => void ipcRenderer.off('desk-event', pass);
  },
};

contextBridge.exposeInMainWorld('frontDesk', Object.freeze(transport));
