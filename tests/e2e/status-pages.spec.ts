import { changeWorld, enter, expect, test } from './site.ts'

/** Two in the afternoon of 1 July 2090 in Tokyo. */
const END = Date.UTC(2090, 6, 1, 5)

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('[OV-06] [ST-31] [SE-02] maintenance from the start: until when, in the player’s time zone, and the same in English', async ({
    page,
    complaints,
  }) => {
    // The description is HTML; that its handler may not run, some versions of Chromium tell as a violation.
    complaints.provoke(/^policy violation: script-src-attr inline$/)
    const ran: string[] = []
    page.on('dialog', (dialog) => {
      ran.push(dialog.message())
      void dialog.dismiss()
    })
    await enter(page, '/m/home', {
      lang: 'VI',
      maintenance: '1',
      maintenanceEnd: String(END),
      maintenanceText:
        '<p onclick=alert(1)>Nâng cấp <b>máy chủ</b></p><img src=x onerror=alert(1)><a href="javascript:alert(1)">Tin</a>',
    })
    const shown = page.getByRole('dialog', { name: 'Đang bảo trì' })
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Đang bảo trì')
    await expect(shown.getByText('Nâng cấp máy chủ', { exact: true })).toBeVisible()
    await expect(shown.getByRole('time')).toHaveText(/Thứ Bảy, 1 tháng 7.*14:00 GMT\+9/)
    const english = shown.getByRole('region', { name: 'Under maintenance' })
    await expect(english).toContainText('We are improving the site')
    await expect(english).toContainText(/Expected to be back: Saturday, July 1, 02:00\sPM GMT\+9/)
    await expect(shown.getByRole('img', { name: 'Lotus' })).toBeVisible()

    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
    await expect(shown).toBeVisible()
    // All of the screen is its own, and the page beneath cannot be reached by any key.
    expect(await shown.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    for (let press = 0; press < 4; press++) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') ?? null)).toBeNull()
    // Of the description the sanitiser leaves what can do no harm.
    await expect(shown.locator('b')).toHaveText('máy chủ')
    await expect(shown.locator('a:not([href])')).toHaveText('Tin')
    await expect(shown.locator('img[src=x], [onclick], a[href]')).toHaveCount(0)
    expect(ran).toEqual([])
  })
})

test('[OV-07] [ST-31] access denied, though the gateway is slow to say so: the player’s address, in both languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 400 })
  await enter(page, '/m/home', { lang: 'VI', region: '1', fault: 'status:slow' })
  const shown = page.getByRole('dialog', { name: 'Truy cập bị từ chối' })
  // A small screen begins with the heading, not with the button at its end.
  await expect(shown.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(shown.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(shown).toContainText('203.0.113.7')
  await expect(shown.getByRole('region', { name: 'Access Denied' })).toContainText(
    'not available from your location or IP address',
  )
  await changeWorld(page, { region: '', faults: { status: null } })
  await shown.getByRole('button').click()
  await expect(shown).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/home$/)
})
