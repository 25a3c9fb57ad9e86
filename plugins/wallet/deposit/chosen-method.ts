import type { DepositMethod } from './deposit-settings.ts'

/** What the player pays by. */
export type ChosenMethod =
  | { readonly kind: 'chosen'; readonly method: DepositMethod }
  /** The player's choice is no longer offered. */
  | { readonly kind: 'gone'; readonly name: string }
  /** There is none at all. */
  | { readonly kind: 'none' }

/** The method of the draft; the first one where the player has chosen none yet. */
export function chosenMethod(
  methods: readonly DepositMethod[],
  draft: { readonly method: string; readonly methodName: string },
): ChosenMethod {
  const first = methods[0]
  if (!first) return { kind: 'none' }
  if (draft.method === '') return { kind: 'chosen', method: first }
  const method = methods.find(({ id }) => id === draft.method)
  return method ? { kind: 'chosen', method } : { kind: 'gone', name: draft.methodName }
}
