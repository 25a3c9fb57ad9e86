import { type CaptchaEvents, captchaProviders } from '../../contracts/captcha.ts'
import { chatProviders } from '../../contracts/chat.ts'
import { popUps } from '../../contracts/pop-up.ts'
import { trackingDestinations } from '../../contracts/tracking.ts'
import { destroyBox } from './destroy-box.ts'
import { popUpContext, trackingEvent, VISITOR } from './samples.ts'
import type { Trial } from './trial.ts'

const AFTERWARDS_MS = 5_000
const IGNORED: CaptchaEvents = { passed: () => {}, closed: () => {}, failed: () => {} }

/** Uses whatever a running plugin contributes, as the site would; other rules report what fails. */
export async function exercise(trial: Trial): Promise<void> {
  const { signal } = trial.context
  const quietly = async (run: () => unknown): Promise<void> => {
    await trial.completes(
      Promise.resolve()
        .then(run)
        .catch(() => undefined),
    )
  }
  for (const destination of trial.contributions(trackingDestinations)) {
    await quietly(() => destination.load?.())
    await quietly(() => destination.send(trackingEvent()))
  }
  for (const provider of trial.contributions(chatProviders)) {
    if (provider.kind === 'conversation') {
      await quietly(() => provider.open({ visitor: VISITOR, headerColor: '#112233', signal }))
    }
  }
  for (const provider of trial.contributions(captchaProviders)) {
    const container = document.createElement('div')
    const options = { scene: provider.scenes[0] ?? 'login', language: 'EN', container, signal } as const
    await quietly(async () => {
      const box = await provider.start(options, IGNORED)
      if (signal.aborted) return destroyBox(box)
      signal.addEventListener('abort', () => destroyBox(box), { once: true })
      return box.open()
    })
  }
  for (const popUp of trial.contributions(popUps)) await quietly(() => popUp.decide(popUpContext({ signal })))
  await trial.time.elapse(AFTERWARDS_MS)
}
