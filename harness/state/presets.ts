import { type HarnessState, readState, writeState } from './harness-state.ts'

/** A state with a name. It keeps the merchant that is shown, unless it names another. */
export interface Preset {
  readonly name: string
  /** As an address has it. */
  readonly query: string
}

export const PRESETS: readonly Preset[] = [
  { name: 'A guest’s first visit', query: '' },
  { name: 'A player, signed in', query: 'member=player' },
  { name: 'A VIP on an iPhone, dark', query: 'member=vip&device=ios17&theme=dark&frame-insets=portrait' },
  {
    name: 'A cheap phone on a slow network',
    query: 'member=player&device=android&frame-size=320x568&network=3g',
  },
  { name: 'The operator’s app', query: 'member=player&device=native' },
  { name: 'Installed on Android', query: 'member=player&device=pwa' },
  { name: 'Right to left, large text', query: 'frame-direction=rtl&frame-text=160' },
  {
    name: 'Everything is long or broken',
    query: 'member=player&games=broken&promotions=odd&rewards=odd&announcements=odd&history=odd&balance=odd',
  },
  {
    name: 'Every list is empty',
    query: 'member=newcomer&games=none&promotions=none&rewards=none&mall=none&missions=none&history=none',
  },
  { name: 'The session ends at the next call', query: 'member=player&fault=wallet.balance:token-expired*1' },
  { name: 'Log-in answers after 8 s, then fails', query: 'to=/m/login&fault=auth.login:8000ms_500' },
  { name: 'Closed for maintenance', query: 'maintenance=1' },
  { name: 'A month later', query: 'member=player&clock=31d' },
]

const KEY = 'foyer-harness.presets'

const isPreset = (value: unknown): value is Preset =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string'

/** None where the list cannot be read. Entering a world clears the storage of its host; `usePresets` writes them again. */
export function readPresets(storage: Pick<Storage, 'getItem'>): readonly Preset[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPreset) : []
  } catch {
    return []
  }
}

export const writePresets = (storage: Pick<Storage, 'setItem'>, presets: readonly Preset[]): void =>
  storage.setItem(KEY, JSON.stringify(presets))

/** The presets with another one, which replaces that of the same name. */
export const withPreset = (presets: readonly Preset[], preset: Preset): readonly Preset[] => [
  ...presets.filter(({ name }) => name !== preset.name),
  preset,
]

export const presetOf = (name: string, state: HarnessState): Preset => ({ name, query: writeState(state) })

/** @param now the state before, whose merchant and language stay */
export function stateOf({ query }: Preset, now: HarnessState): HarnessState {
  const state = readState(query, now.merchant)
  const language = now.values['lang']
  return language === undefined || 'lang' in state.values
    ? state
    : { ...state, values: { lang: language, ...state.values } }
}
