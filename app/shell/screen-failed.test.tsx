import { fakeNavigation, fakeReachability } from '@foyer/sdk/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import texts from '../../kernel/locales/EN.json' with { type: 'json' }
import { ScreenFailed } from './screen-failed.tsx'

afterEach(cleanup)

const translate = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
  (texts as Readonly<Record<string, string>>)[key]?.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name]),
  ) ?? key

function open({ unfetched = false } = {}) {
  const navigation = fakeNavigation()
  const requestActivation = vi.fn()
  const services = {
    navigation,
    reachability: fakeReachability(),
    view: { isUnfetched: () => unfetched, requestActivation, useTranslate: () => translate },
    reference: '7KQ2-9F4T',
    baked: { build: '0123456789ab' },
  }
  render(<ScreenFailed services={services} plugin="acme.draw" />)
  return { navigation, requestActivation }
}

it.each([
  [false, texts.something_went_wrong],
  [true, texts.loading_failed],
])(
  'a screen that failed (unfetched: %s) says so, with the reference and version to quote to support',
  (unfetched, words) => {
    open({ unfetched })
    const { textContent } = screen.getByRole('alert')
    expect(textContent).toContain(words)
    expect(textContent).toContain('Reference 7KQ2-9F4T · version 0123456789ab')
  },
)

it('offers a retry, which fetches the plugin again, and the way home', () => {
  const { navigation, requestActivation } = open({ unfetched: true })
  fireEvent.click(screen.getByRole('button', { name: texts.retry }))
  expect(requestActivation).toHaveBeenCalledWith('acme.draw')
  fireEvent.click(screen.getByRole('button', { name: texts.back_home }))
  expect(navigation.went).toEqual([{ to: '/m/home', replace: false }])
})
