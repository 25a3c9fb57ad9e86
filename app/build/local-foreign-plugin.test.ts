// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkEntry } from '../../kernel/foreign/check-entry.ts'
import { type DevServer, startDevServer } from '../../sdk/src/vite/dev-server.ts'
import { localForeignPlugin } from './local-foreign-plugin.ts'

const entry = { id: 'acme.tips', integrity: `sha384-${'x'.repeat(64)}`, origins: {} }
let plugin: DevServer
beforeEach(async () => void (plugin = await startDevServer(0)))
afterEach(() => plugin.close())

describe('the foreign plugin that a page of the development server lets in', () => {
  it('is the one that the harness has asked for, with the hash of its last build', async () => {
    const warn = vi.fn()
    plugin.show({ bytes: new Uint8Array(), entry, answer: () => Promise.resolve(undefined) })
    const cookies = `a=b; foyer_foreign=${encodeURIComponent(plugin.origin)}`
    expect(await localForeignPlugin(cookies, warn)).toEqual({ ...entry, url: `${plugin.origin}/plugin.js` })
    expect(warn).not.toHaveBeenCalled()
  })

  it('is none without the harness’ cookie, or with one that leads elsewhere', async () => {
    for (const cookies of [
      '',
      'foyer_foreign=%',
      'foyer_foreign=https%3A%2F%2Fa.example',
      'not_foyer_foreign=x',
    ])
      expect(await localForeignPlugin(cookies, vi.fn())).toBeUndefined()
  })

  it('is one that cannot be loaded where nothing has been built or nobody answers, with a warning', async () => {
    const { origin } = plugin
    const cookies = `foyer_foreign=${origin}`
    const warn = vi.fn()
    const unbuilt = await localForeignPlugin(cookies, warn)
    expect(unbuilt).toMatchObject({ url: `${origin}/plugin.js` })
    expect(checkEntry(unbuilt)).toBeUndefined()
    expect(warn).toHaveBeenLastCalledWith(`${origin}/profile-entry.json answered 503`)
    await plugin.close()
    expect(await localForeignPlugin(cookies, warn)).toEqual(unbuilt)
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining(`${origin} serves no foreign plugin`))
  })
})
