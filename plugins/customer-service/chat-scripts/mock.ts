import { defineMock, success } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'

const SCRIPTS = defineChoice({
  name: 'chat-scripts',
  group: 'service',
  label: 'Scripts of customer service',
  otherwise: 'None',
  choices: { mixed: 'LiveChat’s, code, and one of a strange host' },
})

/** The scripts of customer service at the mock gateway. */
export default defineMock<object>({
  id: 'customer-service.chat-scripts',
  scenarios: [SCRIPTS],
  initial: () => ({}),
  routes: [
    {
      id: 'chat-scripts.list',
      method: 'GET',
      path: '/wps/relay/WPSCORE_getCustomerServiceScript',
      reply: ({ world }) =>
        success({
          scripts:
            SCRIPTS.of(world) === 'mixed'
              ? [
                  'https://cdn.livechatinc.com/tracking.js',
                  'window.chatCodeRan = true',
                  '<script>window.chatCodeRan = true</script>',
                  'https://strange.example/chat.js',
                ]
              : [],
        }),
    },
  ],
})
