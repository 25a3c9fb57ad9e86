import { CLOCK, I18N, OVERLAYS, SESSION, sessionEnded, SITE } from '@foyer/sdk'
import { fakeI18n, fakeOverlays, fakeSession, fakeSite, fakeStorage, testPlugin } from '@foyer/sdk/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeNumbers } from '../shared/mobile-numbers.fake.ts'
import { MOBILE_NUMBERS, phoneVerifiers } from '../shared/points.ts'
import { NOW, setService, sms, vendorError } from './identity-screen.fake.tsx'
import { fakeUser } from './identity-service.fake.ts'
import type { IdentityService } from './identity-service.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

vi.mock('./firebase-service.ts', async () => (await import('./identity-screen.fake.tsx')).fakeSdk())
beforeEach(() => setService())

const LAN = { countryDialingCode: '+84', mobileNum: '0901234567' }
const ANOTHER = { countryDialingCode: '+84', mobileNum: '907654321' }
const here = (): AbortSignal => new AbortController().signal

async function open(part: unknown = sms) {
  const overlays = fakeOverlays()
  const storage = fakeStorage({})
  const clock = { now: () => NOW }
  const services = {
    [SITE]: fakeSite({ status: { parts: { sms: part } } }),
    [SESSION]: fakeSession(),
    [I18N]: fakeI18n(EN),
    [OVERLAYS]: overlays,
    [CLOCK]: clock,
    [MOBILE_NUMBERS]: fakeNumbers(),
  }
  const test = await testPlugin(plugin, { services, storage, texts: EN })
  const [codes] = test.contributions(phoneVerifiers)
  if (!codes) throw new Error('no provider sends codes')
  return { test, overlays, storage, codes, clock }
}

describe('codes for the forms of other plugins', () => {
  it('[VA-12] go to the whole number; the right one gives a token, and another one if a form needs it', async () => {
    const sendCode = vi.fn<IdentityService['sendCode']>(() => Promise.resolve('v-1'))
    const confirm = vi.fn<IdentityService['confirm']>(() => Promise.resolve(fakeUser('phone', 'proof')))
    setService({ sendCode, confirm })
    const { codes } = await open()
    await codes.send(LAN, here())
    expect(sendCode.mock.calls.map(([phone]) => phone)).toEqual(['+84901234567'])
    expect(await codes.confirm(LAN, '123456')).toEqual({ idToken: 'proof' })
    expect(await codes.confirm(LAN, '123456')).toEqual({ idToken: 'proof' })
    expect(confirm.mock.calls).toEqual([['v-1', '123456']])
  })

  it('[ER-10] a wrong one is shown with its code and reason, and may be corrected', async () => {
    const confirm = vi
      .fn<IdentityService['confirm']>(() => Promise.resolve(fakeUser('phone')))
      .mockRejectedValueOnce(vendorError('auth/invalid-verification-code', 'Not it.'))
    setService({ confirm })
    const { codes } = await open()
    await codes.send(LAN, here())
    expect(await codes.confirm(LAN, '000000')).toEqual({
      refused: `${EN['auth/invalid-verification-code']}\nCode: auth/invalid-verification-code\nReason: Not it.`,
    })
    expect(await codes.confirm(LAN, '123456')).toEqual({ idToken: 'token' })
  })

  it.each([
    ['none was sent', async () => {}],
    ['it was sent to another number', async ({ codes }: Opened) => codes.send(ANOTHER, here())],
    [
      'it was sent too long ago',
      async ({ codes, clock }: Opened) => {
        await codes.send(LAN, here())
        clock.now = () => NOW + 600_000
      },
    ],
    [
      'the session that it was for has ended',
      async ({ codes, test, storage }: Opened) => {
        await codes.send(LAN, here())
        await codes.confirm(LAN, '123456')
        test.emit(sessionEnded, { reason: 'logout' })
        storage.stored.clear()
      },
    ],
  ])('[ER-10] has expired if %s', async (_case, before) => {
    const opened = await open()
    await before(opened)
    expect(await opened.codes.confirm(LAN, '123456')).toMatchObject({
      refused: expect.stringContaining('Code: auth/code-expired') as string,
    })
  })

  it('[VA-12] a user without a token proves nothing', async () => {
    setService({ confirm: () => Promise.resolve(fakeUser('phone', '')) })
    const { codes } = await open()
    await codes.send(LAN, here())
    expect(await codes.confirm(LAN, '123456')).toMatchObject({
      refused: expect.stringContaining('Code: ID-TOKEN') as string,
    })
  })

  it('[ER-10] shows why none could be sent, unless the form has closed', async () => {
    setService({ sendCode: () => Promise.reject(vendorError('auth/quota-exceeded', 'No more today.')) })
    const { codes, overlays } = await open()
    await expect(codes.send(LAN, AbortSignal.abort())).rejects.toThrow('No more today')
    expect(overlays.alerts).toEqual([])
    await expect(codes.send(LAN, here())).rejects.toThrow('No more today')
    expect(overlays.alerts).toEqual([
      { message: `${EN['auth/quota-exceeded']}\nCode: auth/quota-exceeded\nReason: No more today.` },
    ])
  })

  it('[VA-14] are unavailable if the project is invalid', async () => {
    const { codes, overlays } = await open({ ...sms, apiKey: '1:2' })
    await expect(codes.send(LAN, here())).rejects.toThrow()
    expect(overlays.alerts[0]?.message).toContain('Code: auth/invalid-api-key')
  })
})
type Opened = Awaited<ReturnType<typeof open>>
