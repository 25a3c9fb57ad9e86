import { sparkles } from '../backdrops.ts'
import { brandColors } from '../brand-colors.ts'
import { paletteOf } from '../palette.ts'
import { randomOf } from '../random.ts'
import { group, picture, rect } from '../svg.ts'
import { AURORA_SCENES } from './aurora-banners.ts'
import { brandScenes } from './brand-scenes.ts'
import { CORAL_SCENES } from './coral-banners.ts'
import { LOTUS_SCENES } from './lotus-banners.ts'
import type { Scene } from './scene.ts'
import { BANNER_HEIGHT, BANNER_WIDTH } from './scenery.ts'

const SCENES: Readonly<Record<string, readonly Scene[]>> = {
  lotus: LOTUS_SCENES,
  coral: CORAL_SCENES,
  aurora: AURORA_SCENES,
}
/** X coordinate where the words end and the scene begins. */
const WORDS_END = 380

/**
 * A banner, 780 × 360: the scene at its end, and a calm start for the words that the page puts over it.
 * @param number from 1
 * @returns `undefined` if the merchant has no such banner
 */
export function bannerArt(merchant: string, number: number): string | undefined {
  const colors = Object.hasOwn(SCENES, merchant) ? undefined : brandColors(merchant)
  const scene = (colors ? brandScenes(colors) : SCENES[merchant])?.[number - 1]
  if (!scene) return undefined
  const random = randomOf(`banner/${merchant}/${number}`)
  const shade = `<defs><linearGradient id="t"><stop stop-color="${scene.dark}" stop-opacity=".92"/><stop offset=".36" stop-color="${scene.dark}" stop-opacity=".74"/><stop offset=".62" stop-color="${scene.dark}" stop-opacity="0"/></linearGradient></defs>`
  return picture(
    BANNER_WIDTH,
    BANNER_HEIGHT,
    paletteOf(scene.hues[0], scene.hues[1]),
    scene.draw(random) +
      group(`translate(${WORDS_END} 0)`, sparkles(random, 8, BANNER_WIDTH - WORDS_END, 320)) +
      shade +
      rect(0, 0, BANNER_WIDTH, BANNER_HEIGHT, 'url(#t)'),
  )
}
