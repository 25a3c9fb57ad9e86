import { type Activate, type ChatDevice, chatProviders } from '@foyer/sdk'
import type { manifest } from './manifest.ts'

const DEVICES: readonly ChatDevice[] = ['camera', 'microphone']

/** Only a page that shows posts anything. */
const isReady = (): boolean => true

/** The endpoints are fetched with the first call: guests load this module too, and make none. */
export const activate: Activate<typeof manifest> = (context, { http }) => {
  const { cameraPage, tellsReady } = context.settings
  context.contribute(chatProviders, {
    kind: 'conversation',
    key: 'CBS',
    label: 'name',
    audience: 'member',
    async countUnread(signal) {
      const { getUnreadCount } = await import('./endpoints.ts')
      return http.call(getUnreadCount, { signal, alert: false })
    },
    async open({ visitor, headerColor, signal }) {
      const { launchChat } = await import('./endpoints.ts')
      const body = { headerColor, language: visitor.language }
      const url = await http.call(launchChat, { body, signal, alert: false })
      const seen = cameraPage !== undefined && new URL(cameraPage).origin === new URL(url).origin
      return { kind: 'page', url, ...(seen && { allow: DEVICES }), ...(tellsReady && { isReady }) }
    },
  })
}
