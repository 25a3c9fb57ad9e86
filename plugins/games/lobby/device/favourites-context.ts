import { createContext } from 'react'
import type { GameCard } from '../../contract.ts'

/** The device's favourites, for the hearts of all cards. */
export interface Favourites {
  /** Their keys (`gameKey`). */
  readonly keys: ReadonlySet<string>
  /** @param button whose tap it is: it stays where it is on the screen, although the list of favourites grows above it */
  readonly toggle: (card: GameCard, button: HTMLElement) => void
}

export const FavouritesContext = createContext<Favourites>({ keys: new Set(), toggle: () => {} })
