import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { definePlugin, plugin } from '../plugin.ts'
import { LOGGER } from '../services/logger.ts'
import { NAVIGATION } from '../services/navigation.ts'
import { type FakeNavigation, fakeNavigation } from '../testing/fake-navigation.ts'
import { type FakeLogger, fakeLogger } from '../testing/fake-logger.ts'
import { testPlugin } from '../testing/test-plugin.ts'
import { Link } from './link.tsx'
import { NavLink } from './nav-link.tsx'
import { Navigate } from './navigate.tsx'

const manifest = definePlugin({
  id: 'test.links',
  version: '1.0.0',
  sdk: '^1',
  title: 'Links',
  requires: { navigation: NAVIGATION, logger: LOGGER },
})
const links = plugin(manifest, async () => ({ Link, NavLink, Navigate }))

afterEach(cleanup)

async function start(address = '/m/home'): Promise<{
  show: (name: 'Link' | 'NavLink' | 'Navigate', props: object) => HTMLElement
  navigation: FakeNavigation
  logger: FakeLogger
}> {
  const navigation = fakeNavigation(address)
  const logger = fakeLogger()
  const test = await testPlugin(links, { services: { [NAVIGATION]: navigation, [LOGGER]: logger } })
  const show = (name: string, props: object): HTMLElement => render(test.element(name, props)).container
  return { show, navigation, logger }
}
const anchor = (): HTMLElement => screen.getByText(/^there/)
const child: ReactNode = 'there'

describe.each(['Link', 'NavLink'] as const)('%s', (name) => {
  it('navigates without a page load, and replaces only where it must, or leads to the page that is shown', async () => {
    const { show, navigation } = await start()
    show(name, { to: '/m/game?x=1#top', children: child })
    expect(anchor().getAttribute('href')).toBe('/m/game?x=1#top')
    expect(fireEvent.click(anchor())).toBe(false)
    fireEvent.click(anchor())
    cleanup()
    show(name, { to: { pathname: '/m/login' }, replace: true, state: { from: 'x' }, children: child })
    fireEvent.click(anchor())
    expect(navigation.went).toEqual([
      { to: '/m/game?x=1#top', replace: false },
      { to: '/m/game?x=1#top', replace: true },
      { to: '/m/login', replace: true },
    ])
    expect(navigation.location.get().state).toEqual({ from: 'x' })
  })

  it.each<[string, object, object]>([
    ['a modifier key', {}, { ctrlKey: true }],
    ['another button', {}, { button: 1 }],
    ['a target', { target: '_blank' }, {}],
    ['an onClick that prevents', { onClick: (event: Event) => event.preventDefault() }, {}],
  ])('leaves the click to the browser or the plugin with %s', async (_case, props, init) => {
    const { show, navigation } = await start()
    show(name, { to: '/m/game', children: child, ...props })
    let followed = false
    const onClick = (event: Event): void => {
      followed = !event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', onClick)
    fireEvent.click(anchor(), init)
    removeEventListener('click', onClick)
    expect([navigation.went, followed]).toEqual([[], !('onClick' in props)])
  })

  it('[SE-03a] to a refused address has no href, ignores clicks, and logs once', async () => {
    const { show, navigation, logger } = await start()
    const onClick = vi.fn()
    show(name, { to: 'https://evil.example/m/home', href: 'https://evil.example', onClick, children: child })
    fireEvent.click(anchor())
    expect([anchor().hasAttribute('href'), onClick.mock.calls, navigation.went]).toEqual([false, [], []])
    expect(screen.getByRole('link', { name: 'there' }).getAttribute('aria-disabled')).toBe('true')
    expect(logger.entries.map(({ subject }) => subject)).toEqual(['NA-FOREIGN'])
  })
})

describe('NavLink', () => {
  it.each([
    ['/m/game', '/m/game', {}, 'page'],
    ['/m/game', '/m/game/7?x=1', {}, 'page'],
    ['/m/game', '/m/game/7', { end: true }, null],
    ['/m/game', '/m/games', {}, null],
    ['/m/home', '/m/index.html', {}, 'page'],
    ['/m/home', '/', {}, 'page'],
  ])('to %s at %s', async (to, address, props, current) => {
    const { show } = await start(address)
    show('NavLink', {
      to,
      ...props,
      className: 'tab',
      children: ({ isActive }: { isActive: boolean }) => (isActive ? 'there, where you are' : 'there'),
    })
    expect(anchor().getAttribute('aria-current')).toBe(current)
    expect(anchor().className).toBe(current ? 'tab active' : 'tab')
    expect(anchor().textContent).toBe(current ? 'there, where you are' : 'there')
  })
})

describe('Navigate', () => {
  it('navigates as soon as it is rendered', async () => {
    const { show, navigation } = await start()
    show('Navigate', { to: '/m/game?x=1', replace: true, state: 7 })
    expect(navigation.went[0]).toEqual({ to: '/m/game?x=1', replace: true })
    expect(navigation.location.get()).toMatchObject({ pathname: '/m/game', search: '?x=1', state: 7 })
  })
})

describe('crafted addresses', () => {
  const piece = fc.constantFrom(
    'https:',
    'http:',
    '//',
    '/',
    '\\',
    '@',
    ':',
    '.',
    '..',
    '?',
    '#',
    '%2f',
    '%5c',
    '%00',
    '\t',
    '\n',
    ' ',
    '/m',
    '/m/',
    'm',
    'home',
    'evil.example',
    location.host,
    location.origin,
    'javascript:',
    'data:',
    'blob:',
    '‮',
    '／',
  )
  const address = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.webUrl(),
    fc.string(),
  )

  it('[SE-03a] through Link, NavLink and Navigate stay below /m of this origin, or lead nowhere', async () => {
    const { show, navigation, logger } = await start()
    let refused = 0
    fc.assert(
      fc.property(
        address,
        fc.constantFrom('Link' as const, 'NavLink' as const, 'Navigate' as const),
        (to, name) => {
          navigation.went.length = logger.entries.length = 0
          const element = show(name, { to, children: child }).querySelector('a')
          if (element) fireEvent.click(element)
          const href = element?.getAttribute('href')
          const reached = [...navigation.went.map((entry) => entry.to), ...(href == null ? [] : [href])]
          for (const found of reached) {
            expect(found).toMatch(/^\/m(?=[/?#]|$)(?!\/\/)/)
            expect(new URL(found, location.href).origin).toBe(location.origin)
          }
          // Either it navigates, or it logs.
          expect(reached.length > 0).toBe(logger.entries.length === 0)
          if (reached.length === 0) refused++
          cleanup()
        },
      ),
      { numRuns: 600 },
    )
    expect(refused).toBeGreaterThan(100)
  })
})
