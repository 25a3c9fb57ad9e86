// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { BROWSER_FUNCTIONS, keepBrowserFunctions, withBrowserFunctions } from './keep-browser-functions.ts'

const MODULE = '/browser.ts'
const imported = (code: string): string =>
  /^import \{ (.*?) \}/.exec(withBrowserFunctions(code, MODULE))?.[1] ?? ''

describe('withBrowserFunctions', () => {
  it.each([
    ['fetch(url)', 'fetch'],
    ['const t = setTimeout(end, 5); clearTimeout(t)', 'setTimeout, clearTimeout'],
    ['[...history.state]', 'history'],
    ['this.#fetch(); scope.fetch(); prefetch(); fetcher(); site?.fetch()', ''],
    ['const nothing = 1', ''],
  ])('%s imports "%s"', (code, names) => {
    expect(imported(code)).toBe(names)
  })

  it('keeps the lines, so that positions in messages stay right', () => {
    expect(withBrowserFunctions('a\nfetch(b)', MODULE).split('\n')[1]).toBe('fetch(b)')
  })
})

describe('keepBrowserFunctions', () => {
  /** What a page's code of this folder becomes in the build. */
  async function built(code: string): Promise<string> {
    const root = process.cwd()
    const entry = `${root}/kernel/entry-of-a-test.ts`
    const output = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'entry',
          enforce: 'pre',
          resolveId: (id) => (id.endsWith(entry) ? entry : undefined),
          load: (id) => (id === entry ? code : undefined),
        },
        keepBrowserFunctions(root),
      ],
      build: {
        write: false,
        minify: false,
        target: 'es2022',
        rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
      },
    })
    const [first] = Array.isArray(output) ? output : [output]
    return first && 'output' in first ? first.output[0].code : ''
  }
  /** The last expression of a module that runs among functions that are broken afterwards. */
  const run = async (code: string): Promise<string> => {
    const module = `${await built(code)}\n;`
    const world = `
      globalThis.history = { state: 7, pushState() { return this === history ? 'pushed' : 'unbound' } }
      const browser = globalThis.history
      globalThis.fetch = async () => 'answer'
      setTimeout(() => {}, 0)`
    const after = `
      globalThis.fetch = () => { throw new Error('fetch is mine') }
      browser.pushState = () => 'mine'
      console.log(await ask())`
    return execFileSync(
      'node',
      [
        '--input-type=module',
        '-e',
        `${world}\nconst { ask } = await import('data:text/javascript,' + ${JSON.stringify(encodeURIComponent(module))});\n${after}`,
      ],
      { encoding: 'utf8' },
    ).trim()
  }

  it('[KN-06] code of the site calls the functions that the browser had when the page started', async () => {
    expect(await run(`export const ask = () => fetch('/')`)).toBe('answer')
    expect(await run(`export const ask = () => [history.pushState(), history.state].join()`)).toBe('pushed,7')
  })
  it('a local variable of the same name is left alone', async () => {
    expect(await run(`const own = (fetch) => fetch(); export const ask = () => own(() => 'local')`)).toBe(
      'local',
    )
  })
  it('keeps what the module exports, and no other', () => {
    const source = readFileSync('kernel/browser/browser-functions.ts', 'utf8')
    const exported = /export const \{([^}]*)\}/.exec(source)?.[1]?.split(',').map((name) => name.trim()).filter(Boolean) // prettier-ignore
    expect([...(exported ?? []), 'history']).toEqual([...BROWSER_FUNCTIONS])
  })
})
