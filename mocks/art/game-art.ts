import type { CatalogueGame } from '../catalogue/game.ts'
import { VENDOR_CODES } from '../catalogue/vendors.ts'
import { TILE_HEIGHT } from './backdrops.ts'
import { drawArt } from './draw-art.ts'
import { lettering } from './lettering.ts'
import { crashArt, GROUND_HUES, matchArt } from './match-art.ts'
import { paletteOf } from './palette.ts'
import { type Random, randomOf } from './random.ts'
import { seaArt } from './sea-art.ts'
import { slotArt } from './slot-art.ts'
import { group, picture, rect } from './svg.ts'
import { cardArt, tableArt } from './table-art.ts'

/** Hue of a green card table, in degrees; used by half of the live tables. */
const FELT_HUE = 150

/** Side of a finished tile; the backdrop is higher, and its middle is visible. */
const SIDE = 240
/** Side as the SVG's own size; the page may show it at any size. */
const SHOWN_SIDE = 300
/** How far a scene is moved up, so that its motif is above the name. */
const SCENE_LIFT = 24
const TABLE_LIFT = 44
const FLIGHT_LIFT = 14

/** A game's picture: square, with its name at the foot and a frame in its vendor's style. */
export function gameArt(game: CatalogueGame): string {
  const random = randomOf(`${game.vendor}/${game.code}`)
  const style = VENDOR_CODES.indexOf(game.vendor)
  const { kind } = game.motif
  const lift = kind === 'table' ? TABLE_LIFT : kind === 'crash' ? FLIGHT_LIFT : SCENE_LIFT
  const foot = rect(0, SIDE - 120, SIDE, 120, 'url(#v)')
  const scale = SHOWN_SIDE / SIDE
  return picture(
    SHOWN_SIDE,
    SHOWN_SIDE,
    paletteOf(game.hue, game.back, groundHue(game, style)),
    group(
      `scale(${scale})`,
      group(`translate(0 -${lift})`, scene(game, random)) +
        foot +
        frame(style) +
        group(`translate(0 ${SIDE - TILE_HEIGHT})`, lettering(game.name, random, style)),
    ),
  )
}

/** Hue of a table's felt or of the field, for games played on one. */
function groundHue({ motif, code }: CatalogueGame, style: number): number | undefined {
  if (motif.kind === 'match') return GROUND_HUES[motif.gear]
  return motif.kind === 'table' && (Number(code.slice(2)) + style) % 2 === 0 ? FELT_HUE : undefined
}

function scene({ motif, code }: CatalogueGame, random: Random): string {
  switch (motif.kind) {
    case 'slot':
      return slotArt(motif.emblem, motif.companion, motif.backdrop, Number(code.slice(2)), random)
    case 'table':
      return tableArt(motif.game, random)
    case 'sea':
      return seaArt(motif.king, motif.others, random)
    case 'draw':
      return drawArt(motif.draw, motif.backdrop, random)
    case 'cards':
      return cardArt(motif.game, random)
    case 'match':
      return matchArt(motif.gear, random)
    case 'crash':
      return crashArt(motif.craft, random)
  }
}

/** The frame of some vendors' pictures. */
function frame(style: number): string {
  if (style % 3 === 1)
    return rect(5, 5, SIDE - 10, SIDE - 10, 'none', ' rx="12" stroke="url(#g)" stroke-width="4"')
  if (style % 3 === 2)
    return rect(2, 2, SIDE - 4, SIDE - 4, 'none', ' stroke="#fff" stroke-width="4" opacity=".3"')
  return ''
}
