import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { askStatus, enter, expect } from '../../e2e/site.ts'
import { CHAT_SWITCH, FILE, hash, REFUSED, SWITCH, test } from './foreign-site.ts'

const SHARED = ['@foyer/sdk', '@foyer/sdk/ui', 'react', 'react-dom', 'react/jsx-runtime']

const card = (page: Page, name = 'Your lucky number') => page.getByRole('region', { name })

/** Ends after every plugin has had its turn: the check for a new build is the last of them, 1.5 s after its own. Call it first. */
const buildChecked = (page: Page) => page.waitForResponse(/\/mobile\/mc\/asset-manifest\.json$/)

const enterWith = (page: Page, to: string, state: Parameters<typeof enter>[2] = {}) =>
  enter(page, to, { switches: `${SWITCH},-${CHAT_SWITCH}`, ...state })

/** Changes the gateway's answer, and lets the page ask for it, as a merchant's change would. */
async function change(page: Page, world: object): Promise<void> {
  await page.evaluate(async (body) => {
    await fetch('/__gateway/world', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  }, world)
  await askStatus(page)
}

/** Offline for a moment: the page notices it, and recovers by itself. */
const loseNetwork = (page: Page): Promise<unknown> => page.evaluate(() => dispatchEvent(new Event('offline')))

// One worker, so that the fixture is prepared once.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ foreign: { server, built } }) => {
  server.files.set(FILE, built)
  server.asked.length = 0
  server.run.length = 0
})

test('[SD-04] a folder outside the repository installs the packed SDK, type-checks, tests and builds with it', ({
  foreign: { folder, printed, built },
}) => {
  expect(printed.test).toMatch(/3 passed/)
  expect(readdirSync(join(folder.path, 'dist'))).toEqual(['plugin.js'])
  expect(printed.build).toContain(hash(built))
  expect(printed.build).toContain(`id: 'acme.lucky-number'`)
  const imported = [...built.matchAll(/\bfrom\s*["']([^"']+)["']/g)].map(([, name]) => name)
  expect(imported).not.toEqual([])
  expect(SHARED).toEqual(expect.arrayContaining(imported))
})

test('[KN-09] runs in the production build: a slot with hooks, services, settings and texts', async ({
  page,
  foreign,
}) => {
  await enterWith(page, '/m/home')
  await expect(card(page)).toBeVisible()
  await change(page, { settings: { 'acme.lucky-number': { highest: 1 } } })
  await expect(card(page).getByRole('status')).toHaveText('1')
  await expect(card(page)).toContainText('Drawn once')
  await card(page).getByRole('button', { name: 'Draw again' }).click()
  await expect(card(page)).toContainText('Drawn 2 times')
  expect(await card(page).evaluate((element) => getComputedStyle(element).display)).toBe('grid')
  expect(foreign.server.run).toEqual([FILE])
})

test('[KN-09] speaks the player’s language', async ({ page }) => {
  await enterWith(page, '/m/home', { lang: 'VI' })
  await card(page, 'Số may mắn của bạn').getByRole('button', { name: 'Rút lại' }).click()
  await expect(card(page, 'Số may mắn của bạn')).toContainText('Đã rút 2 lần')
})

