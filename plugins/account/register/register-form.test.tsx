import { HttpError } from '@foyer/sdk'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { field, open, refused, register, type } from './register.fake.ts'
import { CHECK_PAUSE_MS } from './username-check.ts'
import EN from './locales/EN.json'

beforeEach(() => {
  vi.useFakeTimers()
  // Nobody waits for tracking plugins any more (CO-13).
  vi.advanceTimersByTime(10_000)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('[CA-35] the user name', () => {
  const look = () => act(() => vi.advanceTimersByTimeAsync(CHECK_PAUSE_MS))
  it('is looked up once the player pauses, in its last form only', async () => {
    const { http } = await open()
    type(EN.username, 'river')
    type(EN.username, 'river_9')
    await look()
    expect(http.callsOf('account.check-username').map(({ query }) => query)).toEqual([
      { username: 'river_9' },
    ])
    expect(screen.getByText(EN.username_free)).toBeTruthy()
  })

  it('is not looked up while it breaks a rule', async () => {
    const { http } = await open()
    for (const name of ['abc', 'river 9', '🐟🐟🐟🐟']) {
      type(EN.username, name)
      await look()
    }
    expect(http.calls).toEqual([])
  })

  it.each([
    ['river 9', EN.username_blank],
    ['river!!', EN.username_pattern],
  ])('%j is refused at the field once the player leaves it', async (name, message) => {
    await open()
    fireEvent.blur(field(EN.username))
    type(EN.username, name)
    expect(screen.queryByText(message)).toBeNull()
    fireEvent.blur(field(EN.username))
    expect(screen.getByText(message)).toBeTruthy()
    expect(field(EN.username).getAttribute('aria-invalid')).toBe('true')
    type(EN.username, 'river_9')
    expect(field(EN.username).getAttribute('aria-invalid')).toBeNull()
  })

  it('that is taken is shown at the field, and not sent', async () => {
    const { http } = await open({ answers: { 'account.check-username': { taken: true } } })
    type(EN.username, 'river_9')
    await look()
    expect(field(EN.username).getAttribute('aria-invalid')).toBe('true')
    await register()
    expect(http.callsOf('register.username')).toEqual([])
    type(EN.username, 'river_10')
    expect(field(EN.username).getAttribute('aria-invalid')).toBeNull()
  })

  it('can be sent if the look-up fails', async () => {
    const { http, overlays } = await open({
      answers: { 'account.check-username': new HttpError('HT-NETWORK', 'x', 'y') },
    })
    type(EN.username, 'river_9')
    await look()
    await register()
    expect(http.callsOf('register.username')).toHaveLength(1)
    expect(overlays.alerts).toEqual([])
  })
})

it('lets password managers and phones fill the fields in', async () => {
  await open({ settings: { methods: ['mobile'], mobileUsername: true } })
  expect(
    [EN.username, EN.password, EN.mobile_number, EN.code].map((name) => field(name).autocomplete),
  ).toEqual(['username', 'new-password', 'tel', 'one-time-code'])
})

it('keeps the typed text when the player chooses the other tab', async () => {
  await open({ settings: { methods: ['username', 'mobile'] } })
  type(EN.password, 'quiet-river')
  fireEvent.click(screen.getByRole('tab', { name: EN.by_mobile }))
  expect(field(EN.password).value).toBe('quiet-river')
  expect(screen.queryByLabelText(EN.username, { selector: 'input' })).toBeNull()
})

describe('typed text', () => {
  const mobile = { methods: ['mobile'], mobileUsername: true, referralCode: true }
  const values = (...names: string[]) => names.map((name) => field(name).value)

  it('outlives the screen, but for password and code, until the account exists', async () => {
    const { test, view } = await open({ settings: mobile })
    type(EN.mobile_number, '901234567')
    type(EN.code, '864209')
    type(EN.username, 'river_9')
    type(EN.password, 'quiet-river')
    type(EN.referral_code, 'R2')
    view.unmount()
    const again = render(test.element('RegisterScreen'))
    expect(values(EN.mobile_number, EN.username, EN.referral_code)).toEqual(['901234567', 'river_9', 'R2'])
    expect(values(EN.code, EN.password)).toEqual(['', ''])
    const stored = JSON.stringify([...test.storage.stored])
    expect(stored).toContain('river_9')
    expect(stored).not.toMatch(/quiet-river|864209/)
    type(EN.code, '864209')
    await register()
    again.unmount()
    render(test.element('RegisterScreen'))
    expect(values(EN.mobile_number, EN.username, EN.referral_code)).toEqual(['', '', ''])
  })

  it('stays when the registration fails', async () => {
    const { test, view } = await open({
      answers: { 'register.username': refused('register.closed', 'Closed') },
    })
    await register()
    view.unmount()
    render(test.element('RegisterScreen'))
    expect(field(EN.username).value).toBe('river_9')
  })

  it('clears password and code when the page is left', async () => {
    await open({ settings: mobile })
    type(EN.username, 'river_9')
    type(EN.code, '123456')
    type(EN.password, 'quiet-river')
    act(() => void dispatchEvent(new Event('pagehide')))
    expect(values(EN.username, EN.code, EN.password)).toEqual(['river_9', '', ''])
  })

  it('[EN-12a] the code that a player comes with later fills the field; the one typed instead of it stays', async () => {
    const { test, view } = await open({ settings: { referralCode: true } })
    type(EN.username, 'river_9')
    view.unmount()
    history.replaceState(null, '', '?r=FRIEND7')
    const second = render(test.element('RegisterScreen'))
    expect(values(EN.username, EN.referral_code)).toEqual(['river_9', 'FRIEND7'])
    type(EN.referral_code, 'R2')
    second.unmount()
    render(test.element('RegisterScreen'))
    expect(values(EN.username, EN.referral_code)).toEqual(['river_9', 'R2'])
    history.replaceState(null, '', location.pathname)
  })
})

it('shows the terms and the age that the merchant sets', async () => {
  await open({ settings: { minimumAge: 21, termsPath: '/m/terms' } })
  expect(screen.getByRole('link', { name: EN.terms }).getAttribute('href')).toBe('/m/terms')
  expect(screen.getByLabelText('I am 21 or older')).toBeTruthy()
})

describe('what a player accepts with an account', () => {
  const links = () =>
    screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  it('is one sentence, with a link for each document of the merchant', async () => {
    await open({ legal: { terms: 'https://docs.example/terms', privacy: '/privacy' } })
    const sentence = 'By creating an account you accept our terms of use and our privacy policy.'
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === sentence),
    ).toBeTruthy()
    expect(links()).toEqual(
      expect.arrayContaining([
        'terms of use https://docs.example/terms',
        `privacy policy ${location.origin}/privacy`,
      ]),
    )
  })
  it.each([
    [{ privacy: '' }, 'By creating an account you accept our terms of use.'],
    [{ terms: '' }, 'By creating an account you accept our privacy policy.'],
    [{ terms: '', privacy: '' }, undefined],
  ])('is only what the merchant has: %o', async (legal, sentence) => {
    const { view } = await open({ legal })
    const texts = [...view.container.querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(texts.find((text) => text?.includes('accept'))).toBe(sentence)
  })
})
