import { defineEvent } from '@foyer/sdk'

/** A member has bound a bank card or a Pix key: the gateway has confirmed it. */
export const cardBound = defineEvent<{ readonly kind: 'bank' | 'pix' }>({ id: 'wallet.card-bound' })
