import { CONSENT } from '@foyer/sdk'
import { type ConformanceOptions, fakeConsent } from '@foyer/sdk/testing'
import CN from './locales/CN.json'
import EN from './locales/EN.json'
import PT_BR from './locales/PT-BR.json'
import VI from './locales/VI.json'

/** What the conformance suite needs to let the plugin do everything it can. */
export const options: ConformanceOptions = {
  services: () => ({ [CONSENT]: fakeConsent({ asks: true }) }),
  settings: { policyVersion: '2026-11', respectGpc: true, respectDnt: true, months: 6 },
  texts: { CN, EN, 'PT-BR': PT_BR, VI },
}
