import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { currentRelease, readRelease } from '../../../app/release/releases.ts'
import { digestOf } from '../../../plugins/site/update/digest-of.ts'
import { startNginx } from '../../deploy/nginx.ts'
import { enter, expect, networkQuiet, test } from '../../e2e/site.ts'
import { deploy, look, notice, seen } from '../../e2e/update.ts'

/** The merchant announces a newer app; the player takes it. */
async function upgrade(page: Page, settings: object): Promise<void> {
  await page.evaluate(
    (body) => fetch('/__gateway/world', { method: 'POST', body }),
    JSON.stringify({ settings }),
  )
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'New app version' })
  await dialog.getByRole('button', { name: 'Download now' }).click()
}

const buildOf = (page: Page): Promise<unknown> =>
  page
    .evaluate(
      () => JSON.parse(document.getElementById('foyer-baked')?.textContent ?? '{}') as { build?: string },
    )
    .then(
      ({ build }) => build,
      // The page is just being left.
      () => undefined,
    )

const cacheNames = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys())

/** Makes a release of the same site under another build's id, and returns that id. */
function deployNext(www: string): string {
  const { build: id, release } = readRelease(www, currentRelease(www) ?? '') ?? { build: '', release: '' }
  const next = id.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16))
  const [from, to] = [join(www, 'releases', release), join(www, 'releases/next')]
  const manifest = readFileSync(join(from, 'builds', id, 'asset-manifest.json'), 'utf8')
  const [before, after] = [manifest, manifest.replace(id, next)].map((text) => digestOf([text, text]))
  cpSync(from, to, { recursive: true })
  cpSync(join(from, 'builds', id), join(to, 'builds', next), { recursive: true })
  for (const folder of ['site', 'brand', 'deploy', `builds/${next}`].map((part) => join(to, part)))
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (/\.(br|gz)$/.test(path)) rmSync(path)
      if (!/\.(html|json|js|map)$/.test(path)) continue
      const text = readFileSync(path, 'utf8').replaceAll(id, next).replaceAll(release, 'next')
      writeFileSync(path, text.replace(`data-assets="${before}"`, `data-assets="${after}"`))
    }
  rmSync(join(www, 'current'))
  symlinkSync('releases/next', join(www, 'current'))
  return next
}

test.use({ serviceWorkers: 'allow' })

test('[RR-02] [RR-08] elsewhere update-now leads home, with the preserved parameters', async ({ page }) => {
  await enter(page, '/m/launchGame?vendor=TCG_SEA&code=no-such-game&cid=c9', {
    build: 'next',
    member: 'player',
  })
  await notice(page).getByRole('button', { name: 'Update now' }).click()
  await expect(page).toHaveURL(/\/m\/home\?cid=c9$/)
  await expect(page.getByRole('banner')).toContainText('player')
})

test('[ST-15] of two tabs one asks', async ({ page, context }) => {
  await enter(page, '/m/home')
  await expect.poll(() => seen(page)).not.toBeNull()
  const other = await context.newPage()
  await other.goto('/m/nowhere?cid=c9')
  await other.waitForURL(/\/m\/home/)
  await other.evaluate(() => navigator.serviceWorker.ready)
  await deploy(page)
  await look(other)
  await expect(notice(other)).toBeVisible()
  const looked = page.waitForResponse(/asset-manifest/)
  await look(page)
  await looked
  // By then a notice that is fetched after the check would have been drawn.
  await networkQuiet(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await notice(other).getByRole('button', { name: 'Close' }).click()
  await expect(notice(other)).toBeHidden()
})

test('[ST-15] [RT-19] a build that is deployed is fetched by the worker, offered, and opens offline after the update', async ({
  page,
  context,
  complaints,
}) => {
  // Without network, what the page fetches when it is idle is not there.
  complaints.provoke(/UP-CHUNK/)
  const folder = mkdtempSync(join(tmpdir(), 'foyer-deployed-'))
  // The server's own user reads it.
  chmodSync(folder, 0o755)
  cpSync('dist/www', join(folder, 'www'), { recursive: true, verbatimSymlinks: true })
  const nginx = await startNginx({
    www: join(folder, 'www'),
    gatewayPort: Number(process.env['PORT'] ?? 4173),
  })
  try {
    const home = `http://lotus.localhost:${nginx.port}/m/home`
    await page.goto(home)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => seen(page)).not.toBeNull()
    const next = deployNext(join(folder, 'www'))
    await nginx.reload()
    await look(page)
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect.poll(() => buildOf(page)).toBe(next)
    await expect.poll(() => cacheNames(page)).toEqual([`foyer:production:lotus01:${next}`])
    await context.setOffline(true)
    await page.goto(home)
    expect(await buildOf(page)).toBe(next)
    // The server goes next, of which the page must not hear.
    await page.goto('about:blank')
    await context.setOffline(false)
  } finally {
    await nginx.close()
    rmSync(folder, { recursive: true })
  }
})

test.describe('in the operator’s app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 FoyerApp/2.4.9' })

  test('[OV-09] an app before 2.4.39 is led to the redirect page, and a later one downloads directly', async ({
    page,
    browser,
    baseURL,
  }) => {
    await enter(page, '/m/game')
    const { origin } = new URL(page.url())
    const settings = {
      'install.upgrade': { latest: '2.5.0', redirectPage: `${origin}/__gateway/world?page` },
    }
    await upgrade(page, settings)
    await expect(page).toHaveURL(/\/__gateway\/world\?page$/)

    const later = await browser.newContext({
      userAgent: 'Mozilla/5.0 (Linux; Android 14) FoyerApp/2.4.100',
      ...(baseURL && { baseURL }),
    })
    const other = await later.newPage()
    await enter(other, '/m/game')
    const download = other.waitForRequest((request) => request.url() === `${origin}/__gateway/app/foyer.apk`)
    await upgrade(other, settings)
    await download
    await later.close()
  })
})
