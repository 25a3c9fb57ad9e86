/** How the double of the captcha's vendor behaves; by default every attempt passes. */
export const GEETEST_BEHAVIOURS = {
  fail: 'Its own call fails after the player’s answer',
  never: 'Its script loads and never becomes ready',
  slow: 'It takes seconds for everything',
  '60204': 'Its script could not be loaded',
  '60205': 'An extra resource could not be loaded, and it never becomes ready',
} as const
export type GeetestBehaviour = keyof typeof GEETEST_BEHAVIOURS | 'success'

/** The path from which the double gets the token after the player has passed. */
export const GEETEST_TOKEN_PATH = '/__gateway/vendor/geetest/token'
/** Duration of each step of the vendor (CO-08), usually and when slow. */
const TAKES_MS = { usual: 500, slow: 2_500 } as const
/** After so long without an answer it gives up getting the token (CO-08). */
const TOKEN_TIMEOUT_MS = 10_000
/** Time until the double is ready, unless it is slow. */
const READY_MS = 60

/**
 * `GET /__gateway/vendor/gt.js` and `gt4.js`: doubles of GeeTest's scripts, with the part of the API that sites use in the
 * mode `bind`. The player passes or closes the box. Like the vendor's, a script that has failed once fails at once from
 * then on, without a call. It calls the mock gateway only.
 */
export const geetestScript = (version: 'v3' | 'v4', behaviour: GeetestBehaviour): string => `(() => {
  'use strict'
  const v4 = ${version === 'v4'}
  const behaviour = ${JSON.stringify(behaviour)}
  const takes = ${behaviour === 'slow' ? TAKES_MS.slow : TAKES_MS.usual}
  let broken = false

  const init = (config, made) => {
    const refuse = () => {
      broken = true
      if (!config.onError) throw new Error('networkError')
      config.onError(v4 ? { code: behaviour, msg: 'failed to load', desc: { detail: behaviour } } : 'networkError')
    }
    if (broken) return refuse()
    if (behaviour === 'never') return
    if (behaviour === '60204' || behaviour === '60205') return void setTimeout(refuse, ${READY_MS})
    const captcha = create(config)
    setTimeout(() => {
      made(captcha)
      setTimeout(() => captcha.say('ready'), 0)
    }, behaviour === 'slow' ? takes : ${READY_MS})
  }

  const create = (config) => {
    const handlers = {}
    let result = false
    let box
    let opener
    const on = (name) => (run) => ((handlers[name] = run), captcha)
    const say = (name, error) => handlers[name] && handlers[name](error)
    const shut = () => {
      if (!box) return
      box.remove()
      box = undefined
      if (opener) opener.focus()
    }
    const pass = async () => {
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), ${TOKEN_TIMEOUT_MS})
      const answer = await fetch(${JSON.stringify(GEETEST_TOKEN_PATH)}, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ challenge: config.challenge }),
        signal: late.signal,
      }).finally(() => clearTimeout(timer))
      const { value } = await answer.json()
      if (!value) throw new Error('no token')
      result = v4
        ? { captcha_id: config.captchaId, lot_number: 'lot', captcha_output: 'output', pass_token: value.token, gen_time: String(Math.floor(Date.now() / 1000)) }
        : { geetest_challenge: config.challenge, geetest_validate: value.token, geetest_seccode: value.token + '|jordan' }
    }
    const give = async () => {
      try {
        if (behaviour === 'fail') throw new Error('as told')
        await pass()
        shut()
        say('success')
      } catch {
        shut()
        say('error', v4 ? { code: '60101', msg: 'verify failed' } : { error_code: 'error_105', msg: 'ajax failed' })
      }
    }
    const close = () => {
      shut()
      say('close')
    }
    const show = () => {
      shut()
      box = document.createElement('div')
      box.className = 'geetest_box'
      box.setAttribute('role', 'dialog')
      box.setAttribute('aria-label', 'GeeTest')
      box.lang = 'en'
      box.style.cssText = 'position:fixed;z-index:9999;inset:50% auto auto 50%;translate:-50% -50%;inline-size:280px;max-inline-size:100vw;border-radius:12px;padding:20px;background:#fff;color:#222;color-scheme:light;font:16px/1.5 system-ui;box-shadow:0 8px 32px #0006'
      const text = document.createElement('p')
      text.style.cssText = 'margin:0 0 16px'
      text.textContent = 'Stand-in for GeeTest ' + (v4 ? 'v4' : 'v3') + ', in ' + (config.language || config.lang) + '. Are you a person?'
      const button = (label, colours, act) => {
        const made = document.createElement('button')
        made.type = 'button'
        made.textContent = label
        made.style.cssText = 'min-height:44px;padding:0 16px;margin-inline-end:8px;border-radius:8px;cursor:pointer;' + colours
        made.onclick = act
        return made
      }
      const verify = button('I am a person', 'background:#1f5fd6;color:#fff', () => {
        verify.disabled = true
        verify.textContent = 'Checking'
        setTimeout(give, takes)
      })
      box.append(text, verify, button('Close', 'background:#e6e8ee;color:#222', close))
      // Like the vendor's: a plain element at the end of the page, over everything but an open dialog.
      document.body.append(box)
      opener = document.activeElement
      verify.focus()
      box.onkeydown = (event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }
    }
    const captcha = {
      say,
      onReady: on('ready'), onNextReady: on('nextReady'), onBoxShow: on('boxShow'), onSuccess: on('success'),
      onFail: on('fail'), onError: on('error'), onClose: on('close'),
      appendTo: () => captcha,
      getValidate: () => result,
      reset: () => ((result = false), captcha),
      destroy: shut,
    }
    captcha[v4 ? 'showCaptcha' : 'verify'] = show
    return captcha
  }

  window[v4 ? 'initGeetest4' : 'initGeetest'] = init
})()
`
