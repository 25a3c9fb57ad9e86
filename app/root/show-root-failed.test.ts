import { createStore } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showRootFailed } from './show-root-failed.ts'

const t = (key: string, values?: object): string => (values ? `${key} ${JSON.stringify(values)}` : key)
const pageWith = (support: readonly { readonly title: string; readonly url: string }[]) => ({
  site: { merchant: { name: 'Lotus' } },
  i18n: { translate: () => t },
  reference: '7KQ2-9F4T',
  baked: { build: '536bcf8d68ad' },
  host: { service: () => ({ entries: createStore(support) }) as never },
})
const page = pageWith([])
let element: HTMLElement
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = '<p>half a screen</p>'
})
afterEach(() => document.body.replaceChildren())

describe('the page of a site that cannot be shown', () => {
  it('says so, reloads, and names what support asks for', () => {
    const reload = vi.fn()
    showRootFailed(element, page, reload)
    expect(element.querySelector('main [role=alert]')?.textContent).toBe('something_went_wrong')
    expect(element.querySelector('h1')?.textContent).toBe('Lotus')
    expect(element.textContent).toContain('reference {"reference":"7KQ2-9F4T","version":"536bcf8d68ad"}')
    expect(element.textContent).not.toContain('half a screen')
    element.querySelector('button')?.click()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('leads to each way of the merchant’s support, in a window of its own', () => {
    const support = [
      { title: 'Live chat', url: 'https://chat.example/a' },
      { title: '', url: 'https://chat.example/b' },
    ]
    showRootFailed(element, pageWith(support))
    const links = [...element.querySelectorAll('a')]
    expect(links.map(({ textContent, href, target, rel }) => [textContent, href, target, rel])).toEqual([
      ['Live chat', 'https://chat.example/a', '_blank', 'noopener noreferrer'],
      ['contact_support', 'https://chat.example/b', '_blank', 'noopener noreferrer'],
    ])
  })

  it('leads to the page of customer service where none is known', () => {
    showRootFailed(element, page)
    expect(element.querySelector('a')?.getAttribute('href')).toBe('/m/customerService')
  })
})
