import { overflow } from './overflow.ts'
import { enter, expect, test } from './site.ts'
import { violations } from './violations.ts'
import { LOGIN, STAY, button, nextSession, past, prompt, skipped } from './install-prompts.ts'

test.describe('the prompts of the home screen', () => {
  test('[OV-02] [ST-14] a sheet with the way to the app; closed, it rests for the session', async ({
    page,
  }) => {
    await enter(page, '/m/home', { member: 'player', prompts: 'login' })
    const dialog = prompt(page, LOGIN)
    await expect(dialog).toBeVisible()
    await expect(button(dialog, 'Download the app')).toBeVisible()
    await expect(button(dialog, STAY)).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    // At the bottom, over less than half of the page; nothing of it is cut off.
    const [box, height] = [await dialog.boundingBox(), 740]
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 360, height])
    expect(box?.y).toBeGreaterThan(height / 2)
    await button(dialog, 'Close').click()
    await expect(dialog).toBeHidden()
    const reason = skipped(page)
    await page.reload()
    expect(await reason).toBe('login_required: closed in this session')
    await expect(dialog).toHaveCount(0)
    expect(await past(page)).toEqual({ closes: { login_required: 1 }, forced: [] })
    await nextSession(page)
    await expect(dialog).toBeVisible()
    await button(dialog, STAY).click()
    await expect.poll(() => past(page)).toEqual({ closes: { login_required: 2 }, forced: [] })
  })
})
