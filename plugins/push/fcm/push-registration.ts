import { CodedError, type ContextOf, type Disposer, failureKind, randomId, type ServicesOf } from '@foyer/sdk'
import { isSilentFailure } from '../../site/contract/is-silent-failure.ts'
import { lockTabs } from '../../site/contract/lock-tabs.ts'
import { pauseIn } from '../../site/contract/pause-in.ts'
import { isPushRecord, type PushRecord } from '../contract/push-record.ts'
import { REFRESH_MS, SERVICE_TIMEOUT_MS, STEPS_MAX, TOPIC_ALL } from './constants.ts'
import { bindPush, subscribePush, unsubscribePush } from './endpoints.ts'
import type { FcmMessaging } from './fcm-messaging.ts'
import { makeRecord } from './make-record.ts'
import type { manifest } from './manifest.ts'
import { nextStep, type SyncFacts, type SyncStep } from './next-step.ts'
import type { PushConfig } from './push-config.ts'
import { pushFailure } from './push-failure.ts'
import { permissionNow } from './push-support.ts'
import { tellService } from './registrations-service.ts'
import { BINDING, LEAVING, REGISTRATION } from './stored-keys.ts'
import { currentEndpoint, workerRegistration } from './worker-registration.ts'

type Context = ContextOf<typeof manifest>
type Services = ServicesOf<typeof manifest>

/** Failures after which the gateway may be asked again: it has not answered. */
const UNANSWERED: readonly string[] = ['offline', 'network', 'timeout', 'aborted', 'new-build']

/** Keeps registration, gateway and stored record in line (ST-11, VA-13, CO-10): one tab at a time. */
export class PushRegistration {
  readonly #context: Context
  readonly #services: Services
  readonly #config: PushConfig
  readonly #pause
  readonly #lock
  #messaging: Promise<FcmMessaging> | undefined
  #refresh: Disposer | undefined

  constructor(context: Context, services: Services, config: PushConfig) {
    this.#context = context
    this.#services = services
    this.#config = config
    const { id: name, storage, signal } = context
    const now = (): number => services.clock.now()
    this.#pause = pauseIn(context)
    this.#lock = lockTabs({ name, storage, now, pause: this.#pause, signal, owner: randomId() })
    context.defer(() => void this.#messaging?.then((one) => one.close()).catch(() => undefined))
  }

  /** Does what is due. Never rejects. @returns whether everything is in line now */
  async sync(): Promise<boolean> {
    let done = false
    try {
      await this.#lock(async () => {
        done = await this.#doSteps()
      })
    } catch (error) {
      if (!this.#context.signal.aborted) this.#context.logger.error(error)
    }
    return done
  }

