import type { Profile } from '../kernel/profile/profile.ts'

/** The values of a world's scenarios, by name. A scenario without a value has its default. */
export type ScenarioValues = Readonly<Record<string, unknown>>

/** What a browser of a state has before its first page. */
export interface BrowserSeed {
  readonly local?: Readonly<Record<string, string>>
  readonly session?: Readonly<Record<string, string>>
  readonly cookies?: Readonly<Record<string, string>>
}

/** A value of a scenario as the address spells it, and in words. */
export type ScenarioChoice = readonly [text: string, label: string]

/** The groups of the harness' controls, in their order. */
export const SCENARIO_GROUPS = {
  player: 'Merchant and member',
  switches: 'Switches',
  language: 'Language',
  device: 'Device',
  screen: 'Screen',
  network: 'Network and time',
  storage: 'Browser storage',
  site: 'Site',
  account: 'Account',
  games: 'Games',
  promotions: 'Promotions',
  wallet: 'Money',
  service: 'Customer service',
  'pop-ups': 'Pop-ups and splash',
  install: 'App and installation',
  tracking: 'Tracking',
} as const
export type ScenarioGroup = keyof typeof SCENARIO_GROUPS

/** How the harness offers a scenario. */
export interface ScenarioControl {
  readonly label: string
  readonly group: ScenarioGroup
  /** The value is nothing without the development server. */
  readonly development?: true
  /** The default first, whose text is empty. */
  readonly choices: () => readonly ScenarioChoice[]
}

/** What a world keeps of scenarios in another form. */
export interface OwnFlags {
  readonly switches: Readonly<Record<string, boolean>>
  readonly disabled: Readonly<Record<string, boolean>>
}

interface ScenarioRow<T> {
  /** Its parameter in the address: `factor`. */
  readonly name: string
  readonly byDefault: T
  /** What its values are, in words, for whoever gives another. */
  readonly expects?: string
  /** A world is made with it: a running world cannot take another value. */
  readonly fresh?: true
  /** Absent: it has a control of its own, or none. */
  readonly control?: ScenarioControl
  /** The value of a world now, where that is not what `scenarios` holds. */
  current?(world: OwnFlags, profile: Pick<Profile, keyof OwnFlags>): T
  seed?(value: T): BrowserSeed
  /** Fields of plugins' settings that the value sets, in place of the merchant's. @param merchant profile id */
  settings?(value: T, merchant: string): Profile['settings']
}

/**
 * A dimension of the mock gateway's state: its parameter in the address, its control in the harness, and what it puts into the
 * browser. Mocks read its value from the world. A patch of a running world names it as the address does.
 */
export interface Scenario<T> extends ScenarioRow<T> {
  /** @param texts the parameter's values in the address. `unknown`: those parts that mean nothing */
  read(texts: readonly string[]): { readonly value: T; readonly unknown: readonly string[] }
  /** Empty: the default. */
  write(value: T): string
  of(world: { readonly scenarios: ScenarioValues }): T
  with(value: T): ScenarioValues
}

const SCENARIO = Symbol('scenario')

export const isScenario = (value: unknown): value is Scenario<unknown> =>
  typeof value === 'object' && value !== null && SCENARIO in value

function complete<T>(row: ScenarioRow<T>, format: Pick<Scenario<T>, 'read' | 'write'>): Scenario<T> {
  const { name, byDefault } = row
  const scenario: Scenario<T> = {
    ...row,
    ...format,
    // Only this scenario writes under its name.
    of: ({ scenarios }) => (Object.hasOwn(scenarios, name) ? (scenarios[name] as T) : byDefault),
    with: (value) => ({ [name]: value }),
  }
  return Object.assign(scenario, { [SCENARIO]: true })
}

/** A scenario with one value: the last in the address. `read` returns `undefined` for what it does not know. */
export const defineScenario = <T>({
  read,
  write = String,
  ...row
}: ScenarioRow<T | undefined> & {
  read(text: string): T | undefined
  write?(value: T): string
}): Scenario<T | undefined> =>
  complete(row, {
    read(texts) {
      const text = texts.at(-1) ?? ''
      const value = text === '' ? row.byDefault : read(text)
      return value === undefined && text !== ''
        ? { value: row.byDefault, unknown: [text] }
        : { value, unknown: [] }
    },
    write: (value) => (value === undefined || value === row.byDefault ? '' : write(value)),
  })

/** A scenario of a few values. @param choices their words, by the text in the address; `otherwise`: the default's */
export function defineChoice<const Text extends string>({
  choices,
  otherwise,
  label,
  group,
  development,
  ...row
}: Omit<ScenarioRow<Text | undefined>, 'byDefault' | 'control'> &
  Omit<ScenarioControl, 'choices'> & {
    readonly otherwise: string
    readonly choices: Readonly<Record<Text, string>>
  }): Scenario<Text | undefined> & { readonly texts: readonly Text[] } {
  const texts = Object.keys(choices) as Text[]
  const control: ScenarioControl = {
    label,
    group,
    ...(development && { development }),
    choices: () => [['', otherwise], ...texts.map((text): ScenarioChoice => [text, choices[text]])],
  }
  const read = (given: string): Text | undefined => texts.find((text) => text === given)
  return Object.assign(defineScenario<Text>({ ...row, byDefault: undefined, control, read }), { texts })
}

/** A scenario that is off unless the address has `1` or `true`. */
export const defineFlag = ({
  on,
  otherwise,
  label,
  group,
  ...row
}: Omit<ScenarioRow<boolean>, 'byDefault' | 'control'> &
  Omit<ScenarioControl, 'choices' | 'development'> & {
    readonly on: string
    readonly otherwise: string
  }): Scenario<boolean> =>
  complete<boolean>(
    {
      ...row,
      byDefault: false,
      control: {
        label,
        group,
        choices: () => [
          ['', otherwise],
          ['1', on],
        ],
      },
    },
    {
      read(texts) {
        const text = texts.at(-1) ?? ''
        return {
          value: text === '1' || text === 'true',
          unknown: /^(?:1|true|0|false|)$/.test(text) ? [] : [text],
        }
      },
      write: (value) => (value ? '1' : ''),
    },
  )

/** A scenario of several entries, separated by commas: sorted, so that equal states look the same. */
export const defineEntries = <T>({
  readEntry,
  writeEntry,
  ...row
}: Omit<ScenarioRow<Readonly<Record<string, T>>>, 'byDefault'> & {
  readEntry(text: string): readonly [name: string, value: T] | undefined
  writeEntry(name: string, value: T): string
}): Scenario<Readonly<Record<string, T>>> =>
  complete<Readonly<Record<string, T>>>(
    { ...row, byDefault: {} },
    {
      read(texts) {
        const items = texts.flatMap((text) => text.split(',')).filter((item) => item !== '')
        const entries = items.map((item) => readEntry(item))
        return {
          value: Object.fromEntries(entries.filter((entry) => entry !== undefined)),
          unknown: items.filter((_, index) => entries[index] === undefined),
        }
      },
      write: (value) =>
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, entry]) => writeEntry(name, entry))
          .join(),
    },
  )