test('[KN-09] [EN-22] [LG-04] a generated chat provider with English texts alone stands in the list of chats, is reported once, and gets name and language', async ({
  page,
}) => {
  const settings = {
    page: '/__gateway/service?desk=acme&name-in=who&language-in=l',
    nameParameter: 'who',
    languageParameter: 'l',
  }
  await enter(page, '/m/home', { member: 'player', lang: 'VI', switches: `-${SWITCH},${CHAT_SWITCH}` })
  await change(page, { settings: { 'helpers.acme-chat': settings } })
  const warned: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('IN-ENGLISH')) warned.push(message.text())
  })
  await page.goto('/m/customerService')
  const own = page.getByRole('dialog').getByRole('button', { name: 'Acme chat' })
  // The site's own chat opens at once where it is the only one yet, and is left again.
  const openList = () =>
    expect(async () => {
      if (await page.getByRole('dialog').isVisible())
        await page.getByRole('dialog').getByRole('button', { name: 'Quay lại' }).click({ timeout: 1_000 })
      await page.getByRole('main').getByRole('button', { name: 'Trò chuyện ngay' }).click({ timeout: 1_000 })
      await expect(own).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 20_000 })
  await openList()
  const choices = page.getByRole('dialog', { name: 'Trò chuyện với bộ phận chăm sóc khách hàng' })
  await expect(choices.getByRole('button')).toHaveText(['Trò chuyện trực tuyến', 'Acme chat', 'Hủy'])
  await own.click()
  const frame = page.getByRole('dialog').locator('iframe')
  await expect(frame).toHaveAttribute('src', /&who=player&l=VI$/)
  await expect(frame.contentFrame().getByText('Hello player, how can we help?')).toBeVisible()
  await expect(frame.contentFrame().getByText('Language: VI')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Quay lại' }).click()
  await change(page, { switches: { [CHAT_SWITCH]: false } })
  await change(page, { switches: { [CHAT_SWITCH]: true } })
  await openList()
  expect(warned).toEqual([expect.stringContaining('helpers.acme-chat has English texts in VI [name]')])
})

test('[KN-09] has a screen of its own, at once and after a reload', async ({ page }) => {
  await enterWith(page, '/m/home')
  await card(page).getByRole('link', { name: 'How it is drawn' }).click()
  await expect(page).toHaveURL(/\/m\/luckyNumber$/)
  await expect(page.getByRole('main')).toContainText('from 1 to 99')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('from 1 to 99')
  await expect(page).toHaveURL(/\/m\/luckyNumber$/)
})

test('[KN-09] while a slow one may still own the address, the player sees its skeleton, not an empty page', async ({
  page,
  foreign,
}) => {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const asked = page.waitForRequest(foreign.server.origin + FILE)
  await page.route(foreign.server.origin + FILE, async (route) => {
    await released
    await route.continue()
  })
  await enterWith(page, '/m/luckyNumber')
  await asked
  const skeleton = page.getByRole('main').locator('[aria-busy="true"]')
  await expect(skeleton).toBeVisible()
  expect((await skeleton.boundingBox())?.height).toBeGreaterThan(100)
  await expect(page.getByRole('navigation').last()).toBeVisible()
  await expect(page).toHaveURL(/\/m\/luckyNumber$/)
  release()
  await expect(page.getByRole('main')).toContainText('from 1 to 99')
  await expect(skeleton).toHaveCount(0)
})

test('[KN-09] [RO-13] a switch turns it on and off without a reload, with its styles; while it is off its file is not fetched', async ({
  page,
  foreign,
}) => {
  const styles = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('style')].filter((style) => style.textContent.includes('_number_'))
          .length,
    )
  const loader = page.waitForResponse(/\/assets\/foreign-plugins-/)
  const inspection = page.waitForResponse(/\/assets\/inspection-/)
  const checked = buildChecked(page)
  await enterWith(page, '/m/home', { switches: `-${SWITCH},-${CHAT_SWITCH}` })
  await Promise.all([loader, inspection, checked])
  expect(foreign.server.asked).toEqual([])
  for (let round = 0; round < 2; round++) {
    await change(page, { switches: { [SWITCH]: true } })
    await expect(card(page)).toBeVisible()
    expect(await styles()).toBe(1)
    await change(page, { switches: { [SWITCH]: false } })
    await expect(card(page)).toHaveCount(0)
    await expect.poll(styles).toBe(0)
  }
  expect(foreign.server.run).toEqual([FILE])
})

