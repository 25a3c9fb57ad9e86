import type { LaunchRequest } from '../contract.ts'

/**
 * The game that was last asked for through `LAUNCH`, by the running plugin's context: its name does not stand in the address,
 * where a stranger's link could put any text.
 */
const asked = new WeakMap<object, LaunchRequest>()

export const rememberAsked = (context: object, request: LaunchRequest): void =>
  void asked.set(context, request)

/** The name of a game, where it was the last to be asked for. */
export function askedName(
  context: object,
  game: { readonly vendor: string; readonly code: string },
): string | undefined {
  const request = asked.get(context)
  return request?.vendor === game.vendor && request.code === game.code ? request.name : undefined
}
