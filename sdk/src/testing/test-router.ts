import { createElement, type ReactNode, useMemo, useState } from 'react'
import { createPath, type Navigator, type To, useRoutes } from 'react-router-dom'
import { routes } from '../contracts/screen.ts'
import { useContributions, useService } from '../react/hooks.ts'
import { SiteRouter } from '../react/site-router.tsx'
import { NAVIGATION, type Navigation } from '../services/navigation.ts'
import { FakeNavigation } from './fake-navigation.ts'

const createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to))

/** React Router's navigator over the navigation that a test gives. */
const navigatorOf = (navigation: Pick<Navigation, 'navigate'>): Navigator => ({
  createHref,
  push: (to, state?: unknown) => navigation.navigate(createHref(to), { state }),
  replace: (to, state?: unknown) => navigation.navigate(createHref(to), { replace: true, state }),
  go() {}, // there is no history
})

interface TestRouterProps {
  readonly plugin: string
  /** Name of the component. */
  readonly name: string
  readonly element: ReactNode
}

/**
 * A router around a component: over the test's navigation, or one of its own. It matches the plugin's routes
 * that show the component, so that the component can read its parameters; at any other address there are
 * none.
 */
export function TestRouter(props: TestRouterProps): ReactNode {
  const given = useService(NAVIGATION)
  const [own] = useState(() => new FakeNavigation())
  // a test may give only the part of the service that its plugin calls
  const at = (given as Partial<Navigation> | undefined)?.location ?? own.location
  const navigator = useMemo(() => navigatorOf(given ?? own), [given, own])
  // eslint-disable-next-line react/no-children-prop -- no JSX in this file
  return createElement(SiteRouter, { at, navigator, children: createElement(Matched, props) })
}

function Matched({ plugin, name, element }: TestRouterProps): ReactNode {
  const shown = useContributions(routes).filter(
    (route) => route.plugin === plugin && route.value.component === name,
  )
  const matched = shown.map(({ value }) => ({ path: value.path, caseSensitive: true, element }))
  return useRoutes([...matched, { path: '*', element }])
}
