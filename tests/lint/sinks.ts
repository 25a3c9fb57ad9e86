/** A way to run code or to place markup that the SDK has a function for, which checks it. */
export interface Sink {
  /** What is written. */
  readonly name: string
  readonly pattern: RegExp
  /** What to use instead. */
  readonly instead: string
  /** The files that implement that. */
  readonly allowed: readonly string[]
}

const SCRIPT = 'context.script, or the service SCRIPTS'
const FRAME = '<Frame> of @foyer/sdk/ui'
const HTML = '<SafeHtml> of @foyer/sdk/ui, or text'

/** Every sink of scripts, frames and HTML (SE-01 to SE-03). */
export const SINKS: readonly Sink[] = [
  {
    name: `createElement('script')`,
    pattern: /\bcreateElement(?:NS)?\([^)]*['"`]script['"`]/i,
    instead: SCRIPT,
    // The second adds the files of foreign plugins, with their hash; the third only asks what a script element has.
    allowed: ['kernel/scripts/load-script.ts', 'kernel/foreign/load-module.ts', 'app/boot/boot.js'],
  },
  {
    name: `createElement('iframe')`,
    pattern: /\bcreateElement(?:NS)?\([^)]*['"`](?:iframe|frame|object|embed|portal)['"`]/i,
    instead: FRAME,
    allowed: [],
  },
  {
    name: '<iframe',
    pattern: /<(?:iframe|embed)\b|<object\s+[\w{/]/i,
    instead: FRAME,
    allowed: ['sdk/src/ui/frame.tsx'],
  },
  { name: '<script', pattern: /<script\b/i, instead: SCRIPT, allowed: [] },
  { name: 'srcdoc', pattern: /\bsrcdoc\b/i, instead: FRAME, allowed: [] },
  { name: 'dangerouslySetInnerHTML', pattern: /\bdangerouslySetInnerHTML\b/, instead: HTML, allowed: [] },
  { name: 'innerHTML', pattern: /\b(?:inner|outer)HTML\b/, instead: HTML, allowed: [] },
  { name: 'insertAdjacentHTML', pattern: /\binsertAdjacentHTML\b/, instead: HTML, allowed: [] },
  { name: 'setHTMLUnsafe', pattern: /\b(?:setHTMLUnsafe|parseHTMLUnsafe)\b/, instead: HTML, allowed: [] },
  { name: 'createContextualFragment', pattern: /\bcreateContextualFragment\b/, instead: HTML, allowed: [] },
  { name: 'document.write', pattern: /\bdocument\s*\.\s*write(?:ln)?\b/, instead: HTML, allowed: [] },
  {
    name: 'DOMParser',
    pattern: /\bDOMParser\b/,
    instead: HTML,
    allowed: ['sdk/src/ui/safe-html.tsx', 'plugins/site/status-pages/maintenance-page.tsx'],
  },
  {
    name: 'dompurify',
    pattern: /['"]dompurify['"]/,
    instead: HTML,
    allowed: ['sdk/src/ui/sanitize-html.ts'],
  },
  { name: 'eval', pattern: /(?<![.\w])eval\s*\(/, instead: 'a function', allowed: [] },
  {
    name: 'new Function',
    pattern: /\bnew\s+Function\b|(?<![.\w])Function\s*\(/,
    instead: 'a function',
    allowed: [],
  },
  {
    name: 'a timer with text',
    pattern: /\bset(?:Timeout|Interval)\(\s*['"`]/,
    instead: 'a function',
    allowed: [],
  },
  {
    name: 'import of an address',
    // Anything but one plain text.
    pattern: /\bimport\s*\((?!\s*(?:'[^']*'|"[^"]*")\s*,?\s*\))/,
    instead: 'a path that the build knows',
    // A foreign plugin's file, which a script element has let in by its hash.
    allowed: ['kernel/foreign/foreign-plugins.ts'],
  },
  {
    name: 'new Worker',
    pattern: /\bnew\s+(?:Shared)?Worker\b|\bimportScripts\b|\bserviceWorker\s*\.\s*register\b/,
    instead: 'Workbox, for the service worker of the site',
    allowed: [],
  },
]

/** Comments, which may name a sink. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm

/** The sinks that a source uses and must not, each with what to use instead. */
export function forbiddenSinks(file: string, source: string): readonly string[] {
  const code = source.replace(COMMENT, '')
  return SINKS.filter(({ pattern, allowed }) => !allowed.includes(file) && pattern.test(code)).map(
    ({ name, instead }) => `${file}: ${name}; use ${instead}`,
  )
}
