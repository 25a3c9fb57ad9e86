/** A foreign plugin that does something wrong, or something hostile. */
export interface Variant {
  /** What it does; unique. */
  readonly name: string
  /** Codes that the page reports with the plugin's id; none where the site cannot know of it. */
  readonly codes: readonly string[]
  /** Codes that it reports when the plugin is switched off. */
  readonly codesAtOff?: readonly string[]
  /** What the browser itself reports of it, as of every uncaught error. */
  readonly uncaught?: string
  /** Statements before everything else in the file. */
  readonly before?: string
  /** Fields of the manifest, as code. */
  readonly manifest?: string
  /** Members of the module, as code. */
  readonly module?: string
  /** What `load` returns, as code, in place of the module. */
  readonly load?: string
  /** Body of `activate(context, services)`. */
  readonly activate?: string
  /** The whole file, in place of the above. */
  readonly file?: string
  /** What the server does with the file. */
  readonly served?: 'hangs' | 'unreadable' | 'absent' | 'tampered'
  /** The page waits for a time limit. */
  readonly slow?: true
}

const route = (path: string): string => `{ path: ${path}, access: 'public', component: 'Page' }`
const contributing = (point: string, value: string): Pick<Variant, 'manifest' | 'activate'> => ({
  manifest: `contributes: [${point}]`,
  activate: `context.contribute(${point}, ${value})`,
})
const declaring = (...entries: readonly string[]): Pick<Variant, 'manifest'> => ({
  manifest: `contributes: [${entries.join()}]`,
})
const ENDLESS = 100_000
const TAB = `{ key: 'evil', label: 'draw', icon: 'gift', to: '/m/game' }`
/** Points that the site's own areas define: a plugin of another repository writes down what it knows of them. */
const LEGAL_NOTES = `{ id: 'site.legal-notes', cardinality: 'many', startsAt: 'idle' }`
const VENDOR_ORDERS = `{ id: 'games.vendor-orders', cardinality: 'one', startsAt: 'idle' }`

