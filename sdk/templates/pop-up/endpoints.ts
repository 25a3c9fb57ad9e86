import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'

export interface Notice {
  readonly id: string
  readonly title: string
  /** Text, never HTML. */
  readonly text: string
}

/** The notice of the day; if there is one. */
export const getNotice = defineEndpoint()({
  id: 'acme.notice',
  method: 'GET',
  path: '/wps/relay/ACME_notice',
  auth: 'none',
  assumed: true,
  response: v.pipe(
    v.object({ value: v.nullable(v.object({ id: v.string(), title: v.string(), text: v.string() })) }),
    v.transform(({ value }): Notice | undefined => value ?? undefined),
  ),
})
