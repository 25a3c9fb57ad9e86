import { contribute, definePlugin, HOME_PATH, HTTP, plugin, routes, SESSION } from '@foyer/sdk'
import { settingsRows } from '../contract.ts'

/** Members' feedback to the merchant: the screen /m/feedback, and its row in the settings (RT-18). */
export const manifest = definePlugin({
  id: 'site.feedback',
  version: '1.0.0',
  sdk: '^1',
  title: 'Feedback',
  requires: { http: HTTP, session: SESSION },
  contributes: [
    contribute(routes, {
      path: '/m/feedback',
      access: 'member',
      guestRedirect: HOME_PATH,
      component: 'FeedbackScreen',
      skeleton: 'form',
    }),
    contribute(settingsRows, { component: 'FeedbackLink' }),
  ],
  texts: true,
})

export default plugin(manifest, () => import('./feedback-screen.tsx'))
