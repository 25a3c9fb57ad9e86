import { fileURLToPath } from 'node:url'
import { type Page, expect, test } from '@playwright/test'
import { build } from 'vite'
import { ATTACKS } from '../corpora/markup.ts'

const SITE = 'https://site.example'
const SANITIZER = fileURLToPath(new URL('../../sdk/src/ui/sanitize-html.ts', import.meta.url))

/** The sanitiser as a script that sets `sanitizer`, since it needs a real browser's parser. */
async function sanitizerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: SANITIZER, formats: ['iife'], name: 'sanitizer' },
    },
  })
  const [output] = [built].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('the sanitiser has not been built')
  return chunk.code
}

let page: Page
test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext({ bypassCSP: true })).newPage()
  await page.route('**/*', (route) =>
    route.request().url() === `${SITE}/m/home`
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><body><div id="root"></div>' })
      : route.abort(),
  )
  await page.goto(`${SITE}/m/home`)
  await page.addScriptTag({ content: await sanitizerScript() })
})
test.afterAll(() => page.context().close())

/** What is on the page when each markup has been sanitised and placed in it. */
const shown = (markups: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((all) => {
    const { sanitizeHtml } = (globalThis as unknown as { sanitizer: { sanitizeHtml(html: string): Node } })
      .sanitizer
    return all.map((html) => {
      const box = document.createElement('div')
      document.body.append(box)
      box.append(sanitizeHtml(html))
      return box.innerHTML
    })
  }, markups)

const CLEANED: readonly (readonly [markup: string, clean: string])[] = [
  ['<p>Hi<script>window.ran = 1</script></p>', '<p>Hi</p>'],
  ['<p onclick="window.ran = 1">Hi</p>', '<p>Hi</p>'],
  ['<b>Hi</b><iframe src="https://evil.example"></iframe>', '<b>Hi</b>'],
  ['<p>Hi</p><form action="https://evil.example"><input name="password"></form>', '<p>Hi</p>'],
  ['<p id="root" class="overlay" name="x" data-x="1">Hi</p>', '<p>Hi</p>'],
  ['<p style="position: fixed; inset: 0; color: red">Hi</p>', '<p style="color: red;">Hi</p>'],
  [
    '<p style="background: url(https://evil.example/x)">Hi</p>',
    '<p style="background-color: initial;">Hi</p>',
  ],
  ['<style>body { display: none }</style><p>Hi</p>', '<p>Hi</p>'],
  ['<p>Hi<img src="javascript:alert(1)"></p>', '<p>Hi</p>'],
  ['<p>Hi<img src="//evil.example/a.png"></p>', '<p>Hi</p>'],
  ['<img src="/cdn/a.png" alt="A">', '<img src="/cdn/a.png" alt="A" loading="lazy">'],
  ['<a href="/m/register?from=news#top">Go</a>', '<a href="/m/register?from=news#top">Go</a>'],
  [`<a href="${SITE}/m/game">Go</a>`, '<a href="/m/game">Go</a>'],
  [
    '<a href="https://news.example/1" target="_top">Go</a>',
    '<a href="https://news.example/1" target="_blank" rel="noopener noreferrer">Go</a>',
  ],
  ...[
    'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java&#10;script:alert(1)', 'data:text/html,x', 'blob:x', 'vbscript:x',
    '//evil.example', '/\\evil.example', 'http://evil.example', 'https://a:b@evil.example', 'mailto:a@b.example', '/wps/x',
    '/m/../wps/x', 'file:///etc/passwd',
  ].map((href) => [`<a href="${href}">Go</a>`, '<a>Go</a>'] as const), // prettier-ignore
]

test('[SE-02] markup from outside keeps its text, and nothing that runs, covers, asks or leads elsewhere', async () => {
  expect(await shown(CLEANED.map(([markup]) => markup))).toEqual(CLEANED.map(([, clean]) => clean))
})

test('[SE-02] no known trick runs, or leaves an active element', async () => {
  const left = await shown(ATTACKS)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  for (const [at, html] of left.entries())
    expect(html, ATTACKS[at]).not.toMatch(
      /\son\w+=|javascript|<(script|svg|math|iframe|object|embed|form|input|style|base|meta|link)/i,
    )
})
