/** Parameters of the whole site, by the gateway's names; empty: as usual. */
const SITE_PARAMETERS = ['maintenance', 'maintenanceEnd', 'region', 'status', 'domains'] as const
export type SiteParameters = Readonly<Record<(typeof SITE_PARAMETERS)[number], string>>

/** The panel's state. The harness' query contains it, so that it can be shared, and passes it to the gateway unchanged. */
export interface HarnessState {
  readonly merchant: string
  /** Changes against the merchant's profile: `CBS3` on, `-CBS3` off. */
  readonly switches: Readonly<Record<string, boolean>>
  /** Changes against the merchant's profile: `tracking.facebook` disabled, `-tracking.facebook` enabled. */
  readonly disabled: Readonly<Record<string, boolean>>
  /** Key of the member who is signed in; empty: a guest. */
  readonly member: string
  /** The login link that opens the site: a member's key, `invalid`, or empty. */
  readonly link: string
  /** Empty: the merchant's default. */
  readonly lang: string
  readonly theme: '' | 'light' | 'dark'
  /** Shows texts longer, with accents and in brackets; mirrored: from right to left too. Development server only. */
  readonly pseudo: '' | 'accented' | 'mirrored'
  /** Address of a foreign plugin in development; empty: none. Development server only. */
  readonly foreign: string
  /** Entries of customer service; empty: two. */
  readonly service: string
  /** Empty: only the legacy cipher suite is offered. */
  readonly cipher: '' | 'modern'
  /** The site may be installed as an app. */
  readonly pwa: boolean
  /** The gateway has a logo and icons of its own for the site. */
  readonly brand: boolean
  /** `next`: the server has a newer build than the page. */
  readonly build: '' | 'next'
  /** Setup of the identity provider; empty: none. */
  readonly identity: string
  /** Letters of the second factors that a login asks for; empty: none. */
  readonly factor: string
  /** Fault by endpoint id. */
  readonly faults: Readonly<Record<string, string>>
  /** How a plugin fails, by its id. */
  readonly breaks: Readonly<Record<string, string>>
  readonly site: SiteParameters
  /** Captcha of the forms; empty: none. */
  readonly captcha: string
  /** How the status is written; empty: the mock gateway's way. */
  readonly shape: string
  /** Behaviour of the captcha's vendor; empty: every attempt passes. */
  readonly geetest: string
  /** The frame's first address. */
  readonly to: string
}

export function readState(search: string, merchant: string): HarnessState {
  const query = new URLSearchParams(search)
  const list = (name: string): string[] => (query.get(name) ?? '').split(',').filter(Boolean)
  const text = (name: string): string => query.get(name) ?? ''
  const theme = query.get('theme')
  const pseudo = query.get('pseudo')
  return {
    merchant: query.get('merchant') ?? merchant,
    switches: readFlags(list('switches')),
    disabled: readFlags(list('disabled')),
    member: text('member'),
    link: text('link'),
    lang: text('lang'),
    theme: theme === 'light' || theme === 'dark' ? theme : '',
    pseudo: pseudo === 'accented' || pseudo === 'mirrored' ? pseudo : '',
    foreign: text('foreign'),
    service: query.get('service') ?? '',
    cipher: query.get('cipher') === 'modern' ? 'modern' : '',
    pwa: query.get('pwa') === '1',
    brand: query.get('brand') === '1',
    build: query.get('build') === 'next' ? 'next' : '',
    identity: query.get('identity') ?? '',
    factor: text('factor'),
    faults: Object.fromEntries(list('fault').map((entry) => splitOnce(entry))),
    breaks: Object.fromEntries(list('break').map((entry) => splitOnce(entry))),
    site: {
      maintenance: text('maintenance'),
      maintenanceEnd: text('maintenanceEnd'),
      region: text('region'),
      status: text('status'),
      domains: text('domains'),
    },
    captcha: query.get('captcha') ?? '',
    shape: text('shape'),
    geetest: query.get('geetest') ?? '',
    to: query.get('to') ?? '/m/home',
  }
}

/** The state as a query, without default values. */
export function writeState(state: HarnessState): string {
  const query = new URLSearchParams({ merchant: state.merchant })
  const switches = writeFlags(state.switches)
  const disabled = writeFlags(state.disabled)
  const faults = Object.entries(state.faults).map(([endpoint, fault]) => `${endpoint}:${fault}`)
  const breaks = Object.entries(state.breaks).map(([plugin, how]) => `${plugin}:${how}`)
  if (switches.length > 0) query.set('switches', switches.join(','))
  if (disabled.length > 0) query.set('disabled', disabled.join(','))
  if (state.member) query.set('member', state.member)
  if (state.link) query.set('link', state.link)
  if (state.lang) query.set('lang', state.lang)
  if (state.theme) query.set('theme', state.theme)
  if (state.pseudo) query.set('pseudo', state.pseudo)
  if (state.foreign) query.set('foreign', state.foreign)
  if (state.service) query.set('service', state.service)
  if (state.cipher) query.set('cipher', state.cipher)
  if (state.pwa) query.set('pwa', '1')
  if (state.brand) query.set('brand', '1')
  if (state.build) query.set('build', state.build)
  if (state.identity) query.set('identity', state.identity)
  if (state.factor) query.set('factor', state.factor)
  if (faults.length > 0) query.set('fault', faults.join(','))
  if (breaks.length > 0) query.set('break', breaks.join(','))
  for (const name of SITE_PARAMETERS) if (state.site[name]) query.set(name, state.site[name])
  if (state.shape) query.set('shape', state.shape)
  if (state.captcha) query.set('captcha', state.captcha)
  if (state.geetest) query.set('geetest', state.geetest)
  if (state.to !== '/m/home') query.set('to', state.to)
  // Commas and colons are legal in a query and easier to read.
  return query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')
}

/** Address at which the gateway makes a world of this state and sends the frame on. */
export const startUrl = (state: HarnessState): string =>
  `/__gateway/enter?${writeState(state)}${state.to === '/m/home' ? '&to=/m/home' : ''}`

const readFlags = (names: readonly string[]): Readonly<Record<string, boolean>> =>
  Object.fromEntries(names.map((name) => (name.startsWith('-') ? [name.slice(1), false] : [name, true])))
const writeFlags = (flags: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.entries(flags).map(([name, on]) => (on ? name : `-${name}`))
const splitOnce = (entry: string): [string, string] => {
  const at = entry.lastIndexOf(':')
  return [entry.slice(0, at), entry.slice(at + 1)]
}
