import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Location } from '../services/navigation.ts'
import { createStore } from '../store.ts'
import { SiteRouter } from './site-router.tsx'

afterEach(cleanup)

const navigator = { createHref: String, push() {}, replace() {}, go() {} }
const address = (pathname: string): Location => ({ pathname, search: '', hash: '' })
const Screen = (): ReactNode => <main>{useLocation().pathname}</main>

it('tells of each address once its screen is in the document, and not before', () => {
  const at = createStore(address('/m/'))
  const shown: unknown[] = []
  const onShow = (location: Location): void =>
    void shown.push([location.pathname, screen.getByRole('main').textContent])
  render(
    <SiteRouter at={at} navigator={navigator} onShow={onShow}>
      <Screen />
    </SiteRouter>,
  )
  act(() => {
    at.set(address('/m/passed-by'))
    at.set(address('/m/game'))
  })
  expect(shown).toEqual([
    ['/m/', '/m/home'],
    ['/m/game', '/m/game'],
  ])
})
