import { expect, it } from 'vitest'
import { showLastResort } from './last-resort.ts'

it('offers a reload, and names what support asks for', () => {
  const element = document.createElement('div')
  element.textContent = 'half a screen'
  const t = (key: string, values?: object): string => (values ? `${key} ${JSON.stringify(values)}` : key)
  showLastResort(element, {
    i18n: { translate: () => t },
    reference: '7KQ2-9F4T',
    baked: { build: '536bcf8d68ad' },
  })
  expect(element.querySelector('button')?.textContent).toBe('something_went_wrong retry')
  expect(element.textContent).toContain('reference {"reference":"7KQ2-9F4T","version":"536bcf8d68ad"}')
  expect(element.textContent).not.toContain('half a screen')
})
