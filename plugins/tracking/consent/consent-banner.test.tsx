import { fakeStorage } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frameTop } from '../../site/contract.ts'
import { banner, codesOf, EVERYTHING, leavePage, NOTHING, NOW, open, stored } from './consent.fake.ts'
import EN from './locales/EN.json'

beforeEach(() => document.body.append(document.createElement('main')))
afterEach(leavePage)

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

describe('the banner', () => {
  it('[TR-19] asks at the first visit, with nothing granted, and links the policy', async () => {
    const { consent, showBanner } = await open({
      settings: { policy: 'https://acme.example/privacy?l={language}' },
    })
    showBanner()
    expect(banner()?.textContent).toContain('for marketing and statistics?')
    expect(screen.getByRole('link', { name: EN.policy }).getAttribute('href')).toBe(
      'https://acme.example/privacy?l=en',
    )
    // That there is no choice is known, too: what an earlier one has left behind is removed.
    expect(consent.grants).toEqual([NOTHING])
  })

  it.each([
    [EN.accept_all, EVERYTHING],
    [EN.refuse_all, NOTHING],
  ])('[TR-19] %s: one tap decides, at once, and is stored as proof', async (name, granted) => {
    const { consent, overlays, proof, showBanner } = await open()
    showBanner()
    await press(name)
    expect(banner()).toBeNull()
    expect(consent.granted.get()).toEqual(granted)
    const { marketing, analytics } = granted
    expect(proof()).toEqual({
      answers: { marketing, analytics },
      version: '2',
      at: NOW,
      id: expect.stringMatching(/^[\da-f]{32}$/),
      signal: false,
    })
    expect(overlays.toasts).toMatchObject([{ text: EN.saved }])
  })

  it('gives the focus to the screen where it had it, and leaves it alone otherwise', async () => {
    const { showBanner } = await open()
    const main = document.querySelector('main')
    if (main) main.tabIndex = -1
    showBanner()
    expect(document.activeElement).toBe(document.body)
    screen.getByRole('button', { name: EN.refuse_all }).focus()
    await press(EN.refuse_all)
    expect(document.activeElement).toBe(main)
  })

  it('does not choose by Escape', async () => {
    const { proof, showBanner } = await open()
    showBanner()
    fireEvent.keyDown(screen.getByRole('button', { name: EN.accept_all }), { key: 'Escape' })
    expect([banner() !== null, proof()]).toEqual([true, undefined])
  })

  it('[TR-19] is not shown again, nor to a merchant’s players who are not asked', async () => {
    for (const given of [{ storage: fakeStorage(stored()) }, { asks: false }]) {
      const { test, showBanner } = await open(given)
      showBanner()
      expect(banner()).toBeNull()
      expect(test.contributions(frameTop)).toEqual([])
      cleanup()
    }
  })

  it('is contributed to the frame where the player is asked', async () => {
    const { test } = await open()
    await waitFor(() => expect(test.contributions(frameTop)).toHaveLength(1))
  })

  it('waits on a screen without a frame, and while a dialog is open', async () => {
    const { test } = await open()
    const { rerender } = render(test.element('ConsentBanner', { bare: true }))
    expect(banner()).toBeNull()
    rerender(test.element('ConsentBanner', { bare: false }))
    expect(banner()).not.toBeNull()
    cleanup()

    const dialog = document.createElement('dialog')
    dialog.setAttribute('open', '')
    document.body.append(dialog)
    render(test.element('ConsentBanner', { bare: false }))
    expect(banner()).toBeNull()
    dialog.removeAttribute('open')
    dialog.dispatchEvent(new Event('close'))
    await waitFor(() => expect(banner()).not.toBeNull())
    // One that opens over it does not take it away.
    dialog.setAttribute('open', '')
    await act(async () => {})
    expect(banner()).not.toBeNull()
  })

  it('gives the page room for its own height, while it is there', async () => {
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(180)
    const { showBanner } = await open()
    const room = () => document.documentElement.style.getPropertyValue('--bottom-notice')
    showBanner()
    expect(room()).toBe('180px')
    await press(EN.refuse_all)
    expect(room()).toBe('')
    height.mockRestore()
  })

  it.each([
    [{ version: '1' }, EN.again_policy],
    [{ at: Date.UTC(2029, 5, 1) }, EN.again_expired],
    [{ answers: { marketing: true } }, EN.again_category],
  ])('says why it asks again: %j', async (part, text) => {
    const { showBanner } = await open({ storage: fakeStorage(stored(part)) })
    showBanner()
    expect(banner()?.textContent).toContain(text)
  })

  it('[TR-19] grants nothing of a choice of another policy', async () => {
    const { consent } = await open({ storage: fakeStorage(stored({ version: '1' })) })
    expect(consent.granted.get()).toEqual(NOTHING)
  })

  it('asks without a link where the policy’s address is refused, and reports that', async () => {
    const legal = { company: 'A', minimumAge: 18, terms: '/t', privacy: 'javascript:alert(1)' }
    const { logger, showBanner } = await open({ merchant: { legal } })
    showBanner()
    expect(screen.queryByRole('link')).toBeNull()
    expect(codesOf(logger)).toEqual(['CN-POLICY'])
  })
})

describe('a browser that asks not to be tracked', () => {
  const signalled = { settings: { respectGpc: true } }
  beforeEach(
    () => void Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  )
  afterEach(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'))

  it('is not asked for marketing, and accepting the rest does not allow it', async () => {
    const { consent, showBanner } = await open(signalled)
    showBanner()
    expect(banner()?.textContent).toContain(EN.banner_signal)
    expect(banner()?.textContent).toContain('for statistics?')
    await press(EN.accept)
    expect(consent.granted.get()).toEqual({ ...NOTHING, analytics: true })
  })

  it('may allow it in the choices, which then counts', async () => {
    const { consent, proof, showBanner, showSheet } = await open(signalled)
    showBanner()
    const sheet = await showSheet()
    expect(sheet.getByText(EN.signal_note)).toBeTruthy()
    fireEvent.click(sheet.getByRole('switch', { name: EN.marketing }))
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: EN.save })))
    expect(consent.granted.get()).toEqual({ ...NOTHING, marketing: true })
    expect(proof()?.signal).toBe(true)
  })

  it('is not bothered where there is nothing else to ask', async () => {
    const { showBanner } = await open({ settings: { respectGpc: true, categories: ['marketing'] } })
    showBanner()
    expect(banner()).toBeNull()
  })
})
