// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { DAY_MS } from './constants.ts'
import { offerDecision, type OfferFacts } from './offer-decision.ts'

const NOW = Date.UTC(2026, 10, 26)
const facts: OfferFacts = {
  offered: true,
  support: 'supported',
  permission: 'default',
  registered: false,
  member: '7',
  moment: 'game',
  refusedAt: undefined,
  restMs: 7 * DAY_MS,
  path: '/m/home',
  formInUse: false,
  now: NOW,
}
const decide = (part: Partial<OfferFacts>) => offerDecision({ ...facts, ...part })

describe('offerDecision', () => {
  it.each<Partial<OfferFacts>>([
    {},
    { moment: 'deposit' },
    { permission: 'granted' },
    { path: '/m/game' },
    { path: '/m/member/home' },
    { path: '/' },
    { refusedAt: NOW - 7 * DAY_MS },
    { refusedAt: NOW + 700 * DAY_MS },
  ])('[OV-18] asks: %j', (part) =>
    expect(decide(part)).toEqual({ kind: 'show', moment: part.moment ?? 'game' }),
  )

  it.each<[Partial<OfferFacts>, string]>([
    [{ offered: false }, 'switched off'],
    [{ support: 'unsupported' }, 'device: unsupported'],
    [{ support: 'home-screen' }, 'device: home-screen'],
    [{ support: 'native' }, 'device: native'],
    [{ member: undefined }, 'guest'],
    [{ registered: true }, 'on already'],
    [{ permission: 'denied' }, 'blocked in the browser'],
    [{ moment: undefined }, 'no game or deposit yet'],
    [{ refusedAt: NOW - 7 * DAY_MS + 1 }, 'not now'],
    [{ refusedAt: NOW + DAY_MS }, 'not now'],
    [{ path: '/m/voucherCenter' }, 'another screen'],
    [{ path: '/m/withdraw' }, 'another screen'],
    [{ path: '/m/launchGame' }, 'another screen'],
    [{ path: '/m/login' }, 'another screen'],
    [{ path: '/m/register' }, 'another screen'],
    [{ path: '/m/securityCenter/addBankCard' }, 'another screen'],
    [{ formInUse: true }, 'a form is in use'],
  ])('[OV-18] does not ask: %j (%s)', (part, reason) =>
    expect(decide(part)).toEqual({ kind: 'skip', reason }),
  )
})
