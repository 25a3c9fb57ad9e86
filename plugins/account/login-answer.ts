import * as v from 'valibot'
import { flag, id, memberType, name, token } from './answer-fields.ts'

/**
 * The gateway's answer to a login (EN-04): needs a token that fits a header, and an id under either of its
 * names. A flag may be true, 1, "1" or "true"; without a member type it is 0, a player.
 */
export const loginAnswer = v.pipe(
  v.object({
    value: v.object({
      token,
      id: v.nullish(id),
      customerId: v.nullish(id),
      userName: v.fallback(v.nullish(name), undefined),
      customerType: v.fallback(v.nullish(memberType), undefined),
      customerName: v.fallback(v.nullish(name), undefined),
      firstTimeLogin: v.optional(flag, false),
      passwordExpired: v.optional(flag, false),
      updatePassword: v.optional(flag, false),
    }),
  }),
  v.check(({ value }) => (value.id ?? value.customerId) != null, 'neither id nor customerId'),
  v.transform(({ value: { id: ownId, customerId, userName, customerType, customerName, ...rest } }) => ({
    ...rest,
    id: ownId ?? customerId ?? '',
    userName: userName ?? undefined,
    customerName: customerName ?? undefined,
    customerType: customerType ?? 0,
  })),
)
export type LoginAnswer = v.InferOutput<typeof loginAnswer>
