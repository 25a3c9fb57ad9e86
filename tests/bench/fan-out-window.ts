import { Window } from 'happy-dom'

// The browser's globals that the trackers read. Imported before them.
const window = new Window({ url: 'https://www.lotus.example/m/home' })
// A browser's own is fast to read; happy-dom's is not.
const { href, origin, hostname, host, pathname, search, hash, protocol } = window.location
const location = { href, origin, hostname, host, pathname, search, hash, protocol }
for (const name of [
  'window',
  'document',
  'location',
  'navigator',
  'localStorage',
  'sessionStorage',
  'history',
  'screen',
] as const)
  // prettier-ignore
  Object.defineProperty(globalThis, name, {
    value: name === 'window' ? window : name === 'location' ? location : window[name],
    configurable: true,
    writable: true,
  })
