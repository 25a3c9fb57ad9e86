import { HttpError } from '@foyer/sdk'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InstallModal } from '../contract/install-modal.ts'
import { names, OFFER, start, tap } from './prompts.fake.ts'

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

describe('the install modal', () => {
  const modalOf = ({ test }: Awaited<ReturnType<typeof start>>): InstallModal =>
    test.provided.installModal as InstallModal

  it.each([
    ['button', 'Install Lotus'],
    ['game', 'This game runs in the app'],
  ] as const)('opens over the player’s action, and can always be closed: %s', async (request, label) => {
    const world = await start()
    const opening = modalOf(world).open(request)
    await world.pass(0)
    expect(world.overlays.opened[0]?.options).toMatchObject({ kind: 'sheet', priority: 'child', label })
    render(world.test.element('Shown'))
    await tap('Close')
    expect(await opening).toBe(true)
    expect(world.storage.stored.size).toBe(0)
  })
  it.each([
    ['nothing to install', { offer: { ...OFFER, appUrl: undefined, web: 'none' } }],
    ['no installer', { offer: 'none' }],
    ['no answer', { offer: 'none', installer: {} }],
    ['the app around it', { shell: 'native' }],
  ] as const)('is not opened with %s', async (_case, given) => {
    const world = await start(given)
    const opening = modalOf(world).open('game')
    await world.pass(6_000)
    expect(await opening).toBe(false)
    expect(world.overlays.opened).toEqual([])
  })
  it.each([
    ['button', 'Continue in the browser'],
    ['game', 'Not now'],
  ] as const)(
    '[RO-03] offers no game in the browser that needs the app: %s has ‘%s’',
    async (request, stay) => {
      const world = await start()
      const opening = modalOf(world).open(request)
      await world.pass(0)
      render(world.test.element('Shown'))
      expect(names()).toEqual(['Close', 'Download the app', 'Install the web app', stay])
      await tap(stay)
      expect(await opening).toBe(true)
    },
  )
  it('[RO-03] opened twice is one; both learn when it is closed', async () => {
    const world = await start()
    const opening = Promise.all([modalOf(world).open('game'), modalOf(world).open('game')])
    await world.pass(0)
    expect(world.overlays.opened.filter(({ open }) => open).map(({ options }) => options.key)).toEqual([
      'install-modal',
    ])
    world.overlays.opened[0]?.close()
    expect(await opening).toEqual([true, true])
  })
  it('[RO-03] is closed, or not opened, where the player has left the screen that asked for it', async () => {
    const late = await start({ offer: 'none', installer: {}, path: '/m/launchGame' })
    const waiting = modalOf(late).open('game')
    await late.pass(1_000)
    late.navigation.navigate('/m/home')
    late.offerStore.set(OFFER)
    await late.pass(0)
    expect(late.overlays.opened).toEqual([])
    expect(await waiting).toBe(true)
    const world = await start({ path: '/m/launchGame' })
    const opening = modalOf(world).open('game')
    await world.pass(0)
    world.navigation.navigate('/m/home')
    expect(world.overlays.opened[0]?.open).toBe(false)
    expect(await opening).toBe(true)
  })
  it('[CO-05] has the theme of the gateway, and not the app that it hides', async () => {
    const world = await start({ settings: { hide_download: 1, theme: 'dark' } })
    void modalOf(world).open('button')
    await world.pass(0)
    render(world.test.element('Shown'))
    expect(names()).toEqual(['Close', 'Install the web app', 'Continue in the browser'])
    expect(document.querySelector('img')?.closest('div')?.className).toBe('darkHead')
  })
  it('[CO-05] is not opened where the gateway hides the app, and there is nothing else', async () => {
    const world = await start({ settings: { hide_download: 1 }, offer: { ...OFFER, web: 'none' } })
    const opening = modalOf(world).open('game')
    await world.pass(0)
    expect(world.overlays.opened).toEqual([])
    expect(await opening).toBe(false)
  })
  it.each([
    ['cannot be fetched', () => new HttpError('HT-NETWORK', 'gone', 'install.prompt-settings')],
    ['do not come in time', () => new Promise(() => {})],
  ])('is opened with all that can be installed where the settings %s', async (_case, answer) => {
    const world = await start()
    world.http.answers['install.prompt-settings'] = answer
    void modalOf(world).open('button')
    await world.pass(5_000)
    render(world.test.element('Shown'))
    expect(names()).toContain('Download the app')
  })
  it('waits a moment for the offer', async () => {
    const world = await start({ offer: 'none', installer: {} })
    void modalOf(world).open('button')
    await world.pass(1_000)
    world.offerStore.set(OFFER)
    await world.pass(0)
    expect(world.overlays.opened.length).toBe(1)
  })
})
