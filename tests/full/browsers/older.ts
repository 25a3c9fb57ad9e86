import type { Page, Route } from '@playwright/test'

/** What Chrome 64 or iOS 12.2 lack of what the site uses, and this browser has. */
const LACKING = [
  'Array.prototype.at',
  'Array.prototype.findLast',
  'Array.prototype.findLastIndex',
  'Array.prototype.flat',
  'Array.prototype.flatMap',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'String.prototype.at',
  'String.prototype.matchAll',
  'String.prototype.replaceAll',
  'String.prototype.trimEnd',
  'Object.fromEntries',
  'Object.hasOwn',
  'Promise.allSettled',
  'Promise.any',
  'Promise.withResolvers',
  'URL.canParse',
  'Element.prototype.replaceChildren',
  'HTMLElement.prototype.showPopover',
  'HTMLDialogElement.prototype.showModal',
  'BroadcastChannel',
  'ResizeObserver',
  'PointerEvent',
  'AbortController',
  'AbortSignal',
  'BigInt',
  'Intl.DisplayNames',
  'Intl.ListFormat',
  'Intl.Locale',
  'Intl.PluralRules',
  'Intl.RelativeTimeFormat',
  'crypto.randomUUID',
  'queueMicrotask',
  'structuredClone',
  'requestIdleCallback',
  'cancelIdleCallback',
  'visualViewport',
  'scheduler',
] as const

/**
 * Takes from each page of the site what iOS 12.2 and Chrome 64 lack, before its first script: functions, `CSS.supports` of a
 * proportion, and, from its style sheets, the declarations that they would drop.
 *
 * @param also further features that are missing
 */
export async function makeOlder(page: Page, also: readonly string[] = []): Promise<void> {
  await page.addInitScript(
    (features) => {
      if (!/^\/(?:m|$)/.test(location.pathname)) return
      const still: string[] = []
      for (const feature of features) {
        const names = feature.split('.')
        const last = names.pop() ?? ''
        let owner: object | undefined = window
        for (const name of names) owner = owner && (Reflect.get(owner, name) as object | undefined)
        if (!owner) continue
        let at: object | null = owner
        while (at && !Object.getOwnPropertyDescriptor(at, last)) at = Object.getPrototypeOf(at) as object | null
        if (at) Reflect.deleteProperty(at, last)
        if (last in owner) still.push(feature)
      }
      // As browsers without signals do, which do not look at the option.
      const { Request: NativeRequest, fetch: nativeFetch } = window
      Reflect.deleteProperty(NativeRequest.prototype, 'signal')
      const unsignalled = (init?: RequestInit): RequestInit => ({ ...init, signal: null })
      window.Request = class extends NativeRequest {
        constructor(input: RequestInfo | URL, init?: RequestInit) {
          super(input, unsignalled(init))
        }
      }
      window.fetch = (input, init) => nativeFetch(input, unsignalled(init))
      const { supports } = CSS
      CSS.supports = (property: string, value?: string) =>
        property !== 'aspect-ratio' && (value === undefined ? supports(property) : supports(property, value))
      Object.defineProperty(document, 'stillThere', { value: still })
    },
    [...LACKING, ...also],
  )
  // Before the page is parsed: no rule of it may work for a moment.
  const answer = async (route: Route): Promise<void> => {
    const url = new URL(route.request().url())
    const headers = { ...(await route.request().allHeaders()), host: url.host }
    // Only browsers resolve names below localhost by themselves.
    url.hostname = '127.0.0.1'
    const response = await route.fetch({ url: url.href, headers, maxRedirects: 0 })
    const type = response.headers()['content-type'] ?? ''
    if (/html/.test(type)) {
      const html = await response.text()
      return route.fulfill({
        response,
        body: html.replace(/<style>([^]*?)<\/style>/g, (_all, css: string) => `<style>${withoutNewer(css)}</style>`),
      })
    }
    if (/css/.test(type)) return route.fulfill({ response, body: withoutNewer(await response.text()) })
    return route.fulfill({ response })
  }
  await page.route(/\/m(?:\/(?!assets\/.*\.js)[^?]*)?(?:\?.*)?$/, (route) =>
    answer(route).catch((error: unknown) => {
      // The test may end while an answer is on its way.
      if (!/disposed|closed/.test(String(error))) throw error
    }),
  )
} // prettier-ignore

/** A minified style sheet without what Chrome 64 drops: declarations, and whole rules with a selector that it does not know. */
export const withoutNewer = (css: string): string =>
  css
    .replace(/(?<=^|[{}])([^{}]+)\{([^{}]*)\}/g, (rule, selectors: string, body: string) => {
      if (/:(?:is|where|has|focus-visible|modal|dir|popover-open)\b|::backdrop/.test(selectors)) return ''
      if (selectors.startsWith('@')) return rule
      const flexible = /display:(?:inline-)?flex/.test(body)
      const known = splitDeclarations(body).filter(
        (declaration) =>
          !/^(?:aspect-ratio|inset|rotate|scale|translate|(?:margin|padding|inset)-(?:inline|block)|(?:scroll-)?(?:margin|padding)-(?:inline|block)-|border-(?:inline|block|start|end)-)\b/.test(
            declaration,
          ) &&
          !(flexible && /^(?:gap|row-gap|column-gap):/.test(declaration)) &&
          (declaration.startsWith('--') ||
            !/\b(?:min|max|clamp)\(|\d[dsl]v[hwib]\b|color-mix\(|env\(|fit-content\(/.test(declaration)),
      )
      return `${selectors}{${known.join(';')}}`
    })
    .replace(/@(?:container|starting-style)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')

const splitDeclarations = (body: string): readonly string[] => body.split(/;(?![^(]*\))/).filter(Boolean)
