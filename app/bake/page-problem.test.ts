// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { bakedPage } from '../../kernel/profile/baked-page.fake.ts'
import { BAKED_BLOCK_ID } from '../document/document.ts'
import { pageProblem } from './page-problem.ts'

const baked = bakedPage({
  build: 'b1',
  language: 'EN',
  texts: { kernel: { a: 'b' }, 'site.chrome': { c: 'd' } },
  data: { 'games.lobby': [1] },
})
const SCREEN = `<main>${'.'.repeat(1_000)}</main>`
const page = (written: unknown = baked, screen = SCREEN): string =>
  `<!doctype html><html><body><div id="root">${screen}</div>` +
  `<script type="application/json" id="${BAKED_BLOCK_ID}">${typeof written === 'string' ? written : JSON.stringify(written)}</script></body></html>`
const problem = (html: string, rendered = true): string | undefined => pageProblem(html, { baked, rendered })

describe('a page that was baked', () => {
  it('is whole with its data, texts and screen', () => {
    expect(problem(page())).toBeUndefined()
  })
  it('may lack a screen where none was to be rendered', () => {
    expect(problem(page(baked, ''), false)).toBeUndefined()
  })
  it('may have fewer plugins than there are texts of; those that it has are whole', () => {
    expect(pageProblem(page(), { baked: { ...baked, texts: {} }, rendered: true })).toBeUndefined()
  })

  it.each([
    ['the beginning is lost', page().slice(1), 'it does not begin as a page'],
    ['the end is lost', page().slice(0, -1), 'it does not end with its data'],
    [
      'it ends before its data',
      page().replace(/<script.*/, '</body></html>'),
      'it does not end with its data',
    ],
    ['its data are half', page(JSON.stringify(baked).slice(0, -9)), 'its data cannot be read'],
    ['they are of another build', page({ ...baked, build: 'b2' }), 'it is another page’s data'],
    ['they are in another language', page({ ...baked, language: 'VI' }), 'it is another page’s data'],
    ['a plugin’s data are lost', page({ ...baked, data: {} }), 'a plugin’s data is missing'],
    [
      'a plugin’s texts are lost',
      page({ ...baked, texts: { kernel: { a: 'b' } } }),
      'texts of site.chrome are missing',
    ],
    ['the screen is empty', page(baked, '<main></main>'), 'its screen is empty'],
  ])('is told: %s', (_what, html, expected) => {
    expect(problem(html)).toBe(expected)
  })
  it('is told: no texts of the kernel, which tell what fails', () => {
    const texts = { 'site.chrome': { c: 'd' } }
    expect(pageProblem(page({ ...baked, texts }), { baked: { ...baked, texts }, rendered: true })).toBe(
      'the texts of the kernel are missing',
    )
  })
})

describe('a page that runs nothing of the site', () => {
  it('is whole from its beginning to its end', () => {
    const html = '<!doctype html><html><body>Too old</body></html>'
    const expected = { baked: undefined, rendered: false }
    expect(pageProblem(html, expected)).toBeUndefined()
    expect(pageProblem(html.slice(0, -1), expected)).toBe('it does not end as a page')
  })
})
