import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NativeBridge } from './native-bridge.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const EVENT = '{"eventId":"login:7"}'
/** The frame's page, with what the app puts there. */
interface Page {
  Android?: { eventTracker(name: string, event: string): void }
}
/** Calls the app as the site does. */
const send = (page: Page) => act(async () => page.Android?.eventTracker('login', EVENT))
const choose = (text: string) =>
  fireEvent.change(screen.getByLabelText('The app’s eventTracker'), { target: { value: text } })

describe('the native shell’s bridge', () => {
  it('[EN-13] is found by the site, and shows what it received', async () => {
    const page: Page = {}
    render(<NativeBridge page={() => page} />)
    expect(page.Android).toBeUndefined()
    choose('takes')
    await send(page)
    const [, row] = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
    expect(row?.textContent).toContain(EVENT)
    choose('throws')
    expect(() => page.Android?.eventTracker('login', EVENT)).toThrow()
    choose('none')
    expect(page).toEqual({})
  })

  it('is there on each page that the frame loads, and no page loses a real app’s', async () => {
    let page: Page = {}
    render(<NativeBridge page={() => page} />)
    choose('takes')
    page = {}
    vi.advanceTimersByTime(1_000)
    await send(page)
    expect(screen.getByRole('table', { hidden: true }).textContent).toContain(EVENT)
    const app = { eventTracker: vi.fn() }
    page = { Android: app }
    vi.advanceTimersByTime(1_000)
    choose('none')
    expect(page).toEqual({ Android: app })
    expect(vi.getTimerCount()).toBe(0)
  })
})
