import { HTTP, I18N, OVERLAYS, type PopUpContext, popUps } from '@foyer/sdk'
import {
  describeConformance,
  fakeDevice,
  fakeHttp,
  fakeI18n,
  fakeOverlays,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { describe, expect, it } from 'vitest'
import { options } from './conformance.ts'
import plugin from './manifest.ts'

describeConformance(plugin, options, { describe, it })

const { signal } = new AbortController()
const moment: PopUpContext = { path: '/m/home', member: undefined, device: fakeDevice(), now: 0, signal }

async function start(answers = options.answers, stored: Readonly<Record<string, string>> = {}) {
  const overlays = fakeOverlays()
  const storage = fakeStorage(stored)
  const services = { [HTTP]: fakeHttp(answers), [OVERLAYS]: overlays, [I18N]: fakeI18n() }
  const test = await testPlugin(plugin, { services, storage })
  const [popUp] = test.contributions(popUps)
  return { overlays, storage, decision: await popUp?.decide(moment) }
}

describe('the pop-up', () => {
  it('shows a notice once', async () => {
    const { decision, overlays, storage } = await start()
    if (decision?.kind !== 'show') throw new Error('nothing to show')
    const end = decision.open()
    expect(overlays.opened[0]?.options.label).toBe('News')
    overlays.opened[0]?.close('read')
    expect(await end).toBe('seen')
    const again = await start(options.answers, Object.fromEntries(storage.stored))
    expect(again.decision).toEqual({ kind: 'skip', reason: 'seen before' })
  })
  it.each([
    [{ 'acme.notice': undefined }, 'there is no notice'],
    [{}, 'the notice could not be fetched'],
  ])('shows nothing for %j', async (answers, reason) => {
    expect((await start(answers)).decision).toEqual({ kind: 'skip', reason })
  })
})
