/** What the panel sets. It stands in the harness' own query, so that a state can be shared, and goes to the gateway as it is. */
export interface HarnessState {
  readonly merchant: string
  /** Changes against the merchant's profile: `CBS3` on, `-CBS3` off. */
  readonly switches: Readonly<Record<string, boolean>>
  /** Key of the member who is signed in; empty: a guest. */
  readonly member: string
  /** Empty: as the merchant's default. */
  readonly lang: string
  readonly theme: '' | 'light' | 'dark'
  /** How the identity provider is set up; empty: not at all. */
  readonly identity: string
  /** Fault by endpoint id. */
  readonly faults: Readonly<Record<string, string>>
  /** How a plugin fails, by its id. */
  readonly breaks: Readonly<Record<string, string>>
  /** Where the frame starts. */
  readonly to: string
}

export function readState(search: string, merchant: string): HarnessState {
  const query = new URLSearchParams(search)
  const list = (name: string): string[] => (query.get(name) ?? '').split(',').filter(Boolean)
  const theme = query.get('theme')
  return {
    merchant: query.get('merchant') ?? merchant,
    switches: Object.fromEntries(
      list('switches').map((name) => (name.startsWith('-') ? [name.slice(1), false] : [name, true])),
    ),
    member: query.get('member') ?? '',
    lang: query.get('lang') ?? '',
    theme: theme === 'light' || theme === 'dark' ? theme : '',
    identity: query.get('identity') ?? '',
    faults: Object.fromEntries(list('fault').map((entry) => splitOnce(entry))),
    breaks: Object.fromEntries(list('break').map((entry) => splitOnce(entry))),
    to: query.get('to') ?? '/m/home',
  }
}

/** The state as a query, without what is as usual. */
export function writeState(state: HarnessState): string {
  const query = new URLSearchParams({ merchant: state.merchant })
  const switches = Object.entries(state.switches).map(([name, on]) => (on ? name : `-${name}`))
  const faults = Object.entries(state.faults).map(([endpoint, fault]) => `${endpoint}:${fault}`)
  const breaks = Object.entries(state.breaks).map(([plugin, how]) => `${plugin}:${how}`)
  if (switches.length > 0) query.set('switches', switches.join(','))
  if (state.member) query.set('member', state.member)
  if (state.lang) query.set('lang', state.lang)
  if (state.theme) query.set('theme', state.theme)
  if (state.identity) query.set('identity', state.identity)
  if (faults.length > 0) query.set('fault', faults.join(','))
  if (breaks.length > 0) query.set('break', breaks.join(','))
  if (state.to !== '/m/home') query.set('to', state.to)
  // Commas and colons are legal in a query and easier to read.
  return query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')
}

/** Address at which the gateway makes a world of this state and sends the frame on. */
export const enterUrl = (state: HarnessState): string =>
  `/__gateway/enter?${writeState(state)}${state.to === '/m/home' ? '&to=/m/home' : ''}`

const splitOnce = (entry: string): [string, string] => {
  const at = entry.lastIndexOf(':')
  return [entry.slice(0, at), entry.slice(at + 1)]
}
