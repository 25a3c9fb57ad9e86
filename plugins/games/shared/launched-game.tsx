import { createStore, SITE, type TrackingPayload, useAbortSignal, useService, useStore } from '@foyer/sdk'
import { Icon, LazyImage, Skeleton } from '@foyer/sdk/ui'
import { type ReactNode, useEffect } from 'react'
import { type CatalogueState, findGame, GAME_CATALOGUE, type GameCard } from '../contract.ts'
import css from './launched-game.module.css'

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

/** Without the lobby no game is known by name. */
const NO_GAMES = createStore<CatalogueState>({ step: 'ready', lanes: [] })

/**
 * The card of a game, for its name and art: at once where a lane has shown it, else as soon as the
 * list of games has arrived.
 *
 * @returns `pending`: the list is still loading
 */
export function useGame(named: Pick<GameCard, 'vendor' | 'code'> | undefined): {
  readonly game: GameCard | undefined
  readonly pending: boolean
} {
  const catalogue = useService(GAME_CATALOGUE)
  const { step, lanes } = useStore(catalogue?.state ?? NO_GAMES)
  const game = named && findGame(lanes, named)
  const pending = named !== undefined && !game && step === 'loading'
  const signal = useAbortSignal()
  useEffect(() => {
    if (pending) void catalogue?.load(signal())
  }, [catalogue, pending, signal])
  return { game, pending }
}

interface Played {
  readonly vendor: string
  readonly code: string
  readonly nodeId?: string | undefined
  readonly roomId?: string | undefined
}

/** Node and room of a game: those of the address, else those that the gateway's lanes name. */
export function placeOf(
  { nodeId, roomId }: Pick<Played, 'nodeId' | 'roomId'>,
  card: Pick<GameCard, 'nodeId' | 'roomId'> | undefined,
): Pick<GameCard, 'nodeId' | 'roomId'> {
  const node = nodeId ?? card?.nodeId
  const room = roomId ?? card?.roomId
  return { ...(node !== undefined && { nodeId: node }), ...(room !== undefined && { roomId: room }) }
}

/** What is tracked of a game: code, vendor, and what is known of its name, node and room (TR-18). */
export function trackedGame(game: Played, card: GameCard | undefined): TrackingPayload {
  const { nodeId, roomId } = placeOf(game, card)
  return {
    content: {
      id: game.code,
      category: game.vendor,
      ...(card && { name: card.name }),
      ...(nodeId !== undefined && { node: nodeId }),
      ...(roomId !== undefined && { room: roomId }),
    },
  }
}
