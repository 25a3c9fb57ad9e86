import { VECTORS } from '../../corpora/html.ts'
import { enter, expect, test } from '../../e2e/site.ts'
import { HOME, popUp, press, restart, title } from '../../e2e/announcements.ts'

test.describe('hostile announcements', () => {
  test('[OV-12] [SE-02] entries of a bad gateway do no harm', async ({ page, complaints }) => {
    complaints.provoke(/^policy violation: script-src-attr inline$/)
    await enter(page, HOME, { announcements: 'odd' })
    await expect(popUp(page).getByRole('group')).toHaveAccessibleName('1 of 4')
    await press(page, '2 of 4')
    await expect(title(page)).toHaveText('<b onclick="alert(1)">Text, not markup</b>')
    await expect(popUp(page)).toContainText('A link that runs')
    await expect(popUp(page).getByRole('link')).toHaveCount(0)
    await expect(popUp(page).locator('form, input[name], script, img')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.dataset['ran'])).toBeUndefined()
    await press(page, '3 of 4')
    expect(await popUp(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  })

  test('[SE-02] [OV-12] no vector of the corpora runs, stays active or leads elsewhere in the pop-up', async ({
    page,
    complaints,
  }) => {
    // It reads every vector of the corpora.
    test.slow()
    complaints.provoke(/./)
    const BATCH = 50
    await enter(page, HOME, { announcements: 'one' })
    await press(page, 'Close')
    let batch: readonly string[] = []
    await page.route('**/MCSFE_getListAnnouncements*', (route) =>
      route.fulfill({
        json: {
          success: true,
          value: batch.map((html, index) => ({
            id: `v${index}`,
            title: `Vector ${index}`,
            content: `${html}`,
            execution: 'B',
          })),
        },
      }),
    )
    const all = VECTORS.map(({ html }) => html)
    let shown = 0
    for (let from = 0; from < all.length; from += BATCH) {
      batch = all.slice(from, from + BATCH)
      await restart(page)
      await expect(title(page)).toHaveText(/^Vector/)
      const { harm, seen } = await popUp(page).evaluate(async (box, total) => {
        const active =
          'script, style, link, meta, base, iframe, object, embed, form, input:not([type="checkbox"]), select, textarea, video, audio, template, marquee, canvas'
        const found: string[] = []
        let count = 0
        const dialog = box as HTMLDialogElement
        const next = dialog.querySelector<HTMLButtonElement>('[aria-label="Next"]')
        for (let at = 0; at < total; at++) {
          await new Promise((done) => setTimeout(done, 30))
          const group = dialog.querySelector('[role="group"]')
          const name = group?.querySelector('h2')?.textContent ?? 'no title'
          if (name === `Vector ${at}`) count++
          if ('ran' in globalThis || document.documentElement.dataset['ran'])
            found.push(`${name}: ran a script`)
          if (group?.querySelector(active)) found.push(`${name}: left an active element`)
          for (const link of group?.querySelectorAll('a[href]') ?? []) {
            const href = link.getAttribute('href') ?? ''
            if (!/^(?:https:\/\/|\/m(?:[/?#]|$))/.test(href)) found.push(`${name}: left ${href}`)
            if (href.startsWith('https:') && !/noopener/.test(link.getAttribute('rel') ?? ''))
              found.push(`${name}: opener`)
          }
          for (const each of group?.querySelectorAll('*') ?? [])
            for (const { name: attribute } of each.attributes)
              if (/^on/i.test(attribute)) found.push(`${name}: left ${attribute}`)
          if (dialog.scrollWidth > dialog.clientWidth) found.push(`${name}: is wider than the pop-up`)
          next?.click()
        }
        return { harm: found, seen: count }
      }, batch.length)
      expect(harm).toEqual([])
      shown += seen
      await press(page, 'Close')
    }
    expect(shown).toBe(all.length)
  })
})
