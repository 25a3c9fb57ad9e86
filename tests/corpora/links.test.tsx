// @vitest-environment node
import { createStore, Link, NavLink, Navigate } from '@foyer/sdk'
import { KernelContext, type KernelView, SiteRouter } from '@foyer/sdk/internal'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ORIGIN, TRICKS } from './urls.ts'

const NOTHING = createStore([])
const view: KernelView = {
  contributions: () => NOTHING,
  slotEntries: () => NOTHING,
  status: () => createStore('active' as const),
  activation: () => undefined,
  requestActivation() {},
  isUnfetched: () => false,
  routes: createStore([]),
  registryComplete: createStore(true),
  reportError() {},
  service: () => undefined,
  useTranslate:
    () =>
    (...[key]) =>
      key,
}
const home = createStore({ pathname: '/m/home', search: '', hash: '' })
const navigator = { createHref: String, push() {}, replace() {}, go() {} }

const rendered = (element: ReactNode): string =>
  renderToStaticMarkup(
    <KernelContext value={view}>
      <SiteRouter at={home} navigator={{ ...navigator, createHref: hrefOf }}>
        {element}
      </SiteRouter>
    </KernelContext>,
  )
const hrefOf = (to: string | { pathname?: string; search?: string; hash?: string }): string =>
  typeof to === 'string' ? to : `${to.pathname}${to.search}${to.hash}`

/** As a browser reads them: an empty query or hash counts as none. */
const partsOf = (address: string): readonly string[] => {
  const { origin, pathname, search, hash } = new URL(address, `${ORIGIN}/m/home`)
  return [origin, pathname, search, hash]
}
const hrefIn = (html: string): string | undefined =>
  /\shref="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

beforeEach(() => void vi.stubGlobal('location', new URL(`${ORIGIN}/m/home`)))
afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['Link', Link],
  ['NavLink', NavLink],
] as const)(
  '[SE-03a] a %s leads where an address of the corpus does that is own, and nowhere for any other',
  (_name, Tested) => {
    for (const { address, passes } of TRICKS) {
      const href = hrefIn(rendered(<Tested to={address}>x</Tested>))
      expect([address, href !== undefined]).toEqual([address, passes.includes('own')])
      if (href !== undefined) expect(partsOf(href)).toEqual(partsOf(address))
    }
  },
)

it('[SE-03a] no address of the corpus makes Navigate throw, as the router’s own does', () => {
  for (const { address } of TRICKS) expect(rendered(<Navigate to={address} />)).toBe('')
})
