import { defineEndpoint, rowsOf } from '@foyer/sdk'
import * as v from 'valibot'

export interface AcmeItem {
  readonly id: string
  readonly title: string
}

const item = v.object({ id: v.string(), title: v.string() })

/** What the screen lists. An item that is wrong is left out: the others are still worth their place. */
export const listEntries = defineEndpoint()({
  id: 'acme.list',
  method: 'GET',
  path: '/wps/relay/ACME_list',
  auth: 'optional',
  assumed: true,
  response: v.pipe(
    v.object({ value: v.array(v.unknown()) }),
    v.transform(({ value }): readonly AcmeItem[] => rowsOf(item, value)),
  ),
})

/** Adds an entry; the answer has it as it is listed. */
export const addEntry = defineEndpoint<{ readonly title: string }>()({
  id: 'acme.add',
  method: 'POST',
  path: '/wps/relay/ACME_add',
  auth: 'optional',
  assumed: true,
  response: v.pipe(
    v.object({ value: item }),
    v.transform(({ value }): AcmeItem => value),
  ),
})
