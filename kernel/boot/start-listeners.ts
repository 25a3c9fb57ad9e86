import { ignoreRepeatedTaps } from '../overlays/repeated-taps.ts'
import { answerOtherTabs } from '../session/answer-other-tabs.ts'
import { tellSessionEnded } from '../session/tell-session-ended.ts'
import type { Kernel } from './kernel.ts'

/** Starts what every page listens to, but none needs before its first second is over. */
export function startListeners(kernel: Kernel): void {
  ignoreRepeatedTaps(window)
  tellSessionEnded(kernel)
  answerOtherTabs(kernel.baked.merchant.code, kernel.session)
}
