const WILDCARD = 'https://*.'

/** Second labels under which a country's registry gives names to anybody: `co.uk`, `com.br`. */
const SHARED_LABELS = new Set(['ac', 'co', 'com', 'edu', 'gob', 'gov', 'go', 'gv', 'ltd', 'me', 'ne', 'net', 'or', 'org', 'plc', 'sch']) // prettier-ignore

/** Hosts that give each customer, or anybody, a name below theirs. */
const SHARED_HOSTS = new Set([
  'amazonaws.com', 'appspot.com', 'azureedge.net', 'azurewebsites.net', 'blogspot.com', 'cloudfront.net', 'core.windows.net',
  'firebaseapp.com', 'fly.dev', 'github.io', 'gitlab.io', 'googleapis.com', 'herokuapp.com', 'netlify.app', 'ngrok.io',
  'onrender.com', 'pages.dev', 'r2.dev', 'surge.sh', 'trycloudflare.com', 'vercel.app', 'web.app', 'workers.dev',
]) // prettier-ignore

/**
 * Whether an origin with a wildcard is that of everybody below a registry or a hosting service, such as
 * `https://*.com`, `https://*.co.uk` or `https://*.github.io`: an attacker may have a name there too. Knows the
 * usual ones.
 */
export function isWholeRegistry(origin: string): boolean {
  if (!origin.startsWith(WILDCARD)) return false
  const host = origin.slice(WILDCARD.length).replace(/:\d+$/, '')
  const labels = host.split('.')
  const [second = '', top = ''] = labels
  if (labels.length < 2) return host !== 'localhost'
  return SHARED_HOSTS.has(host) || (labels.length === 2 && top.length === 2 && SHARED_LABELS.has(second))
}
