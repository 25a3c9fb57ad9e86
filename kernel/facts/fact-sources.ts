import {
  type AnyManifest,
  type Device,
  DEVICE,
  type Logger,
  LOGGER,
  type Session,
  SESSION,
  type Site,
  SITE,
  type Store,
} from '@foyer/sdk'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import { BAKED } from '../profile/baked.ts'
import { deviceFacts, memberFacts, sessionFacts, type SiteAnswer, siteFacts } from './build-facts.ts'
import { FACTS, type FactStore } from './fact-store.ts'
import { statusSettings } from './status-settings.ts'

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
    @inject(BAKED) private readonly baked: Pick<BakedPage, 'facts'>,
    @inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  /**
   * Boot calls it once, after `session.publish()` and before `facts.unfreeze()`, so that all changes are one
   * step.
   *
   * @param manifests those that are known now: they name the settings that a status may give
   * @returns applies the status's settings again, to manifests that have been registered since
   */
  start(manifests: () => Iterable<AnyManifest>): () => void {
    const { facts, session, site } = this
    const reported = new Set<string>()
    const onSession = (): void => {
      const info = session.current.get()
      facts.patch({ ...sessionFacts(info), ...memberFacts(info) })
    }
    const onAnswer = (): void => {
      const answer = site.answer.get()
      if (!answer) return
      const { status, fresh } = answer
      const { settings, problems } = statusSettings({
        status,
        profile: this.baked.facts.setting ?? {},
        manifests: manifests(),
        origin: globalThis.location?.origin ?? '',
      })
      facts.patch(siteFacts({ ...status, settings }, fresh))
      // Once each: a status comes every few minutes.
      for (const problem of problems) if (!reported.has(problem)) this.logger.warn(problem)
      for (const problem of problems) reported.add(problem)
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
    return onAnswer
  }
}
