import { describeConformance, fakeStorage } from '@foyer/sdk/testing'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHOICE } from './choice.ts'
import { options } from './conformance.ts'
import { banner, codesOf, EVERYTHING, leavePage, NOTHING, open, stored } from './consent.fake.ts'
import plugin from './manifest.ts'

describeConformance(plugin, options, { describe, it })

beforeEach(() => document.body.append(document.createElement('main')))
afterEach(leavePage)

describe('the stored choice', () => {
  const elsewhere = (key: string | null) =>
    act(async () => dispatchEvent(new StorageEvent('storage', { key })))

  it('[TR-19] of another tab closes the banner and is applied here', async () => {
    const { consent, storage, showBanner } = await open()
    showBanner()
    for (const [key, text] of Object.entries(stored())) storage.stored.set(key, text)
    await elsewhere('theme')
    expect(banner()).not.toBeNull()
    await elsewhere(CHOICE.name)
    expect(banner()).toBeNull()
    expect(consent.granted.get()).toEqual(EVERYTHING)
  })

  it('that another tab clears is revoked', async () => {
    const { consent, storage } = await open({ storage: fakeStorage(stored()) })
    storage.stored.clear()
    await elsewhere(null)
    expect(consent.granted.get()).toEqual(NOTHING)
  })

  it('is read again by a page that comes back from the browser’s memory', async () => {
    const { consent, storage } = await open()
    for (const [key, text] of Object.entries(stored())) storage.stored.set(key, text)
    const show = (persisted: boolean) =>
      act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
    await show(false)
    expect(consent.granted.get()).toEqual(NOTHING)
    await show(true)
    expect(consent.granted.get()).toEqual(EVERYTHING)
  })

  it('[TR-19] that expires while the page stays open counts until the player comes back to it', async () => {
    const { clock, consent, test, showBanner } = await open({ storage: fakeStorage(stored()) })
    showBanner()
    const show = (state: 'hidden' | 'visible') =>
      act(async () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
        document.dispatchEvent(new Event('visibilitychange'))
      })
    await show('visible')
    expect([banner(), consent.granted.get()]).toEqual([null, EVERYTHING])
    clock.time = Date.UTC(2031, 5, 16)
    await show('hidden')
    expect(consent.granted.get()).toEqual(EVERYTHING)
    await show('visible')
    expect([banner() !== null, consent.granted.get()]).toEqual([true, NOTHING])
    expect(await test.dispose()).toMatchObject({ errors: [] })
  })

  it('that cannot be read counts as not chosen', async () => {
    const { consent, showBanner } = await open({ storage: fakeStorage({ [CHOICE.name]: '{"answers":{' }) })
    showBanner()
    expect([banner() !== null, consent.granted.get()]).toEqual([true, NOTHING])
  })

  it('is granted once, and not again by each look at it', async () => {
    const { consent } = await open({ storage: fakeStorage(stored()) })
    await elsewhere(CHOICE.name)
    expect(consent.grants).toEqual([EVERYTHING])
  })

  it('is granted on while the plugin restarts: the vendors’ cookies stay', async () => {
    const { consent, test } = await open({ storage: fakeStorage(stored()) })
    await test.dispose()
    expect(consent.grants).toEqual([EVERYTHING])
  })
})

it('without a usable version of the policy nobody is asked, nothing is granted, and that is reported', async () => {
  const storage = fakeStorage(stored({ version: '' }))
  const { consent, logger, showBanner } = await open({ storage, settings: { policyVersion: '' } })
  showBanner()
  expect([banner(), consent.granted.get()]).toEqual([null, NOTHING])
  expect(codesOf(logger)).toEqual(['CN-VERSION'])
})
