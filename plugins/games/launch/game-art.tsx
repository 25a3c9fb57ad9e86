import { useServices } from '@foyer/sdk'
import { Icon, LazyImage, Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import type { GameCard } from '../contract.ts'
import { ART_EDGE_PX } from './constants.ts'
import css from './game-art.module.css'
import type { manifest } from './manifest.ts'

interface Props {
  readonly game: GameCard | undefined
  /** Its name and art are still loading. */
  readonly pending: boolean
  readonly className: string | undefined
}

/** The art of a game whose name stands beside it; without any, the picture of all games. */
export function GameArt({ game, pending, className }: Props): ReactNode {
  const { site } = useServices<typeof manifest>()
  const src = game && site.image(game.image)
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
