import type { TrackingPayload } from '@foyer/sdk'
import type { GameCard } from '../contract.ts'

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
