import {
  type ContextOf,
  type Disposer,
  isHomePath,
  navigated,
  type PopUp,
  type PopUpContext,
  type PopUpResult,
  popUps,
  type ServicesOf,
} from '@foyer/sdk'
import { gameLaunched } from '../../games/contract.ts'
import { formInUse } from '../../site/contract/form-in-use.ts'
import { depositArrived } from '../../wallet/contract/counts.ts'
import { DAY_MS, OFFER_DELAY_MS } from './constants.ts'
import { getPushControl } from './get-push-control.ts'
import type { manifest } from './manifest.ts'
import { type OfferDecision, offerDecision, type OfferMoment } from './offer-decision.ts'
import type { openPermission } from './open-permission.tsx'
import { permissionNow } from './push-support.ts'
import { type MemberMoment, MOMENT, REFUSALS } from './stored-keys.ts'

/** Where, whom and when. */
type OfferPlace = Pick<PopUpContext, 'path' | 'member' | 'now'>

/** Asks the player for permission after a game or a deposit, on a calm screen (OV-18); at home in the queue of pop-ups (OV-30). */
export function watchOffers(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
): void {
  const { storage, settings, logger } = context
  const { clock, navigation, session } = services
  const control = getPushControl(context, services)
  let waiting: Disposer | undefined
  let queued: Disposer | undefined

  const decide = ({ path, member, now }: OfferPlace): OfferDecision => {
    const stored = storage.get(MOMENT)
    return offerDecision({
      offered: settings.offer,
      support: control.support,
      permission: permissionNow(),
      registered: control.isRegistered,
      member: member?.id,
      moment: stored?.member === member?.id ? stored?.moment : undefined,
      refusedAt: member && storage.get(REFUSALS)?.[member.id],
      restMs: settings.restDays * DAY_MS,
      path,
      // The queue of the home screen waits for the form itself.
      formInUse: !isHomePath(path) && formInUse(document),
      now,
    })
  }
  const here = (): OfferPlace => ({
    path: navigation.location.get().pathname,
    member: session.current.get(),
    now: clock.now(),
  })
  /** @returns whether the plugin still runs */
  const restore = (stored: MemberMoment | undefined): boolean => {
    if (context.signal.aborted) return false
    if (stored) storage.set(MOMENT, stored)
    return true
  }
  const ask = async (open: typeof openPermission, signal?: AbortSignal): Promise<PopUpResult> => {
    const stored = storage.get(MOMENT)
    // Once after each: whatever the player does with it.
    storage.remove(MOMENT)
    try {
      if ((await open(context, services, 'prompt', signal)) !== 'left') return 'seen'
      // Withdrawn before an answer: the question is asked on the next calm screen.
      if (restore(stored)) look()
    } catch (error) {
      // Not at once again: the next screen tries.
      if (restore(stored)) logger.warn('PU-OFFER: the question for messages could not be opened', error)
    }
    return 'withdrawn'
  }
  const popUp: PopUp = {
    key: 'push-permission',
    priority: 'prompt',
    // It is contributed after the delay.
    delayMs: () => 0,
    async decide(place) {
      const decision = decide(place)
      if (decision.kind === 'skip') return decision
      const { openPermission: open } = await import('./open-permission.tsx')
      return {
        kind: 'show',
        // It may have waited, and the player has turned messages on meanwhile.
        open: async () => (decide(here()).kind === 'skip' ? 'withdrawn' : ask(open, place.signal)),
        reason: `after a ${decision.moment}`,
      }
    },
  }
  const offer = (): void => {
    const place = here()
    const decision = decide(place)
    if (decision.kind === 'skip') return logger.debug(`messages are not offered: ${decision.reason}`)
    if (isHomePath(place.path)) return void (queued = context.contribute(popUps, popUp))
    void askHere().catch((error: unknown) =>
      logger.warn('PU-OFFER: the question for messages could not be fetched', error),
    )
  }
  async function askHere(): Promise<void> {
    const { openPermission: open } = await import('./open-permission.tsx')
    const now = here()
    if (context.signal.aborted || isHomePath(now.path) || decide(now).kind === 'skip') return
    await ask(open)
  }
  function look(): void {
    void waiting?.()
    void queued?.()
    queued = undefined
    waiting = storage.get(MOMENT) && context.timeout(offer, OFFER_DELAY_MS)
  }
  const note = (moment: OfferMoment): void => {
    const member = session.current.get()?.id
    if (member === undefined) return
    storage.set(MOMENT, { member, moment })
    look()
  }
  context.on(gameLaunched, () => note('game'))
  context.on(depositArrived, () => note('deposit'))
  context.on(navigated, look)
  context.defer(session.current.subscribe(look))
  // Back from a game, the browser shows the page as it was left.
  addEventListener('pageshow', look)
  context.defer(() => removeEventListener('pageshow', look))
  look()
}
