import { CodedError, type ContextOf, createStore, type ServicesOf, type Store } from '@foyer/sdk'
import { isPushRecord } from '../contract/push-record.ts'
import type { Push, PushState } from '../contract/push.ts'
import type { manifest } from './manifest.ts'
import { type PushConfig, readPushConfig } from './push-config.ts'
import type { PushRegistration } from './push-registration.ts'
import { type PushAction, pushState } from './push-state.ts'
import { browserParts, permissionNow, pushSupport, type PushSupport } from './push-support.ts'
import { BINDING, LEAVING, REGISTRATION } from './stored-keys.ts'

type Context = ContextOf<typeof manifest>
type Services = ServicesOf<typeof manifest>

/**
 * Whether this browser gets messages, in every tab. Small, since it runs for every player: what registers and binds is fetched
 * when the player asks for messages, or has a registration.
 */
export class PushControl implements Push {
  readonly #context: Context
  readonly #services: Services
  readonly #state = createStore<PushState>({ step: 'off' })
  #config: PushConfig | undefined
  #registration: Promise<PushRegistration> | undefined

  constructor(context: Context, services: Services) {
    this.#context = context
    this.#services = services
    const result = readPushConfig(context.settings)
    if ('config' in result) this.#config = result.config
    else context.logger.error(new CodedError('PU-CONFIG', { missing: result.missing }))
  }

  get state(): Store<PushState> {
    return this.#state
  }

  /** Whether the merchant has set messages up completely (VA-13). */
  get isSetUp(): boolean {
    return this.#config !== undefined
  }

  get support(): PushSupport {
    return pushSupport(browserParts(), this.#services.device)
  }

  get isRegistered(): boolean {
    return isPushRecord(this.#context.storage.get(REGISTRATION))
  }

  /** Follows the session and the other tabs. */
  start(): void {
    if (!this.isSetUp) return
    const context = this.#context
    const { reachability, session } = this.#services
    const { current, known } = session
    const look = (): void => this.#look()
    let member = current.get()?.id
    context.defer(
      current.subscribe(() => {
        const before = member
        member = current.get()?.id
        if (member !== before) this.forgetFailure()
        look()
      }),
    )
    context.defer(known.subscribe(look))
    context.defer(reachability.onReturn(look))
    const find = ({ key }: StorageEvent): void => {
      if (key === REGISTRATION.name) this.#find()
    }
    addEventListener('storage', find)
    context.defer(() => removeEventListener('storage', find))
    look()
  }

  async enable(): Promise<PushState> {
    if (!this.#dispatch({ type: 'start' })) return this.#state.get()
    const { support } = this
    // At once: a browser asks its own question only within the player's tap.
    const asking = support === 'supported' ? Notification.requestPermission() : undefined
    try {
      const [{ enablePush }, registration] = await Promise.all([import('./enable-push.ts'), this.#load()])
      this.#dispatch(await enablePush({ support, asking, registration }))
    } catch (error) {
      await this.#fail(error)
    }
    return this.#state.get()
  }

  async disable(): Promise<PushState> {
    if (!this.#dispatch({ type: 'start' })) return this.#state.get()
    try {
      await (await this.#load())?.remove()
      this.#dispatch({ type: 'done', on: false })
    } catch (error) {
      await this.#fail(error)
    }
    return this.#state.get()
  }

  /** A failure is of one member, and of one sheet: the next begins anew (ER-12). */
  forgetFailure(): void {
    this.#dispatch({ type: 'forget' })
  }

  /** Whether there is anything to bring in line; most players have nothing, and load nothing. */
  #look(): void {
    this.#find()
    const { storage, logger, signal } = this.#context
    if (!this.#services.session.known.get()) return
    const stored = [storage.get(REGISTRATION), storage.get(BINDING), storage.get(LEAVING)]
    if (stored.every((value) => value === undefined)) return
    this.#load()
      .then((registration) => registration?.sync())
      .then(() => signal.aborted || this.#find())
      .catch(
        (error: unknown) =>
          signal.aborted || logger.warn('the registration could not be looked after', error),
      )
  }

  #find(): void {
    this.#dispatch({ type: 'found', on: this.isRegistered && permissionNow() === 'granted' })
  }

  async #load(): Promise<PushRegistration | undefined> {
    const config = this.#config
    if (!config) return undefined
    const load = async (): Promise<PushRegistration> => {
      const { PushRegistration: Registration } = await import('./push-registration.ts')
      return new Registration(this.#context, this.#services, config)
    }
    this.#registration ??= load()
    this.#registration.catch(() => (this.#registration = undefined))
    return this.#registration
  }

  async #fail(error: unknown): Promise<void> {
    const { pushFailure } = await import('./push-failure.ts').catch(() => ({ pushFailure: undefined }))
    const failure = pushFailure?.(error) ?? { key: 'error_network', code: 'network' }
    this.#dispatch({ type: 'fail', on: this.isRegistered, failure })
  }

  /** Whether the state has changed. */
  #dispatch(action: PushAction): boolean {
    if (this.#context.signal.aborted) return false
    const before = this.#state.get()
    const next = pushState(before, action)
    if (next !== before) this.#state.set(next)
    return next !== before
  }
}
