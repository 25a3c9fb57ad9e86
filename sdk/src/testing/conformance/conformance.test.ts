import { setTimeout as importFor } from 'node:timers/promises'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { chatProviders } from '../../contracts/chat.ts'
import { loginMethods, type LoginMethodProps } from '../../contracts/login.ts'
import { popUps } from '../../contracts/pop-up.ts'
import { routes } from '../../contracts/screen.ts'
import { trackingDestinations } from '../../contracts/tracking.ts'
import { definePlugin, plugin } from '../../plugin.ts'
import { contribute } from '../../points.ts'
import { token } from '../../token.ts'
import { conformance } from './conformance.ts'
import { describeConformance } from './describe-conformance.ts'
import { kindsOf } from './kinds.ts'

const base = { id: 'test.one', version: '1.0.0', sdk: '^1', title: 'One' } as const
/** More than the suite's grace before virtual time passes. */
const IMPORT_MS = 150
const sound = plugin(definePlugin(base), () => ({}))
const messy = plugin(definePlugin(base), () => ({
  activate: () => void document.body.append(document.createElement('aside')),
}))
const needy = plugin(definePlugin({ ...base, requires: { other: token<object>('test.other') } }), () => ({}))

describe('conformance', () => {
  it('[SD-02] has the rules of every plugin, and those of the kinds of its manifest', () => {
    const route = contribute(routes, { path: '/m/one', access: 'public', component: 'One' })
    const screen = definePlugin({ ...base, contributes: [route, popUps] })
    expect(kindsOf(screen).map(({ name }) => name)).toEqual(['screen', 'pop-up'])
    const ids = conformance(plugin(screen, () => ({}))).map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining(['manifest-identity', 'screen-path', 'pop-up-keyed']) as unknown,
    )
    expect(ids).not.toContain('chat-keyed')
  })
  it('names the plugin, the rule, and each thing that is wrong', async () => {
    const rule = conformance(messy).find(({ id }) => id === 'leaves-no-nodes')
    await expect(rule?.run()).rejects.toThrow(
      'TE-CONFORMANCE: test.one breaks leaves-no-nodes\n  added aside',
    )
    document.body.replaceChildren()
  })
  it.each([
    ['leaves-no-nodes', () => document.body.append(document.createElement('aside'))],
    ['leaves-no-listeners', () => addEventListener('resize', () => {})],
    ['leaves-no-timers', () => setTimeout(() => {}, 1e6)],
    ['leaves-no-globals', () => Object.assign(globalThis, { leftOver: 1 })],
    ['leaves-no-browser-storage', () => localStorage.setItem('leftOver', '1')],
    ['undos-work', (context: { defer(undo: () => void): unknown }) => context.defer(() => JSON.parse(''))],
  ])('[KN-02b] reports what breaks %s', async (id, activate) => {
    const leaving = plugin(definePlugin(base), () => ({ activate: (context) => void activate(context) }))
    const rule = conformance(leaving).find((each) => each.id === id)
    await expect(rule?.run()).rejects.toThrow(`TE-CONFORMANCE: test.one breaks ${id}`)
    document.body.replaceChildren()
    localStorage.clear()
    Reflect.deleteProperty(globalThis, 'leftOver')
  })
  it.each([
    ['leaves-no-browser-storage', ['_other'], true],
    ['leaves-no-browser-storage', ['_p*'], false],
    ['destination-names-cookies', ['_other'], true],
    ['destination-names-cookies', ['_p*'], false],
  ])('[TR-16] %s: a destination that sets _pixel and names %s', async (id, cookies, breaks) => {
    const manifest = definePlugin({ ...base, contributes: [trackingDestinations], cookies })
    const pixel = plugin(manifest, () => ({ activate: () => void (document.cookie = '_pixel=1; path=/') }))
    const rule = conformance(pixel).find((each) => each.id === id)
    const result = await rule?.run().then(() => 'kept', String)
    document.cookie = '_pixel=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
    if (breaks) expect(result).toMatch(new RegExp(`breaks ${id}\n.*_pixel`))
    else expect(result).toBe('kept')
  })
  it('requires a fake of a service that is not the SDK’s, and restores the page', async () => {
    const { setTimeout: timers } = globalThis
    const activates = conformance(needy).find(({ id }) => id === 'activates')
    await expect(activates?.run()).rejects.toThrow('TE-SERVICE')
    expect(globalThis.setTimeout).toBe(timers)
    const given = conformance(needy, { services: () => ({ 'test.other': {} }) })
    await given.find(({ id }) => id === 'activates')?.run()
  })
  it('waits for code that a login method imports when it is used, on a slow machine too', async () => {
    const method = contribute(loginMethods, {
      key: 'slow',
      shape: 'button',
      label: 'slow',
      component: 'Slow',
    })
    const Slow = ({ signIn, busy }: LoginMethodProps) => {
      const use = async (): Promise<void> => {
        await importFor(IMPORT_MS)
        await signIn({ type: 'firebase', channel: 'slow', idToken: 'token' })
      }
      return createElement('button', { disabled: busy, onClick: () => void use() }, 'Slow')
    }
    const slow = plugin(definePlugin({ ...base, contributes: [method] }), () => ({ Slow }))
    const signsIn = conformance(slow).find(({ id }) => id === 'login-signs-in')
    await expect(signsIn?.run()).resolves.toBeUndefined()
  })
  it('waits for code that a conversation imports when it is opened', async () => {
    const manifest = definePlugin({ ...base, contributes: [chatProviders] })
    const slow = plugin(manifest, () => ({
      activate: (context) =>
        void context.contribute(chatProviders, {
          kind: 'conversation',
          key: 'Slow',
          audience: 'all',
          async open() {
            await importFor(IMPORT_MS)
            return { kind: 'page', url: 'https://chat.example/' }
          },
        }),
    }))
    const opens = conformance(slow).find(({ id }) => id === 'chat-opens')
    await expect(opens?.run()).resolves.toBeUndefined()
  })
  it('registers with any runner', async () => {
    const titles: string[] = []
    const runs: (() => Promise<void>)[] = []
    describeConformance(
      sound,
      {},
      {
        describe: (title, register) => (titles.push(title), register()),
        it: (title, run) => (titles.push(title), runs.push(run)),
      },
    )
    expect(titles.slice(0, 2)).toEqual([
      'test.one conforms',
      expect.stringMatching(/^manifest-identity: /) as unknown,
    ])
    for (const run of runs) await run()
  })
})
