import { CodedError, type Disposer, type Logger } from '@foyer/sdk'
import type { MiniGame, MiniGameOptions } from './script-contract.ts'

/**
 * Opens a game in an element. Never throws: a game that throws, or gives nothing to end it with, is `undefined`, and is logged
 * as `MN-MOUNT`. The disposer never throws either (`MN-UNMOUNT`).
 */
export function mountGame(
  game: MiniGame,
  element: HTMLElement,
  options: MiniGameOptions,
  logger: Pick<Logger, 'error'>,
): (() => void) | undefined {
  let end: Disposer
  try {
    const returned: unknown = game.mount(element, options)
    if (typeof returned !== 'function') {
      // An asynchronous `mount` may reject later, which nobody would handle.
      void Promise.resolve(returned).catch(() => undefined)
      logger.error(new CodedError('MN-MOUNT', 'mount returned no function'))
      return undefined
    }
    end = returned as Disposer
  } catch (cause) {
    logger.error(new CodedError('MN-MOUNT', 'mount threw', { cause }))
    return undefined
  }
  return () => {
    try {
      void Promise.resolve(end()).catch(() => undefined)
    } catch (cause) {
      logger.error(new CodedError('MN-UNMOUNT', 'the game threw while it ended', { cause }))
    }
  }
}
