import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'

/** A call for fixtures to make. */
export const ask = defineEndpoint()({
  id: 'broken.ask',
  method: 'GET',
  path: '/wps/broken',
  auth: 'none',
  response: v.unknown(),
})
