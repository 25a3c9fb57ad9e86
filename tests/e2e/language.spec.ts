import { enter, expect, siteReady, test } from './site.ts'
import { chooseLanguage, tab } from './language.ts'

test('[LG-01] each language that is offered has texts of its own, and the choice is kept', async ({
  page,
}) => {
  await enter(page, '/m/home')
  await siteReady(page)
  const shown: string[] = []
  for (const name of ['Tiếng Việt', '简体中文', 'English']) {
    await chooseLanguage(page, name)
    await expect(page.getByRole('dialog').getByRole('radio', { name })).toBeChecked()
    shown.push(await tab(page, /^(?:Trang chủ|首页|Home)$/).innerText())
  }
  expect(shown).toEqual(['Trang chủ', '首页', 'Home'])
  await expect(page.getByRole('dialog').getByRole('group').nth(1).getByRole('radio')).toHaveCount(3)
  await chooseLanguage(page, '简体中文')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(tab(page, '首页')).toBeVisible()
})
