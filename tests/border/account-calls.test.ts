// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeGateway, fakeGateway } from '../../kernel/http/gateway.fake.ts'
import { fakeHttp, member } from '../../kernel/http/http-service.fake.ts'
import { decrypt } from '../../mocks/gateway/decrypt.ts'
import { keyPair } from '../../mocks/gateway/key-pair.ts'
import { autoUsername, login } from '../../plugins/account/shared/endpoints.ts'
import { changePassword } from '../../plugins/account/change-password/endpoints.ts'
import { updateLanguage } from '../../plugins/account/language/endpoints.ts'
import { registerByMobile, registerByUsername } from '../../plugins/account/register/endpoints.ts'

const SECRET = 'quiet-river-9'
const DEVICE = { loginDeviceId: 'd-1', isOfficialAppLogin: false } as const
const ORIGIN = { ...DEVICE, registerMethod: 'PWA', registerUrl: 'https://x/m/register', domain: 'x' } as const
const NUMBER = { countryDialingCode: '+84', mobileNum: '901234567' } as const
const MADE = { customerId: 90, userName: 'river_9', token: 'token-90' }

let gateway: FakeGateway
let value: object
beforeEach(async () => {
  gateway = await fakeGateway()
  const { publicKey } = await keyPair()
  gateway.reply = ({ url }) => ({
    body: { success: true, value: url.startsWith('/wps/session/key/rsa') ? publicKey : value },
  })
})
afterEach(() => gateway.close())

/** The site's transport on a home-screen app, with the calls that reached the gateway but for those for the key. */
function onHomeScreen() {
  const { http, session, state } = fakeHttp(gateway.origin)
  state.device = 'PWA'
  const sent = () => gateway.seen.filter(({ method }) => method === 'POST')
  return { http, session, sent }
}
/** What the gateway reads of the last call, after it has found nothing of it in clear. */
async function opened(): Promise<unknown> {
  const { body = '', headers } = gateway.seen.at(-1) ?? {}
  expect(body).toMatch(/^[A-Za-z0-9+/]+=*$/)
  return JSON.parse((await decrypt(body, String(headers?.['encryption']))) ?? 'null')
}

describe('a login', () => {
  it('[CA-03] posts encrypted JSON with the headers Device and Content-Type, and reads the token', async () => {
    value = { token: 'token-77', id: 77 }
    const { http, sent } = onHomeScreen()
    const body = { ...DEVICE, type: 'username', username: 'lan88', password: SECRET } as const
    await expect(http.call(login, { body })).resolves.toMatchObject({ token: 'token-77', id: '77' })
    expect(sent()).toMatchObject([
      { url: '/wps/session/login', headers: { device: 'PWA', 'content-type': 'application/json' } },
    ])
    expect(await opened()).toEqual(body)
  })
})

describe('a registration', () => {
  const account = { ...ORIGIN, login: true, username: 'river_9', password: SECRET } as const

  it('[CA-05] by user name: encrypted, with its module and Device; reads customerId, name and token', async () => {
    value = MADE
    const { http, sent } = onHomeScreen()
    await expect(http.call(registerByUsername, { body: account })).resolves.toMatchObject({
      id: '90',
      userName: 'river_9',
      token: 'token-90',
    })
    expect(sent()).toMatchObject([
      { url: '/wps/member/register', headers: { device: 'PWA', moduleid: 'REG3' } },
    ])
    expect(await opened()).toEqual(account)
  })

  it('[CA-05] by number: encrypted, with its module and Device; reads id, name and token', async () => {
    value = { ...MADE, customerId: undefined, id: '91' }
    const { http, sent } = onHomeScreen()
    const body = { ...account, ...NUMBER, verificationCode: '123456' }
    await expect(http.call(registerByMobile, { body })).resolves.toMatchObject({
      id: '91',
      userName: 'river_9',
      token: 'token-90',
    })
    expect(sent()).toMatchObject([
      { url: '/wps/member/register/mobile', headers: { device: 'PWA', moduleid: 'MOBILENUMREG3' } },
    ])
    expect(await opened()).toEqual(body)
  })

  it('[CA-05] without a name of the player’s: its password is encrypted too', async () => {
    value = MADE
    const { http, sent } = onHomeScreen()
    const body = { ...ORIGIN, ...NUMBER, login: true, password: SECRET } as const
    await http.call(autoUsername, { body })
    expect(sent()).toMatchObject([{ url: '/wps/member/register/autoUsername' }])
    expect(await opened()).toEqual(body)
  })

  it('[CA-05] is refused an answer with neither id nor customerId', async () => {
    value = { ...MADE, customerId: undefined }
    const { http } = onHomeScreen()
    await expect(http.call(registerByUsername, { body: account })).rejects.toMatchObject({ code: 'HT-SHAPE' })
  })
})

describe('a choice of language', () => {
  it('[CA-07] posts the language alone, with the merchant in a header', async () => {
    value = {}
    const { http, session, sent } = onHomeScreen()
    session.set(member('m1'))
    const body = { language: 'CN' } as const
    await http.call(updateLanguage, { body })
    expect(sent()).toMatchObject([
      { url: '/wps/member/language', headers: { merchant: 'lotus' }, body: '{"language":"CN"}' },
    ])
  })
})

describe('a change of password', () => {
  it('[CA-05] is encrypted, the old one and the new one', async () => {
    value = {}
    const { http, session, sent } = onHomeScreen()
    session.set(member('m1'))
    const body = { oldPassword: SECRET, newPassword: 'other-river-9' }
    await http.call(changePassword, { body })
    expect(sent()).toHaveLength(1)
    expect(await opened()).toEqual(body)
  })
})
