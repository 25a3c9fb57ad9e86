import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { WIDE, frame, open, shown } from './harness-controls.ts'

/** What the page in the frame is marked with; a page that is loaded anew has no mark. */
const mark = (page: Page): Promise<unknown> =>
  shown(page).evaluate(() => Reflect.set(globalThis, 'sameDocument', true))

const marked = (page: Page): Promise<unknown> =>
  shown(page).evaluate(() => Reflect.get(globalThis, 'sameDocument'))

test('[HA-02] what a running world can take keeps the page and what was typed, and undo brings it back', async ({
  page,
}) => {
  await page.setViewportSize(WIDE)
  await open(page, '&to=/m/login')
  const name = frame(page).getByRole('textbox').first()
  await name.fill('someone')
  await mark(page)
  const size = (): Promise<string> =>
    shown(page).evaluate(() => getComputedStyle(document.documentElement).fontSize)
  const usual = await size()
  await page.getByRole('searchbox', { name: 'Search the controls' }).fill('text size')
  await page.getByLabel('Text size').selectOption('160')
  await expect.poll(size).not.toBe(usual)
  await page.getByRole('searchbox', { name: 'Search the controls' }).fill('network')
  await page.getByLabel('Time', { exact: true }).selectOption('1d')
  await page.getByLabel('Network of the calls').selectOption('4g')
  await expect(page).toHaveURL(/frame-text=160.*clock=1d.*network=4g/)
  await expect
    .poll(() =>
      shown(page)
        .evaluate(() => Date.now())
        .then((time) => time - Date.now() > 80_000_000),
    )
    .toBe(true)
  await expect(name).toHaveValue('someone')
  expect(await marked(page)).toBe(true)

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  expect(new URL(page.url()).search).toBe('?merchant=lotus&lang=EN&to=/m/login')
  await expect
    .poll(() =>
      shown(page)
        .evaluate(() => Date.now())
        .then((time) => time - Date.now() < 60_000),
    )
    .toBe(true)
  await expect.poll(size).toBe(usual)
  await expect(name).toHaveValue('someone')
  expect(await marked(page)).toBe(true)
})

test('[HA-02] what differs from the default is listed and reset one by one; a switch says what it does', async ({
  page,
}) => {
  await page.setViewportSize(WIDE)
  await open(page, '&frame-text=160&fault=game.jackpot:500')
  await mark(page)
  const changed = page.getByRole('list', { name: 'Not at the default' })
  await expect(changed.getByRole('listitem')).toHaveText([
    /^Language: EN/,
    /^Text size: 160 %/,
    /^game.jackpot: 500/,
  ])
  await changed.getByRole('button', { name: 'Reset Text size' }).click()
  await expect(page).toHaveURL(/\?merchant=lotus&lang=EN&fault=game\.jackpot:500$/)

  await page.getByRole('searchbox', { name: 'Search the controls' }).fill('chat with customer')
  await page.getByRole('switch', { name: 'Chat with customer service' }).uncheck()
  await expect(page.getByText('There is no chat of the gateway')).toBeVisible()
  await expect(page).toHaveURL(/switches=-CBS3&lang=EN.*#state\?find=chat\+with\+customer/)
  await changed.getByRole('button', { name: 'Reset Chat with customer service' }).click()
  await expect(page.getByRole('switch', { name: 'Chat with customer service' })).toBeChecked()
  expect(await marked(page)).toBe(true)
})
