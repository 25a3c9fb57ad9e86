import { HttpError } from '@foyer/sdk'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeAnnouncement } from './announcements.fake.ts'
import EN from './locales/EN.json'
import { type Given, open, press, reasonOf, start, type Started, THREE } from './open-announcements.fake.ts'
import { ownerOf, readItems } from './player-states.ts'

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

describe('the bell', () => {
  async function bell(given: Given = {}) {
    const started = await start(given)
    render(started.test.element('BellRow'))
    await act(() => vi.dynamicImportSettled())
    return started
  }
  const row = () => screen.getByRole('button', { name: new RegExp(`^${EN.announcements}`) })
  async function openReader(started: Started) {
    await act(async () => void fireEvent.click(row()))
    await act(() => vi.dynamicImportSettled())
    const opened = started.overlays.opened.at(-1)
    const view = render(started.test.element('Opened'))
    await act(() => vi.dynamicImportSettled())
    return { opened, view: within(view.container) }
  }

  it('counts what is unread, opens it by the player’s own action, and begins there', async () => {
    const started = await bell()
    expect(row().textContent).toContain('3 new')
    const { opened, view } = await openReader(started)
    expect(opened?.options).toMatchObject({ priority: 'child', kind: 'sheet', label: EN.announcements })
    expect(view.getByRole('group').textContent).toContain('Announcement 1')
    expect(view.queryByRole('checkbox')).toBeNull()
    await act(async () => void fireEvent.click(view.getByRole('button', { name: EN.next })))
    await act(async () => void opened?.close())
    await act(() => vi.dynamicImportSettled())
    expect(row().textContent).toContain('1 new')
    cleanup()
    const later = await bell({ storage: started.storage })
    const again = await openReader(later)
    expect(again.view.getByRole('group').textContent).toContain('Announcement 3')
  })

  it('what has popped up is read, as far as it was paged', async () => {
    const { result, storage } = await open()
    await press(EN.next)
    await press(EN.close)
    await result
    cleanup()
    await bell({ storage })
    expect(row().textContent).toContain('1 new')
  })

  it('reading by the bell does not stop the pop-up', async () => {
    const started = await bell()
    await openReader(started)
    expect(await reasonOf(started)).toBe('show')
  })

  it('has no number where everything is read, or nothing can be loaded; and says so', async () => {
    const started = await bell({ items: new HttpError('HT-NETWORK', 'gone', 'announcements.member') })
    expect(row().textContent).toBe(EN.announcements)
    const { view } = await openReader(started)
    expect(view.getByRole('alert').textContent).toContain(EN.load_failed)
    started.http.answers['announcements.member'] = { items: THREE, refused: [] }
    await act(async () => void fireEvent.click(view.getByRole('button', { name: EN.try_again })))
    expect(view.getByRole('group').textContent).toContain('Announcement 1')
  })

  it('[ST-22] what a member reads closes at the log-out, and is not a visitor’s to have read', async () => {
    const visitor = await open({ member: undefined, items: [fakeAnnouncement('1', { execution: 'B' })] })
    await press(EN.close)
    await visitor.result
    const before = readItems(visitor.storage, ownerOf(undefined))
    expect(before).toHaveLength(1)
    cleanup()
    const started = await bell({ storage: visitor.storage })
    const { opened } = await openReader(started)
    await act(async () => started.session.current.set(undefined))
    expect(opened?.open).toBe(false)
    expect(readItems(started.storage, ownerOf(undefined))).toEqual(before)
  })

  it('says that there is nothing', async () => {
    const { view } = await openReader(await bell({ items: [] }))
    expect(view.getByText(EN.none)).toBeTruthy()
  })
})
