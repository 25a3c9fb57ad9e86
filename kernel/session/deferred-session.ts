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
 * The session of a page from its start: a guest's, because pages are baked for guests. Its service is loaded
 * after hydration (`provide`).
 */
export class DeferredSession implements Session {
  /** The provided service writes it. */
  readonly current = createStore<SessionInfo | undefined>(undefined)
  readonly known = createStore(false)
  readonly #deferred = new DeferredService<SessionService>()

  /** @param report receives what an early login throws */
  provide(service: SessionService, report: (error: unknown) => void): void {
    this.#deferred.provide(service, report)
  }

  /** No automatic login before the tab's stored session is known. */
  get autoLogin(): AutoLogin {
    return this.#deferred.current?.autoLogin ?? 'off'
  }
  /** See `SessionService.start`; waits until the service is provided. */
  start(info: SessionInfo): void {
    this.#deferred.run((service) => service.start(info))
  }
  /** Before the service is provided there is no session to correct or end. */
  update(part: SessionUpdate): void {
    this.#deferred.current?.update(part)
  }
  end(reason: SessionEnd): void {
    this.#deferred.current?.end(reason)
  }
}
