import { type ConsentVendor, trackingDestinations } from '@foyer/sdk'
import { fakeStorage } from '@foyer/sdk/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { banner, EVERYTHING, leavePage, NOTHING, open, PIXEL, stored } from './consent.fake.ts'
import EN from './locales/EN.json'

const CHAT: ConsentVendor = { ...PIXEL, plugin: 'chat.acme', title: 'Acme chat', categories: ['support'] }

beforeEach(() => document.body.append(document.createElement('main')))
afterEach(leavePage)

const isOn = (name: string): boolean => screen.getByRole<HTMLInputElement>('switch', { name }).checked

describe('the choices', () => {
  it('[TR-19] have a switch for each category, off at first, with the services behind it', async () => {
    const { showBanner, showSheet } = await open({ vendors: [PIXEL, CHAT] })
    showBanner()
    const sheet = await showSheet()
    expect(sheet.getAllByRole('switch').map((each) => (each as HTMLInputElement).checked)).toEqual([
      false,
      false,
      false,
    ])
    const [marketing, chat] = sheet.getAllByRole('list')
    expect(marketing?.textContent).toBe(
      'Acme pixelConnects to: cdn.acme.example, acme.exampleCookies on this site: _acme, _ac*',
    )
    expect(chat?.textContent).toContain('Acme chat')
    expect(sheet.getByText(EN.no_services)).toBeTruthy()
    expect(sheet.getByText(EN.not_chosen)).toBeTruthy()
  })

  it('do not ask about customer support where nothing needs it', async () => {
    const { showBanner, showSheet } = await open()
    showBanner()
    expect((await showSheet()).queryByRole('switch', { name: EN.support })).toBeNull()
  })

  it('[TR-19] show what each service uses the data for, before the player has chosen', async () => {
    const { showBanner, showSheet } = await open({
      vendors: [
        { ...PIXEL, purposes: ['statistics', 'ads'] },
        { ...CHAT, purposes: ['chat'] },
      ],
    })
    showBanner()
    const sheet = await showSheet()
    const textsOf = (title: string) => sheet.getByText(title).closest('li')?.textContent
    expect(textsOf(PIXEL.title)).toContain(`${EN.use_statistics}${EN.use_ads}`)
    expect(textsOf(CHAT.title)).toContain(EN.use_chat)
  })

  it('show the purpose in the words of a destination that has some', async () => {
    // The plugin whose contributions the test makes.
    const vendors = [{ ...PIXEL, plugin: 'test.other-0' }]
    const { test, showSheet } = await open({ vendors, storage: fakeStorage(stored()) })
    render(test.element('ChoicesLink'))
    const destination = { key: 'acme', consent: 'marketing', send() {} } as const
    test.contributeOthers(trackingDestinations, [{ ...destination, purpose: 'no_such_text' }])
    const sheet = await showSheet()
    expect(sheet.queryByText('no_such_text')).toBeNull()
    await act(async () =>
      test.contributeOthers(trackingDestinations, [{ ...destination, purpose: 'support_text' }]),
    )
    expect(sheet.getByText(EN.support_text)).toBeTruthy()
  })

  it.each([
    [EN.save, { ...NOTHING, analytics: true }],
    [EN.accept_all, EVERYTHING],
    [EN.refuse_all, NOTHING],
  ])('%s: closes, and applies at once', async (button, granted) => {
    const { consent, overlays, showBanner, showSheet } = await open()
    showBanner()
    const sheet = await showSheet()
    fireEvent.click(sheet.getByRole('switch', { name: EN.analytics }))
    expect(consent.granted.get()).toEqual(NOTHING)
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: button })))
    expect(overlays.opened[0]?.open).toBe(false)
    expect(consent.granted.get()).toEqual(granted)
    expect(banner()).toBeNull()
  })

  it.each(['ChoicesLink', 'ChoicesRow'])(
    '[TR-19] are opened again by %s, with what was chosen and when, and revoke live',
    async (component) => {
      const { test, consent, showSheet, proof } = await open({ storage: fakeStorage(stored()) })
      expect(consent.granted.get()).toEqual(EVERYTHING)
      render(test.element(component))
      const sheet = await showSheet()
      expect([isOn(EN.marketing), isOn(EN.analytics)]).toEqual([true, true])
      const text = sheet.getByText(/You chose on/).parentElement?.textContent
      for (const part of ['2030', 'version 2', 'feed0123']) expect(text).toContain(part)
      await act(async () => fireEvent.click(sheet.getByRole('button', { name: EN.refuse_all })))
      expect(consent.granted.get()).toEqual(NOTHING)
      expect(proof()?.answers).toEqual({ marketing: false, analytics: false })
    },
  )

  it.each(['ChoicesLink', 'ChoicesRow'])(
    '%s is nothing where the merchant does not ask',
    async (component) => {
      const { test } = await open({ asks: false })
      expect(render(test.element(component)).container.textContent).toBe('')
    },
  )
})
