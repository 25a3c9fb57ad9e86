import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Page, type Request, test as base } from '@playwright/test'
import type * as Axe from 'axe-core'
import type { StageSettings } from '../../harness/stories/stage.tsx'
import { brandFile } from '../../harness/stories/vite.config.ts'
import { findBareTexts } from './find-bare-texts.ts'
import { findOverflow } from './find-overflow.ts'
import type { Story } from './list-stories.ts'

const OUTPUT = 'dist/stories'
const ORIGIN = 'http://stories.localhost'
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
}
/** Stands for the page of another site. */
const FRAMED = '<!doctype html><html lang="en"><title>Framed</title><p>Another site’s page</p></html>'
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
/** As tests/e2e/violations.ts has them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A story is a part of a page: its headings may begin at any level. */
const PAGE_RULES = ['page-has-heading-one', 'heading-order']

/** The page with every story, opened once for many of them. */
export class StoriesPage {
  readonly #problems: string[] = []

  private constructor(readonly page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.#note('console', message.text())
    })
    page.on('pageerror', (error) => this.#note('console', String(error)))
  }
  static async open(page: Page): Promise<StoriesPage> {
    const stories = new StoriesPage(page)
    await page.route('**', (route) => {
      const { origin, hostname, pathname } = new URL(route.request().url())
      const file = brandFile(pathname) ?? join(OUTPUT, pathname === '/' ? 'index.html' : pathname)
      if (origin === ORIGIN && existsSync(file))
        return route.fulfill({
          body: readFileSync(file),
          contentType: TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        })
      // A page that a story frames is another site's, and no part of the story.
      if (hostname.endsWith('.example') && isFramed(route.request(), page))
        return route.fulfill({ body: FRAMED, contentType: 'text/html' })
      stories.#note('network', route.request().url())
      return route.abort()
    })
    await page.goto(`${ORIGIN}/`)
    await page.addScriptTag({ path: AXE })
    return stories
  }
  /** The stories that a file exports in the page. */
  names(file: string): Promise<readonly string[]> {
    return this.page.evaluate((of) => window.storiesOf(of), file)
  }
  /** Shows a story, and returns its problems: on the console, for axe, beyond the edges, on the network, and texts that a translated page would lose. */
  async problemsOf({ file, name }: Story, settings: StageSettings): Promise<readonly string[]> {
    this.#problems.length = 0
    const shown = this.page.evaluate(([of, story, stage]) => window.showStory(of, story, stage), [
      file,
      name,
      settings,
    ] as const)
    await shown.catch((error: unknown) => this.#note('story', String(error)))
    const pieces = await this.page.locator('main :not([data-story])').count()
    if (pieces === 0) this.#note('story', 'it shows nothing')
    const seen = [...(await this.page.evaluate(findOverflow)), ...(await this.page.evaluate(findBareTexts))]
    return [...this.#problems, ...seen, ...(await this.#violations())]
  }
  async #violations(): Promise<readonly string[]> {
    return this.page.evaluate(
      async ([tags, off]) => {
        const { axe } = window as unknown as { readonly axe: typeof Axe }
        const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]))
        const { violations } = await axe.run(document, {
          runOnly: { type: 'tag', values: [...tags] },
          rules,
          resultTypes: ['violations'],
          preload: false,
          iframes: false,
        })
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(
            ({ target, any, failureSummary }) =>
              `axe: ${id}: ${target.join(' ')}: ${any[0]?.message ?? failureSummary ?? ''}`,
          ),
        )
      },
      [RULES, PAGE_RULES] as const,
    )
  }
  #note(kind: string, text: string): void {
    this.#problems.push(`${kind}: ${text}`)
  }
}

const isFramed = (request: Request, page: Page): boolean =>
  request.isNavigationRequest() && request.frame() !== page.mainFrame()

/** A page for each worker, not for each test: a test begins where the last one left it. */
export const test = base.extend<object, { readonly stories: StoriesPage }>({
  stories: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        viewport: { width: 360, height: 740 },
        reducedMotion: 'reduce',
        locale: 'en-US',
      })
      await use(await StoriesPage.open(page))
      await page.close()
    },
    { scope: 'worker' },
  ],
})
