import { fileURLToPath } from 'node:url'
import { type Browser, type Page, expect, test } from '@playwright/test'
import { build } from 'vite'
import { contentSecurityPolicy } from '../../../app/document/content-security-policy.ts'
import { testProfile } from '../../../mocks/world/profile.fake.ts'
import { FOREIGN, VECTORS } from '../../corpora/html.ts'

const SITE = 'https://site.example'

const SANITIZER = fileURLToPath(new URL('../../../sdk/src/ui/sanitize-html.ts', import.meta.url))

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

/** Of the site, with an element of its own frame over it. */
const PAGE = `<!doctype html><head><title>Site</title></head><body style="margin: 0">
  <div id="root" style="padding-block-start: 60px"><header id="header" style="position: fixed; inset: 0 0 auto; block-size: 50px; z-index: 20"></header><main id="main"></main></div>`

/** A page with the sanitiser, and what it has asked other hosts for. */
interface Trial {
  readonly page: Page
  readonly asked: string[]
}

async function openPage(browser: Browser, policy?: string): Promise<Trial> {
  const page = await (await browser.newContext()).newPage()
  const asked: string[] = []
  const script = await sanitizerScript()
  await page.route('**/*', (route) => {
    const url = route.request().url()
    // What the policy refuses does not come this far.
    if (new URL(url).origin !== SITE) asked.push(url)
    if (url === `${SITE}/m/sanitizer.js`)
      return route.fulfill({ contentType: 'text/javascript', body: script })
    const headers = policy ? { 'Content-Security-Policy': policy } : {}
    return url === `${SITE}/m/home`
      ? route.fulfill({ contentType: 'text/html', body: PAGE, headers })
      : route.abort()
  })
  await page.goto(`${SITE}/m/home`)
  await page.addScriptTag({ url: `${SITE}/m/sanitizer.js` })
  return { page, asked }
}

/** Without a policy: what the sanitiser lets through would run. */
let bare: Trial

/** Under the policy of the site's pages. */
let guarded: Trial

let page: Page

