import type { Page } from '@playwright/test'
import { fillLogin } from './fill-login.ts'
import { submitLogin } from './submit-login.ts'

/** Logs in on the log-in screen, in English; by default as `player`. */
export async function logIn(page: Page, username?: string, password?: string): Promise<void> {
  await fillLogin(page, username, password)
  await submitLogin(page)
}