/** All that a reviewer of the site tried, and some more. */
export const VARIANTS: readonly Variant[] = [
  // the file
  {
    name: 'throws while it is imported',
    codes: ['PL-THREW'],
    before: `throw new Error('boom at import')`,
    uncaught: 'boom at import',
  },
  { name: 'never ends its import', codes: ['PL-TIMEOUT'], before: 'await new Promise(() => {})', slow: true },
  { name: 'exports a number', codes: ['PL-EXPORT'], file: 'export default 42' },
  { name: 'exports nothing', codes: ['PL-EXPORT'], file: 'export const nothing = 1' },
  { name: 'has another id than its entry', codes: ['PL-IDENTITY'], manifest: `id: 'evil.other'` },
  { name: 'has other bytes than its hash', codes: ['PL-INTEGRITY'], served: 'tampered' },
  { name: 'is not there', codes: ['PL-NETWORK'], served: 'absent' },
  { name: 'may not be read by other sites', codes: ['PL-NETWORK'], served: 'unreadable' },
  { name: 'is never answered', codes: ['PL-TIMEOUT'], served: 'hangs', slow: true },
  { name: 'has two megabytes', codes: [], before: `/* ${'x'.repeat(2_000_000)} */` },

  // the manifest
  { name: 'is for another SDK', codes: ['PL-SDK'], manifest: `sdk: '^2'` },
  { name: 'has no title', codes: ['PL-MANIFEST'], manifest: 'title: {}' },
  { name: 'has a gate that does not exist', codes: ['PL-MANIFEST'], manifest: `when: { op: 'nonsense' }` },
  { name: 'requires null', codes: ['PL-MANIFEST'], manifest: 'requires: null' },
  { name: 'has origins that are a number', codes: ['PL-MANIFEST'], manifest: 'origins: 5' },
  {
    name: 'has script origins that are a number',
    codes: ['PL-MANIFEST'],
    manifest: 'origins: { script: 5 }',
  },
  {
    name: 'reaches an origin that the profile does not list',
    codes: ['PL-ORIGIN'],
    manifest: `origins: { connect: ['https://evil.example'] }`,
  },
  { name: 'has settings that are a number', codes: ['PL-MANIFEST'], manifest: 'settings: 7' },
  { name: 'has settings that give no schema', codes: ['PL-SETTING'], manifest: 'settings: () => 5' },
  { name: 'has texts that are a number', codes: ['PL-MANIFEST'], manifest: 'texts: 7' },
  { name: 'contributes null', codes: ['PL-MANIFEST'], manifest: 'contributes: null' },
  {
    name: 'contributes without end in its manifest',
    codes: ['PL-MANIFEST'],
    manifest: 'contributes: Array.from({ length: 5000 }, () => tabs)',
  },
  { name: 'has a field that does not exist', codes: ['PL-MANIFEST'], manifest: 'hosts: 5' },
  {
    name: 'requires what nobody provides',
    codes: ['PL-MISSING'],
    manifest: `requires: { a: 'evil.nothing' }`,
  },
  {
    name: 'requires itself',
    codes: ['PL-CYCLE'],
    manifest: `requires: { a: 'evil.self' }, provides: { a: 'evil.self' }`,
  },
  {
    name: 'provides the kernel’s calls',
    codes: ['PL-PROVIDER'],
    manifest: 'provides: { http: HTTP }',
    activate: 'return { http: {} }',
  },
  {
    name: 'replaces the log-in',
    codes: ['PL-REPLACES'],
    manifest: `replaces: ['account.auth'], provides: { http: HTTP }`,
  },
  { name: 'replaces the launch of games', codes: ['PL-REPLACES'], manifest: `replaces: ['games.launch']` },

  // routes
  { name: 'shows /admin', codes: ['PL-PATH'], ...declaring(`contribute(routes, ${route(`'/admin'`)})`) },
  {
    name: 'shows /wps',
    codes: ['PL-PATH'],
    ...declaring(`contribute(routes, ${route(`'/wps/system/status'`)})`),
  },
  {
    name: 'shows another site',
    codes: ['PL-VALUE'],
    ...declaring(`contribute(routes, ${route(`'https://evil.example/'`)})`),
  },
  {
    name: 'shows the home',
    codes: ['PL-PATH'],
    ...declaring(`contribute(routes, ${route(`'/m/home'`)}, { order: -1000 })`),
  },
  {
    name: 'shows the home by an optional segment',
    codes: ['PL-PATH'],
    ...declaring(`contribute(routes, ${route(`'/m/home/:evil?'`)}, { order: -1000 })`),
  },
  {
    name: 'shows the log-in',
    codes: ['PL-PATH'],
    ...declaring(`contribute(routes, ${route(`'/m/login'`)}, { order: -1000 })`),
  },
  {
    name: 'shows everything',
    codes: ['PL-PATH'],
    ...declaring(`contribute(routes, ${route(`'/m/*'`)}, { order: -1000 })`),
  },
  { name: 'shows the home from its code', codes: ['PL-PATH'], ...contributing('routes', route(`'/m/home'`)) },
  { name: 'has a route that is null', codes: ['PL-VALUE'], ...declaring('contribute(routes, null)') },
  {
    name: 'has a route without a path',
    codes: ['PL-VALUE'],
    ...declaring(`contribute(routes, ${route('null')})`),
  },
  {
    name: 'has a route with a number for a path',
    codes: ['PL-VALUE'],
    ...declaring(`contribute(routes, ${route('42')})`),
  },
  { name: 'has a route that is null, from its code', codes: ['PL-VALUE'], ...contributing('routes', 'null') },
  {
    name: 'has a route whose path throws',
    codes: ['PL-VALUE'],
    ...contributing(
      'routes',
      `Object.defineProperty(${route('null')}, 'path', { get() { throw new Error('mine') } })`,
    ),
  },
  {
    name: 'has a route to a page that it does not export',
    codes: ['PL-MODULE'],
    ...declaring(`contribute(routes, { path: '/m/evil', access: 'public', component: 'Nope' })`),
  },

  // other values
  { name: 'puts null into the home', codes: ['PL-VALUE'], ...contributing('homeSections', 'null') },
  { name: 'puts a number into the home', codes: ['PL-VALUE'], ...contributing('homeSections', '42') },
  { name: 'puts a text into the home', codes: ['PL-VALUE'], ...contributing('homeSections', `'text'`) },
  {
    name: 'declares null for the home',
    codes: ['PL-MANIFEST'],
    ...declaring('contribute(homeSections, null)'),
  },
  {
    name: 'exports a number for the home',
    codes: ['PL-MODULE'],
    ...declaring(`contribute(homeSections, { component: 'Odd' })`),
    module: 'Odd: 42',
  },
  {
    name: 'has a tab that runs a script',
    codes: ['PL-VALUE'],
    ...declaring(`contribute(tabs, { key: 'evil', label: 7, icon: 'gift', to: 'javascript:alert(1)' })`),
  },
  {
    name: 'takes the tab of the home',
    codes: ['PL-KEY'],
    ...declaring(`contribute(tabs, { key: 'home', label: 'evil', icon: 'home', to: '/m/game' })`),
  },
  {
    name: 'has a destination that cannot send',
    codes: ['PL-VALUE'],
    ...contributing('trackingDestinations', `{ key: 'evil', consent: 'marketing', send: 'text' }`),
  },
  {
    name: 'contributes where nobody reads',
    codes: ['PL-UNREAD'],
    ...declaring(`{ at: { id: 'evil.nowhere', cardinality: 'many', startsAt: 'idle' }, value: 1 }`),
  },
  {
    name: 'contributes where it did not declare',
    codes: ['PL-UNDECLARED'],
    activate: `context.contribute(tabs, { key: 'evil', label: 'a', icon: 'gift', to: '/m/game' })`,
  },

  {
    name: 'ranks its tab by a symbol',
    codes: ['PL-ARGUMENT'],
    manifest: 'contributes: [tabs]',
    activate: `context.contribute(tabs, ${TAB}, { order: Symbol('x') })`,
  },
  {
    name: 'ranks its route by a bigint',
    codes: ['PL-ARGUMENT'],
    manifest: 'contributes: [routes]',
    activate: `context.contribute(routes, ${route(`'/m/evil'`)}, { order: 1n })`,
  },
  {
    name: 'changes its route after the check',
    codes: [],
    manifest: 'contributes: [routes]',
    activate: `const mine = ${route(`'/m/evil'`)}; context.contribute(routes, mine, { order: -1000 }); mine.path = '/m/home'`,
  },
  {
    name: 'changes its manifest after the check',
    codes: ['PL-KEY'],
    before: 'const replaced = []\n',
    manifest: 'replaces: replaced, contributes: [tabs]',
    activate: `replaced.push('site.chrome'); context.contribute(tabs, { key: 'home', label: 'EVIL', icon: 'home', to: '/m/game' })`,
  },
  {
    name: 'has a tab that throws when it is read again',
    codes: [],
    manifest: 'contributes: [tabs]',
    activate: `let reads = 0; const mine = ${TAB}
      Object.defineProperty(mine, 'key', { enumerable: true, get() { if (reads++ > 3) throw new Error('mine'); return 'evil' } })
      context.contribute(tabs, mine)`,
  },
  {
    name: 'calls the tabs a slot',
    codes: ['PL-VALUE'],
    manifest: 'contributes: [tabs]',
    activate: 'context.contribute({ ...tabs, slot: true }, Page)',
  },
  {
    name: 'declares the routes as a slot',
    codes: ['PL-VALUE'],
    ...declaring(`{ at: { ...routes, slot: true }, component: 'Page', value: ${route(`'/m/login'`)} }`),
  },
  {
    name: 'shows every folder',
    codes: ['PL-PATH'],
    ...declaring(`contribute(routes, ${route(`'/m/:x/*'`)}, { order: -1000 })`),
  },
  {
    name: 'counts on its tab by another object each time',
    codes: [],
    ...contributing('tabs', `{ ...${TAB}, badge: { get: () => ({}), subscribe: () => undefined } }`),
  },
  {
    name: 'has a legal note that is null',
    codes: ['PL-VALUE'],
    manifest: `contributes: [${LEGAL_NOTES}]`,
    activate: `context.contribute(${LEGAL_NOTES}, null)`,
  },
  {
    name: 'orders the vendors by what throws',
    codes: ['PL-THREW'],
    manifest: `contributes: [${VENDOR_ORDERS}]`,
    activate: `context.contribute(${VENDOR_ORDERS}, { sort() { throw new Error('mine') } }, { order: 1000 })`,
  },
  {
    name: 'orders the vendors into a number',
    codes: ['PL-THREW'],
    manifest: `contributes: [${VENDOR_ORDERS}]`,
    activate: `context.contribute(${VENDOR_ORDERS}, { sort: () => 42 }, { order: 1000 })`,
  },

  // its code
  {
    name: 'throws while it renders',
    codes: ['PL-THREW'],
    ...declaring(`contribute(homeSections, { component: 'Odd' })`),
    module: `Odd() { throw new Error('mine') }`,
  },
  {
    name: 'renders an object',
    codes: ['PL-THREW'],
    ...declaring(`contribute(homeSections, { component: 'Odd' })`),
    module: 'Odd: () => ({})',
  },
  {
    name: 'throws in an effect',
    codes: ['PL-THREW'],
    ...declaring(`contribute(homeSections, { component: 'Odd' })`),
    module: `Odd() { useEffect(() => { throw new Error('mine') }); return null }`,
  },
  { name: 'loads a number', codes: ['PL-MODULE'], load: '5' },
  {
    name: 'never ends its start',
    codes: ['PL-TIMEOUT'],
    activate: 'return new Promise(() => {})',
    slow: true,
  },
  { name: 'rejects its start', codes: ['PL-THREW'], activate: `return Promise.reject(new Error('mine'))` },
  {
    name: 'does not provide what it says',
    codes: ['PL-PROVIDES'],
    manifest: `provides: { a: 'evil.token' }`,
  },
  {
    name: 'has an undo that throws',
    codes: [],
    codesAtOff: ['PL-THREW'],
    activate: `context.defer(() => { throw new Error('no, I stay') })`,
  },
  {
    name: 'emits without end',
    codes: ['PL-FLOOD', 'PL-QUARANTINED'],
    activate: `for (let n = 0; n < ${ENDLESS}; n++) context.emit(defineEvent({ id: 'evil.event' }), n)`,
  },
  {
    name: 'emits the site’s event',
    codes: ['PL-ARGUMENT'],
    activate: `context.emit(navigated, { path: '/m/home' })`,
  },
  {
    name: 'contributes without end',
    codes: ['PL-FLOOD', 'PL-QUARANTINED'],
    manifest: 'contributes: [homeSections]',
    activate: `for (let n = 0; n < ${ENDLESS}; n++) context.contribute(homeSections, Page)`,
  },
  {
    name: 'contributes without end, whatever is thrown',
    codes: ['PL-FLOOD', 'PL-QUARANTINED'],
    manifest: 'contributes: [homeSections]',
    activate: `for (let n = 0; n < ${ENDLESS}; n++) try { context.contribute(homeSections, Page) } catch {}`,
  },
  {
    name: 'sets timers without end',
    codes: ['PL-FLOOD', 'PL-QUARANTINED'],
    activate: `for (let n = 0; n < ${ENDLESS}; n++) context.interval(() => {}, 10)`,
  },
  {
    name: 'logs without end',
    codes: ['PL-FLOOD', 'PL-QUARANTINED'],
    activate: `for (let n = 0; n < 30000; n++) context.logger.debug('line ' + n)`,
  },
  { name: 'intercepts with null', codes: ['PL-ARGUMENT'], activate: 'context.intercept(null)' },
  {
    name: 'throws in an interceptor',
    codes: ['PL-THREW'],
    activate: `context.intercept({ request() { throw new Error('mine') } })`,
  },
  {
    name: 'changes its interceptor after the check',
    codes: ['PL-THREW'],
    activate: `const mine = { request() {} }; context.intercept(mine); mine.request = 5`,
  },
  {
    name: 'intercepts into a query that throws',
    codes: [],
    activate: `context.intercept({ request: () => ({ get a() { throw new Error('mine') } }) })`,
  },
  {
    name: 'intercepts at the service itself',
    codes: ['PL-THREW'],
    manifest: 'requires: { http: HTTP }',
    activate: 'services.http.intercept(null)',
  },
  {
    name: 'replaces the calls of everybody',
    codes: ['PL-THREW'],
    manifest: 'requires: { http: HTTP }',
    activate: 'services.http.call = null',
  },
  {
    name: 'replaces the navigation of everybody',
    codes: ['PL-THREW'],
    manifest: 'requires: { navigation: NAVIGATION }',
    activate: 'services.navigation.location.get = null',
  },
  { name: 'mounts a text', codes: ['PL-ARGUMENT'], activate: `context.mount('<b>evil</b>')` },
  {
    name: 'throws in a timer',
    codes: ['PL-THREW', 'PL-QUARANTINED'],
    activate: `context.interval(() => { throw new Error('mine') }, 50)`,
  },

  // what the browser has
  {
    name: 'asks to replace fetch',
    codes: ['PL-GLOBAL'],
    activate: `context.global('fetch', () => { throw new Error('fetch is mine') })`,
  },
  {
    name: 'breaks fetch',
    codes: [],
    activate: `globalThis.fetch = () => { throw new Error('fetch is mine') }`,
  },
  {
    name: 'breaks XMLHttpRequest',
    codes: [],
    activate: `XMLHttpRequest.prototype.send = () => { throw new Error('it is mine') }`,
  },
  {
    name: 'breaks the timers',
    codes: [],
    // web-vitals calls them when it has measured a slow answer to a tap.
    uncaught: 'time is mine',
    activate: `for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']) globalThis[name] = () => { throw new Error('time is mine') }`,
  },
  {
    name: 'breaks the history',
    codes: [],
    activate: `for (const name of ['pushState', 'replaceState', 'back', 'go']) history[name] = () => { throw new Error('history is mine') }`,
  },
  {
    name: 'breaks what aborts calls',
    codes: ['PL-THREW'],
    activate: 'globalThis.AbortController = null',
  },
  {
    name: 'runs raw timers',
    codes: [],
    activate: 'setInterval(() => { globalThis.ticks = (globalThis.ticks ?? 0) + 1 }, 50)',
  },
  {
    name: 'adds to Object.prototype',
    // The page has closed it.
    codes: ['PL-THREW'],
    activate: `Object.prototype.get = 'x'; Object.prototype.evil = 'x'`,
  },
]

const HEAD = `
import { contribute, defineEvent, homeSections, HTTP, navigated, NAVIGATION, routes, tabs, trackingDestinations } from '@foyer/sdk'
import { createElement, useEffect } from 'react'
const Page = () => createElement('p', null, 'EVIL PAGE')`

/** The file of a variant. */
export function fileOf(
  { before = '', manifest = '', module = '', activate = '', file, load }: Variant,
  id: string,
): string {
  if (file !== undefined) return file
  const code = `({ Page, activate(context, services) { globalThis.evilRan = true; ${activate} }, ${module} })`
  return `${before}${HEAD}
export default {
  manifest: { id: '${id}', version: '1.0.0', sdk: '^1', title: 'Evil', activateOn: 'start', ${manifest} },
  load: () => ${load ?? code},
}`
}
