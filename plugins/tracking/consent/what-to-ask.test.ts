// @vitest-environment node
import type { ConsentCategory } from '@foyer/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answers, Choice } from './choice.ts'
import { type AskReason, type AskSettings, type Signals, whatToAsk } from './what-to-ask.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2030, 5, 15)
const NONE: Signals = { gpc: false, dnt: false }
const GPC: Signals = { gpc: true, dnt: false }
const DNT: Signals = { gpc: false, dnt: true }
const SETTINGS: AskSettings = {
  policyVersion: '2',
  categories: ['marketing', 'analytics'],
  respectGpc: false,
  respectDnt: false,
  months: 12,
}
const BOTH: Answers = { marketing: true, analytics: true }
const choice = (part: Partial<Choice> = {}): Choice => ({
  answers: BOTH,
  version: '2',
  at: NOW - DAY_MS,
  id: 'a1',
  signal: false,
  ...part,
})

interface Row {
  readonly stored?: Partial<Choice>
  readonly settings?: Partial<AskSettings>
  readonly signals?: Signals
  readonly ask?: AskReason
  readonly granted?: readonly ConsentCategory[]
  readonly signal?: boolean
}
const ROWS: Readonly<Record<string, Row>> = {
  'nothing is stored': { ask: 'first' },
  'all is accepted': { stored: {}, granted: ['marketing', 'analytics'] },
  'all is refused': { stored: { answers: { marketing: false, analytics: false } } },
  'one is accepted': { stored: { answers: { marketing: false, analytics: true } }, granted: ['analytics'] },
  'another version of the policy': { stored: { version: '1' }, ask: 'policy' },
  'a later version of the policy, too': { stored: { version: '3' }, ask: 'policy' },
  'a refusal of another version': { stored: { version: '1', answers: { marketing: false } }, ask: 'policy' },
  'the last moment of twelve months': {
    stored: { at: Date.UTC(2029, 5, 15) + 1 },
    granted: ['marketing', 'analytics'],
  },
  'twelve months': { stored: { at: Date.UTC(2029, 5, 15) }, ask: 'expired' },
  'three months, where that is the setting': {
    stored: { at: Date.UTC(2030, 2, 15) },
    settings: { months: 3 },
    ask: 'expired',
  },
  'a clock that was set back an hour': {
    stored: { at: NOW + DAY_MS / 24 },
    granted: ['marketing', 'analytics'],
  },
  'a choice of the future': { stored: { at: NOW + 2 * DAY_MS }, ask: 'expired' },
  'a category that is new': {
    stored: { answers: { marketing: true } },
    ask: 'category',
    granted: ['marketing'],
  },
  'a category that is no longer asked about': {
    stored: {},
    settings: { categories: ['analytics'] },
    granted: ['analytics'],
  },
  'support, where it is asked about': {
    stored: { answers: { ...BOTH, support: true } },
    settings: { categories: ['marketing', 'analytics', 'support'] },
    granted: ['marketing', 'analytics', 'support'],
  },
  'a signal that the merchant does not respect': { signals: { gpc: true, dnt: true }, ask: 'first' },
  'GPC: the rest is asked for': { signals: GPC, settings: { respectGpc: true }, ask: 'first', signal: true },
  'DNT: the rest is asked for': { signals: DNT, settings: { respectDnt: true }, ask: 'first', signal: true },
  'GPC where only DNT is respected': { signals: GPC, settings: { respectDnt: true }, ask: 'first' },
  'GPC, and there is nothing but marketing': {
    signals: GPC,
    settings: { respectGpc: true, categories: ['marketing'] },
    signal: true,
  },
  'GPC, nothing but marketing, and another policy': {
    stored: { version: '1' },
    signals: GPC,
    settings: { respectGpc: true, categories: ['marketing'] },
    signal: true,
  },
  'GPC since the choice': {
    stored: {},
    signals: GPC,
    settings: { respectGpc: true },
    granted: ['analytics'],
    signal: true,
  },
  'a choice in spite of GPC': {
    stored: { signal: true },
    signals: GPC,
    settings: { respectGpc: true },
    granted: ['marketing', 'analytics'],
  },
  'a choice in spite of GPC, of another policy': {
    stored: { signal: true, version: '1' },
    signals: GPC,
    settings: { respectGpc: true },
    ask: 'policy',
    signal: true,
  },
  'GPC that has gone again': {
    stored: { signal: true, answers: { marketing: false, analytics: true } },
    settings: { respectGpc: true },
    granted: ['analytics'],
  },
}

describe('[TR-19] what the player is asked', () => {
  it.each(Object.entries(ROWS))('%s', (_case, { stored, settings, signals = NONE, ...expected }) => {
    const decision = whatToAsk(stored && choice(stored), { ...SETTINGS, ...settings }, signals, NOW)
    const granted = Object.entries(decision.granted)
      .filter(([, value]) => value)
      .map(([category]) => category)
    expect({ ask: decision.ask, granted, signal: decision.signal }).toEqual({
      ask: expected.ask,
      granted: expected.granted ?? [],
      signal: expected.signal ?? false,
    })
  })

  it('[TR-16] never grants what the player has not allowed, of this policy, within the time', () => {
    const answers = fc.record(
      { marketing: fc.boolean(), analytics: fc.boolean(), support: fc.boolean() },
      { requiredKeys: [] },
    )
    const stored = fc.record({
      answers,
      version: fc.constantFrom('1', '2'),
      at: fc.integer({ min: NOW - 800 * DAY_MS, max: NOW + 800 * DAY_MS }),
      id: fc.constant('a'),
      signal: fc.boolean(),
    })
    const bool = fc.boolean()
    fc.assert(
      fc.property(fc.option(stored, { nil: undefined }), bool, bool, bool, (given, gpc, respectGpc, one) => {
        const categories = one ? (['marketing'] as const) : (['marketing', 'analytics', 'support'] as const)
        const settings = { ...SETTINGS, categories, respectGpc }
        const { granted, choice: counted, ask } = whatToAsk(given, settings, { gpc, dnt: false }, NOW)
        for (const category of ['marketing', 'analytics', 'support'] as const)
          if (granted[category]) {
            expect(given?.answers[category]).toBe(true)
            expect(given?.version).toBe('2')
            expect(counted).toBe(given)
          }
        if (granted.marketing && gpc && respectGpc) expect(given?.signal).toBe(true)
        // Who has no choice that counts is asked, but by a browser that has answered already.
        if (!counted && !(gpc && respectGpc && one)) expect(ask).toBeDefined()
      }),
    )
  })
})
