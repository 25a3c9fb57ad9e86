import { changeWorld, expect, networkQuiet, siteReady, test, world } from '../../e2e/site.ts'
import { violations } from '../../e2e/violations.ts'
import { number, openForm, send } from '../../e2e/sms.ts'

// Of the demo merchants, Coral offers it.
test.use({ baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('lotus', 'coral')) })

test('[RT-02] a merchant that does not offer the log-in by code has no tab for it', async ({ page }) => {
  const tab = page.getByRole('tab', { name: 'SMS code' })
  const offer = (signIn: boolean) => changeWorld(page, { settings: { 'account.sms-code': { signIn } } })
  await openForm(page)
  await offer(false)
  await page.reload()
  await siteReady(page)
  await networkQuiet(page)
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(tab).toHaveCount(0)
  await expect(number(page)).toHaveCount(0)
  await offer(true)
  await page.reload()
  await expect(tab).toBeVisible()
})

test('[CA-10a] [CA-10b] the countries are asked for once, with the merchant, however often the form is opened', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/wps/system/countr')) asked.push(`${request.method()} ${pathname}${search}`)
  })
  await openForm(page)
  await expect(page.getByText('+60')).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: 'SMS code' }).click()
  await expect(page.getByText('+60')).toBeVisible()
  expect(asked).toEqual(['GET /wps/system/country?_=coral01'])
})

test('in letters of 200 % nothing of the form leaves the screen', async ({ page }) => {
  await openForm(page)
  const code = (await page.getByLabel('Code', { exact: true }).boundingBox()) ?? { y: 0, height: 0 }
  const beside = (await send(page).boundingBox()) ?? { y: 0 }
  expect(beside.y).toBeLessThan(code.y + code.height)
  await page.addStyleTag({ content: 'html { font-size: 32px !important }' })
  await page.setViewportSize({ width: 359, height: 740 })
  const button = (await send(page).boundingBox()) ?? { x: 0, width: Infinity }
  expect(button.x + button.width).toBeLessThanOrEqual(359 - 16)
  const { scrollWidth, clientWidth } = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test('[OV-05] [VA-11] the country is found by name or code, by keyboard too, and axe finds nothing wrong', async ({
  page,
}) => {
  await openForm(page)
  expect(await violations(page)).toEqual([])
  const chosen = page.getByRole('button', { name: 'Country code +60, change' })
  await expect(chosen).toHaveText('🇲🇾+60')
  await chosen.click()
  const picker = page.getByRole('dialog', { name: 'Choose a country' })
  await expect(picker.getByRole('button', { name: /Malaysia/ })).toHaveAttribute('aria-current', 'true')
  expect(await picker.getByRole('listitem').count()).toBeGreaterThan(200)
  expect(await violations(page)).toEqual([])
  await picker.getByLabel('Search by country or code').fill('viet')
  await expect(picker.getByRole('listitem')).toHaveText(['🇻🇳Vietnam+84'])
  await page.keyboard.press('Enter')
  await expect(picker).toBeHidden()
  const changed = page.getByRole('button', { name: 'Country code +84, change' })
  await expect(changed).toBeFocused()
  await expect(changed).toHaveText('🇻🇳+84')
  // A number that is filled in whole brings its own country.
  await number(page).fill('+55 11 91234-5678')
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Country code +55, change' })).toBeVisible()
  expect((await world(page)).messages.map(({ to }) => to)).toEqual(['+5511912345678'])
})

test('[OV-05] the list of countries slides up from the lower edge, and ends there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openForm(page)
  // How the sheet moves, and where it is when it begins to.
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof HTMLDialogElement) || propertyName !== 'transform') return
      const moves = target
        .getAnimations()
        .filter((each) => each instanceof CSSTransition && each.transitionProperty === 'transform')
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .map(({ transform }) => transform)
      Reflect.set(globalThis, 'slid', { moves, top: target.getBoundingClientRect().top })
    })
  })
  await page.getByRole('button', { name: 'Country code +60, change' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a country' })
  await expect(picker.getByRole('listitem').first()).toBeVisible()
  await expect
    .poll(() => picker.evaluate((dialog) => Math.round(dialog.getBoundingClientRect().bottom)))
    .toBe(740)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'slid') as unknown)).toEqual({
    moves: ['translateY(100%)', 'none'],
    top: 740,
  })
})

test('[VA-03] GeeTest v3 cannot be used for codes: the player sees an error, and none is sent', async ({
  page,
}) => {
  await openForm(page, { captcha: 'v3' })
  await number(page).fill('0123456789')
  await send(page).click()
  await expect(page.getByRole('alertdialog')).toContainText('Geetest service not work')
  expect((await world(page)).messages).toEqual([])
})
