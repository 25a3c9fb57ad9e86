import { testMember } from '@foyer/sdk/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { matched, rendered, route, setUpPage, shown, start, status, tearDownPage } from './screens.fake.tsx'

beforeEach(setUpPage)
afterEach(tearDownPage)

describe('a page with the texts of its first paint only', () => {
  it('shows the home, and every other screen as soon as the texts are complete', () => {
    const { navigation, textsComplete } = start('/m/home', [route('/m/home'), route('/m/game')])
    act(() => textsComplete.set(false))
    expect(matched()).toEqual(['/m/home', {}])
    act(() => navigation.navigate('/m/game'))
    expect(screen.queryByText(/m.game/)).toBeNull()
    act(() => textsComplete.set(true))
    expect(matched()).toEqual(['/m/game', {}])
  })
})

describe('the screen of an address', () => {
  const ROUTES = ['/m/home', '/m/game', '/m/game/:id', '/m/game/new', '/m/files/*', '/m/:any'].map((path) =>
    route(path),
  )
  it.each([
    ['/m/home', '/m/home', {}],
    ['/m/home/', '/m/home', {}],
    ['/m/', '/m/home', {}],
    ['/m/index.html', '/m/home', {}],
    ['/m/game', '/m/game', {}],
    ['/m/game/7', '/m/game/:id', { id: '7' }],
    ['/m/game/new', '/m/game/new', {}],
    ['/m/game/%E5%BD%A9%20a', '/m/game/:id', { id: '彩 a' }],
    ['/m/game/100%25', '/m/game/:id', { id: '100%' }],
    ['/m/game/%zz', '/m/game/:id', { id: '%zz' }],
    ['/m/files', '/m/files/*', { '*': '' }],
    ['/m/files/a/b%20c', '/m/files/*', { '*': 'a/b c' }],
    ['/m/other', '/m/:any', { any: 'other' }],
    ['/m/Home', '/m/:any', { any: 'Home' }],
  ])('%s is %s', (address, path, params) => {
    // The router warns about addresses that it cannot decode.
    vi.spyOn(console, 'warn').mockReturnValue()
    start(address, ROUTES)
    expect(shown()).toBe(path)
    expect(matched()).toEqual([expect.any(String), params])
  })

  it('is that of the first of two equal routes: a late plugin replaces no screen', () => {
    const { screens } = start('/m/game', [{ ...route('/m/game', { component: 'First' }), key: 'first' }])
    act(() => screens.set([...screens.get(), { ...route('/m/game'), key: 'late' }]))
    expect(screen.getByRole('main').textContent).toBe('the first')
  })

  it('preserves its component when a parameter changes, and the component reads the new one', () => {
    const { navigation } = start('/m/game/7', ROUTES)
    const before = screen.getByRole('status')
    act(() => navigation.navigate('/m/game/8'))
    expect(screen.getByRole('status')).toBe(before)
    expect(matched()).toEqual(['/m/game/8', { id: '8' }])
  })

  it('appears with its plugin, and is replaced by home when it stops, in the same entry of the history', async () => {
    const home = route('/m/home', { component: 'First' })
    const { screens } = start('/m/game/7', [home, { ...route('/m/game/:id'), state: 'pending' }])
    const { length } = history
    expect(screen.queryByRole('status')).toBeNull()
    act(() => screens.set([home, route('/m/game/:id')]))
    expect(matched()).toEqual(['/m/game/7', { id: '7' }])
    act(() => screens.set([home]))
    await vi.waitFor(() => expect(shown()).toBe('/m/home'))
    expect([location.pathname, history.length]).toEqual(['/m/home', length])
  })
})

it('is not rendered again by plugins, facts and a member that do not concern it', () => {
  const home = route('/m/home', { component: 'Counted' })
  const { screens, session, registryComplete } = start('/m/home', [home])
  rendered.mockClear()
  act(() => session.known.set(false))
  act(() => registryComplete.set(false))
  act(() => screens.set([home, route('/m/game'), route('/m/changePsw', { component: 'Change' })]))
  act(() => registryComplete.set(true))
  act(() => session.known.set(true))
  act(() => session.start(testMember()))
  expect(shown()).toBe('/m/home')
  expect(rendered).not.toHaveBeenCalled()
})

it('[RR-01] a log-in that sets the session and navigates leads there, though the session is rendered first', () => {
  const { navigation, session } = start('/m/login', [
    route('/m/home'),
    route('/m/login', { access: 'guest' }),
    route('/m/game', { access: 'member' }),
  ])
  navigation.redirectToLogin('/m/game')
  act(() => {
    const to = navigation.consumeReturnTo()
    session.start(testMember())
    navigation.navigate(to, { replace: true })
  })
  expect([location.pathname, shown()]).toEqual(['/m/game', '/m/game'])
})

describe('[RT-09] where a change of password is required', () => {
  const ROUTES = [
    route('/m/home'),
    route('/m/game/:id'),
    route('/m/changePsw', { component: 'Change', access: 'member', allowDuringPasswordChange: true }),
  ]
  it('typed text survives each attempt to leave, until the password is changed', () => {
    const { navigation, session } = start('/m/game/7', ROUTES, 'weak')
    expect([shown(), location.pathname]).toEqual(['/m/changePsw', '/m/changePsw'])
    fireEvent.change(screen.getByLabelText('typed'), { target: { value: 'secret' } })
    fireEvent.click(screen.getByRole('link', { name: 'away' }))
    act(() => navigation.navigate('/m/home'))
    act(() => {
      history.replaceState(null, '', '/m/nothing/here')
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    })
    expect(location.pathname).toBe('/m/changePsw')
    expect(screen.getByLabelText('typed')).toHaveProperty('value', 'secret')
    act(() => session.update({ passwordChangeRequired: undefined }))
    expect(shown()).toBe('/m/changePsw')
  })

  it('nobody is taken from another screen while the failed one is fetched again, only once it works', () => {
    const { navigation } = start('/m/changePsw', ROUTES, 'weak')
    act(() => status.set('failed'))
    act(() => navigation.navigate('/m/home'))
    expect([shown(), location.pathname]).toEqual(['/m/home', '/m/home'])
    for (const next of ['starting', 'failed', 'starting'] as const) act(() => status.set(next))
    expect([shown(), location.pathname]).toEqual(['/m/home', '/m/home'])
    act(() => status.set('active'))
    expect([shown(), location.pathname]).toEqual(['/m/changePsw', '/m/changePsw'])
  })
})
