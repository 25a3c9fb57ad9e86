import { HttpError } from '@foyer/sdk'
import { describeConformance, testMember } from '@foyer/sdk/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeAnnouncement } from './announcements.fake.ts'
import { options } from './conformance.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import {
  again,
  type Given,
  NOW,
  open,
  press,
  reasonOf,
  start,
  type Started,
  THREE,
} from './open-announcements.fake.ts'
import { nextMidnight } from './should-show.ts'
import { CLOSED, CLOSED_IN_SESSION, READ } from './player-states.ts'

describeConformance(plugin, options, { describe, it })

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

const DAY_MS = 86_400_000

const afterRestart = async ({ storage }: Started, given: Given = {}): Promise<string> => {
  storage.remove(CLOSED_IN_SESSION)
  return again({ storage } as Started, given)
}

describe('the decision', () => {
  it.each([
    ['a member', testMember(), 0],
    ['a visitor', undefined, 1_000],
  ])('[ST-23] [CO-10] is made for %s after its delay', async (_who, member, delay) => {
    const { popUp, moment } = await start({ member })
    expect([popUp?.priority, popUp?.delayMs(moment)]).toEqual(['announcement', delay])
  })

  it('[CA-17] asks for the visitors’ list', async () => {
    const started = await start({ member: undefined, items: [fakeAnnouncement('1', { execution: 'B' })] })
    expect(await reasonOf(started)).toBe('show')
    expect(started.http.calls).toMatchObject([
      { endpoint: 'announcements.visitor', query: { types: 'PR', platform: 'M', category: 'app_download' } },
    ])
  })

  it('[CA-30d] asks for the members’ list', async () => {
    const started = await start()
    await reasonOf(started)
    expect(started.http.calls).toMatchObject([{ endpoint: 'announcements.member' }])
  })

  it.each([
    ['there are none', [], 'no announcement for this player'],
    [
      'the call fails',
      new HttpError('HT-NETWORK', 'gone', 'announcements.member'),
      'the announcements could not be loaded',
    ],
  ] as const)('shows nothing where %s', async (_name, items, reason) =>
    expect(await reasonOf(await start({ items }))).toBe(reason),
  )
})

describe('closing', () => {
  it('[ST-20] unticked hides it in this browser session; it shows in the next', async () => {
    const started = await open()
    await press(EN.close)
    expect(await started.result).toBe('seen')
    expect(started.storage.get(CLOSED)).toEqual([['member 7', { show: false, hash: expect.any(String) }]])
    expect(await again(started)).toBe('closed in this session')
    expect(await afterRestart(started)).toBe('show')
  })

  it('[ST-20] with ‘do not show today’ hides it until midnight, Escape too', async () => {
    const started = await open()
    fireEvent.click(screen.getByRole('checkbox', { name: EN.not_today }))
    started.escape()
    expect(await started.result).toBe('seen')
    expect(await afterRestart(started)).toBe('hidden today')
    expect(await afterRestart(started, { now: nextMidnight(NOW) })).toBe('show')
  })

  it.each([
    ['Close', () => press(EN.close)],
    ['Escape', async ({ escape }: { readonly escape: () => void }) => escape()],
  ])('[ST-20] unticked, by %s, clears the time of an earlier day', async (_how, close) => {
    const first = await open()
    fireEvent.click(screen.getByRole('checkbox', { name: EN.not_today }))
    await press(EN.close)
    await first.result
    expect(first.storage.get(CLOSED)).toMatchObject([['member 7', { hiddenUntil: nextMidnight(NOW) }]])
    cleanup()
    const later = await open({ storage: first.storage, now: nextMidnight(NOW) })
    await close(later)
    await later.result
    expect(later.storage.get(CLOSED)).toEqual([['member 7', { show: false, hash: expect.any(String) }]])
    expect(await afterRestart(later)).toBe('show')
  })

  it('[ST-20] with ‘do not show again’ hides it until it changes', async () => {
    const settings = { hideBox: 'changed' }
    const started = await open({ settings })
    fireEvent.click(screen.getByRole('checkbox', { name: EN.not_again }))
    await press(EN.close)
    await started.result
    const now = NOW + 400 * DAY_MS
    expect(await afterRestart(started, { settings, now })).toBe('hidden until it changes')
    const items = [...THREE.slice(1), fakeAnnouncement('1', { content: 'Other' })]
    expect(await afterRestart(started, { settings, items })).toBe('show')
  })

  it('[ST-20] a box that was ticked and unticked leaves nothing', async () => {
    const started = await open()
    const box = screen.getByRole('checkbox')
    fireEvent.click(box)
    fireEvent.click(box)
    await press(EN.close)
    await started.result
    expect(await afterRestart(started)).toBe('show')
  })

  it('[ST-22] counts for this member alone, and for all visitors of the device', async () => {
    const items = [...THREE, fakeAnnouncement('9', { execution: 'B' })]
    const started = await open({ items })
    await press(EN.close)
    await started.result
    expect(await again(started, { items, member: testMember({ id: '8' }) })).toBe('show')
    expect(await again(started, { items, member: undefined })).toBe('show')
    cleanup()
    const visitor = await open({ items, member: undefined, storage: started.storage })
    await press(EN.close)
    await visitor.result
    expect(await again(visitor, { items, member: undefined })).toBe('closed in this session')
    expect(await again(visitor, { items })).toBe('closed in this session')
  })

  it('closed with its plugin, while it is open, stores nothing', async () => {
    const { test, result, escape, storage } = await open()
    const before = [...storage.stored]
    cleanup()
    await test.dispose()
    escape()
    expect(await result).toBe('withdrawn')
    expect([...storage.stored]).toEqual(before)
  })

  it('withdrawn, because the player leaves, stores nothing', async () => {
    const started = await open()
    fireEvent.click(screen.getByRole('checkbox'))
    started.leaving.abort()
    expect(await started.result).toBe('withdrawn')
    expect(started.opened?.open).toBe(false)
    expect([started.storage.get(CLOSED), started.storage.get(READ)]).toEqual([undefined, undefined])
  })
})
