import {
  CaptchaError,
  type CaptchaEvents,
  type CaptchaFailure,
  type CaptchaOptions,
  type CaptchaProvider,
} from '@foyer/sdk'

/** What the box of a fake vendor does when it is opened: waits for the test, or ends at once. */
type Behavior = 'stays open' | 'passes' | 'closes'

/** A captcha vendor that a test or a story controls. `failure`: its box does not load. */
export function fakeCaptchaProvider(behavior: Behavior = 'stays open', failure?: CaptchaFailure) {
  const starts: CaptchaOptions[] = []
  const calls: string[] = []
  let events: CaptchaEvents | undefined
  const fields = { geetestValidateV4: '{"pass_token":"t"}' }
  const passes = (): void => events?.passed(fields)
  const closes = (): void => events?.closed()
  const provider: CaptchaProvider = {
    key: 'fake',
    scenes: ['login', 'sms', 'register'],
    async start(options, given) {
      starts.push(options)
      events = given
      if (failure) throw new CaptchaError(failure)
      return {
        open() {
          calls.push('open')
          if (behavior === 'passes') passes()
          if (behavior === 'closes') closes()
        },
        reset: () => void calls.push('reset'),
      }
    },
  }
  return {
    provider,
    starts,
    calls,
    fields,
    passes,
    closes,
    fails: (why: CaptchaFailure) => events?.failed(why),
  }
}
