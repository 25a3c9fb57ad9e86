import { type FailureKind, failureKind, HttpError, type Translate, type PlainKey } from '@foyer/sdk'
import { Unanswered } from './unanswered.ts'

/** Keys of the texts for failures after which nothing is bound; those of others are `failed`. */
const KEYS: { readonly [kind in FailureKind]?: PlainKey<'wallet.bank-card'> } = {
  offline: 'failed_offline',
  'new-build': 'failed_new_build',
  'too-many-requests': 'failed_too_often',
}

/** Why a card was not bound, for the player: the gateway's words where it refused. */
export function describeFailure(error: unknown, t: Translate<'wallet.bank-card'>): string {
  if (error instanceof Unanswered) return t(error.listed ? 'unanswered' : 'unanswered_unlisted')
  const kind = failureKind(error)
  if (error instanceof HttpError && kind === 'encryption') return error.text
  const message = error instanceof HttpError && kind === 'refused' ? error.answer?.message?.trim() : undefined
  return message || t(KEYS[kind] ?? 'failed')
}