/** What is on the page when each markup has been sanitised and placed in it. */
const shownOn = (on: Page, markups: readonly string[]): Promise<readonly string[]> =>
  on.evaluate((all) => {
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
  ['<p style="font-size: 20px">Hi</p>', '<p style="font-size: 20px;">Hi</p>'],
  ['<p style="font-size: 400px">Hi</p>', '<p>Hi</p>'],
  ['<p style="font-size: 1.5em">Hi</p>', '<p style="font-size: 1.5rem;">Hi</p>'],
  ['<p style="font-size: 150%">Hi</p>', '<p style="font-size: 1.5rem;">Hi</p>'],
  ['<p style="font-size: larger">Hi</p>', '<p>Hi</p>'],
  ['<p style="font-size: large">Hi</p>', '<p style="font-size: large;">Hi</p>'],
  ['<marquee><big>Hi</big></marquee><canvas height="99999"></canvas>', 'Hi'],
  ['<label for="consent">Hi</label>', '<label>Hi</label>'],
  ['<a href="/m/home" download="a.exe">Hi</a>', '<a href="/m/home">Hi</a>'],
  [
    '<table border="1" cellpadding="99999" width="100%"><tbody><tr><td height="99999">Hi</td></tr></tbody></table>',
    '<table border="1" width="100%"><tbody><tr><td>Hi</td></tr></tbody></table>',
  ],
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

/** What an attack could have done to the page, by the markup that did it. */
const harmIn = (on: Page, markups: readonly string[]): Promise<readonly string[]> =>
  on.evaluate(async (all) => {
    const { sanitizeHtml } = (globalThis as unknown as { sanitizer: { sanitizeHtml(html: string): Node } })
      .sanitizer
    const active =
      'marquee, canvas, script, style, link, meta, base, iframe, object, embed, svg, math, form, input, button, select, textarea, dialog, template, video, audio'
    const safeStyles =
      /^(?:color|background-color|font-size|font-style|font-weight|text-align|text-decoration-line)$/
    const safe = /^(?:https:\/\/|\/m(?:[/?#]|$))/
    const root = document.getElementById('root')
    const main = document.getElementById('main')
    if (!root || !main) throw new Error('the page has lost its root')
    const harm: string[] = []
    for (const html of all) {
      const box = document.createElement('div')
      main.append(box)
      box.append(sanitizeHtml(html))
      const note = (what: string): void => void harm.push(`${what}: ${html.slice(0, 200)}`)
      await new Promise((done) => setTimeout(done))
      if ('ran' in globalThis) note('ran a script')
      Reflect.deleteProperty(globalThis, 'ran')
      if (box.querySelector(active)) note('left an active element')
      for (const element of box.querySelectorAll<HTMLElement>('*')) {
        const { localName, attributes, style } = element
        for (const { name, value } of attributes) {
          if (
            /^on|^data-|^(?:for|download|id|name|class|srcset|slot|is|ping|popover|contenteditable|tabindex|accesskey|nonce|formaction|background|part|exportparts|role|usemap|attributionsrc|xlink:href)$/i.test(
              name,
            )
          )
            note(`left ${name}`)
          if (name === 'href' && !safe.test(value)) note(`left the address ${value}`)
        }
        if (parseFloat(getComputedStyle(element).fontSize) > 60) note('is huge')
        if (localName.includes('-')) note(`left <${localName}>`)
        if ([...style].some((property) => !safeStyles.test(property))) note(`left the style ${style.cssText}`)
        const { position, zIndex, transform, animationName } = getComputedStyle(element)
        if (position !== 'static' || zIndex !== 'auto' || transform !== 'none' || animationName !== 'none')
          note('takes the layout over')
      }
      if (document.elementFromPoint(20, 20)?.id !== 'header') note('covers the page')
      if (
        document.getElementById('root') !== root ||
        !(document.body instanceof HTMLBodyElement) ||
        document.forms.length > 0 ||
        typeof document.cookie !== 'string' ||
        document.title !== 'Site'
      )
        note('stands for a part of the page')
      if (document.baseURI !== location.href || document.styleSheets.length > 0) note('changes the page')
      box.remove()
    }
    return harm
  }, markups)

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  bare = await openPage(browser)
  guarded = await openPage(browser, contentSecurityPolicy(testProfile(), [], []))
  page = bare.page
})

test.afterAll(async () => {
  await bare.page.context().close()
  await guarded.page.context().close()
})

test('[SE-02] markup from outside keeps its text, and nothing that runs, covers, asks or leads elsewhere', async () => {
  expect(
    await shownOn(
      page,
      CLEANED.map(([markup]) => markup),
    ),
  ).toEqual(CLEANED.map(([, clean]) => clean))
})

test('[SE-02] the corpora have DOMPurify’s own fixtures, and more than 200 vectors of ours in every family', () => {
  const own = VECTORS.filter(({ family }) => family !== FOREIGN)
  expect(new Set(own.map(({ html }) => html)).size).toBeGreaterThan(400)
  expect(VECTORS.length - own.length).toBeGreaterThan(150)
  expect([...new Set(own.map(({ family }) => family))].sort()).toEqual([
    'addresses',
    'attributes',
    'classics',
    'clobbering',
    'data',
    'elements',
    'mutations',
    'styles',
  ])
})

for (const family of new Set(VECTORS.map(({ family: name }) => name)))
  test(`[SE-02] ${family}: nothing runs, stays active, stands for the page or takes its layout over`, async () => {
    const markups = VECTORS.filter((vector) => vector.family === family).map(({ html }) => html)
    expect(await harmIn(bare.page, markups)).toEqual([])
    expect(await harmIn(guarded.page, markups)).toEqual([])
  })

test('[SE-02] no request leaves the page under its policy', async () => {
  // Images of other hosts are the policy's affair: the merchant's own CDN is another host, too.
  await shownOn(
    guarded.page,
    VECTORS.map(({ html }) => html),
  )
  await guarded.page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(guarded.asked).toEqual([])
})

test('[SE-02] a rule for links is asked before the check, and cannot loosen it', async () => {
  const left = await page.evaluate(() => {
    type LinkRule = (href: string) => string | undefined
    const { sanitizeHtml } = (
      globalThis as unknown as { sanitizer: { sanitizeHtml(html: string, linkOf?: LinkRule): Node } }
    ).sanitizer
    const shown = (html: string, linkOf?: LinkRule): string => {
      const box = document.createElement('div')
      box.append(sanitizeHtml(html, linkOf))
      return box.innerHTML
    }
    return [
      shown('<a href="news.example">x</a>', (href) => `https://${href}/`),
      shown('<a href="/m/home">x</a>', () => undefined),
      shown('<a href="/m/home">x</a>', () => 'javascript:window.ran=1'),
      shown('<a href="/m/home">x</a>'),
    ]
  })
  expect(left).toEqual([
    '<a href="https://news.example/" target="_blank" rel="noopener noreferrer">x</a>',
    '<a>x</a>',
    '<a>x</a>',
    '<a href="/m/home">x</a>',
  ])
})
