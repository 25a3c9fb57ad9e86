// @vitest-environment node
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cssClassNames } from './css-class-names.ts'

/** Two files whose hashes begin with the same characters, found by trying. */
function twins(): readonly [string, string] {
  const seen = new Map<string, string>()
  for (let count = 0; ; count++) {
    const file = `a/${count}.module.css`
    const start = createHash('sha256').update(file).digest('hex').slice(0, 3)
    const other = seen.get(start)
    if (other) return [other, file]
    seen.set(start, file)
  }
}

describe('cssClassNames', () => {
  it('gives all classes of a file the same ending, and another file another', () => {
    const name = cssClassNames('/site')
    const [button, icon, other] = [
      name('button', '/site/ui/a.module.css'),
      name('icon', '/site/ui/a.module.css'),
      name('button', '/site/ui/b.module.css'),
    ]
    expect(button).toMatch(/^button_[\da-f]+$/)
    expect(icon.slice('icon'.length)).toBe(button.slice('button'.length))
    expect(other).not.toBe(button)
  })

  it('is the same in any folder of the project, and for a copy with a query', () => {
    const here = cssClassNames('/here')('button', '/here/a.module.css')
    expect(cssClassNames('/there')('button', '/there/a.module.css?shared')).toBe(here)
  })

  it('refuses two files that get the same class', () => {
    const name = cssClassNames('/site')
    const [one, other] = twins()
    name('button', `/site/${one}`)
    expect(name('icon', `/site/${other}`)).toBeTruthy()
    expect(() => name('button', `/site/${other}`)).toThrow(`${one} and ${other} both name a class button_`)
  })
})
