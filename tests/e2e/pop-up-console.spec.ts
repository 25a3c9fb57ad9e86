import { expect, test } from './site.ts'

test('the merchant sees what a first visit meets with everything on, and why not the rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(
    '/__harness/?lang=EN&announcements=some&download-image=1&prompts=login&member=player#console',
  )
  await page.getByText('Pop-ups', { exact: true }).click()
  const visit = page.getByRole('table', { name: 'Pop-ups of this visit' })
  await expect(visit.getByRole('row').filter({ hasText: 'announcements' })).toContainText('open')
  await expect(visit.getByRole('row').filter({ hasText: 'download-image-1' })).toContainText('waiting')

  await page.getByRole('button', { name: 'Explain' }).click()
  const met = page.getByRole('list', { name: 'What the visit meets' }).getByRole('listitem')
  await expect(met.filter({ hasText: 'login_required is shown' })).toHaveAttribute('data-shown', 'true')
  await expect(met.filter({ hasText: 'install-forced' })).toHaveAttribute('data-shown', 'false')
  await expect(met.filter({ hasText: 'download-image-1' })).toContainText("20 s, after 'install' is closed")

  // A guest has no member's announcements; nothing of the page's own pop-ups changes.
  await page.getByLabel('Player').selectOption('guest')
  await page.getByRole('button', { name: 'Explain' }).click()
  await expect(met.filter({ hasText: 'announcements' }).first()).toContainText('1 s')
  await expect(visit.getByRole('row').filter({ hasText: 'announcements' })).toContainText('open')
})
