import { afterEach, describe, expect, it } from 'vitest'
import { watchDocument } from './watch-document.ts'

afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.removeAttribute('data-x')
})
const element = (name: string, id: string): HTMLElement => Object.assign(document.createElement(name), { id })

describe('watchDocument', () => {
  it('reports nothing that is unchanged', () => {
    const look = watchDocument()
    const passing = element('p', 'passing')
    document.body.append(passing)
    passing.remove()
    expect(look()).toEqual([])
  })
  it('reports added nodes by their root', () => {
    const look = watchDocument()
    const section = element('section', 'new')
    section.append(element('p', 'inside'))
    document.body.append(section)
    expect(look()).toEqual(['added section[id=new]'])
  })
  it('reports removed and changed nodes, attributes of html too', () => {
    const unchanged = element('p', 'kept')
    unchanged.textContent = 'before'
    document.body.append(unchanged, element('p', 'gone'))
    const look = watchDocument()
    document.getElementById('gone')?.remove()
    unchanged.firstChild?.replaceWith('after')
    document.documentElement.setAttribute('data-x', '1')
    expect([...look()].sort()).toEqual([
      'added #text',
      'changed html:  → data-x="1"',
      'removed #text',
      'removed p[id=gone]',
    ])
  })
})
