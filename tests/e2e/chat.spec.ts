import { enter, expect, test } from './site.ts'
import { violations } from './violations.ts'
import { LAUNCH } from './chat.ts'

test.describe('the chat of the gateway', () => {
  test('[OV-19][CA-15] a member sees what is unread, chats on a whole screen, and comes back; then nothing is unread', async ({
    page,
  }) => {
    await enter(page, '/m/home', { member: 'player', lang: 'VI' })
    const tab = page.getByRole('navigation').getByRole('link', { name: 'Hỗ trợ' })
    await expect(tab).toHaveAccessibleName(/2/)
    const launching = page.waitForRequest((request) => new URL(request.url()).pathname === LAUNCH)
    await tab.click()
    const now = page.getByRole('button', { name: 'Trò chuyện ngay' })
    const dialog = page.getByRole('dialog')
    await expect(dialog.or(now).first()).toBeVisible()
    if (await now.isVisible()) await now.click()
    const body = (await launching).postDataJSON() as Record<string, unknown>
    expect(body).toMatchObject({ language: 'VI' })
    expect(String(body['headerColor'])).toMatch(/^#[\da-f]{6}$/)
    const inside = dialog.frameLocator('iframe')
    await expect(inside.getByText('Hello player, how can we help?')).toBeVisible()
    await expect(inside.getByText('Language: VI')).toBeVisible()
    // The chat's page learns neither the site's address nor may it use the camera.
    await expect(inside.getByText('From: not told')).toBeVisible()
    await expect(dialog.locator('iframe')).toHaveAttribute('allow', '')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Quay lại' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(tab).toHaveAccessibleName('Hỗ trợ')
  })
})
