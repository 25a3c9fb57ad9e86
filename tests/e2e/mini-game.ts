import type { Locator, Page } from '@playwright/test'

export const V1 = { member: 'player', switches: 'LOTTMINIGAME3,-SEALOTTMINIGAME3' } as const

export const button = (page: Page): Locator => page.getByRole('button', { name: 'Open the mini game' })

export const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Mini game' })

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const boxOf = async (locator: Locator): Promise<Box> => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not shown')
  return box
}

export const middle = ({ x, y, width, height }: Box): readonly [number, number] => [
  x + width / 2,
  y + height / 2,
]

/** Drags by the mouse; the last step is the farthest. */
export async function drag(page: Page, by: { readonly x: number; readonly y: number }): Promise<void> {
  const [x, y] = middle(await boxOf(button(page)))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x / 2, y + by.y / 2)
  await page.mouse.move(x + by.x, y + by.y)
  await page.mouse.up()
}
