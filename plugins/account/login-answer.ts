import * as v from 'valibot'

const flag = v.pipe(
  v.unknown(),
  v.transform((given) => given === true || given === 1 || given === '1' || given === 'true'),
)
const name = v.pipe(v.string(), v.trim(), v.nonEmpty())
/** Gateways write ids as numbers or as text. */
const id = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger(), v.transform(String)), v.string()]),
  v.trim(),
  v.nonEmpty(),
)
const memberType = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.safeInteger(),
)

/**
 * The gateway's answer to a login (EN-04): needs a token that fits a header, and an id under either of its names. Flags may
 * come as true, 1, "1" or "true"; a member type it does not give is 0, a player.
 */
export const loginAnswer = v.pipe(
  v.object({
    value: v.object({
      token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)),
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
