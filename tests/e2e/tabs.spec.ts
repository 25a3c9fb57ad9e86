import type { Page } from '@playwright/test'
import { sessionOf } from './session-of.ts'
import { enter, expect, logOut, noteToasts, siteReady, test, toastsOf } from './site.ts'
import { banner, isGuest, newTab } from './tabs.ts'

const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

test('[ST-32a] a log-out in one tab makes a guest of the other, whose player is told why, once; a new tab stays a guest', async ({
  page,
}) => {
  await noteToasts(page.context())
  await enter(page, '/m/home', { member: 'player' })
  const tab = await newTab(page, '/m/home')
  await expect(banner(tab)).toContainText('player')
  await logOut(page)
  await expect.poll(() => toastsOf(tab)).toEqual(['You logged out in another tab.'])
  await isGuest(tab)
  await expect(tab.getByRole('alertdialog')).toHaveCount(0)
  await expect(toast(page, 'in another tab')).toHaveCount(0)
  const third = await newTab(page, '/m/home')
  await siteReady(third)
  await isGuest(third)
  for (const each of [page, tab, third]) expect(await sessionOf(each)).toBeNull()
})
