import { I18N, routes } from '@foyer/sdk'
import { testPlugin } from '@foyer/sdk/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import texts from './locales/EN.json'
import luckyNumber from './manifest.ts'

const start = (settings = {}) =>
  testPlugin(luckyNumber, { settings, texts, services: { [I18N]: { tag: () => 'en' } } })

afterEach(cleanup)

it('draws a number, again and again', async () => {
  const test = await start({ highest: 1 })
  render(test.element('Card'))
  expect(screen.getByRole('status').textContent).toBe('1')
  fireEvent.click(screen.getByRole('button', { name: 'Draw again' }))
  expect(screen.getByRole('status').textContent).toBe('1')
})

it('says how, on a screen of its own', async () => {
  const test = await start()
  expect(test.contributions(routes)).toMatchObject([{ path: '/m/luckyNumber', component: 'Page' }])
  render(test.element('Page'))
  expect(screen.getByText(/from 1 to 99/)).toBeDefined()
})

it('leaves nothing behind', async () => {
  const test = await start()
  expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
})
