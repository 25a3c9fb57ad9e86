import type { Page } from '@playwright/test'
import { INSPECTION_CHANNEL, type InspectionAnswer } from '../../kernel/inspection/channel.ts'
import type { Complaints } from '../e2e/complaints.ts'
import { changeWorld, enter, expect, firstGame } from '../e2e/site.ts'
import { LISTED, type ListedPlugin } from './hostile-site.ts'

declare global {
  /** The plugin's code has run. */
  var evilRan: boolean | undefined
}

/** The host's time limit, and what a busy machine adds. */
const LATE_MS = 40_000
type Report = Extract<InspectionAnswer, { readonly answer: 'plugins' }>

/**
 * A player's way through a site that has let a hostile plugin in: home, log in, launch a game; then the merchant switches it
 * off, and the player reloads. All of it must work, and what the plugin did wrong must be reported with its id.
 */
export async function visit(page: Page, complaints: Complaints, listed: ListedPlugin): Promise<void> {
  const { switch: name } = listed
  // The gateway knows the switches of all, and the others are off.
  const switches = LISTED.map((each) => (each === listed ? name : `-${each.switch}`)).join()
  await enter(page, '/m/home', { switches })
  await met(complaints, listed)
  await homeStands(page)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('textbox', { name: 'Username' }).fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/home$/, { timeout: LATE_MS })
  await homeStands(page)
  await firstGame(page).click()
  await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/, { timeout: LATE_MS })
  judge(await complaints.take(), listed)

  await page.goto('/m/home')
  await met(complaints, listed)
  await switchOff(page, listed)
  await homeStands(page)
  judge(await complaints.take(), listed)

  await page.reload()
  await homeStands(page)
  await expect.poll(async () => (await report(page)).switches?.[name], { timeout: LATE_MS }).toBe(false)
  expect(await complaints.take(), 'after a reload without it').toEqual([])
  expect(await page.evaluate(() => globalThis.evilRan)).toBeUndefined()
}

/** Until the page has reported what is wrong with the plugin. */
async function met({ heard }: Complaints, { plugin, id }: ListedPlugin): Promise<void> {
  const missing = (): readonly string[] => plugin.codes.filter((code) => !heard.some(names(code, id)))
  // Shows what was reported instead.
  await expect
    .poll(() => (missing().length > 0 ? { missing: missing(), heard } : undefined), { timeout: LATE_MS })
    .toBeUndefined()
}

const names =
  (code: string, id: string) =>
  (line: string): boolean =>
    line.includes(`${code}: ${id} (`)

async function homeStands(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('img').first()).toBeVisible()
  await expect(page.getByRole('navigation').last().getByRole('link').first()).toBeVisible()
  await expect(firstGame(page)).toBeVisible({ timeout: LATE_MS })
  await expect(page.getByText('EVIL')).toHaveCount(0)
}

/** As a merchant would, by the gateway. The page hears of it at once; the plugin is in no state in which it acts. */
async function switchOff(page: Page, { id, switch: name }: ListedPlugin): Promise<void> {
  const merchant = await page.context().newPage()
  await merchant.goto('/__gateway/state-options')
  await changeWorld(merchant, { switches: { [name]: false } })
  await merchant.close()
  await page.evaluate(
    (channel) => new BroadcastChannel(channel).postMessage({ ask: 'refresh' }),
    INSPECTION_CHANNEL,
  )
  await expect.poll(async () => (await report(page)).switches?.[name], { timeout: LATE_MS }).toBe(false)
  const running = async (): Promise<unknown> =>
    (await report(page)).plugins.find((plugin) => plugin.id === id)?.chain[0]?.state ?? 'off'
  await expect.poll(running, { timeout: LATE_MS }).toMatch(/^(?:off|quarantined)$/)
}

/** What the page says of its plugins, as the merchant's console asks; asked again until the page listens. */
async function report(page: Page): Promise<Report> {
  for (;;) {
    const answer = await page.evaluate(
      (name) =>
        new Promise<Report | undefined>((resolve) => {
          const channel = new BroadcastChannel(name)
          const end = (given?: Report): void => {
            channel.close()
            resolve(given)
          }
          channel.onmessage = ({ data }: MessageEvent<InspectionAnswer>) => {
            if (data.answer === 'plugins') end(data)
          }
          channel.postMessage({ ask: 'plugins' })
          setTimeout(end, 1_000)
        }),
      INSPECTION_CHANNEL,
    )
    if (answer) return answer
  }
}

/** Every complaint is about the plugin: the page's by its id, the browser's by its file. The expected ones are there. */
function judge(complaints: readonly string[], { id, plugin }: ListedPlugin): void {
  const rest = complaints.filter((line) => !line.includes(`/${id}.js`))
  expect(
    rest.filter((line) => !/\bPL-[A-Z]+: /.test(line) || !line.includes(`: ${id} (`)),
    'what the page complains of beside the plugin',
  ).toEqual([])
  for (const code of plugin.codes) expect(complaints.filter(names(code, id)), code).not.toEqual([])
}
