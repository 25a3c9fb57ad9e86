import type { Page } from '@playwright/test'
import { enter } from './site.ts'
import { started } from './started.ts'

export const DELAY_MS = 20_000

export const SHOWN = 'Save this picture to find us again'

export const popUp = (page: Page, name = SHOWN) => page.getByRole('dialog', { name })

export const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })

/** Arrives at a screen, and lets the delay of the pictures pass. */
export async function arrive(page: Page, image: string, to = '/m/home'): Promise<void> {
  await page.clock.install()
  await enter(page, to, { 'download-image': image })
  await started(page)
  // The plugin starts when the browser is idle.
  await page.clock.fastForward(3_000)
  await page.clock.fastForward(DELAY_MS)
}
