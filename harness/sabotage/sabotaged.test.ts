// @vitest-environment node
import { definePlugin, evaluate, type Facts, plugin, switchOn } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { FAILURES } from '../../mocks/world/breaks.ts'
import { sabotaged } from './sabotaged.ts'
import { stopSwitch } from './stop-switch.ts'

const manifest = definePlugin({
  id: 'test.sound',
  version: '1.0.0',
  sdk: '^1',
  title: 'Sound',
  when: switchOn('SOUND'),
})
const module = {}
const atHand = plugin(manifest, () => module)
const away = plugin(manifest, () => Promise.resolve(module))

const stateWith = (switches: Facts['switch']) => {
  const { when } = sabotaged(atHand, 'none').manifest
  const facts = { member: {}, device: {}, consent: {}, session: {}, site: {}, setting: {}, fresh: true }
  return evaluate(when, { ...facts, switch: switches }, 'test.sound').state
}

describe('a sabotaged plugin', () => {
  it.each(FAILURES.filter((how) => !how.startsWith('import-')))('has code at hand at once still: %s', (how) =>
    expect(sabotaged(atHand, how).load()).not.toBeInstanceOf(Promise),
  )

  it('with a lazy chunk stays lazy', async () => {
    const loading = sabotaged(away, 'activate-throws').load()
    expect(loading).toBeInstanceOf(Promise)
    const { activate } = (await loading) as { activate: () => void }
    expect(activate).toThrow('sabotage: activate-throws')
  })

  it('fails to import even if its code is loaded', () =>
    expect(sabotaged(atHand, 'import-rejects').load()).rejects.toThrow('sabotage: import-rejects'))

  it('is on regardless of its own gate, and stops with its stop switch', () => {
    const stop = stopSwitch('test.sound')
    expect(stop).toBe('STOP_test_sound')
    expect(stateWith({ SOUND: true })).toBe('on')
    expect(stateWith({ SOUND: false })).toBe('on')
    expect(stateWith({ SOUND: true, [stop]: true })).toBe('off')
  })
})
