import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { STATUS } from '../gateway/caller.fake.ts'
import { defaultProfile } from '../world/merchants.ts'
import { openSession } from '../world/sessions.ts'
import { gatewayServer } from './msw-node.ts'

const profile = defaultProfile()
const gateway = gatewayServer('switches=UNIT3')
beforeAll(() => gateway.listen())
beforeEach(() => void gateway.reset())
afterAll(() => gateway.close())

const headers = { Merchant: profile.code, Language: 'EN' }

it('[HA-06c] answers fetch in a unit test with the same handlers', async () => {
  const response = await fetch(`http://localhost${STATUS}`, { headers })
  expect(await response.json()).toMatchObject({ value: { info: { whitelabel: { UNIT3: true } } } })
  expect(gateway.world.log).toMatchObject([{ endpoint: 'kernel.status', status: 200 }])
})

it('answers XMLHttpRequest, and fails like a network', async () => {
  const ended = await new Promise<string>((resolve) => {
    const call = new XMLHttpRequest()
    call.onload = () => resolve(`${call.status} ${call.responseText}`)
    call.onerror = () => resolve('error')
    call.open('GET', 'http://localhost/wps/session/key/rsa?_=1')
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    call.send()
  })
  expect(ended).toMatch(/^200 .*"exponent":"10001"/)
  gateway.reset('fault=status:offline')
  await expect(fetch(`http://localhost${STATUS}`, { headers })).rejects.toThrow()
})

it('has a fresh world after each reset', async () => {
  const [member] = gateway.world.members
  if (!member) throw new Error('no members')
  const Authorization = openSession(gateway.world, member)
  const info = () => fetch('http://localhost/wps/member/info', { headers: { ...headers, Authorization } })
  expect((await info()).status).toBe(200)
  gateway.reset()
  expect((await info()).status).toBe(401)
})
