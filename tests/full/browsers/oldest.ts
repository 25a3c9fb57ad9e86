import type { Page, Route } from '@playwright/test'

/** What one of the oldest browsers of the build lacks (`app/build/build-target.ts`), and Chromium has: from MDN's tables. */
export const NEWER = [
  'Array.fromAsync',
  'Array.prototype.findLast',
  'Array.prototype.findLastIndex',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'Object.groupBy',
  'Map.groupBy',
  'Iterator',
  'Promise.try',
  'Promise.withResolvers',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.isSubsetOf',
  'Set.prototype.union',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
  'Intl.DurationFormat',
  'Intl.Segmenter',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'AbortSignal.prototype.throwIfAborted',
  'URL.canParse',
  'URL.parse',
  'URLSearchParams.prototype.size',
  'CSSStyleSheet.prototype.replaceSync',
  'CompressionStream',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'Element.prototype.setHTML',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.togglePopover',
  'HTMLElement.prototype.popover',
  'HTMLInputElement.prototype.showPicker',
  'HTMLScriptElement.supports',
  'Navigator.prototype.connection',
  'Navigator.prototype.userActivation',
  'Navigator.prototype.userAgentData',
  'Notification',
  'PushManager',
  'ReportingObserver',
  'navigation',
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
] as const

/** Newer parts of CSS, each with a name that no browser knows. */
const NEWER_STYLES: readonly (readonly [newer: RegExp, unknown: string])[] = [
  [/:(?=(?:has|modal|popover-open)\b)/g, ':not-'],
  [/@(?=(?:container|starting-style|scope|property)\b)/g, '@not-'],
  [/\b(?=(?:color-mix|light-dark|fit-content)\()/g, 'not-'],
  [/(?<=\d)[dsl]v[hwib]\b/g, 'none'],
  [
    /(?<=[{;\s])(?=(?:accent-color|contain-intrinsic-[a-z-]+|container(?:-type|-name)?|content-visibility|overscroll-behavior[a-z-]*|rotate|scale|scrollbar-(?:gutter|width)|text-wrap|translate)\s*:)/g,
    'not-',
  ],
]
export const withoutNewer = (css: string): string =>
  NEWER_STYLES.reduce((text, [newer, unknown]) => text.replace(newer, unknown), css)

declare global {
  /** What was to be taken away and still stands. */
  var stillThere: readonly string[]
}

/** Takes features from each page of the site before its first script: `URL.canParse`, `navigation`. */
export const takeAway = (page: Page, features: readonly string[]): Promise<unknown> =>
  page.addInitScript((names) => {
    // The mock gateway's own pages are part of no browser.
    if (!/^\/(?:m|$)/.test(location.pathname)) return
    globalThis.stillThere = names.filter((name) => {
      const path = name.split('.')
      const last = path.pop() ?? ''
      let owner: object | undefined = globalThis
      for (const step of path) owner = owner && (Reflect.get(owner, step) as object | undefined)
      for (let at = owner; at; at = Object.getPrototypeOf(at) as object | undefined)
        Reflect.deleteProperty(at, last)
      return owner !== undefined && last in owner
    })
  }, features)

/** Makes the page's browser as old as the oldest of the build, as far as that can be taken from a new one. */
export async function makeOldest(page: Page): Promise<void> {
  await takeAway(page, NEWER)
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...given: [string, string?]) =>
      !/color-mix|light-dark|:has|:modal|dvh|container|content-visibility/.test(given.join(' ')) &&
      supports.apply(CSS, given as [string])
  })
  const answer = async (route: Route): Promise<void> => {
    const url = new URL(route.request().url())
    const headers = { ...(await route.request().allHeaders()), host: url.host }
    // Only browsers resolve names below localhost by themselves.
    url.hostname = '127.0.0.1'
    const response = await route.fetch({ url: url.href, headers, maxRedirects: 0 })
    const type = response.headers()['content-type'] ?? ''
    if (!/html|css/.test(type)) return route.fulfill({ response })
    const text = await response.text()
    const body = /css/.test(type)
      ? withoutNewer(text)
      : text.replace(/<style>([^]*?)<\/style>/g, (_all, css: string) => `<style>${withoutNewer(css)}</style>`)
    return route.fulfill({ response, body })
  }
  await page.route(/\/m(?:\/(?!assets\/.*\.js)[^?]*)?(?:\?.*)?$/, (route) =>
    answer(route).catch((error: unknown) => {
      // The test may end while an answer is on its way.
      if (!/disposed|closed/.test(String(error))) throw error
    }),
  )
}
