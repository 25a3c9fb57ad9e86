/** What the pop-up of `kindsPlugin` shows once it is in session storage, as markup. */
export const NEWS_KEY = 'acme-news'

/**
 * A plugin of another repository with a conversation for members and a pop-up: what the SDK promises to these kinds has to
 * reach the player, whoever makes them. Its chat page is the gateway's.
 */
export const kindsPlugin = {
  id: 'acme.kinds',
  file: `
import { createElement as h } from 'react'
import { chatProviders, createStore, definePlugin, OVERLAYS, plugin, popUps } from '@foyer/sdk'
import { SafeHtml } from '@foyer/sdk/ui'

const manifest = definePlugin({
  id: 'acme.kinds', version: '1.0.0', sdk: '^1', title: 'Chat and news', activateOn: 'idle',
  requires: { overlays: OVERLAYS }, contributes: [chatProviders, popUps],
})

function activate(context, { overlays }) {
  const unread = createStore(2)
  context.contribute(chatProviders, {
    kind: 'conversation', key: 'acme', audience: 'member', unread,
    async open({ visitor }) {
      unread.set(0)
      if (sessionStorage.getItem('acme-chat') === 'down') return { kind: 'failed', code: 'CH-DOWN', message: 'All agents are busy.' }
      const url = new URL('/__gateway/service', location.origin)
      url.search = new URLSearchParams({ desk: 'acme', name: visitor.name })
      return { kind: 'page', url: url.href }
    },
  })
  let seen = false
  context.contribute(popUps, {
    key: 'acme', priority: 'announcement', delayMs: () => 100,
    decide({ signal }) {
      const news = sessionStorage.getItem('${NEWS_KEY}')
      if (!news || seen) return { kind: 'skip', reason: 'no news' }
      return { kind: 'show', open: async () => {
        const { closed, close } = overlays.open(
          ({ close }) => h('div', { style: { padding: '1rem' } },
            h('h2', null, 'News'),
            h(SafeHtml, { html: news, onFollow: () => close('read') }),
            h('button', { type: 'button', onClick: () => close() }, 'Got it')),
          { label: 'News', priority: 'announcement' })
        signal.addEventListener('abort', close)
        // A link that was followed has closed it before the player left.
        if ((await closed) !== 'read' && signal.aborted) return 'withdrawn'
        seen = true
        return 'seen'
      } }
    },
  })
}
export default plugin(manifest, async () => ({ activate }))
`,
} as const
