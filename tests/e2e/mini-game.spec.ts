import { changeWorld, enter, expect, test } from './site.ts'
import { violations } from './violations.ts'
import { V1, boxOf, button, drag, panel } from './mini-game.ts'

const S1 = { member: 'player', switches: '-LOTTMINIGAME3,SEALOTTMINIGAME3' } as const

test('[OV-22] [ST-26] s1: it is fixed, and opens the game of the other script', async ({ page }) => {
  await enter(page, '/m/home', { ...S1, merchant: 'coral' })
  const first = await boxOf(button(page))
  await drag(page, { x: -120, y: -200 })
  await button(page).focus()
  await page.keyboard.press('ArrowUp')
  expect(await boxOf(button(page))).toEqual(first)
  await expect(panel(page)).toHaveCount(0)
  await button(page).click()
  await expect(panel(page).getByRole('button', { name: 'Spin' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('[OV-22] a game that does not open says so, and opens once it can', async ({ page, complaints }) => {
  complaints.provoke(/MN-MOUNT/)
  await enter(page, '/m/home', { ...V1, 'mini-game': 'broken' })
  await button(page).click()
  await expect(panel(page).getByRole('alert')).toHaveText('The mini game could not be started.')
  await expect(panel(page)).not.toContainText('half of it')
  expect(await violations(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await changeWorld(page, { 'mini-game': '' })
  await page.reload()
  await button(page).click()
  await expect(panel(page)).toContainText('100 points')
})
