import type { PointSchema } from '@foyer/sdk'
import { contactUs } from './contract.ts'

export const pointSchemas: readonly PointSchema[] = [
  {
    point: contactUs,
    readBy: ['account.auth', 'account.change-password', 'account.register', 'site.chrome'],
  },
]
