import { defineEntries, defineScenario } from '../define-scenario.ts'

/** Profile id; default: the host's. */
export const MERCHANT = defineScenario<string>({
  name: 'merchant',
  byDefault: undefined,
  read: (text) => (/^[a-z][a-z0-9-]*$/.test(text) ? text : undefined),
})

/** `NAME` is on, `-NAME` off. */
const signed = (form: RegExp) => ({
  readEntry(text: string): readonly [string, boolean] | undefined {
    const [, minus, name] = form.exec(text) ?? []
    return name === undefined ? undefined : [name, minus === '']
  },
  writeEntry: (name: string, on: boolean): string => (on ? name : `-${name}`),
})

/** Switches that differ from the merchant's own. */
export const SWITCHES = defineEntries<boolean>({
  name: 'switches',
  ...signed(/^(-?)([A-Za-z][A-Za-z0-9_]*)$/),
  current: ({ switches }, profile) =>
    Object.fromEntries(Object.entries(switches).filter(([name, on]) => profile.switches[name] !== on)),
})

/** Plugins whose being disabled differs from the merchant's profile, by id. */
export const DISABLED = defineEntries<boolean>({
  name: 'disabled',
  ...signed(/^(-?)([a-z][a-z0-9-]*\.[a-z0-9][a-z0-9-]*)$/),
  current: ({ disabled }, { disabled: ofProfile = [] }) =>
    Object.fromEntries(Object.entries(disabled).filter(([id, off]) => ofProfile.includes(id) !== off)),
})
