import { type CaptchaOutcome, captchaProviders, captchaRequested } from '../../../contracts/captcha.ts'
import { START_TIMEOUT_MS } from '../../../forms/form-captcha.ts'
import { isRecord } from '../../plugin-parts.ts'
import { onceClosed, onForm, startBox, withVendor } from '../captcha-trial.ts'
import type { Rule } from '../rule.ts'

const SCENES: ReadonlySet<unknown> = new Set(['login', 'sms', 'register'])

const expectKind = (outcome: CaptchaOutcome | string, kind: CaptchaOutcome['kind']): readonly string[] => {
  if (typeof outcome === 'string') return [outcome]
  return outcome.kind === kind ? [] : [`verify gives ${outcome.kind}, not ${kind}`]
}

/** OV-25, ST-18, VA-02 to VA-05, ER-13. What `FormCaptcha` does for every provider has no rule here. */
export const CAPTCHA_RULES: readonly Rule[] = [
  {
    id: 'captcha-waits-to-be-wanted',
    statement: 'starts with `captchaRequested`, serves known scenes, and loads nothing before a form asks',
    check: (subject) =>
      subject.whileActive({}, async (trial) => {
        const { activateOn: activate } = subject.manifest
        const wrong = trial
          .contributions(captchaProviders)
          .flatMap(({ key, scenes }) => [
            ...(/^[a-z][\w-]*$/.test(key) ? [] : [`key: ${key}`]),
            ...(scenes.length > 0 && scenes.every((scene) => SCENES.has(scene))
              ? []
              : [`scenes: ${scenes.join(', ')}`]),
          ])
        const wanted = isRecord(activate) && activate['id'] === captchaRequested.id
        const loaded = trial.scripts.map((url) => `activate loads ${url}`)
        await trial.stop()
        return [
          ...wrong,
          ...(wanted ? [] : ['the manifest does not activate on captchaRequested']),
          ...loaded,
        ]
      }),
  },
  {
    id: 'captcha-loads',
    statement: 'resolves `start` with a box that the form can open, and reports nothing before that',
    check: (subject) =>
      withVendor(subject, 'works', async (scene) => {
        const start = startBox(scene)
        if (!(await start.ends())) return ['start never ends']
        const early = start.reports.map((report) => `reports ${report} before the box opens`)
        start.close()
        if (start.fault !== undefined) return [`start rejects: ${start.fault}`, ...early]
        const box: unknown = start.box
        if (!isRecord(box) || typeof box['open'] !== 'function') return ['the box has no `open`', ...early]
        const odd = ['reset', 'destroy'].filter(
          (name) => box[name] !== undefined && typeof box[name] !== 'function',
        )
        return [...odd.map((name) => `\`${name}\` is not a function`), ...early]
      }),
  },
  {
    id: 'captcha-passes',
    statement: 'passes with a proof that has a text in at least one field',
    check: (subject) =>
      onForm(subject, async ({ vendor, play }) => {
        const outcome = await play(() => vendor.pass())
        if (typeof outcome === 'string' || outcome.kind !== 'passed') return expectKind(outcome, 'passed')
        const values: readonly unknown[] = Object.values(outcome.proof.fields)
        return values.some((value) => typeof value === 'string' && value !== '')
          ? []
          : ['no field of the proof has a text']
      }),
  },
  {
    id: 'captcha-closes',
    statement: 'reports `closed` where the player closes the box, which can then open again',
    check: (subject) =>
      onForm(subject, async ({ vendor, play }) => [
        ...expectKind(await play(() => vendor.close()), 'closed'),
        ...expectKind(await play(() => vendor.close()), 'closed').map((line) => `the second time: ${line}`),
      ]),
  },
  {
    id: 'captcha-fails-with-code',
    statement: 'reports `failed` with the vendor’s own code',
    check: (subject) =>
      onForm(subject, async ({ vendor, play }) => {
        const outcome = await play(() => vendor.fail('60500'))
        if (typeof outcome === 'string' || outcome.kind !== 'failed') return expectKind(outcome, 'failed')
        const { code } = outcome.failure
        return code === '60500' ? [] : [`the code is ${code}, not 60500`]
      }),
  },
  {
    id: 'captcha-retries-anew',
    statement:
      'rejects `start` with the reason network where its script is blocked, and fetches it again at the next start',
    check: (subject) =>
      onForm(
        subject,
        async ({ trial, captcha, arrive, reaches }) => {
          // A moment before the form itself gives up.
          const stuck = await reaches('error', START_TIMEOUT_MS - 1)
          const state = captcha.state.get()
          if (state.kind !== 'error') return stuck
          const asked = trial.scripts.length
          arrive()
          captcha.retry()
          const recovered = await reaches('waiting')
          return [
            ...(state.failure.reason === 'network' ? [] : [`the reason is ${state.failure.reason}`]),
            ...(state.failure.code ? [] : ['the failure has no code']),
            ...(trial.scripts.length > asked ? [] : ['the next start asks for no script']),
            ...recovered.map((line) => `after a retry it ${line}`),
          ]
        },
        'fails',
      ),
  },
  {
    id: 'captcha-resets',
    statement: 'gives a new proof after a reset, and not without the player',
    check: (subject) =>
      onForm(subject, async ({ captcha, vendor, reaches, play }) => {
        const first = await play(() => vendor.pass())
        if (typeof first === 'string' || first.kind !== 'passed') return [] // captcha-passes reports it
        captcha.reset()
        const wrong = await reaches('waiting')
        if (wrong.length > 0) return wrong.map((line) => `after a reset it ${line}`)
        const second = await play(() => vendor.pass())
        return expectKind(second, 'passed').map((line) => `after a reset: ${line}`)
      }),
  },
  {
    id: 'captcha-goes-with-form',
    statement: 'ends its start and leaves nothing in the page where the form closes, at any moment',
    check: (subject) =>
      onceClosed(subject, ({ ended, left }) => [...(ended ? [] : ['start never ends']), ...left]),
  },
  {
    id: 'captcha-destroys',
    statement: 'destroys its box without an error: unopened, open, or ready too late',
    check: (subject) =>
      onceClosed(subject, ({ fault }) => (fault === undefined ? [] : [`destroy throws ${fault}`])),
  },
]
