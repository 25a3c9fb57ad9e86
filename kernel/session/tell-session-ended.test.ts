import { type SessionEnd, sessionEnded } from '@foyer/sdk'
import { fakeI18n, fakeOverlays, fakeSession, testMember } from '@foyer/sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import en from '../locales/EN.json' with { type: 'json' }
import { fakeEvents } from './events.fake.ts'
import { tellSessionEnded } from './tell-session-ended.ts'

afterEach(() => void vi.restoreAllMocks())

const show = (hidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}
function arrange() {
  const overlays = fakeOverlays()
  const session = fakeSession()
  const events = fakeEvents()
  tellSessionEnded({ events, overlays, session, i18n: fakeI18n(en) })
  return {
    session,
    texts: () => overlays.toasts.map(({ text }) => text),
    end: (reason: SessionEnd) => events.emit(sessionEnded, { reason }),
    endElsewhere: (reason: SessionEnd) => events.emit(sessionEnded, { reason, elsewhere: true }),
  }
}

describe('the end of the session in another tab', () => {
  it.each([
    ['logout', 'You logged out in another tab.'],
    ['expired', 'Your session has ended. Please log in again.'],
  ] as const)('is told at once, and once, in a visible tab: %s', (reason, words) => {
    const { endElsewhere, texts } = arrange()
    endElsewhere(reason)
    expect(texts()).toEqual([words])
    show(true)
    show(false)
    expect(texts()).toHaveLength(1)
  })

  it('is told in a hidden tab once the player looks at it', () => {
    const { endElsewhere, texts } = arrange()
    show(true)
    endElsewhere('logout')
    expect(texts()).toEqual([])
    show(false)
    show(true)
    show(false)
    expect(texts()).toEqual(['You logged out in another tab.'])
  })

  it('is not told to a player who has logged in again here', () => {
    const { session, endElsewhere, texts } = arrange()
    show(true)
    endElsewhere('logout')
    session.start(testMember())
    show(false)
    expect(texts()).toEqual([])
  })

  it.each(['logout', 'expired', 'merchant'] as const)(
    'an end in this tab has words of its own, and another merchant needs none: %s',
    (reason) => {
      const { end, endElsewhere, texts } = arrange()
      end(reason)
      endElsewhere('merchant')
      expect(texts()).toEqual([])
    },
  )
})
