import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'

export interface AcmeItem {
  readonly id: string
  readonly title: string
}

/** What the screen lists. */
export const listEntries = defineEndpoint()({
  id: 'acme.list',
  method: 'GET',
  path: '/wps/relay/ACME_list',
  auth: 'optional',
  assumed: true,
  response: v.pipe(
    v.object({ value: v.array(v.object({ id: v.string(), title: v.string() })) }),
    v.transform(({ value }): readonly AcmeItem[] => value),
  ),
})
