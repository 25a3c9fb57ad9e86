import type { EditedAnswer } from '../world/recorded-calls.ts'
import type { World } from '../world/world.ts'
import { maskSecrets } from './mask.ts'

/** The edited answer of an endpoint, which answers one call only. */
export function takeEdited({ answers }: World, endpoint: string): EditedAnswer | undefined {
  const edited = answers.get(endpoint)
  answers.delete(endpoint)
  return edited
}

/** Statuses whose answers have no body. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304]

/** An edited answer in place of the gateway's own. What the harness showed masked, and was not edited, is the own answer's. */
export async function replaceAnswer({ status, body }: EditedAnswer, own: Response): Promise<Response> {
  const before = own.type === 'error' ? undefined : parsed(await own.text())
  const after = parsed(body)
  const text = before && after ? JSON.stringify(unmask(after.value, before.value)) : body
  return new Response(WITHOUT_BODY.includes(status) ? null : text, {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
}

function unmask(edited: unknown, own: unknown): unknown {
  if (typeof edited !== 'object' || edited === null || typeof own !== 'object' || own === null) return edited
  if (Array.isArray(edited))
    return edited.map((inner: unknown, at) => unmask(inner, Reflect.get(own, String(at))))
  const masked: unknown = maskSecrets(own)
  return Object.fromEntries(
    Object.entries(edited).map(([name, inner]: [string, unknown]) => {
      const value: unknown = Reflect.get(own, name)
      const isMasked = typeof inner === 'string' && inner === Reflect.get(Object(masked), name)
      return [name, isMasked ? value : unmask(inner, value)]
    }),
  )
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
