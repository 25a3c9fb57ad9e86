import type { SiteState, Store } from '@foyer/sdk'

/** The site's state once the gateway has answered, or has failed to. */
export const settled = (state: Store<SiteState>): Promise<SiteState> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (state.get() === 'pending') return
      void stop()
      resolve(state.get())
    }
    const stop = state.subscribe(look)
    look()
  })
