import { expect, type Locator, type Page } from '@playwright/test'

export const prompt = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })

export const LOGIN = /^Play in the .+ app$/

export const STAY = 'Continue in the browser'

export const button = (where: Locator, name: string): Locator =>
  where.getByRole('button', { name, exact: true })

/** Loads home in the browser's next session, where the member has logged in again. */
export async function nextSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key !== 'MC_SESSION_INFO') sessionStorage.removeItem(key)
  })
  await page.reload()
}

/** What is stored of the prompts of a guest, or of the only member of the page. */
export const past = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((each) => each.startsWith('install.prompts.past.'))
    return JSON.parse((name && localStorage.getItem(name)) ?? 'null') as unknown
  })

/** Resolves once the pop-up has been asked and has nothing to show; with its reason. */
export async function skipped(page: Page, popUp = 'install'): Promise<string> {
  const start = `[foyer] ${popUp} shows nothing: `
  const line = await page.waitForEvent('console', (message) => message.text().startsWith(start))
  return line.text().slice(start.length)
}

/** The app's picture of a prompt has loaded. */
export const iconLoaded = async (dialog: Locator): Promise<void> => {
  const icon = dialog.locator('img')
  await expect(icon).toHaveAttribute('src', /\/cdn\/brand\/lotus\/icon\.svg$/)
  await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}
