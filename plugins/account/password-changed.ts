import { defineEvent } from '@foyer/sdk'

/** A member has another password now: a login that was remembered with the old one is worth nothing (EN-09). */
export const passwordChanged = defineEvent<{ readonly customerId: string }>({
  id: 'account.password-changed',
  keep: true,
})
