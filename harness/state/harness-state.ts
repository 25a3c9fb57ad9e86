/** The panel's state. The harness' query contains it, so that it can be shared, and passes it to the gateway unchanged. */
export interface HarnessState {
  readonly merchant: string
  /** Changes against the merchant's profile: `CBS3` on, `-CBS3` off. */
  readonly switches: Readonly<Record<string, boolean>>
  /** Changes against the merchant's profile: `tracking.facebook` disabled, `-tracking.facebook` enabled. */
  readonly disabled: Readonly<Record<string, boolean>>
  /** Fault by endpoint id. */
  readonly faults: Readonly<Record<string, string>>
  /** How a plugin fails, by its id. */
  readonly breaks: Readonly<Record<string, string>>
  /** The other scenarios of the mock gateway, as an address spells them; one that is absent has its default. */
  readonly values: Readonly<Record<string, string>>
  /** The frame's first address. */
  readonly to: string
}

/** Parameters with a form of their own. */
const OWN_PARAMETERS: readonly string[] = ['merchant', 'switches', 'disabled', 'fault', 'break', 'to']

export function readState(search: string, merchant: string): HarnessState {
  const query = new URLSearchParams(search)
  const list = (name: string): string[] => (query.get(name) ?? '').split(',').filter(Boolean)
  const values = [...query].filter(([name, text]) => !OWN_PARAMETERS.includes(name) && text !== '')
  return {
    merchant: query.get('merchant') ?? merchant,
    switches: readFlags(list('switches')),
    disabled: readFlags(list('disabled')),
    faults: Object.fromEntries(list('fault').map((entry) => splitOnce(entry))),
    breaks: Object.fromEntries(list('break').map((entry) => splitOnce(entry))),
    values: Object.fromEntries(values),
    to: query.get('to') ?? '/m/home',
  }
}

/** The state with another value of a scenario; empty: its default. */
export function withValue(state: HarnessState, name: string, text: string): HarnessState {
  const { [name]: _, ...others } = state.values
  return { ...state, values: text === '' ? others : { ...others, [name]: text } }
}

/** @param usual the position in the merchant's profile; absent: the profile does not name the switch */
export function withSwitch(
  state: HarnessState,
  name: string,
  on: boolean,
  usual: boolean | undefined,
): HarnessState {
  const { [name]: _, ...others } = state.switches
  return { ...state, switches: on === usual ? others : { ...others, [name]: on } }
}

/** The state as a query, without default values. */
export function writeState({
  merchant,
  switches,
  disabled,
  faults,
  breaks,
  values,
  to,
}: HarnessState): string {
  const query = new URLSearchParams({ merchant })
  const put = (name: string, entries: readonly string[]): void => {
    if (entries.length > 0) query.set(name, entries.join(','))
  }
  put('switches', writeFlags(switches))
  put('disabled', writeFlags(disabled))
  for (const [name, text] of Object.entries(values)) query.set(name, text)
  put('fault', writePairs(faults))
  put('break', writePairs(breaks))
  if (to !== '/m/home') query.set('to', to)
  // Commas and colons are legal in a query and easier to read.
  return query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')
}

/** The state without what the panel does to its own frame: what the gateway gets. */
export const forGateway = (state: HarnessState): HarnessState => ({
  ...state,
  values: Object.fromEntries(Object.entries(state.values).filter(([name]) => !isFrameSetting(name))),
})

/** Whether the panel itself does it to its frame. */
export const isFrameSetting = (name: string): boolean => name.startsWith('frame-')

/** Address at which the gateway makes a world of this state and sends the frame on. */
export const startUrl = (state: HarnessState): string =>
  `/__gateway/enter?${writeState(forGateway(state))}${state.to === '/m/home' ? '&to=/m/home' : ''}`

const readFlags = (names: readonly string[]): Readonly<Record<string, boolean>> =>
  Object.fromEntries(names.map((name) => (name.startsWith('-') ? [name.slice(1), false] : [name, true])))
const writeFlags = (flags: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.entries(flags).map(([name, on]) => (on ? name : `-${name}`))
const writePairs = (pairs: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(pairs).map(([name, value]) => `${name}:${value}`)
const splitOnce = (entry: string): [string, string] => {
  const at = entry.lastIndexOf(':')
  return [entry.slice(0, at), entry.slice(at + 1)]
}
