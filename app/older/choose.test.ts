// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const source = readFileSync('app/older/choose.js', 'utf8')
const FILES = { functions: 'functions.js', syntax: 'syntax.js', entry: 'older.js', styles: ['older.css'] }

interface Browser {
  /** Features that the browser lacks. */
  readonly lacks?: readonly string[]
  readonly aspectRatio?: boolean
  /** It can read what the second target is written in. */
  readonly syntax?: boolean
}
interface Added {
  readonly tag: string
  src?: string
  href?: string
  type?: string
  onload?: () => void
}

/** What the script requests, in order, and where it leads. */
function choose({ lacks = [], aspectRatio = true, syntax = true }: Browser): {
  readonly requested: readonly string[]
  readonly left: string | undefined
} {
  const requested: string[] = []
  let left: string | undefined
  const has = (name: string): boolean => !lacks.includes(name)
  let isRead = false
  const head = {
    appendChild(element: Added) {
      const file = element.src ?? element.href ?? ''
      requested.push(element.type === 'module' ? `${file} as a module` : file)
      if (file === FILES.syntax) isRead = syntax
      element.onload?.()
    },
    removeChild: () => undefined,
  }
  const document = {
    readyState: 'complete',
    documentElement: {
      getAttribute: (name: string) => (name === 'data-entry' ? 'main.js kernel.js' : 'VI'),
      hasAttribute: (name: string) => name === 'data-syntax' && isRead,
    },
    getElementsByTagName: () => [head],
    createElement: (tag: string) => ({
      tag,
      ...(tag === 'script' && has('modules') ? { noModule: false } : {}),
    }),
  }
  const CSS = { supports: (property: string) => property === 'aspect-ratio' && aspectRatio }
  const names = ['URLSearchParams', 'Reflect', 'Proxy', 'fetch', 'IntersectionObserver']
  const window = { CSS, ...Object.fromEntries(names.filter(has).map((name) => [name, () => undefined])) }
  const location = { replace: (address: string) => (left = address) }
  new Function('window', 'document', 'location', 'CSS', 'FOYER_OLDER_FILES', source)(
    window,
    document,
    location,
    CSS,
    FILES,
  )
  return { requested, left }
}

describe('what a browser gets that lacks something', () => {
  it('is the first target after the functions that it lacks, where it has the syntax and the CSS', () =>
    expect(choose({})).toEqual({ requested: ['functions.js', 'main.js as a module'], left: undefined }))

  it('is the second target with its styles, from Chrome 64 and iOS 12.2 on', () =>
    expect(choose({ aspectRatio: false })).toEqual({
      requested: ['syntax.js', 'older.css', 'functions.js', 'older.js as a module'],
      left: undefined,
    }))

  it.each(['modules', 'URLSearchParams', 'Reflect', 'Proxy', 'fetch'])(
    'is the page that says so, without %s',
    (feature) =>
      expect(choose({ lacks: [feature] })).toEqual({ requested: [], left: '/m/older?language=VI' }),
  )

  it('is the page that says so, where only the first target would run and it has not its CSS', () =>
    expect(choose({ aspectRatio: false, lacks: ['IntersectionObserver'] }).left).toBe('/m/older?language=VI'))

  it('is the page that says so, where it cannot read the second target', () =>
    expect(choose({ aspectRatio: false, syntax: false })).toEqual({
      requested: ['syntax.js'],
      left: '/m/older?language=VI',
    }))
})