test('[KN-09] wrong bytes at the right address are refused, and never run', async ({
  page,
  foreign,
  complaints,
}) => {
  foreign.server.files.set(FILE, `globalThis.foreignRan = true;${foreign.built}`)
  await enterWith(page, '/m/home')
  await expect.poll(() => complaints.heard.join()).toContain('PL-INTEGRITY')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'foreignRan'))).toBeUndefined()
  await loseNetwork(page)
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  // The browser’s own message, and ours.
  expect(await complaints.take()).toHaveLength(2)
})

test('[KN-09] a file that could not be fetched is fetched when the network is back', async ({
  page,
  foreign,
  complaints,
}) => {
  foreign.server.files.set(FILE, 'drop')
  await enterWith(page, '/m/home')
  await expect.poll(() => complaints.heard.join()).toContain('PL-NETWORK')
  await complaints.take()
  foreign.server.files.set(FILE, foreign.built)
  await loseNetwork(page)
  await expect(card(page)).toBeVisible()
})

test('[KN-09] [SE-01] a page whose policy does not allow its origin runs nothing of it', async ({
  page,
  foreign,
  complaints,
}) => {
  await page.route('**/m/home', async (route) => {
    const { port } = foreign.site
    const headers = { ...route.request().headers(), host: `lotus.localhost:${port}` }
    const response = await route.fetch({ url: `http://127.0.0.1:${port}/m/home`, headers })
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy).toContain(`${foreign.server.origin}${FILE}`)
    expect(policy).toContain('https://api.acme.example')
    const without = policy.replaceAll(`${foreign.server.origin}${FILE}`, '')
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': without } })
  })
  await enterWith(page, '/m/home')
  await expect.poll(() => complaints.heard.join()).toContain('PL-ORIGIN')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  expect(foreign.server.asked).toEqual([])
  await complaints.take()
})

test('[KN-09] a browser without import maps has the site without foreign plugins, and says which', async ({
  page,
  foreign,
  complaints,
}) => {
  await page.route('**/m/home', async (route) => {
    const { port } = foreign.site
    const headers = { ...route.request().headers(), host: `lotus.localhost:${port}` }
    const response = await route.fetch({ url: `http://127.0.0.1:${port}/m/home`, headers })
    const html = await response.text()
    const body = html.replace(/<script type="importmap">[^<]*<\/script>/, '')
    expect(body).not.toBe(html)
    await route.fulfill({ response, body })
  })
  await enterWith(page, '/m/home')
  await expect.poll(() => complaints.heard.join()).toContain('acme.lucky-number')
  await expect(card(page)).toHaveCount(0)
  await page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/game/)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await complaints.take()
})

test('[KN-09] data stored by an earlier visit starts no foreign plugin', async ({ page, foreign }) => {
  const visited = buildChecked(page)
  await enterWith(page, '/m/home')
  await visited
  await expect(card(page)).toBeVisible()
  foreign.server.run.length = 0
  await change(page, { faults: { status: '500' } })
  const checked = buildChecked(page)
  await page.reload()
  await checked
  await expect(page.getByRole('listitem').first()).toBeVisible()
  expect(foreign.server.run).toEqual([])
})

test('[KN-09] each file that is refused says why, and the site goes on', async ({
  page,
  foreign,
  complaints,
}) => {
  await page.goto(`http://coral.localhost:${foreign.site.port}/__gateway/enter?lang=EN&to=/m/home`)
  for (const [code, { id }] of Object.entries(REFUSED))
    await expect.poll(() => complaints.heard.join('\n')).toContain(`${code}: ${id} (`)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'foreignRan'))).toBeUndefined()
  await page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/game/)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await complaints.take()
})

test('[KN-09] a merchant without foreign plugins has no import map, and fetches nothing for them', async ({
  page,
}) => {
  const home = `http://aurora.localhost:${process.env['PORT'] ?? 4173}/m/home`
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const checked = buildChecked(page)
  await page.goto(home)
  await checked
  expect(await page.locator('script[type=importmap]').count()).toBe(0)
  expect(fetched.filter((url) => /\/assets\/(shared|foreign)-/.test(url))).toEqual([])
})
