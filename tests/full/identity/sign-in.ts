import type { Page } from '@playwright/test'
import type { Person } from '../../identity/identity-network.ts'
import { enter, expect, type State, world } from '../../identity/site.ts'

/** A person whom no other test uses. */
let people = 0

export const newPerson = (): Person => {
  const sub = `person${Date.now()}-${++people}`
  return { sub, email: `${sub}@example.com`, email_verified: true, name: 'Lan' }
}

export const newPhone = (): string => `90${String(Date.now()).slice(-6)}${++people % 10}`

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const google = (page: Page) => button(page, 'Continue with Google')

/** The login screen of a world whose merchant has set the provider up. */
export async function openLogin(page: Page, state: State = {}): Promise<void> {
  await enter(page, '/m/login', { identity: 'social', ...state })
  await expect(google(page)).toBeVisible()
}

/** Chooses the account in the window that the button opens. */
export async function signInAt(page: Page, name = 'Continue with Google'): Promise<void> {
  const opening = page.waitForEvent('popup')
  await button(page, name).click()
  await (await opening).getByRole('button', { name: 'Lan' }).click()
}

export const logged = async (page: Page, endpoint: string): Promise<readonly unknown[]> =>
  (await world(page)).log.flatMap((entry) => (entry.endpoint === endpoint ? [entry.body] : []))

export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Log in with your phone' })

export async function enterCode(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('SMS code').fill(code)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
}

export const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000')
