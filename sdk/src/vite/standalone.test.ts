import { expect, it } from 'vitest'
import { definePlugin, plugin } from '../plugin.ts'
import { testPlugin } from '../testing/test-plugin.ts'
import { standalone } from './standalone.ts'

const draw = (texts?: true) =>
  plugin(
    definePlugin({ id: 'acme.draw', version: '1.0.0', sdk: '^1', title: 'Draw', ...(texts && { texts }) }),
    async () => ({ activate: (context) => void context.global('drawn', true) }),
  )
const texts = { EN: { a: 'A', b: 'B' }, VI: { a: 'Á' } }

it('contains its texts, each language with its own alone: the site has to know what is missing', () => {
  const own = standalone(draw(true), { styles: '', texts }).manifest.texts
  expect(typeof own === 'function' && own('VI')).toEqual({ a: 'Á' })
  expect(typeof own === 'function' && own('TH')).toEqual({})
  expect(standalone(draw(), { styles: '', texts }).manifest.texts).toBeUndefined()
})

it('has its styles in the page while it runs, and does what it did before', async () => {
  const test = await testPlugin(standalone(draw(), { styles: '.card{}', texts: {} }))
  expect(document.head.querySelector('style')?.textContent).toBe('.card{}')
  expect(Reflect.get(globalThis, 'drawn')).toBe(true)
  expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
  expect(document.head.querySelector('style')).toBeNull()
})
