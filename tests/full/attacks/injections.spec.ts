import type { Request } from '@playwright/test'
import { ATTACKS } from '../../corpora/markup.ts'
import { enter, expect, firstGame, test } from '../../sabotage/site.ts'
import { serverInFront } from './server-in-front.ts'

const LONGEST_MS = 300_000
const RAN = 'document.documentElement.dataset.ran=1'

/** Markup that runs a script, sends a form, frames a page or changes how the page reads addresses, where nothing forbids it. */
const INJECTIONS = [
  `<img src=x onerror="${RAN}">`,
  `<svg onload="${RAN}"></svg>`,
  `<svg><script>${RAN}</script></svg>`,
  `<svg><a xlink:href="javascript:${RAN}"><text>x</text></a></svg>`,
  `<svg><animate onbegin="${RAN}" attributeName=x dur=1s></svg>`,
  `<body onload="${RAN}">`,
  `<video><source onerror="${RAN}"></video>`,
  `<audio src=x onerror="${RAN}"></audio>`,
  `<details open ontoggle="${RAN}">x</details>`,
  `<input autofocus onfocus="${RAN}">`,
  `<marquee onstart="${RAN}">x</marquee>`,
  `<style onload="${RAN}">a{}</style>`,
  `<link rel=stylesheet href=data:text/css, onload="${RAN}">`,
  `<div style="animation:x 1s" onanimationstart="${RAN}"></div>`,
  `<a href="javascript:${RAN}" id=tap>x</a>`,
  `<a href="JaVaScRiPt&colon;${RAN}" id=tap>x</a>`,
  `<a href="java&#10;script:${RAN}" id=tap>x</a>`,
  `<form action="javascript:${RAN}"><button id=tap>x</button></form>`,
  `<form><button formaction="javascript:${RAN}" id=tap>x</button></form>`,
  `<form action="https://evil.example/"><button id=tap>x</button></form>`,
  `<iframe src="javascript:${RAN.replace('document', 'parent.document')}"></iframe>`,
  `<iframe srcdoc="<script>${RAN.replace('document', 'parent.document')}</script>"></iframe>`,
  `<iframe src="data:text/html,<script>parent.postMessage(1,'*')</script>"></iframe>`,
  `<iframe src="http://evil.example/"></iframe>`,
  `<object data="data:text/html,<script>${RAN}</script>"></object>`,
  `<object data="/m/home"></object>`,
  `<embed src="data:image/svg+xml,<svg onload='${RAN}'/>">`,
  `<embed src="/m/home">`,
  `<base href="https://evil.example/">`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${RAN}">x</maction></math>`,
  `<img src="https://evil.example/x.png">`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<video src="https://evil.example/x.mp4" autoplay></video>`,
] as const
/** The same by a script that creates elements, as a gadget in a library would. */
const ELEMENTS: readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  text: string,
])[] = [
  ['script', {}, RAN],
  ['script', { type: 'module' }, RAN],
  ['script', { src: `data:text/javascript,${RAN}` }, ''],
  ['script', { src: 'https://evil.example/x.js' }, ''],
  ['script', { type: 'importmap' }, '{"imports":{"x":"https://evil.example/x.js"}}'],
  ['script', { nonce: 'x' }, RAN],
  ['script', { type: 'speculationrules' }, '{"prefetch":[{"urls":["https://evil.example/"]}]}'],
]

test('[SE-01] markup that got into a page runs nothing and reaches no other host', async ({
  page,
  complaints,
}) => {
  test.setTimeout(LONGEST_MS)
  complaints.provoke(/./)
  const outside: string[] = []
  page.on('requestfinished', (request) => {
    if (request.url().includes('evil.example')) outside.push(request.url())
  })
  // Whoever is asked answers, so that only the page's policy stands in between.
  await page.route('**/evil.example/**', (route) =>
    route.fulfill({ body: RAN, contentType: 'text/javascript' }),
  )
  await enter(page, '/m/home')
  await expect(firstGame(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { href } = new URL(page.url())
  // What a row asks for; the site itself rests.
  const asked = new Set<Request>()
  page.on('request', (request) => void asked.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void asked.delete(request))
  const tryOut = async (inject: () => Promise<void>, what: string): Promise<void> => {
    await inject()
    // What it asks for may answer later, and its handlers run in tasks of their own.
    await expect.poll(() => asked.size, what).toBe(0)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await page.evaluate(() => document.documentElement.dataset['ran'] ?? ''), what).toBe('')
    expect(page.url(), what).toBe(href)
    expect(await page.evaluate(() => document.baseURI), what).toBe(href)
  }
  for (const markup of INJECTIONS)
    await tryOut(
      () =>
        page.evaluate((html) => {
          document.getElementById('planted')?.remove()
          const planted = document.body.appendChild(document.createElement('div'))
          planted.id = 'planted'
          planted.innerHTML = html
          planted.querySelector<HTMLElement>('#tap')?.click()
        }, markup),
      markup,
    )
  for (const [tag, attributes, text] of ELEMENTS)
    await tryOut(
      () =>
        page.evaluate(
          ([name, given, content]) => {
            const element = document.createElement(name)
            for (const [key, value] of Object.entries(given)) element.setAttribute(key, value)
            element.textContent = content
            document.head.append(element)
          },
          [tag, attributes, text] as const,
        ),
      `${tag} ${JSON.stringify(attributes)}`,
    )
  await tryOut(
    () => page.evaluate((code) => void setTimeout.call(window, code as never), RAN),
    'a timer with a text',
  )
  expect(outside).toEqual([])
})

/** Where a careless reader of markup loses its place. */
const WRAPPINGS: readonly ((attack: string) => string)[] = [
  (attack) => attack,
  (attack) => `<p>Back soon ${attack}</p>`,
  (attack) => `<b>${attack}`,
  (attack) => `</p></div>${attack}`,
  (attack) => `<!--x-->${attack}<!--`,
  (attack) => `<p title='${attack}'>x</p>`,
  (attack) => `<p title="${attack}">x</p>`,
  (attack) => `<table><tr><td>${attack}`,
  (attack) => `<svg>${attack}</svg>`,
  (attack) => `<math><mtext>${attack}</mtext></math>`,
  (attack) => `<select><option>${attack}</select>`,
  (attack) => `<noscript>${attack}</noscript>`,
  (attack) => `<template>${attack}</template>`,
  (attack) => `<textarea>${attack}</textarea>`,
  (attack) => `<style>${attack}</style>`,
  (attack) => `<title>${attack}</title>`,
  (attack) => `<xmp>${attack}</xmp>`,
  (attack) => `<a href="https://lotus.example/">${attack}</a>`,
  (attack) => attack.replaceAll('<', '&lt;'),
  (attack) => attack.replaceAll(' ', '/'),
  (attack) => attack.replaceAll('<', '<\u0000'),
  (attack) => attack.toUpperCase(),
  (attack) => attack.replaceAll('>', ' >'),
  (attack) => `${attack}${attack}`,
  (attack) => attack.replaceAll('=', ' = '),
  (attack) => `<p>${'x'.repeat(3_000)}${attack}</p>`,
  (attack) => `\u202E${attack}`,
  (attack) => `{{${attack}}}`,
  (attack) => `\${${attack}}`,
  (attack) => `<img alt="${attack}" src="/cdn/x.svg">`,
]

/** Ends what an injection has opened, so that it does not swallow the next one. */
const CLOSINGS =
  '--></title></style></textarea></noscript></template></xmp></select></svg></math></table></p></a>\n'

test('[SE-02] a thousand injections in the maintenance text run nothing, make nothing active and ask no other host', async ({
  browser,
  contextOptions,
  sabotageUrl,
  complaints,
}) => {
  test.setTimeout(LONGEST_MS)
  // Chromium reports a handler that it refuses in the inert document, too, where the sanitiser reads the text; a picture of
  // another host is refused on the page.
  complaints.provoke(/^policy violation: (?:script-src-attr inline|img-src)/)
  const texts = ATTACKS.flatMap((attack) => WRAPPINGS.map((wrap) => wrap(attack)))
  expect(texts.length).toBeGreaterThan(1_000)
  let maintenanceText = ''
  const front = await serverInFront(Number(new URL(sabotageUrl).port), {
    at: (url) => url.startsWith('/wps/system/status'),
    answer: (outgoing, { status, headers, body }) =>
      void outgoing
        .writeHead(status, { 'content-type': headers['content-type'], 'cache-control': 'no-store' })
        .end(body.toString().replace('"INJECTED"', JSON.stringify(maintenanceText))),
  })
  const context = await browser.newContext({
    ...contextOptions,
    baseURL: `http://lotus.localhost:${front.port}`,
  })
  const page = await context.newPage()
  const outside: string[] = []
  const note = (request: Request): void => {
    // What the policy refuses is not sent.
    if (request.failure()?.errorText === 'csp') return
    if (!new URL(request.url()).hostname.endsWith('localhost')) outside.push(request.url())
  }
  page.on('requestfailed', note)
  page.on('requestfinished', note)
  const EACH = 60
  for (let at = 0; at < texts.length; at += EACH) {
    maintenanceText = texts.slice(at, at + EACH).join(CLOSINGS)
    await enter(page, '/m/home', { maintenance: '1', maintenanceText: 'INJECTED' })
    await expect(page.getByRole('button', { name: 'Contact us' })).toBeVisible()
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    const seen = await page.evaluate(() => ({
      ran: 'ran' in globalThis,
      active: [...(document.querySelector('main')?.querySelectorAll('*') ?? [])]
        .filter(
          (element) =>
            /^(?:script|iframe|object|embed|form|input|select|textarea|style|base|meta|link|math)$/.test(
              element.localName,
            ) || element.getAttributeNames().some((name) => name.startsWith('on')),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    }))
    expect(seen, maintenanceText.slice(0, 200)).toEqual({ ran: false, active: [] })
  }
  expect(outside).toEqual([])
  expect(front.substituted()).toBeGreaterThanOrEqual(texts.length / EACH)
  await context.close()
  front.close()
})

test('a brand’s picture with a script in it, opened as a page, runs nothing', async ({
  browser,
  contextOptions,
  sabotageUrl,
  complaints,
}) => {
  complaints.provoke(/^policy violation/)
  const front = await serverInFront(Number(new URL(sabotageUrl).port), {
    at: (url) => url.startsWith('/m/brand/lotus/logo.svg'),
    answer(outgoing, { status, headers, body }) {
      const { 'content-length': _length, 'content-encoding': _encoding, ...passed } = headers
      const picture = body.toString().replace(/<svg/, `<svg onload="${RAN}"`)
      outgoing.writeHead(status, passed).end(picture.replace('</svg>', `<script>${RAN}</script></svg>`))
    },
  })
  const context = await browser.newContext({
    ...contextOptions,
    baseURL: `http://lotus.localhost:${front.port}`,
  })
  const page = await context.newPage()
  await page.goto('/m/brand/lotus/logo.svg')
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toContain('<script>')
  expect(await page.evaluate(() => document.documentElement.dataset['ran'] ?? '')).toBe('')
  expect(front.substituted()).toBe(1)
  await context.close()
  front.close()
})
