/** A foreign plugin that does something wrong. */
export interface HostilePlugin {
  /** What it does; unique. */
  readonly name: string
  /** Codes that the page reports with the plugin's id. */
  readonly codes: readonly string[]
  /** Fields of the manifest, as code. */
  readonly manifest?: string
  /** Members of the module, as code. */
  readonly module?: string
  /** Body of `activate(context)`. */
  readonly activate?: string
  /** Its server has other bytes than those of the hash. */
  readonly tampered?: true
}

/** One for each way in which the site refuses a plugin, or survives it. */
export const HOSTILE_PLUGINS: readonly HostilePlugin[] = [
  { name: 'has other bytes than its hash', codes: ['PL-INTEGRITY'], tampered: true },
  { name: 'is for another SDK', codes: ['PL-SDK'], manifest: `sdk: '^2'` },
  {
    name: 'reaches an origin that the profile does not list',
    codes: ['PL-ORIGIN'],
    manifest: `origins: { connect: ['https://evil.example'] }`,
  },
  { name: 'has a gate that does not exist', codes: ['PL-MANIFEST'], manifest: `when: { op: 'nonsense' }` },
  {
    name: 'replaces the log-in',
    codes: ['PL-REPLACES'],
    manifest: `replaces: ['account.auth'], provides: { http: HTTP }`,
  },
  {
    name: 'has a route that is null, from its code',
    codes: ['PL-VALUE'],
    manifest: 'contributes: [routes]',
    activate: 'context.contribute(routes, null)',
  },
  {
    name: 'takes the tab of the home',
    codes: ['PL-KEY'],
    manifest: `contributes: [contribute(tabs, { key: 'home', label: 'EVIL', icon: 'home', to: '/m/game' })]`,
  },
  {
    name: 'throws while it renders',
    codes: ['PL-THREW'],
    manifest: `contributes: [contribute(homeSections, { component: 'Odd' })]`,
    module: `Odd() { throw new Error('mine') }`,
  },
  {
    name: 'throws without end',
    codes: ['PL-THREW', 'PL-QUARANTINED'],
    activate: `context.interval(() => { throw new Error('mine') }, 50)`,
  },
  { name: 'never ends its start', codes: ['PL-TIMEOUT'], activate: 'return new Promise(() => {})' },
]

const HEAD = `import { contribute, homeSections, HTTP, routes, tabs } from '@foyer/sdk'`

/** The file of a plugin. */
export const fileOf = ({ manifest = '', module = '', activate = '' }: HostilePlugin, id: string): string =>
  `${HEAD}
export default {
  manifest: { id: '${id}', version: '1.0.0', sdk: '^1', title: 'Evil', activateOn: 'start', ${manifest} },
  load: () => ({ activate(context) { globalThis.evilRan = true; ${activate} }, ${module} }),
}`
