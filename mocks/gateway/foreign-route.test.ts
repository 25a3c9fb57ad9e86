// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineMock, failure, success } from '../../sdk/src/vite/define-mock.ts'
import { mockAnswers } from '../../sdk/src/vite/answer-mock.ts'
import { type DevServer, startDevServer } from '../../sdk/src/vite/dev-server.ts'
import { callerIn, refusal, signedIn, worldInState, STATUS } from './caller.fake.ts'

const mock = defineMock({
  id: 'acme.tips',
  initial: () => ({ tips: ['First'] }),
  routes: [
    {
      id: 'tips.list',
      method: 'GET',
      path: '/wps/relay/TIPS',
      reply: ({ url, slice }) => success([...slice.tips, url.search]),
    },
    {
      id: 'tips.add',
      method: 'POST',
      path: '/wps/relay/TIPS',
      auth: 'member',
      reply: ({ body, slice }) => success(slice.tips.push(String((body as { tip: string }).tip))),
    },
    {
      id: 'tips.gone',
      method: 'GET',
      path: '/wps/relay/GONE',
      reply: () => failure('tips.gone', 'No tips today', 404),
    },
  ],
})

let plugin: DevServer
beforeEach(async () => {
  plugin = await startDevServer(0)
  plugin.show({
    bytes: new Uint8Array(),
    entry: { id: 'acme.tips', integrity: 'sha384-x', origins: {} },
    settings: { scriptUrl: '/__gateway/vendor/tips.js' },
    answer: mockAnswers(mock),
  })
})
afterEach(() => plugin.close())

const TIP = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ tip: 'Second' }),
}

describe('a call that the gateway does not know, with a foreign plugin in development', () => {
  it('is answered by the plugin’s mock, with its query, its body and its member, and is logged', async () => {
    const world = worldInState(`foreign=${plugin.origin}`)
    const { ask } = callerIn(world)
    expect(await (await ask('/wps/relay/TIPS?a=1')).json()).toEqual({
      success: true,
      value: ['First', '?a=1'],
    })
    expect(await refusal(await ask('/wps/relay/TIPS', TIP))).toEqual([401, false, 'user.or.token.invalid'])
    const headers = { ...TIP.headers, ...signedIn(world) }
    expect(await (await ask('/wps/relay/TIPS', { ...TIP, headers })).json()).toMatchObject({ value: 2 })
    expect(await refusal(await ask('/wps/relay/GONE'))).toEqual([404, false, 'tips.gone'])
    expect(world.log.map(({ endpoint, status }) => [endpoint, status])).toEqual([
      ['foreign', 200],
      ['foreign', 401],
      ['foreign', 200],
      ['foreign', 404],
    ])
  })

  it('plays the plugin’s vendor at once, and beside what the plugin is set to', async () => {
    const world = worldInState(`foreign=${plugin.origin}`)
    const settings = async (): Promise<unknown> => {
      const { info } = (await callerIn(world).value(STATUS)) as {
        readonly info: { readonly whitelabelVal: Readonly<Record<string, unknown>> }
      }
      return info.whitelabelVal['acme.tips']
    }
    expect(await settings()).toEqual({ scriptUrl: '/__gateway/vendor/tips.js' })
    world.settings = { ...world.settings, 'acme.tips': { key: '1' } }
    expect(await settings()).toEqual({ key: '1', scriptUrl: '/__gateway/vendor/tips.js' })
    await plugin.close()
    expect(await settings()).toEqual({ key: '1' })
  })

  it('is refused as any other where the plugin does not know it either, or breaks a rule of the gateway', async () => {
    const { ask } = callerIn(worldInState(`foreign=${plugin.origin}`))
    expect(await refusal(await ask('/wps/relay/NONE'))).toEqual([404, false, 'not.found'])
    const wrong = await ask('/wps/relay/TIPS', { headers: { Merchant: 'nobody' } })
    expect(await refusal(wrong)).toEqual([400, false, 'merchant.invalid'])
  })

  it('says that nobody serves the plugin, and asks none where the state names none', async () => {
    const { origin } = plugin
    const { ask } = callerIn(worldInState(''))
    expect(await refusal(await ask('/wps/relay/TIPS'))).toEqual([404, false, 'not.found'])
    await plugin.close()
    const alone = callerIn(worldInState(`foreign=${origin}`))
    expect(await refusal(await alone.ask('/wps/relay/TIPS'))).toEqual([502, false, 'foreign.unreachable'])
  })
})
