import type { Page } from '@playwright/test'
import { enter, type State } from './site.ts'

export const block = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Security check' }).getByRole('button', { name, exact: true })

export const box = (page: Page) => page.getByRole('dialog', { name: 'GeeTest' })

export const pass = (page: Page): Promise<void> =>
  box(page).getByRole('button', { name: 'I am a person' }).click()

export const patch = (page: Page, change: object): Promise<unknown> =>
  page.evaluate(
    async (body) => (await fetch('/__gateway/world', { method: 'POST', body: JSON.stringify(body) })).json(),
    change,
  )

export const settings = (part: object): object => ({ settings: { 'account.captcha-geetest': part } })

/** The login in a world that was changed before it opens. */
export async function openLogin(page: Page, state: State, change: object): Promise<void> {
  await enter(page, '/m/home', state)
  await patch(page, change)
  await page.goto('/m/login')
}
