import { HTTP, type Http, NAVIGATION, type Navigation } from '@foyer/sdk'
import { bare, defineBroken } from '../../break-plugin.ts'
import { ask } from '../../endpoint.ts'

/** Gives its call the signal, so that it ends; and then does what it would have done all the same. */
export default defineBroken({
  plugin: bare(
    (context, services) => {
      const { http, navigation } = services as unknown as { http: Http; navigation: Navigation }
      const go = (): void => navigation.navigate('/m/home')
      void http.call(ask, { signal: context.signal }).then(go, go)
    },
    { requires: { http: HTTP, navigation: NAVIGATION } },
  ),
})
