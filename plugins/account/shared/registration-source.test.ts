import { createStore } from '@foyer/sdk'
import { fakeDevice, fakeLogger, fakeStorage } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { campaignInfo, pixelTrack } from '../../tracking/contract.ts'
import { REGISTRATION_INFO } from '../contract.ts'
import { DEVICE_ID, registrationSource } from './origin.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

function start() {
  const pixels = createStore<readonly unknown[]>([])
  const campaigns = createStore<readonly unknown[]>([])
  const stores = new Map([
    [pixelTrack.id, pixels],
    [campaignInfo.id, campaigns],
  ])
  const context = { logger: fakeLogger(), contributions: ({ id }: { readonly id: string }) => stores.get(id) }
  const deps = {
    device: fakeDevice(),
    storage: fakeStorage({ [DEVICE_ID.name]: '0f0e0d0c-0b0a-4908-8706-050403020100' }),
    site: { status: createStore<unknown>(undefined) },
  }
  const read = () => registrationSource(context as never, deps as never)
  return { pixels, campaigns, read, context, deps }
}

const source = (value: object) => ({ plugin: 'acme.ads', value: () => value })

/** Whether a promise has resolved by now. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let done = false
  void promise.then(() => (done = true))
  await vi.advanceTimersByTimeAsync(0)
  return done
}

describe('registrationSource', () => {
  it('[CO-13] waits 100 ms on a new page, for tracking plugins that start meanwhile', async () => {
    const { pixels, campaigns, read } = start()
    const reading = read()
    await vi.advanceTimersByTimeAsync(99)
    expect(await isDone(reading)).toBe(false)
    pixels.set([source({ fbPixelId: '7' })])
    campaigns.set([source({ idfa: 'I-1' })])
    await vi.advanceTimersByTimeAsync(1)
    expect(await isDone(reading)).toBe(true)
    expect(await reading).toMatchObject({ pixelTrack: { fbPixelId: '7' }, campaignInfo: { idfa: 'I-1' } })
  })

  it('[CO-13] waits for nobody on a page that has been open for ten seconds', async () => {
    const { pixels, read } = start()
    vi.advanceTimersByTime(10_000)
    pixels.set([source({ fbPixelId: '7' })])
    const reading = read()
    expect(await isDone(reading)).toBe(true)
    expect((await reading).pixelTrack).toEqual({ fbPixelId: '7' })
  })

  it('[EN-06] [EN-13] leaves out what nobody knows', async () => {
    const { pixels, read } = start()
    vi.advanceTimersByTime(10_000)
    pixels.set([source({}), source({ fbc: 7 })])
    const fields = await read()
    expect(fields).not.toHaveProperty('pixelTrack')
    expect(fields).not.toHaveProperty('campaignInfo')
  })

  it('[EN-12b] names the affiliate of the host where no address has had a code', async () => {
    const { read, deps } = start()
    vi.advanceTimersByTime(10_000)
    const affiliate = { domain: location.hostname, code: 'A1', referralCode: 'R1' }
    deps.site.status.set({ parts: { affiliate } })
    expect(await read()).toMatchObject({ affiliateCode: 'A1', referralCode: 'R1' })
    deps.storage.set(REGISTRATION_INFO, { referralCode: 'FRIEND' })
    expect(await read()).toMatchObject({ affiliateCode: 'A1', referralCode: 'FRIEND' })
  })

  it('[EN-12b] reports an affiliate that cannot be read', async () => {
    const { read, deps, context } = start()
    vi.advanceTimersByTime(10_000)
    deps.site.status.set({ parts: { affiliate: 7 } })
    expect(await read()).not.toHaveProperty('affiliateCode')
    expect(context.logger.entries[0]?.subject).toMatch(/^RS-AFFILIATE/)
  })
})
