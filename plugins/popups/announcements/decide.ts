import { anySignal, type ContextOf, type PopUpContext, type PopUpDecision, type ServicesOf } from '@foyer/sdk'
import { loadAnnouncements } from './load-announcements.ts'
import type { manifest } from './manifest.ts'
import { ownerOf, storedState } from './player-states.ts'
import { shouldShow } from './should-show.ts'

/** Fetches the announcements, and decides whether they pop up (ST-19). The code that shows them is fetched only then. */
export async function decide(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
  { member, now, signal }: PopUpContext,
): Promise<PopUpDecision> {
  const { logger, storage } = context
  const ended = anySignal(signal, context.signal)
  let list
  try {
    list = await loadAnnouncements(context, services, member, ended)
  } catch (error) {
    if (!ended.aborted) logger.warn('AN-LIST: the announcements could not be loaded', error)
    return { kind: 'skip', reason: 'the announcements could not be loaded' }
  }
  const owner = ownerOf(member)
  const decision = shouldShow(storedState(storage, owner), list, now, member)
  if (decision.kind === 'skip') return decision
  try {
    const { openPopUp } = await import('./open-pop-up.tsx')
    return { kind: 'show', open: () => openPopUp(context, services, { ...decision, owner, signal }) }
  } catch (error) {
    logger.warn('AN-OPEN: the code of the announcements could not be fetched', error)
    return { kind: 'skip', reason: 'the code could not be fetched' }
  }
}
