import { defineScenario } from '../define-scenario.ts'

/** Letters of the second factors that a login by username accepts, in this order; `none`: a second factor without a method. */
export type FactorDemand = string

const FLAGS = { E: 'email', P: 'payee', G: 'ga', S: 'sms' } as const

/** Flags of the refusal (ER-06). */
export const factorFlags = (demand: FactorDemand = ''): Readonly<Record<string, boolean>> =>
  Object.fromEntries(Object.entries(FLAGS).map(([letter, flag]) => [flag, demand.includes(letter)]))

/** Default: no second factor is required. */
export const FACTOR = defineScenario<FactorDemand>({
  name: 'factor',
  byDefault: undefined,
  control: {
    group: 'account',
    label: 'Second factor',
    choices: () => [
      ['', 'Not asked for'],
      ['EPGS', 'Any of the four'],
      ['EGS', 'Email, authenticator or SMS'],
      ['G', 'Authenticator'],
      ['none', 'Asked for, none named'],
    ],
  },
  read: (text) => (/^(?:none|(?=.)E?P?G?S?)$/.test(text) ? text : undefined),
})
