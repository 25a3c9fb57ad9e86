import * as v from 'valibot'
import { isOn } from './is-on.ts'

/** A flag: true, 1, "1" or "true". */
export const flag = v.pipe(v.unknown(), v.transform(isOn))
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
/** A session's token: it must fit a header. */
const token = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/))

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

/**
 * The gateway's answer to a registration (CA-05): an id under either name, and the user name that it made or
 * took. A token comes only if the registration also logs in; one that fits no header counts as none.
 */
export const registrationAnswer = v.pipe(
  v.object({
    value: v.object({
      token: v.fallback(v.nullish(token), undefined),
      id: v.nullish(id),
      customerId: v.nullish(id),
      userName: v.fallback(v.nullish(name), undefined),
      customerType: v.fallback(v.nullish(memberType), undefined),
      customerName: v.fallback(v.nullish(name), undefined),
    }),
  }),
  v.check(({ value }) => (value.id ?? value.customerId) != null, 'neither id nor customerId'),
  v.transform(({ value: { token: given, id: ownId, customerId, userName, customerType, customerName } }) => ({
    token: given ?? undefined,
    id: ownId ?? customerId ?? '',
    userName: userName ?? undefined,
    customerName: customerName ?? undefined,
    customerType: customerType ?? 0,
  })),
)
export type RegistrationAnswer = v.InferOutput<typeof registrationAnswer>

/** The login within a registration, always the first (ST-01). `undefined` if its answer has no token. */
export const loginOf = ({ token: given, ...member }: RegistrationAnswer): LoginAnswer | undefined =>
  given === undefined
    ? undefined
    : { ...member, token: given, firstTimeLogin: true, passwordExpired: false, updatePassword: false }
