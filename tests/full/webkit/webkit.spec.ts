import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { startPreviewProcess } from '../../deploy/preview.ts'
import { Player } from '../../webkit/player.ts'
import { startWebKit, type WebKit } from '../../webkit/start-webkit.ts'
import { withoutOpenerPolicy } from '../../webkit/without-opener-policy.ts'

const PICTURES = '.cache/reports/full/webkit/pictures'
/** As long as a player waits before pressing a button again that did nothing. */
const PRESS_AGAIN_MS = 5_000

const test = base.extend<{ player: Player }, { readonly webKit: WebKit; readonly origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const preview = await startPreviewProcess(['--sabotage'])
      const { port, close } = await withoutOpenerPolicy(preview.port)
      await use(`http://lotus.localhost:${port}`)
      close()
      await preview.close()
    },
    { scope: 'worker' },
  ],
  webKit: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const webKit = await startWebKit()
      await use(webKit)
      await webKit.close()
    },
    { scope: 'worker' },
  ],
  player: async ({ webKit, origin }, use) => use(new Player(webKit.driver, origin)),
})
// One browser for all of them.
test.describe.configure({ mode: 'serial' })

/** A picture to look at, and the proof that the page is drawn: one colour alone compresses to next to nothing. */
async function photograph(webKit: WebKit, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true })
  let picture = await webKit.picture()
  // What moves for ever is photographed as it is after some seconds.
  await expect
    .poll(
      async () => {
        const earlier = picture
        picture = await webKit.picture()
        return picture.equals(earlier)
      },
      { timeout: 3_000 },
    )
    .toBe(true)
    .catch(() => {})
  writeFileSync(join(PICTURES, `${name}.png`), picture)
  expect(picture.length).toBeGreaterThan(8_000)
}

test.describe('in Safari’s engine', () => {
  test('the home is read', async ({ player, webKit }) => {
    await player.enter('/m/home')
    await player.sees(/Lotteries[\s\S]*Xổ Số/)
    await photograph(webKit, 'home')
  })

  test('a wrong password is told, and the right one logs in', async ({ player, webKit }) => {
    await player.enter('/m/login')
    await player.fill('Username', 'player')
    await player.fill('Password', 'wrong-password')
    await player.click('main button', 'Log in')
    await player.sees(/password is (incorrect|not right)/i)
    await photograph(webKit, 'login-wrong')
    await player.fill('Username', 'player')
    await player.fill('Password', 'player123')
    // The driver types faster than anybody: within half a second of the answer the form takes no second press.
    await expect(async () => {
      await player.click('main button', 'Log in')
      await player.at(/\/m\/home$/, PRESS_AGAIN_MS)
    }).toPass({ timeout: 30_000 })
    // The header has the balance of who is signed in; the name is in its menu.
    await player.sees(/Balance\s+₫/)
    await photograph(webKit, 'member')
  })

  test('the game area opens, a game starts, and Back returns', async ({ player, webKit }) => {
    await player.enter('/m/home', { member: 'player' })
    await player.click('nav a', 'Games')
    await player.at(/\/m\/game/)
    await player.click('main button', 'Live casino')
    await player.sees(/baccarat/i)
    await photograph(webKit, 'games')
    await player.click('main a', /baccarat/i)
    await player.at(/__gateway\/game\?ticket=/)
    await photograph(webKit, 'game')
    await webKit.driver.back()
    // Where the player was, still signed in, with the game that was opened.
    await player.at(/\/m\/game\?category=live/)
    await player.sees(/Balance[\s\S]*baccarat/i)
  })

  test('a launch that fails says so and leads back', async ({ player, webKit }) => {
    await player.enter('/m/launchGame?vendor=TCG_SEA&code=no-such-game', { member: 'player' })
    await player.sees(/does not exist/i)
    await photograph(webKit, 'launch')
  })

  test('registration opens an account', async ({ player, webKit }) => {
    await player.enter('/m/register')
    await player.fill('Username', 'safari_9')
    await player.fill('Password', 'quiet-river-9')
    await player.click('input[type="checkbox"]', /18 or older/)
    await photograph(webKit, 'register')
    await player.click('main button', 'Create account')
    await player.sees(/Welcome![\s\S]*safari_9/)
    await photograph(webKit, 'registered')
  })

  test('feedback is sent', async ({ player, webKit }) => {
    await player.enter('/m/feedback', { member: 'player' })
    await player.click('main button, main label, main [role="radio"]', 'An idea')
    await player.fill(/Your message/, 'The lobby is easy to read on my phone.')
    await photograph(webKit, 'feedback')
    await player.click('main button', 'Send')
    await player.sees(/We have received your message/)
  })

  test('settings change the colours and the language', async ({ player, webKit }) => {
    await player.enter('/m/home')
    await player.click('header button', 'Settings')
    await player.until('document.querySelector("dialog[open]")')
    await photograph(webKit, 'settings')
    await player.click('label, button, [role="radio"]', 'Dark')
    await player.until('document.documentElement.dataset.theme === "dark"')
    await player.click('label, button, [role="radio"]', 'Tiếng Việt')
    await player.until('document.documentElement.lang === "vi"')
    await photograph(webKit, 'settings-dark')
  })
})
