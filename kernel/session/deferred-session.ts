import {
  type AutoLogin,
  createStore,
  type Session,
  type SessionEnd,
  type SessionInfo,
  type SessionUpdate,
} from '@foyer/sdk'
import { DeferredService } from '../deferred/deferred-service.ts'
import type { SessionService } from './session-service.ts'

/**
 * The session of a page from its start on: a guest's, as pages are baked. What reads and changes it comes after hydration
 * (`provide`).
 */
export class DeferredSession implements Session {
  /** Written by the service that is provided. */
  readonly current = createStore<SessionInfo | undefined>(undefined)
  readonly #deferred = new DeferredService<SessionService>()

  provide(service: SessionService): void {
    this.#deferred.provide(service)
  }

  /** Nobody may log in by itself before it is known what the tab has stored. */
  get autoLogin(): AutoLogin {
    return this.#deferred.current?.autoLogin ?? 'off'
  }
  /** See `SessionService.begin`; before the service is there it waits for it. */
  start(info: SessionInfo): void {
    this.#deferred.run((service) => service.start(info))
  }
  /** There is nothing to correct or to end before the service is there. */
  update(part: SessionUpdate): void {
    this.#deferred.current?.update(part)
  }
  end(reason: SessionEnd): void {
    this.#deferred.current?.end(reason)
  }
}
