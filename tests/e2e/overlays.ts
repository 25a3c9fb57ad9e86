import type { Locator, Page } from '@playwright/test'

export const menu = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Settings' })

/** Presses Tab repeatedly; returns whether the focus was ever in the page behind. */
export async function tabOut(page: Page, dialog: Locator): Promise<boolean> {
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press(step < 8 ? 'Tab' : 'Shift+Tab')
    // The focus also passes the browser's own controls, where no element of the page has it.
    const behind = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    )
    if (behind) return true
  }
  return false
}
