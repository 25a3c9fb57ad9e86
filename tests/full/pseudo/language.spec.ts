import { judge, judgeFlipped } from './judge.ts'
import { AREAS } from './screens/areas.ts'
import type { Screen } from './screens/screen.ts'
import { expect, test, type Walk } from './walk.ts'

/** For a machine half as fast as ours: a screen, and what a test needs beside its screens. */
const [SCREEN_MS, REST_MS] = [20_000, 30_000]

/** What is wrong with a screen; where it does not come, that alone. */
async function faultsOf(walk: Walk, screen: Screen): Promise<readonly string[]> {
  try {
    await walk.arrive(screen)
  } catch (error) {
    return [`${String(error).slice(0, 300)} The page has: ${(await walk.read()).slice(0, 1_500)}`]
  }
  const { member, link } = screen.state ?? {}
  const names = [member, link].flatMap((key) => (key === 'vip' ? 'vipplayer' : (key ?? [])))
  return [
    ...(await judge(walk.page, [...names, ...(screen.names ?? [])])),
    ...(await judgeFlipped(walk.page)),
  ]
}

for (const [area, screens] of Object.entries(AREAS))
  test(`every text is translated, whole and the right way round: ${area} screens`, async ({
    walk,
    complaints,
  }) => {
    test.setTimeout(screens.length * SCREEN_MS + REST_MS)
    // The walk goes on before a slow machine has fetched everything; and odd HTML has handlers.
    complaints.provoke(/PL-TIMEOUT|RE-CHUNK.*no answer|^policy violation: script-src-attr inline$/)
    for (const screen of screens) {
      if (screen.complains) complaints.provoke(screen.complains)
      expect.soft(await faultsOf(walk, screen), screen.name).toEqual([])
    }
  })

test.describe('from right to left', () => {
  test.use({ kind: 'mirrored' })

  const arriveHome = async (walk: Walk, state: object, shows: string): Promise<void> => {
    await walk.arrive({ name: 'home', to: '/m/home', state, shows })
    expect(await judgeFlipped(walk.page)).toEqual([])
  }
  const leftOf = async (walk: Walk, name: string): Promise<number> => {
    const box = await walk.page
      .getByRole('button', { name: walk.text(name), exact: true })
      .first()
      .boundingBox()
    if (!box) throw new Error(`${name} is not shown`)
    return box.x
  }

  test('the offers of home page to the left, and their first one is at the right', async ({ walk }) => {
    await arriveHome(walk, {}, 'Next draws')
    const offers = walk.page.getByRole('region', { name: walk.text('Offers'), exact: true })
    const track = offers.locator('> div').first()
    expect(await track.evaluate((it) => it.scrollLeft)).toBe(0)
    await offers.locator('> div').last().getByRole('button').nth(1).click()
    await expect.poll(() => track.evaluate((it) => it.scrollLeft)).toBeLessThan(0)
  })

  test('announcements go on to the left, by button and by swipe to the right', async ({ walk }) => {
    const { page } = walk
    await arriveHome(walk, { announcements: 'some' }, '{{number}} of {{total}}')
    expect(await leftOf(walk, 'Next')).toBeLessThan(await leftOf(walk, 'Previous'))
    const title = page.locator('dialog[open]').getByRole('heading')
    const first = (await title.textContent()) ?? ''
    const swipe = (toX: number): Promise<void> =>
      title.evaluate((it, x) => {
        const send = (type: string, clientX: number): boolean =>
          it.dispatchEvent(
            new PointerEvent(type, {
              bubbles: true,
              pointerId: 1,
              pointerType: 'touch',
              isPrimary: true,
              clientX,
              clientY: 300,
            }),
          )
        send('pointerdown', 180)
        send('pointermove', x)
        send('pointerup', x)
      }, toX)
    await page.getByRole('button', { name: walk.text('Next'), exact: true }).click()
    await expect(title).not.toHaveText(first)
    const second = (await title.textContent()) ?? ''
    await swipe(60)
    await expect(title).toHaveText(first)
    await swipe(300)
    await expect(title).toHaveText(second)
  })

  test('a sheet’s close button is at the left, and a mini-game waits there', async ({ walk }) => {
    await arriveHome(
      walk,
      { member: 'player', switches: 'LOTTMINIGAME3,-SEALOTTMINIGAME3' },
      'Open the mini game',
    )
    expect(await leftOf(walk, 'Open the mini game')).toBeLessThan(180)
    await walk.page
      .getByRole('banner')
      .getByRole('button', { name: walk.text('Settings') })
      .click()
    const close = walk.page
      .locator('dialog[open]')
      .getByRole('button', { name: walk.text('Close'), exact: true })
    await expect(close).toBeVisible()
    expect((await close.boundingBox())?.x).toBeLessThan(180)
  })
})

test.describe('the rules find what is planted', () => {
  const PLANTED = {
    'a text without a translation': ['<p>Plain words</p>', /^text of .*Plain words/],
    'a word inside a translated text': ['<p>[Þļáíñ word]</p>', /^text of .*word/],
    'a label without a translation': [
      '<button aria-label="Plain label"></button>',
      /^aria-label of .*Plain label/,
    ],
    'a box beyond the edge': ['<div style="width: 150vw; height: 9px">[ö]</div>', /overflow: /],
    'a text that is cut off': [
      '<div style="width: 40px; overflow: hidden; white-space: nowrap">[ļöñĝ ţéẋţ öƒ ɱáñý ŵöŕđš]</div>',
      /^cut off: .*ļöñĝ/,
    ],
    'a text that is wider than its box': [
      '<div style="width: 40px; white-space: nowrap">[ļöñĝ ţéẋţ öƒ ɱáñý]</div>',
      /^wider than its box: .*ļöñĝ/,
    ],
    'an arrow that is not mirrored': [
      '<svg viewBox="0 0 24 24"><path d="M9 5l7 7-7 7"/></svg>',
      /not mirrored: /,
    ],
    'a typed arrow': ['<p>[→]</p>', /a typed arrow: /],
    'a text at the left': ['<p style="text-align: left">[ö]</p>', /aligned to the left: /],
    'a clock that runs backwards': ['<p><bdo dir="rtl">12:34</bdo></p>', /runs backwards: /],
  } as const
  test('each of them, and nothing else', async ({ walk }) => {
    const { page } = walk
    const faults = async (): Promise<readonly string[]> => [
      ...(await judge(page, ['player'])),
      ...(await judgeFlipped(page)),
    ]
    await walk.arrive({
      name: 'a short screen',
      to: '/m/feedback',
      state: { member: 'player' },
      shows: 'What is it about?',
    })
    for (const [name, [html, expected]] of Object.entries(PLANTED)) {
      await page.evaluate((inside) => {
        const box = document.createElement('div')
        box.id = 'planted'
        box.innerHTML = inside
        document.getElementById('root')?.prepend(box)
      }, html)
      const found = await faults()
      expect(found.length, name).toBeGreaterThan(0)
      expect(
        found.filter((fault) => !expected.test(fault.replace('from right to left: ', ''))),
        name,
      ).toEqual([])
      await page.evaluate(() => document.getElementById('planted')?.remove())
    }
    expect(await faults()).toEqual([])
  })

  test('a screen that does not come', async ({ walk }) => {
    const elsewhere = { name: 'x', to: '/m/login', shows: 'Choose a username' }
    const [fault = ''] = await faultsOf(walk, elsewhere)
    expect(fault).toContain('it has come')
  })
})
