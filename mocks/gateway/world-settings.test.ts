// @vitest-environment node
import { expect, it } from 'vitest'
import { patchWorld } from '../pages/patch-world.ts'
import { DOWNLOAD_BAR } from '../world/download-bar.ts'
import { callerIn, STATUS, worldInState } from './caller.fake.ts'
import { worldSettings } from './world-settings.ts'

/** Settings of two plugins in the status that a browser of the world gets. */
async function sent(world: ReturnType<typeof worldInState>): Promise<unknown> {
  const { info } = await callerIn(world).value(STATUS)
  const { whitelabelVal } = info as { readonly whitelabelVal: Readonly<Record<string, unknown>> }
  return [whitelabelVal['popups.splash'], whitelabelVal['install.bar']]
}

it('the status has what the scenarios of the world set, beside a plugin’s other settings', async () => {
  const world = worldInState('splash=logo&bar=1')
  patchWorld(world, { settings: { 'install.bar': { position: 'top' } } })
  expect(await sent(world)).toEqual([
    { enabled: true, image: '' },
    { position: 'top', show: true },
  ])
})

it('the status follows a patch of a scenario, to a value and back', async () => {
  const world = worldInState('')
  const before = await sent(world)
  expect(patchWorld(world, { splash: 'missing', bar: '1' })).toEqual([])
  expect(await sent(world)).toMatchObject([{ enabled: true, image: '/cdn/none/splash.png' }, { show: true }])
  patchWorld(world, { splash: '', bar: '' })
  expect(await sent(world)).toEqual(before)
})

it('a patch of a field wins over the scenarios that set it, whichever came first', async () => {
  const world = worldInState('splash=logo&bar=1')
  patchWorld(world, { settings: { 'install.bar': { show: false }, 'popups.splash': { image: '/own.png' } } })
  const patched = [{ enabled: true, image: '/own.png' }, { show: false }]
  expect(await sent(world)).toEqual(patched)
  patchWorld(world, { splash: 'picture' })
  expect(await sent(world)).toEqual(patched)
})

it('a scenario sets a field that the profile has, until a patch changes or removes it', () => {
  const profile = { settings: { 'install.bar': { show: false, texts: ['a'] } } }
  const world = { merchant: 'lotus', scenarios: DOWNLOAD_BAR.with(true) }
  const bar = (own: Readonly<Record<string, unknown>>): unknown =>
    worldSettings({ ...world, settings: { 'install.bar': own } }, profile)['install.bar']
  expect(bar({ show: false, texts: ['a'] })).toEqual({ show: true, texts: ['a'] })
  expect(bar({ show: 'odd' })).toEqual({ show: 'odd' })
  expect(bar({})).toEqual({})
})
