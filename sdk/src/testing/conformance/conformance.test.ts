import { describe, expect, it } from 'vitest'
import { popUps } from '../../contracts/pop-up.ts'
import { routes } from '../../contracts/screen.ts'
import { definePlugin, plugin } from '../../plugin.ts'
import { contribute } from '../../points.ts'
import { token } from '../../token.ts'
import { conformance } from './conformance.ts'
import { describeConformance } from './describe-conformance.ts'
import { kindsOf } from './kinds.ts'

const base = { id: 'test.one', version: '1.0.0', sdk: '^1', title: 'One' } as const
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
  it('requires a fake of a service that is not the SDK’s, and restores the page', async () => {
    const { setTimeout: timers } = globalThis
    const activates = conformance(needy).find(({ id }) => id === 'activates')
    await expect(activates?.run()).rejects.toThrow('TE-SERVICE')
    expect(globalThis.setTimeout).toBe(timers)
    const given = conformance(needy, { services: () => ({ 'test.other': {} }) })
    await given.find(({ id }) => id === 'activates')?.run()
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
