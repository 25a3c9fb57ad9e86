import { enter, expect, test } from './site.ts'
import { violations } from './violations.ts'
import { LINK } from './invite.ts'

test.describe('the referral page', () => {
  test('[RT-13] a member copies the link, shows its QR code and shares it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'share', {
        value: (data: unknown) => Promise.resolve(Reflect.set(globalThis, 'shared', data)),
      }),
    )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page, '/m/inviteFriends', { member: 'player' })
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(LINK)
    await page.getByRole('button', { name: 'Show QR code' }).click()
    await expect(page.getByRole('img', { name: 'QR code of your invitation link' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your friends' }).getByRole('listitem')).toHaveCount(10)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Share' }).click()
    await expect
      .poll(() =>
        page.evaluate(() => Reflect.get(Object(Reflect.get(globalThis, 'shared')), 'url') as string),
      )
      .toMatch(LINK)
  })
})
