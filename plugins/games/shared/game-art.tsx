import { SITE, useService } from '@foyer/sdk'
import { Icon, LazyImage, Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import type { GameCard } from '../contract.ts'
import css from './game-art.module.css'

/** Edge of a game's picture in pixels, which gives its proportion; the style sheet sets the size. */
const ART_EDGE_PX = 300

interface Props {
  readonly game: GameCard | undefined
  /** Its name and art are still loading. */
  readonly pending: boolean
  readonly className: string | undefined
}

/** The art of a game whose name stands beside it; without any, the picture of all games. */
export function GameArt({ game, pending, className }: Props): ReactNode {
  const site = useService(SITE)
  const src = game && site?.image(game.image)
  return (
    <span className={`${css.art} ${className}`}>
      {src ? (
        <LazyImage
          className={css.image ?? ''}
          src={src}
          alt=""
          width={ART_EDGE_PX}
          height={ART_EDGE_PX}
          eager
        />
      ) : pending ? (
        <Skeleton height="100%" radius="inherit" />
      ) : (
        <Icon name="games" size={32} />
      )}
    </span>
  )
}
