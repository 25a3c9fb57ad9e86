import type { Device, Session, Site, Store } from '@foyer/sdk'
import { DEVICE, SESSION, SITE } from '@foyer/sdk'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'
import { deviceFacts, memberFacts, sessionFacts, type SiteAnswer, siteFacts } from './build-facts.ts'
import type { FactStore } from './fact-store.ts'
import { FACTS } from './fact-store.ts'

/** Facts that have not arrived after this time are off, so that no gate waits for ever. */
export const PENDING_LIMIT_MS = 10_000

/**
 * Updates the facts from session, site and device. Consent is as the page was baked until the plugin that
 * asks the player patches it.
 */
@injectable()
export class FactSources {
  constructor(
    @inject(FACTS) private readonly facts: FactStore,
    @inject(SESSION) private readonly session: Session,
    @inject(SITE)
    private readonly site: Pick<Site, 'state'> & { readonly answer: Store<SiteAnswer | undefined> },
    @inject(DEVICE) private readonly device: Device,
  ) {}

  /**
   * Boot calls it once, after `session.publish()` and before `facts.unfreeze()`, so that all changes are one
   * step.
   */
  start(): void {
    const { facts, session, site } = this
    const onSession = (): void => {
      const info = session.current.get()
      facts.patch({ ...sessionFacts(info), ...memberFacts(info) })
    }
    const onAnswer = (): void => {
      const answer = site.answer.get()
      if (answer) facts.patch(siteFacts(answer.status, answer.fresh))
    }
    const onState = (): void => {
      if (site.state.get() === 'failed') facts.closePending()
    }

    facts.patch(deviceFacts(this.device))
    onSession()
    onAnswer()
    onState()
    session.current.subscribe(onSession)
    site.answer.subscribe(onAnswer)
    site.state.subscribe(onState)
    setTimeout(() => facts.closePending(), PENDING_LIMIT_MS)
  }
}
