import { defineMock, failure, success } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'
import { GEETEST_BEHAVIOURS, GEETEST_TOKEN_PATH, geetestScript } from '../../../mocks/pages/geetest.ts'
import { issueToken, newChallenge } from '../../../mocks/world/captcha.ts'
import type { World } from '../../../mocks/world/world.ts'

const V3_PATH = '/__gateway/vendor/gt.js'
const V4_PATH = '/__gateway/vendor/gt4.js'

const GEETEST = defineChoice({
  name: 'geetest',
  group: 'account',
  label: 'Captcha’s vendor',
  otherwise: 'As it should',
  choices: GEETEST_BEHAVIOURS,
})

const script = (version: 'v3' | 'v4', world: World): Response =>
  new Response(geetestScript(version, GEETEST.of(world) ?? 'success'), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  })

/** The challenges of version 3 (CA-13), and the vendor. */
export default defineMock({
  id: 'account.captcha-geetest',
  settings: { v3ScriptUrl: V3_PATH, v4ScriptUrl: V4_PATH },
  scenarios: [GEETEST],
  initial: () => ({}),
  routes: [
    {
      id: 'captcha-geetest.challenge',
      method: 'GET',
      path: '/wps/captcha/geetest',
      requires: { query: { t: /^\d+$/ } },
      reply: ({ world }) => success(newChallenge(world)),
    },
    {
      id: 'vendor.gt',
      method: 'GET',
      path: V3_PATH,
      reply: ({ world }) => script('v3', world),
    },
    {
      id: 'vendor.gt4',
      method: 'GET',
      path: V4_PATH,
      reply: ({ world }) => script('v4', world),
    },
    {
      id: 'vendor.geetest-token',
      method: 'POST',
      path: GEETEST_TOKEN_PATH,
      reply({ world, body }) {
        const challenge =
          typeof body === 'object' && body !== null && 'challenge' in body ? body.challenge : undefined
        const token = issueToken(world, challenge)
        return token === undefined
          ? failure('challenge.used', 'This challenge is unknown, or was used', { status: 400 })
          : success({ token })
      },
    },
  ],
})
