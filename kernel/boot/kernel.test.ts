import { switchOn, token } from '@foyer/sdk'
import { expect, it, vi } from 'vitest'
import { createBorder } from '../host/checks/create-border.ts'
import { make } from '../host/testing/test-host.ts'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { createKernel } from './kernel.ts'
import { LOCKED_PLUGINS } from './locked-plugins.ts'

/** A page's host, with its border, which starts what is registered. */
function startPage({ inspection = false } = {}) {
  const { host } = createKernel(bakedPage({ inspection }), {
    location: { pathname: '/m/home', search: '', hash: '' },
  })
  host.setBorder(createBorder(host))
  void host.start()
  return host
}

it('[KN-06] a page’s sign-in and navigation are locked on, and nothing else', async () => {
  expect(LOCKED_PLUGINS).toEqual(['account.auth', 'site.chrome'])
  const host = startPage()
  const ids = ['account.auth', 'site.chrome', 'acme.draw']
  host.register(ids.map((id) => make(id, () => {})))
  await host.update({ disabled: Object.fromEntries(ids.map((id) => [id, true])) })
  expect(ids.map((id) => host.state(id))).toEqual(['active', 'active', 'off'])
})

it.each([true, false])(
  'a switch that the gateway does not know is a line in the console of a page that may be inspected: %s',
  async (inspection) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const host = startPage({ inspection })
    host.register([
      make('a.unknown', () => {}, { when: switchOn('NOPE3') }),
      make('a.needs', () => {}, { requires: { it: token<unknown>('t.nobody') } }),
    ])
    host.complete()
    await host.idle()
    const codes = (): readonly string[] =>
      errors.mock.calls.map(([, error]) => (error as { readonly code: string }).code)
    // It is looked for together with the other mistakes, so both would be there.
    await vi.waitFor(() => expect(codes()).toContain('PL-MISSING'))
    expect(codes().includes('PL-SWITCH')).toBe(inspection)
  },
)

it.each(['its caller', 'the plugin'])('a script that is loading ends with %s', async (whose) => {
  // The script never answers.
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {})
  const host = startPage()
  const caller = new AbortController()
  let loading: Promise<unknown> = Promise.resolve()
  host.register([
    make('acme.draw', (context) => {
      loading = context
        .script('https://vendor.example/x.js', { signal: caller.signal })
        .catch((error: unknown) => error)
    }),
  ])
  await vi.waitFor(() => expect(append).toHaveBeenCalledOnce())
  if (whose === 'the plugin') void host.quarantine('acme.draw')
  else caller.abort()
  expect(await loading).toMatchObject({ code: 'SC-ABORTED' })
  append.mockRestore()
})
