import { testMember } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeAnnouncement } from './announcements.fake.ts'
import EN from './locales/EN.json'
import { open, press, shown, THREE } from './open-announcements.fake.ts'
import { CLOSED } from './player-states.ts'

/** What the sanitiser makes of the markup; it needs a browser, where tests/e2e/announcements.spec.ts runs it. */
vi.mock('../../../sdk/src/ui/sanitize-html.ts', () => ({
  sanitizeHtml: (html: string): DocumentFragment => {
    const template = document.createElement('template')
    template.innerHTML = html
    return template.content
  },
}))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the pop-up', () => {
  it('[OV-10] pages with buttons and dots, round in circles, and names what it shows', async () => {
    await open()
    expect(screen.getByRole('region', { name: EN.announcements })).toBeTruthy()
    expect([shown(), screen.getByRole('group').getAttribute('aria-label')]).toEqual([
      'Announcement 1',
      '1 of 3',
    ])
    expect(screen.getByRole('group').textContent).toContain('Text 1')
    await press(EN.next)
    expect(shown()).toBe('Announcement 2')
    await press(EN.previous)
    await press(EN.previous)
    expect(shown()).toBe('Announcement 3')
    await press('2 of 3')
    expect(shown()).toBe('Announcement 2')
    expect(screen.getByRole('button', { name: '2 of 3' }).getAttribute('aria-current')).toBe('true')
  })

  it('titles and contents run in the direction of their own text, whatever the page’s is', async () => {
    await open()
    const [title, content] = [screen.getByRole('heading').dir, screen.getByText('Text 1')]
    expect([title, content.closest<HTMLElement>('[dir]')?.dir]).toEqual(['auto', 'auto'])
  })

  it('[OV-10] has no ways to others where there is one', async () => {
    await open({ items: THREE.slice(0, 1) })
    expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([EN.close])
    expect(screen.getByRole('group', { name: 'Announcement 1' })).toBeTruthy()
  })

  it('[OV-10] pages by a swipe of a finger, not of a mouse', async () => {
    await open()
    const swipe = async (pointerType: string): Promise<void> => {
      const item = screen.getByRole('group')
      const finger = { pointerType, isPrimary: true, pointerId: 1 }
      await act(async () => {
        fireEvent.pointerDown(item, { ...finger, clientX: 200, clientY: 50 })
        fireEvent.pointerUp(item, { ...finger, clientX: 100, clientY: 60 })
      })
    }
    await swipe('touch')
    expect(shown()).toBe('Announcement 2')
    await swipe('mouse')
    expect(shown()).toBe('Announcement 2')
  })

  it.each([
    [{}, [EN.close], 'on the card'],
    [{ closeButton: 'inside' }, [EN.close], 'on the card'],
    [{ closeButton: 'outside' }, [EN.close], 'beside it'],
    [{ closeButton: 'none' }, [EN.know_it], undefined],
  ] as const)('[OV-10] can be closed with %j', async (settings, names, place) => {
    const { result } = await open({ settings, items: THREE.slice(0, 1) })
    const button = screen.queryByRole('button', { name: EN.close })
    expect(button ? (button.closest('.card') ? 'on the card' : 'beside it') : undefined).toBe(place)
    expect(
      screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent),
    ).toEqual(names)
    await press(names[0])
    expect(await result).toBe('seen')
  })

  it.each([
    [{ hideBox: 'today' }, [EN.not_today]],
    [{ hideBox: 'changed' }, [EN.not_again]],
    [{ hideBox: 'none' }, []],
  ])('[OV-10] has the box of %j', async (settings, names) => {
    await open({ settings })
    expect(screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(names)
  })

  it('[OV-10] shows logo, header and footer where the merchant has them, as text', async () => {
    const settings = { logo: true, header: { EN: '<b>News</b>', VI: 'Tin' }, footer: { '*': '18+' } }
    const { view } = await open({ settings })
    expect(screen.getByRole('img').getAttribute('src')).toMatch(/^\/m\/brand\/[^/]+\/logo\.svg$/)
    expect([screen.getByText('<b>News</b>').textContent, screen.getByText('18+').textContent]).toEqual([
      '<b>News</b>',
      '18+',
    ])
    expect(view.container.textContent).not.toContain('Tin')
    cleanup()
    await open()
    expect(screen.queryByRole('img')).toBeNull()
  })

  const PROMOTION = [
    fakeAnnouncement('1', { promotionType: 'REWARD' }),
    fakeAnnouncement('2', { execution: 'B', promotionType: 'REWARD' }),
  ]
  it.each([
    ['a member', { member: testMember() }, ['/m/rewardCenter'], []],
    ['a visitor', { member: undefined }, [], ['/m/rewardCenter']],
    [
      'a visitor who is to register',
      { member: undefined, settings: { registerFirst: true } },
      ['/m/register'],
      [],
    ],
  ])('[OV-11] leads %s on, and closes', async (_who, given, went, logins) => {
    const { result, navigation, storage } = await open({ items: PROMOTION, ...given })
    await press(EN.go_to_activity)
    expect(await result).toBe('seen')
    expect([navigation.went.map(({ to }) => to), navigation.logins]).toEqual([went, logins])
    expect(storage.get(CLOSED)).toHaveLength(1)
  })

  it('[OV-11] ‘got it’ closes; items without a promotion have neither button', async () => {
    const { result } = await open({ items: [...PROMOTION, fakeAnnouncement('3')] })
    await press(EN.next)
    expect(screen.queryByRole('button', { name: EN.know_it })).toBeNull()
    await press(EN.previous)
    await press(EN.know_it)
    expect(await result).toBe('seen')
  })

  it('[OV-11] leads to no page that no plugin shows', async () => {
    await open({ items: PROMOTION, paths: ['/m/login'] })
    expect(screen.queryByRole('button', { name: EN.go_to_activity })).toBeNull()
    expect(screen.getByRole('button', { name: EN.know_it })).toBeTruthy()
  })

  it('[OV-12] a link to a page of the site closes it, and counts', async () => {
    const { result, storage } = await open({
      items: [fakeAnnouncement('1', { content: '<a href="/m/game">Go</a>' })],
    })
    await act(async () => void fireEvent.click(screen.getByText('Go')))
    expect(await result).toBe('seen')
    expect(storage.get(CLOSED)).toHaveLength(1)
  })
})
