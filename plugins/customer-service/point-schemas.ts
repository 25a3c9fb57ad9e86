import type { PointSchema } from '@foyer/sdk'
import * as v from 'valibot'
import { contactUs, conversations, pathCodecs } from './contract.ts'

export const pointSchemas: readonly PointSchema[] = [
  { point: conversations, schema: v.object({ open: v.function() }), readBy: ['customer-service.desk'] },
  { point: pathCodecs, schema: v.object({ decode: v.function() }), readBy: ['customer-service.desk'] },
  {
    point: contactUs,
    readBy: [
      'account.auth',
      'account.change-password',
      'account.register',
      'site.chrome',
      'wallet.deposit',
      'wallet.withdraw',
    ],
  },
]
