import { fakeI18n, fakeNavigation, fakeOverlays, fakeSession, fakeSite, testMember } from '@foyer/sdk/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followRedirect } from './follow-redirect.ts'

const left = vi.fn<(url: string) => void>()
beforeEach(() => void vi.spyOn(location, 'replace').mockImplementation((url) => left(String(url))))
afterEach(() => left.mockReset())

function arrange(site = fakeSite({ status: 'pending' }), owes?: 'weak' | 'expired') {
  const overlays = fakeOverlays()
  const navigation = fakeNavigation()
  const session = fakeSession(testMember({ token: 'secret', ...(owes && { passwordChangeRequired: owes }) }))
  return { site, overlays, navigation, session, i18n: fakeI18n({ link_refused: 'refused' }) }
}
const outcome = ({ overlays, navigation }: ReturnType<typeof arrange>) => ({
  went: navigation.went,
  left: left.mock.calls.map(([url]) => url.replace(/\?.*/, '')),
  told: overlays.toasts.map(({ text }) => text),
})

it('[RR-07] an address of this site opens at once, in place of the one that asked for it', async () => {
  const means = arrange()
  await followRedirect('/m/game', means)
  expect(outcome(means)).toEqual({ went: [{ to: '/m/game', replace: true }], left: [], told: [] })
})

it('[RR-07] this host needs nobody’s word', async () => {
  const means = arrange()
  await followRedirect(`${location.origin}/shop`, means)
  expect(outcome(means)).toEqual({ went: [], left: [`${location.origin}/shop`], told: [] })
})

it('[RR-07] another host waits for the list of domains', async () => {
  const means = arrange()
  const done = followRedirect('https://two.example/x', means)
  await Promise.resolve()
  expect(outcome(means)).toEqual({ went: [], left: [], told: [] })
  means.site.arrive({ domains: ['two.example'] })
  await done
  expect(outcome(means)).toEqual({ went: [], left: ['https://two.example/x'], told: [] })
  expect(left.mock.calls[0]?.[0]).toContain('token=secret')
})

it('[RR-07] a host that the list does not name: no navigation, no token, and the player is told', async () => {
  const means = arrange(fakeSite({ status: { domains: ['two.example'] } }))
  await followRedirect('https://evil.example/', means)
  expect(outcome(means)).toEqual({ went: [], left: [], told: ['refused'] })
})

it('[RR-07] without an answer of the gateway only this host counts, whatever was kept from before', async () => {
  const means = arrange(fakeSite({ status: { domains: ['two.example'] } }))
  means.site.state.set('failed')
  await followRedirect('https://two.example/', means)
  expect(outcome(means)).toEqual({ went: [], left: [], told: ['refused'] })
})

it('[ST-03] nobody leaves before an owed change of password; then the redirect goes on', async () => {
  const means = arrange(fakeSite({ status: { domains: ['two.example'] } }), 'expired')
  const done = followRedirect('https://two.example/x', means)
  await vi.waitFor(() => expect(means.site.state.get()).toBe('ready'))
  await Promise.resolve()
  expect(left).not.toHaveBeenCalled()
  means.session.update({ passwordChangeRequired: undefined })
  await done
  expect(left.mock.calls[0]?.[0]).toContain('token=secret')
})

it('[ST-03] whoever logs out instead goes nowhere', async () => {
  const means = arrange(fakeSite({ status: { domains: ['two.example'] } }), 'weak')
  const done = followRedirect('https://two.example/x', means)
  await Promise.resolve()
  means.session.end('logout')
  await done
  expect(outcome(means)).toEqual({ went: [], left: [], told: [] })
})

it('[ST-03] an address of this site is gone to: the screen for the change stands before it', async () => {
  const means = arrange(undefined, 'weak')
  await followRedirect('/m/game', means)
  expect(outcome(means).went).toEqual([{ to: '/m/game', replace: true }])
})
