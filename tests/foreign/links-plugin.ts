/** What `linksPlugin` shows at this address, for addresses that a test puts on the page. */
export const TRICKS_PATH = '/m/tricks'

/**
 * A plugin of another repository whose screens show what the router gives them: at `/m/draw/:game/:issue?` its parameters; at
 * `TRICKS_PATH` a `Link` and a `NavLink` for each of `globalThis.tricks`, and a `Navigate` to the one that a field names.
 */
export const linksPlugin = {
  id: 'acme.links',
  file: `
import { createElement as h, Fragment, useState } from 'react'
import {
  contribute, definePlugin, Link, Navigate, NavLink, plugin, routes, useLocation, useParams, useSearchParams,
} from '@foyer/sdk'

const manifest = definePlugin({
  id: 'acme.links', version: '1.0.0', sdk: '^1', title: 'Links',
  contributes: [
    contribute(routes, { path: '/m/draw/:game/:issue?', access: 'public', component: 'Draw' }),
    contribute(routes, { path: '${TRICKS_PATH}', access: 'public', component: 'Tricks' }),
  ],
})

function Draw() {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  return h(Fragment, null,
    h('output', null, JSON.stringify([pathname, useParams(), search.get('tab')])),
    h(Link, { to: '/m/draw/lotto%206/8' }, 'Next'),
    h(NavLink, { to: '/m/draw/lotto' }, 'All draws'),
    h('button', { onClick: () => setSearch({ tab: 'odds' }) }, 'Odds'),
  )
}

function Tricks() {
  const [current, setCurrent] = useState('')
  const tricks = globalThis.tricks
  return h(Fragment, null,
    h('input', { 'aria-label': 'Navigate to', value: current, onChange: (event) => setCurrent(event.target.value) }),
    current === '' ? null : h(Navigate, { key: current, to: tricks[Number(current)] }),
    tricks.map((to, at) => h('p', { key: at }, h(Link, { to }, 'Link'), ' ', h(NavLink, { to }, 'NavLink'))),
  )
}

export default plugin(manifest, async () => ({ Draw, Tricks }))
`,
} as const
