import { createHash } from 'node:crypto'
import { request } from 'node:http'
import type { Page } from '@playwright/test'
import { startNginx } from '../../deploy/nginx.ts'
import { enter, expect, test } from '../../e2e/site.ts'
import { hydrated } from '../../e2e/policy.ts'

const PORT = Number(process.env['PORT'] ?? 4173)

const MERCHANTS = ['lotus', 'coral', 'aurora']

const PAGES = ['/', '/m/home', '/m/login', '/m/no/such/screen']

interface Answer {
  readonly policy: string
  readonly html: string
}

const get = (port: number, merchant: string, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { host: `${merchant}.localhost:${port}`, accept: 'text/html' }
    request({ port, host: '127.0.0.1', path, headers }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () =>
        resolve({
          policy: String(res.headers['content-security-policy']),
          html: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
      .once('error', reject)
      .end()
  })

/** Sources by directive. */
const parse = (policy: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources]
    }),
  )

/** The merchant's other domains, which are raced (CA-12); of the demo merchants, names below localhost on any port. */
const OWN_DOMAIN = /^http:\/\/(?:[a-z]+\.)+localhost:\*$/

/** A source that a script or a call may come from. */
const SCRIPT = /^('self'|'sha256-[\w+/=]+'|https:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]+)?)$/

const callStranger = (page: Page) =>
  page.evaluate(() =>
    fetch('https://undeclared.example/')
      .catch(() => undefined)
      .then(() => undefined),
  )

for (const merchant of MERCHANTS)
  test(`[SE-01] ${merchant}: scripts are the site’s own, those of whole https hosts, and the inline ones by their hashes`, async () => {
    for (const path of PAGES) {
      const { policy, html } = await get(PORT, merchant, path)
      const directives = parse(policy)
      expect(directives['default-src']).toEqual(["'self'"])
      expect(directives['object-src']).toEqual(["'none'"])
      expect(directives['base-uri']).toEqual(["'none'"])
      expect(policy).not.toMatch(/unsafe-eval|nonce-|strict-dynamic|unsafe-hashes|(?<!localhost:)\*(?!\.)/)
      for (const source of directives['script-src'] ?? []) expect(source).toMatch(SCRIPT)
      expect(
        directives['connect-src']?.every((source) => SCRIPT.test(source) || OWN_DOMAIN.test(source)),
      ).toBe(true)
      const inline = [...html.matchAll(/<script(?: type="importmap")?>([\s\S]*?)<\/script>/g)].map(
        ([, text = '']) => text,
      )
      const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      expect(directives['script-src']?.filter((source) => source.startsWith("'sha256"))).toEqual(hashes)
    }
  })

test('[SE-01] nginx sends the very header that the preview sends, for every merchant and page', async () => {
  const nginx = await startNginx()
  try {
    for (const merchant of MERCHANTS)
      for (const path of PAGES)
        expect((await get(nginx.port, merchant, path)).policy).toBe((await get(PORT, merchant, path)).policy)
  } finally {
    await nginx.close()
  }
})

test.describe('a call to a host that no manifest declares', () => {
  test('[SE-01] is reported in the pages of other contexts too', async ({ browser, baseURL, complaints }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/m/home')
    await hydrated(page)
    await callStranger(page)
    expect(await complaints.take()).toEqual(['policy violation: connect-src https://undeclared.example/'])
    await context.close()
  })

  test('[SE-01] fails the test in whose page it is made, whatever the test itself looks at', async ({
    page,
  }) => {
    await enter(page, '/m/home')
    await hydrated(page)
    // This test must fail from here on, by the page's violation.
    test.fail()
    await callStranger(page)
  })
})
