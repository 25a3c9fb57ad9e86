import { type ChatScripts, chatProviders, HTTP } from '@foyer/sdk'
import { fakeHttp, testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chatWanted } from '../contract.ts'
import { PROVIDER_WAIT_MS, SCRIPT_ORIGINS } from './constants.ts'
import plugin, { manifest } from './manifest.ts'

const LIVECHAT = 'https://cdn.livechatinc.com/tracking.js'
/** Of a vendor whose plugin is another one. */
const ACME = 'https://cdn.acme.example/chat.js'
const FOREIGN = 'https://evil.example/x.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function start(list: unknown) {
  const http = fakeHttp({ 'chat-scripts.list': list })
  const scripts: string[] = []
  const test = await testPlugin(plugin, {
    services: { [HTTP]: http },
    settings: { enabled: true },
    loadScript: (url) => void scripts.push(url),
  })
  await vi.advanceTimersByTimeAsync(0)
  const load = vi.fn<ChatScripts['load']>(() => Promise.resolve())
  const provider: ChatScripts = { kind: 'scripts', key: 'lc', origins: ['https://cdn.acme.example'], load }
  const loaded = (): readonly string[] => load.mock.calls.map(([url]) => url)
  const logged = (): readonly string[] => test.logger.entries.map(({ subject }) => String(subject))
  return { test, provider, load, loaded, logged, scripts }
}

describe('scripts of customer service', () => {
  it('[CA-19] waits for the merchant and the player’s consent', () => {
    expect(manifest.when).toMatchObject({
      op: 'all',
      of: [
        { op: 'setting', key: 'enabled', is: true },
        { op: 'consent', key: 'support' },
      ],
    })
  })

  it('[CA-19] it loads those of its own vendors, whose origins its manifest declares', async () => {
    expect(manifest.origins?.script).toEqual(SCRIPT_ORIGINS)
    const { scripts, logged } = await start([LIVECHAT, 'https://vue.comm100.com/livechat.ashx?siteId=1'])
    expect(scripts).toEqual([LIVECHAT, 'https://vue.comm100.com/livechat.ashx?siteId=1'])
    await vi.advanceTimersByTimeAsync(PROVIDER_WAIT_MS)
    expect(logged()).toEqual([])
  })

  it('[CA-19] the plugin that declares the origin loads it, whenever that starts; other origins and code are reported', async () => {
    const { test, provider, loaded, logged } = await start([ACME, FOREIGN, 'alert(1)'])
    expect(test.emitted(chatWanted)).toHaveLength(1)
    expect([loaded(), logged()]).toEqual([[], ['SV-INLINE: entry 3']])
    test.contributeOthers(chatProviders, [provider])
    expect(loaded()).toEqual([ACME])
    await vi.advanceTimersByTimeAsync(PROVIDER_WAIT_MS)
    expect(logged()).toEqual(['SV-INLINE: entry 3', 'SV-HOST: origin https://evil.example'])
    test.contributeOthers(chatProviders, [])
    test.contributeOthers(chatProviders, [provider])
    expect(loaded()).toEqual([ACME])
  })

  it('[CA-19] the consent’s end ends what was loaded', async () => {
    const { test, provider, load } = await start([ACME])
    test.contributeOthers(chatProviders, [provider])
    const signal = load.mock.calls[0]?.[1]
    expect(signal?.aborted).toBe(false)
    await test.dispose()
    expect(signal?.aborted).toBe(true)
  })

  it('[TR-16] the consent’s end takes the vendors’ windows off the page, and nothing of the site', async () => {
    const { test } = await start([LIVECHAT])
    document.head.innerHTML = '<link href="https://vue.comm100.com/a.css"><link href="/m/a.css">'
    document.body.innerHTML = `
      <div id="root"><img src="https://secure.livechatinc.com/own"></div><div></div>
      <div id="chat-widget-container"><p></p></div><div id="livechat-eye-catcher"></div>
      <div id="comm100-container"></div><script src="https://api.livechatinc.com/x.js" type="text/plain"></script>
      <img src="https://notlivechatinc.com/x.png"><img src="http://[">`
    await test.dispose()
    expect(document.head.innerHTML).toBe('<link href="/m/a.css">')
    expect(document.body.innerHTML.replace(/\s+/g, ' ').trim()).toBe(
      '<div id="root"><img src="https://secure.livechatinc.com/own"></div><div></div> ' +
        '<img src="https://notlivechatinc.com/x.png"><img src="http://[">',
    )
    document.head.replaceChildren()
    document.body.replaceChildren()
  })

  it('logs a script that cannot be loaded', async () => {
    const { test, provider, load, logged } = await start([ACME])
    load.mockRejectedValue(new Error('blocked'))
    test.contributeOthers(chatProviders, [provider])
    await vi.advanceTimersByTimeAsync(0)
    expect(logged()).toEqual(['SV-LOAD: https://cdn.acme.example'])
  })

  it('starts no other plugin where there is nothing to load', async () => {
    const { test } = await start([])
    expect(test.emitted(chatWanted)).toEqual([])
  })
})
