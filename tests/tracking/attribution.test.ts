import {
  ATTRIBUTION,
  type Attribution,
  CLOCK,
  clickIdParameters,
  CONSENT,
  consent,
  contribute,
  definePlugin,
  plugin,
  trackingDestinations,
} from '@foyer/sdk'
import { fakeClock, fakeConsent } from '@foyer/sdk/testing'
import { expect, it, vi } from 'vitest'
import { factsWith, fakePorts, makeHost } from '../../kernel/host/testing/test-host.ts'
import attribution from '../../plugins/account/attribution/manifest.ts'

const pixel = definePlugin({
  id: 'acme.pixel',
  version: '1.0.0',
  sdk: '^1',
  title: 'Pixel',
  when: consent('marketing'),
  optional: { attribution: ATTRIBUTION },
  contributes: [trackingDestinations, contribute(clickIdParameters, { parameter: 'ttclid', days: 7 })],
})

/** The real plugin, and a destination that asks for its click as it starts. */
async function visit(attributionLoads: () => unknown = attribution.load) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: `${location.origin}/m/home?ttclid=AbC` },
  ] as never)
  const starts: unknown[] = []
  const destination = plugin(pixel, () => ({
    activate: (_context, services: { readonly attribution?: Attribution | undefined }) =>
      void starts.push(services.attribution?.clickId('ttclid')?.value),
  }))
  const { host, errors } = makeHost([destination, { ...attribution, load: attributionLoads }], {
    facts: { ...factsWith(), consent: {} },
    ports: fakePorts(),
  })
  host.provide(CLOCK, fakeClock())
  host.provide(CONSENT, fakeConsent())
  await host.start()
  await host.idle()
  return { host, starts, errors }
}
const granted = { consent: { marketing: true } }

it('a destination starts once, with the attribution, whose code is fetched at the same time', async () => {
  const { host, starts } = await visit(
    () => new Promise((resolve) => setTimeout(() => resolve(attribution.load()))),
  )
  await host.update(granted)
  await vi.waitFor(() => expect(host.state('acme.pixel')).toBe('active'))
  expect(starts).toEqual(['AbC'])
})

it('[TR-16] a destination that is granted later finds the click of this visit as it starts', async () => {
  const { host, starts } = await visit()
  await vi.waitFor(() => expect(host.state('account.attribution')).toBe('active'))
  await host.update(granted)
  expect([host.state('acme.pixel'), starts]).toEqual(['active', ['AbC']])
})

it('a destination starts without the attribution where that fails', async () => {
  const { host, starts } = await visit(() => Promise.reject(new Error('not fetched')))
  await host.update(granted)
  await vi.waitFor(() => expect(starts).toEqual([undefined]))
})