  /** Registers the browser, and binds it to the member. Rejects with Firebase's codes. @returns whether it is bound */
  async register(): Promise<boolean> {
    let failure: unknown
    await this.#lock(async () => {
      failure = await this.#makeRecord('POST').then(
        () => undefined,
        (error: unknown) => error ?? new Error('unknown'),
      )
    })
    if (failure !== undefined) {
      this.#report(failure)
      throw failure
    }
    return this.sync()
  }

  /** Ends the registration: at the gateway, the push service and the browser. Rejects where the browser keeps its subscription. */
  async remove(): Promise<void> {
    let failure: unknown
    await this.#lock(async () => {
      const { storage } = this.#context
      const record = storage.get(REGISTRATION)
      const binding = storage.get(BINDING)
      if (binding) await this.#unsubscribe(binding.token)
      await this.#endSubscription().catch((error: unknown) => (failure = error))
      if (failure !== undefined) return
      storage.remove(REGISTRATION)
      if (isPushRecord(record)) await this.#tellService('DELETE', record)
    })
    if (failure === undefined) return
    this.#report(failure)
    throw failure
  }

  async #doSteps(): Promise<boolean> {
    this.#refresh?.()
    for (let count = 0; count < STEPS_MAX; count++) {
      const step = nextStep(await this.#facts())
      if (step.step === 'none') {
        this.#schedule()
        return true
      }
      if (!(await this.#perform(step))) return false
    }
    return false
  }

  async #facts(): Promise<SyncFacts> {
    const { storage } = this.#context
    const record = storage.get(REGISTRATION)
    const endpoint = isPushRecord(record) ? await currentEndpoint() : undefined
    return {
      record,
      binding: storage.get(BINDING),
      leaving: storage.get(LEAVING),
      member: this.#services.session.current.get()?.id,
      permission: permissionNow(),
      endpoint: endpoint === 'unknown' && isPushRecord(record) ? record.endpoint : endpoint,
      now: this.#services.clock.now(),
    }
  }

  /** Whether the step was taken; `false`: it is tried again another time. */
  async #perform(step: Exclude<SyncStep, { readonly step: 'none' }>): Promise<boolean> {
    switch (step.step) {
      case 'unsubscribe':
        return this.#unsubscribe(step.token)
      case 'bind':
      case 'subscribe':
        return this.#bind(step)
      case 'drop': {
        const { storage } = this.#context
        const record = storage.get(REGISTRATION)
        storage.remove(REGISTRATION)
        if (isPushRecord(record)) await this.#tellService('DELETE', record)
        return true
      }
      case 'register':
        this.#context.logger.warn('PU-RECORD: the stored registration is damaged, and is made anew')
        this.#context.storage.remove(REGISTRATION)
        return this.#renew('POST')
      default:
        return this.#renew('PATCH')
    }
  }

  /** The member is out of the stored binding at once, whatever becomes of the call (ST-32). */
  async #unsubscribe(token: string): Promise<boolean> {
    const { storage, logger } = this.#context
    storage.set(LEAVING, token)
    storage.remove(BINDING)
    const body = { registrationToken: token, unsubscribeAll: true } as const
    try {
      await this.#services.http.call(unsubscribePush, { body, alert: false, keepalive: true })
    } catch (error) {
      if (UNANSWERED.includes(failureKind(error))) return false
      if (!isSilentFailure(error)) logger.warn('PU-UNSUBSCRIBE: the gateway refused to unsubscribe', error)
    }
    storage.remove(LEAVING)
    return true
  }

  async #bind({ step, token, member }: Extract<SyncStep, { readonly member: string }>): Promise<boolean> {
    const { storage, logger, signal } = this.#context
    const { http } = this.#services
    const options = { alert: false, signal } as const
    try {
      if (step === 'bind') {
        storage.set(BINDING, { member, token, state: 'asked' })
        await http.call(bindPush, { body: { registrationToken: token }, ...options })
      } else
        await http.call(subscribePush, { body: { registrationToken: token, topic: TOPIC_ALL }, ...options })
    } catch (error) {
      if (!isSilentFailure(error)) logger.warn('PU-BIND: the gateway did not bind the registration', error)
      return false
    }
    storage.set(BINDING, { member, token, state: step === 'bind' ? 'bound' : 'subscribed' })
    return true
  }

  async #renew(method: 'POST' | 'PATCH'): Promise<boolean> {
    try {
      await this.#makeRecord(method)
      return true
    } catch (error) {
      this.#report(error)
      return false
    }
  }

  async #makeRecord(method: 'POST' | 'PATCH'): Promise<void> {
    const { storage, settings } = this.#context
    const before = storage.get(REGISTRATION)
    const registration = await workerRegistration(this.#pause)
    const token = await (await this.#load(registration)).token()
    const subscription = await registration.pushManager.getSubscription()
    const { vapidKey } = settings
    const now = this.#services.clock.now()
    const record =
      subscription && makeRecord(token, subscription, { scope: registration.scope, vapidKey, now })
    if (!isPushRecord(record))
      throw Object.assign(new Error('the browser gave no whole subscription'), {
        code: 'messaging/token-subscribe-no-token',
      })
    storage.set(REGISTRATION, record)
    const isOther = isPushRecord(before) && before.token !== token
    if (isOther) await this.#tellService('DELETE', before)
    await this.#tellService(isOther ? 'POST' : method, record)
  }

  async #endSubscription(): Promise<void> {
    const registration = await workerRegistration(this.#pause)
    const ending = this.#load(registration).then((messaging) => messaging.remove())
    await ending.catch((error: unknown) => this.#report(error))
    // Firebase keeps it where its own call fails: without it no message arrives in any case.
    const subscription = await registration.pushManager.getSubscription()
    if (subscription && !(await subscription.unsubscribe()))
      throw Object.assign(new Error('the browser keeps its subscription'), {
        code: 'messaging/token-unsubscribe-failed',
      })
  }

  /** The SDK is fetched by the first call. */
  #load(registration: ServiceWorkerRegistration): Promise<FcmMessaging> {
    const loading = (this.#messaging ??= import('./fcm-messaging.ts').then(({ fcmMessaging }) =>
      fcmMessaging(this.#config, registration, this.#context.settings.vapidKey),
    ))
    loading.catch(() => (this.#messaging = undefined))
    return loading
  }

  async #tellService(method: 'POST' | 'PATCH' | 'DELETE', record: PushRecord): Promise<void> {
    const { settings, logger } = this.#context
    const waiting = new AbortController()
    const stop = this.#context.timeout(() => waiting.abort(), SERVICE_TIMEOUT_MS)
    await tellService(method, record, settings, waiting.signal).catch((error: unknown) =>
      logger.warn('PU-SERVICE: the push service of the merchant did not take a registration', error),
    )
    void stop()
  }

  /** For a page that is open for days. */
  #schedule(): void {
    const record = this.#context.storage.get(REGISTRATION)
    if (!isPushRecord(record)) return
    const wait = Math.max(0, record.createTime + REFRESH_MS - this.#services.clock.now())
    this.#refresh = this.#context.timeout(() => void this.sync(), wait)
  }

  #report(error: unknown): void {
    if (this.#context.signal.aborted) return
    const { code } = pushFailure(error)
    // A network that is away is nobody's fault.
    if (code !== 'network') this.#context.logger.warn(new CodedError('PU-REGISTER', code).message)
  }
}
