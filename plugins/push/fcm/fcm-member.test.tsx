import { HttpError } from '@foyer/sdk'
import { fakeHttp, testMember } from '@foyer/sdk/testing'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { options } from './conformance.ts'
import {
  BIND,
  BOUND,
  called,
  ENDPOINT,
  fetchLaterFiles,
  leaveBrowser,
  pass,
  RECORD,
  registrationToken,
  setUpBrowser,
  start,
  SUBSCRIBE,
  subscribed,
  UNSUBSCRIBE,
  vendor,
} from './fcm.fake.ts'
import { FakePushBrowser } from './push-browser.fake.ts'
import { BINDING, LEAVING, REGISTRATION } from './stored-keys.ts'

vi.mock('./fcm-messaging.ts', () => ({
  fcmMessaging: (config: unknown, registration: unknown, key: unknown) => {
    vendor.made(config, registration, key)
    return { token: () => vendor.token(), remove: () => vendor.remove(), close: async () => undefined }
  },
}))

beforeAll(fetchLaterFiles)
beforeEach(setUpBrowser)
afterEach(leaveBrowser)

const offline = () => new HttpError('HT-OFFLINE', '', 'push.unsubscribe')

describe('the player', () => {
  it('who has never asked for messages loads nothing, and calls nothing', async () => {
    const { http, push } = await start()
    expect([http.calls, vendor.made.mock.calls, push.state.get()]).toEqual([[], [], { step: 'off' }])
  })

  it('[ST-11a] who logs in is bound and subscribed', async () => {
    const { http, session } = await start({
      browser: subscribed(),
      stored: { [REGISTRATION.name]: RECORD },
      member: '',
    })
    expect(http.calls).toEqual([])
    session.start(testMember())
    await pass()
    expect(called(http)).toEqual([BIND, SUBSCRIBE])
    expect(vendor.made).not.toHaveBeenCalled()
  })

  it('[ST-11c][ST-32b][CA-27] who logs out is unsubscribed; the registration stays for the next', async () => {
    const stored = { [REGISTRATION.name]: RECORD, [BINDING.name]: BOUND }
    const { http, session, storage, push } = await start({ browser: subscribed(), stored })
    expect(http.calls).toEqual([])
    session.end('logout')
    await pass()
    expect(called(http)).toEqual([UNSUBSCRIBE])
    expect(http.calls[0]?.keepalive).toBe(true)
    expect([storage.get(BINDING), storage.get(LEAVING)]).toEqual([undefined, undefined])
    session.start(testMember({ id: '2002' }))
    await pass()
    expect(called(http)).toEqual([UNSUBSCRIBE, BIND, SUBSCRIBE])
    expect(push.state.get()).toEqual({ step: 'on' })
  })

  it('[ST-32b] is unsubscribed even if the call fails: it is made again when the network is back, and before another is bound', async () => {
    const stored = { [REGISTRATION.name]: RECORD, [BINDING.name]: BOUND }
    const http = fakeHttp({ ...options.answers, 'push.unsubscribe': offline() })
    const { session, storage } = await start({ browser: subscribed(), stored, http })
    session.end('expired')
    await pass()
    expect([storage.get(BINDING), storage.get(LEAVING)]).toEqual([undefined, registrationToken])
    http.answers['push.unsubscribe'] = {}
    session.start(testMember({ id: '2002' }))
    await pass()
    expect(called(http)).toEqual([UNSUBSCRIBE, UNSUBSCRIBE, BIND, SUBSCRIBE])
    expect(storage.get(BINDING)?.member).toBe('2002')
  })

  it('[ST-11c] whose session ended while no page was open is unsubscribed at the next start', async () => {
    const stored = { [REGISTRATION.name]: RECORD, [BINDING.name]: BOUND }
    const { http } = await start({ browser: subscribed(), stored, member: '' })
    expect(called(http)).toEqual([UNSUBSCRIBE])
  })

  it('a refusal to unsubscribe is reported, and not repeated for ever', async () => {
    const http = fakeHttp({
      'push.unsubscribe': new HttpError('HT-REFUSED', '', 'push.unsubscribe', { status: 200 }),
    })
    const { test, storage } = await start({ http, stored: { [LEAVING.name]: 'token-1' }, member: '' })
    expect(JSON.stringify(test.logger.entries)).toContain('PU-UNSUBSCRIBE')
    expect(storage.get(LEAVING)).toBeUndefined()
  })

  it('who blocks messages in the browser is unsubscribed, and the record dropped', async () => {
    const stored = { [REGISTRATION.name]: RECORD, [BINDING.name]: BOUND }
    const { http, storage, push } = await start({ browser: new FakePushBrowser('denied', ENDPOINT), stored })
    expect(called(http)).toEqual([UNSUBSCRIBE])
    expect(storage.get(REGISTRATION)).toBeUndefined()
    expect(push.state.get()).toEqual({ step: 'off' })
  })
})
