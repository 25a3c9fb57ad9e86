import * as v from 'valibot'
import { id, memberType, name, token } from './answer-fields.ts'
import type { LoginAnswer } from './login-answer.ts'

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
