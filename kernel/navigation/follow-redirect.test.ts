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
  toasts: overlays.toasts.map(({ text }) => text),
})

it('[RR-07] an address of this site opens at once, in place of the one that asked for it', async () => {
  const dependencies = arrange()
  await followRedirect('/m/game', dependencies)
  expect(outcome(dependencies)).toEqual({ went: [{ to: '/m/game', replace: true }], left: [], toasts: [] })
})

it('[RR-07] this host needs no list of domains', async () => {
  const dependencies = arrange()
  await followRedirect(`${location.origin}/shop`, dependencies)
  expect(outcome(dependencies)).toEqual({ went: [], left: [`${location.origin}/shop`], toasts: [] })
})

it('[RR-07] another host waits for the list of domains', async () => {
  const dependencies = arrange()
  const done = followRedirect('https://two.example/x', dependencies)
  await Promise.resolve()
  expect(outcome(dependencies)).toEqual({ went: [], left: [], toasts: [] })
  dependencies.site.arrive({ domains: ['two.example'] })
  await done
  expect(outcome(dependencies)).toEqual({ went: [], left: ['https://two.example/x'], toasts: [] })
  expect(left.mock.calls[0]?.[0]).toContain('token=secret')
})

it('[RR-07] a host that is not on the list: no navigation, no token, and a message', async () => {
  const dependencies = arrange(fakeSite({ status: { domains: ['two.example'] } }))
  await followRedirect('https://evil.example/', dependencies)
  expect(outcome(dependencies)).toEqual({ went: [], left: [], toasts: ['refused'] })
})

it('[RR-07] without an answer of the gateway only this host is trusted, despite a cached status', async () => {
  const dependencies = arrange(fakeSite({ status: { domains: ['two.example'] } }))
  dependencies.site.state.set('failed')
  await followRedirect('https://two.example/', dependencies)
  expect(outcome(dependencies)).toEqual({ went: [], left: [], toasts: ['refused'] })
})

it('[ST-03] the player cannot leave before a required password change; then the redirect continues', async () => {
  const dependencies = arrange(fakeSite({ status: { domains: ['two.example'] } }), 'expired')
  const done = followRedirect('https://two.example/x', dependencies)
  await vi.waitFor(() => expect(dependencies.site.state.get()).toBe('ready'))
  await Promise.resolve()
  expect(left).not.toHaveBeenCalled()
  dependencies.session.update({ passwordChangeRequired: undefined })
  await done
  expect(left.mock.calls[0]?.[0]).toContain('token=secret')
})

it('[ST-03] a player who logs out instead is not redirected', async () => {
  const dependencies = arrange(fakeSite({ status: { domains: ['two.example'] } }), 'weak')
  const done = followRedirect('https://two.example/x', dependencies)
  await Promise.resolve()
  dependencies.session.end('logout')
  await done
  expect(outcome(dependencies)).toEqual({ went: [], left: [], toasts: [] })
})

it('[ST-03] an address of this site is opened at once, though a change of password is due', async () => {
  const dependencies = arrange(undefined, 'weak')
  await followRedirect('/m/game', dependencies)
  expect(outcome(dependencies).went).toEqual([{ to: '/m/game', replace: true }])
})
