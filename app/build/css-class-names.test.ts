// @vitest-environment node
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cssModules } from './css-types.ts'
import { cssClassNames, localClassNames, shortClassNames } from './css-class-names.ts'
import { readClasses } from './read-classes.ts'

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

describe('shortClassNames', () => {
  const root = process.cwd()

  it('gives each class of the project a name of its own, the same in every build', () => {
    const [one, other] = [shortClassNames(root), shortClassNames(root)]
    const names = cssModules(root).flatMap((path) =>
      readClasses(path, readFileSync(join(root, path), 'utf8')).map((name) => {
        const short = one(name, join(root, path))
        expect(other(name, `${join(root, path)}?shared`)).toBe(short)
        return short
      }),
    )
    expect(names.length).toBeGreaterThan(500)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z][\da-z]{2,3}$/.test(name))).toEqual([])
    // What ad blockers hide.
    expect(names.filter((name) => name.startsWith('ad'))).toEqual([])
  })

  it('finds the written name of each', () => {
    const path = 'plugins/site/chrome/settings-sheet.module.css'
    const short = shortClassNames(root)('sheet', join(root, path))
    expect(localClassNames(root).get(short)).toBe('sheet')
  })

  it('names 935 files, and refuses one more', () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-styles-'))
    const add = (count: number): void =>
      writeFileSync(join(folder, 'app', `${count}.module.css`), '.a { top: 0 }')
    try {
      mkdirSync(join(folder, 'app'))
      for (let count = 0; count < 935; count++) add(count)
      const name = shortClassNames(folder)
      const names = Array.from({ length: 935 }, (_, count) =>
        name('a', join(folder, 'app', `${count}.module.css`)),
      )
      expect(new Set(names).size).toBe(935)
      add(935)
      expect(() => shortClassNames(folder)).toThrow('more CSS modules than two characters can name')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('leaves what is no class of the project its readable name', () => {
    const name = shortClassNames(root)
    expect(name('breathe', join(root, 'plugins/site/chrome/settings-sheet.module.css'))).toMatch(/^breathe_/)
    expect(name('button', '/elsewhere/a.module.css')).toMatch(/^button_/)
  })
})
