// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { InstallOffer } from '../contract/installer.ts'
import { barDecision, type BarFacts } from './bar-decision.ts'

const offer = (part: Partial<InstallOffer> = {}): InstallOffer => ({
  appUrl: 'https://d.example/a',
  iconUrl: undefined,
  web: 'none',
  ...part,
})
const FACTS: BarFacts = {
  device: { platform: 'android' },
  closed: false,
  consentOwed: false,
  offer: offer(),
}
const IOS: Partial<BarFacts> = { device: { platform: 'ios' } }

describe('the download bar', () => {
  it.each<[string, Partial<BarFacts>, string]>([
    ['an app for the device', {}, 'show'],
    ['the home screen alone', { offer: offer({ appUrl: undefined, web: 'prompt' }) }, 'show'],
    ['an app for iOS, where no page gets to the home screen', { ...IOS, offer: offer() }, 'show'],
    ['a guide for iOS', { ...IOS, offer: offer({ appUrl: undefined, web: 'guide' }) }, 'show'],
    ['a profile for iOS', { ...IOS, offer: offer({ appUrl: undefined, web: 'profile' }) }, 'show'],
    ['an iOS without home screen and app', { ...IOS, offer: offer({ appUrl: undefined }) }, 'no app for this iOS'],
    ['nothing to install', { offer: offer({ appUrl: undefined }) }, 'nothing to install'],
    ['no answer', { offer: undefined }, 'no offer yet'],
    ['closed', { closed: true }, 'closed in this session'],
    ['before the consent', { consentOwed: true }, 'consent is asked for'],
  ])('[ST-12] %s: %s', (_case, part, expected) => {
    const decision = barDecision({ ...FACTS, ...part })
    expect(decision.kind === 'show' ? 'show' : decision.reason).toBe(expected)
  }) // prettier-ignore
})
