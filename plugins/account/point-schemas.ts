import type { PointSchema } from '@foyer/sdk'
import * as v from 'valibot'
import { memberRows } from './contract.ts'
import { phoneVerifiers, secondFactors, socialLoginButtons } from './shared/points.ts'

export const pointSchemas: readonly PointSchema[] = [
  {
    point: secondFactors,
    schema: v.object({ component: v.pipe(v.string(), v.nonEmpty()) }),
    readBy: ['account.auth'],
  },
  {
    point: phoneVerifiers,
    schema: v.object({ send: v.function(), confirm: v.function() }),
    readBy: ['account.auth', 'account.register', 'account.sms-code'],
  },
  { point: memberRows, readBy: ['account.member'] },
  { point: socialLoginButtons, readBy: ['account.register'] },
]
