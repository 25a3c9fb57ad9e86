import { HTTP, type Http } from '@foyer/sdk'
import { bare, defineBroken } from '../../break-plugin.ts'
import { ask } from '../../endpoint.ts'

export default defineBroken({
  plugin: bare(
    (_context, services) => {
      const { http } = services as unknown as { http: Http }
      void http.call(ask).catch(() => {})
    },
    { requires: { http: HTTP } },
  ),
})
