import type { Page } from '@playwright/test'

/** Ids of the page's plugins that have failed, or are quarantined, as it tells an inspector. */
export const brokenPlugins = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const channel = new BroadcastChannel('foyer-inspection')
        channel.onmessage = ({ data }) => {
          if (data.answer !== 'plugins') return
          channel.close()
          const plugins = data.plugins as { id: string; chain: { state: string; quarantined?: boolean }[] }[]
          resolve(
            plugins
              .filter(({ chain: [own] }) => own?.state === 'failed' || own?.state === 'quarantined')
              .map(({ id }) => id),
          )
        }
        channel.postMessage({ ask: 'plugins' })
      }),
  )
