import type { ReactNode } from 'react'
import { LATER_BACKGROUNDS, MOTIFS } from './picture-shapes.ts'

const SIZE = 64

/** A picture of a player, from 0: its motif, and in a later round another background. Hidden from screen readers. */
export function Picture({ index }: { readonly index: number }): ReactNode {
  const motif = MOTIFS[index % MOTIFS.length]
  if (!motif) return null
  const round = Math.floor(index / MOTIFS.length)
  const background =
    round === 0 ? motif.background : LATER_BACKGROUNDS[(index + round) % LATER_BACKGROUNDS.length]
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE} aria-hidden>
      <rect width={SIZE} height={SIZE} fill={background} />
      {motif.shapes.map(([fill, outline]) => (
        <path key={outline} d={outline} fill={fill} />
      ))}
    </svg>
  )
}
